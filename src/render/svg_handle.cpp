// librsvg and what only librsvg needs are a quarter of all memory that loaders have to touch before the
// program starts, and many books have no SVG. So it is opened when it is needed first.
#include "render/svg_handle.h"

#include <dlfcn.h>
#include <librsvg/rsvg.h>

#include <algorithm>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

class Rsvg {
 public:
  Rsvg() : library_(::dlopen("librsvg-2.so.2", RTLD_NOW)) {  // the one that the header is of
    find(new_from_data, "rsvg_handle_new_from_data");
    find(set_dpi, "rsvg_handle_set_dpi");
    find(get_size_in_pixels, "rsvg_handle_get_intrinsic_size_in_pixels");
    find(get_dimensions, "rsvg_handle_get_intrinsic_dimensions");
    find(render, "rsvg_handle_render_document");
  }

  decltype(&rsvg_handle_new_from_data) new_from_data;
  decltype(&rsvg_handle_set_dpi) set_dpi;
  decltype(&rsvg_handle_get_intrinsic_size_in_pixels) get_size_in_pixels;
  decltype(&rsvg_handle_get_intrinsic_dimensions) get_dimensions;
  decltype(&rsvg_handle_render_document) render;

 private:
  template <class Function>
  void find(Function& into, const char* name) {
    void* const found = library_ ? ::dlsym(library_, name) : nullptr;
    if (!found) throw WorldError(std::string("SVG pictures cannot be read: ") + ::dlerror());
    into = reinterpret_cast<Function>(found);
  }

  void* library_;
};

const Rsvg& rsvg() {
  static const Rsvg opened;
  return opened;
}

// The first line of librsvg's message.
[[noreturn]] void refuse(const std::string& what, GError* error) {
  std::string reason = error ? error->message : "unknown error";
  if (error) g_error_free(error);
  reason.resize(std::min(reason.find('\n'), reason.size()));
  throw WorldError(what + ": " + reason);
}

}  // namespace

void FreeSvg::operator()(RsvgHandle* handle) const { g_object_unref(handle); }

void prepare_svg() { rsvg(); }

SvgHandle read_svg(const std::string& svg) {
  GError* error = nullptr;
  SvgHandle handle(rsvg().new_from_data(reinterpret_cast<const guint8*>(svg.data()),
                                        static_cast<gsize>(svg.size()), &error));
  if (!handle) refuse("the SVG picture cannot be read", error);
  rsvg().set_dpi(handle.get(), 96);  // the size of a px in SVG
  return handle;
}

Size svg_size(RsvgHandle* handle) {
  Size size;
  if (rsvg().get_size_in_pixels(handle, &size.width, &size.height) && size.width > 0 && size.height > 0)
    return size;
  gboolean has_width = FALSE, has_height = FALSE, has_box = FALSE;
  RsvgLength width, height;
  RsvgRectangle box{};
  rsvg().get_dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
  if (has_box && box.width > 0 && box.height > 0) return {box.width, box.height};
  throw WorldError("the SVG picture has no size: give it width and height, or a viewBox");
}

void draw_svg(RsvgHandle* handle, cairo_t* to, const Rect& box) {
  const RsvgRectangle viewport{box.x0, box.y0, box.width(), box.height()};
  GError* error = nullptr;
  if (!rsvg().render(handle, to, &viewport, &error)) refuse("the SVG picture cannot be drawn", error);
}

}  // namespace mazefolio::render
