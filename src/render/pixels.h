#pragma once

#include <cstdint>

#include "base/picture.h"

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;

namespace mazefolio::render {

/// A surface to draw on, transparent at first, and its pixels.
class PixelCanvas {
 public:
  /// Throws WorldError where memory is short.
  PixelCanvas(std::uint32_t width, std::uint32_t height);
  ~PixelCanvas();
  PixelCanvas(const PixelCanvas&) = delete;
  PixelCanvas& operator=(const PixelCanvas&) = delete;

  cairo_t* context() { return context_; }
  Picture picture();

 private:
  cairo_surface_t* surface_;
  cairo_t* context_;
};

/// The part of the picture that is not transparent; 0 x 0 where all of it is.
Picture cropped_to_ink(const Picture& picture);

}  // namespace mazefolio::render
