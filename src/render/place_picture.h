#pragma once

#include <memory>
#include <string>

#include "base/geometry/geometry.h"
#include "layout/frame.h"

typedef struct _cairo cairo_t;

namespace mazefolio::render {

/// Pixels as they are printed: in gray, on white.
std::string gray_png(const Picture& picture);

/// How a PDF holds pictures: as they are drawn, or so that they can be printed with one ink. Then those with
/// transparency, gradients, filters or pixels become gray pixels on white.
enum class PictureInk { own, black };

/// What SVG has that one ink has not.
struct SvgInks {
  bool colors = false;
  bool blends = false;  ///< transparency, gradients, filters, or pixels
};
SvgInks inks_of_svg(const std::string& svg);

/// SVG pictures drawn by librsvg, each parsed once; and pixels. Other text than SVG is a WorldError.
class Pictures {
 public:
  explicit Pictures(PictureInk ink = PictureInk::own);
  ~Pictures();
  void show(cairo_t* to, const Image& image);
  /// The size of the picture in its own units.
  Size size(const Image& image);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::render
