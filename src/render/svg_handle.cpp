#include "render/svg_handle.h"

#include <librsvg/rsvg.h>

#include <algorithm>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

// The first line of librsvg's message.
[[noreturn]] void refuse(const std::string& what, GError* error) {
  std::string reason = error ? error->message : "unknown error";
  if (error) g_error_free(error);
  reason.resize(std::min(reason.find('\n'), reason.size()));
  throw WorldError(what + ": " + reason);
}

}  // namespace

void FreeSvg::operator()(RsvgHandle* handle) const { g_object_unref(handle); }

SvgHandle read_svg(const std::string& svg) {
  GError* error = nullptr;
  SvgHandle handle(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()),
                                             static_cast<gsize>(svg.size()), &error));
  if (!handle) refuse("the SVG picture cannot be read", error);
  rsvg_handle_set_dpi(handle.get(), 96);  // the size of a px in SVG
  return handle;
}

Size svg_size(RsvgHandle* handle) {
  Size size;
  if (rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) && size.width > 0 &&
      size.height > 0)
    return size;
  gboolean has_width = FALSE, has_height = FALSE, has_box = FALSE;
  RsvgLength width, height;
  RsvgRectangle box{};
  rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
  if (has_box && box.width > 0 && box.height > 0) return {box.width, box.height};
  throw WorldError("the SVG picture has no size: give it width and height, or a viewBox");
}

void draw_svg(RsvgHandle* handle, cairo_t* to, const Rect& box) {
  const RsvgRectangle viewport{box.x0, box.y0, box.width(), box.height()};
  GError* error = nullptr;
  if (!rsvg_handle_render_document(handle, to, &viewport, &error))
    refuse("the SVG picture cannot be drawn", error);
}

}  // namespace mazefolio::render
