#pragma once

#include <memory>
#include <string>

#include "base/geometry/geometry.h"
#include "layout/frame.h"

typedef struct _cairo cairo_t;

namespace mazefolio::render {

/// Pixels as they are printed: in gray, on white.
std::string gray_png(const Picture& picture);

/// SVG pictures drawn by librsvg, each parsed once; and pixels. Other text than SVG is a WorldError.
class Pictures {
 public:
  Pictures();
  ~Pictures();
  void show(cairo_t* to, const Image& image);
  /// The size of the picture in its own units.
  Size size(const Image& image);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
