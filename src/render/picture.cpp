#include "render/picture.h"

#include <librsvg/rsvg.h>

#include <map>

#include "base/diagnostic.h"

namespace mazefolio {
namespace {

struct Unref {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
};
using Handle = std::unique_ptr<RsvgHandle, Unref>;

[[noreturn]] void fail(GError* error) {
  const std::string message = error ? error->message : "unknown error";
  if (error) g_error_free(error);
  throw WorldError("the SVG picture cannot be read: " + message);
}

Handle read(const std::string& svg) {
  GError* error = nullptr;
  Handle handle(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()),
                                          static_cast<gsize>(svg.size()), &error));
  if (!handle) fail(error);
  rsvg_handle_set_dpi(handle.get(), 96);  // what SVG says a px is
  return handle;
}

Size size_of(RsvgHandle* handle) {
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

}  // namespace

struct Pictures::State {
  struct Known {
    std::shared_ptr<const std::string> svg;  // kept, so that its address stays its name
    Handle handle;
    Size size;
  };
  std::map<const std::string*, Known> known;

  const Known& get(const Image& image) {
    if (!image.svg) throw InternalError("an image without a picture reached the renderer");
    const auto found = known.find(image.svg.get());
    if (found != known.end()) return found->second;
    Handle handle = read(*image.svg);
    const Size size = size_of(handle.get());
    return known[image.svg.get()] = Known{image.svg, std::move(handle), size};
  }
};

Pictures::Pictures() : state_(std::make_unique<State>()) {}
Pictures::~Pictures() = default;

Size Pictures::size(const Image& image) { return state_->get(image).size; }

void Pictures::show(cairo_t* to, const Image& image) {
  const State::Known& picture = state_->get(image);
  const Transform place = fit({0, 0, picture.size.width, picture.size.height}, image.box);
  const RsvgRectangle viewport{place.shift.x, place.shift.y, picture.size.width * place.scale,
                               picture.size.height * place.scale};
  GError* error = nullptr;
  if (!rsvg_handle_render_document(picture.handle.get(), to, &viewport, &error)) fail(error);
}

}  // namespace mazefolio
