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

/// A picture by librsvg. Files that it names are not opened. Throws WorldError when it is not SVG.
SvgHandle read_svg(const std::string& svg);

/// Its own size in its own units. Throws WorldError when it has none.
Size svg_size(RsvgHandle* handle);

/// Fills the box with the picture. Throws WorldError when librsvg gives up.
void draw_svg(RsvgHandle* handle, cairo_t* to, const Rect& box);

}  // namespace mazefolio::render
