#pragma once

#include <cstdint>
#include <string_view>

#include "base/geometry/geometry.h"
#include "base/picture.h"

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;

namespace mazefolio::render {

constexpr double usual_longest_side = 1024;
/// In pixels, of a picture that is read; more for covers, in the process that reads them.
inline double longest_side_read = usual_longest_side;
constexpr std::uint64_t most_pixels_read = 50'000'000;  ///< of a file; 200 MB while it is decoded

struct Sides {
  std::uint32_t width, height;
};
/// A size times a scale in whole pixels: from 1 to longest_side_read.
Sides sides_of(Size size, double scale);

/// Refuses a picture of more than most_pixels_read by what its head says; `format` is a word for messages.
/// Throws InputError.
void check_pixel_count(std::string_view format, std::uint32_t width, std::uint32_t height);

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

/// The pixels of an image surface, made smaller where its longer side is more than longest_side_read.
Picture picture_of(cairo_surface_t* surface);

/// Its pixels with left and right changed over; nothing else that is known of it is changed.
Picture mirrored(Picture picture);

/// The part of the picture that is not transparent; 0 x 0 where all of it is.
Picture cropped_to_ink(const Picture& picture);

}  // namespace mazefolio::render
