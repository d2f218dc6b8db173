#pragma once

#include <memory>
#include <string>

#include "base/geometry/geometry.h"

typedef struct _RsvgHandle RsvgHandle;
typedef struct _cairo cairo_t;

namespace mazefolio::render {

struct FreeSvg {
  void operator()(RsvgHandle* handle) const;
};
using SvgHandle = std::unique_ptr<RsvgHandle, FreeSvg>;

/// Opens librsvg, which read_svg does otherwise: once for all processes that are forked afterwards.
void prepare_svg();

/// Parses a picture with librsvg. Files that it names are not opened. Throws WorldError where it is not SVG.
SvgHandle read_svg(const std::string& svg);

/// The size in the picture's own units. Throws WorldError where it has none.
Size svg_size(RsvgHandle* handle);

/// Draws the picture into the box. Throws WorldError where librsvg fails.
void draw_svg(RsvgHandle* handle, cairo_t* to, const Rect& box);

}  // namespace mazefolio::render
