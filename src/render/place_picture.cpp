#include "render/place_picture.h"

#include <cairo.h>

#include <map>

#include "base/diagnostic.h"
#include "render/svg_handle.h"

namespace mazefolio::render {
namespace {

struct FreeSurface {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeSurface>;

Surface recorded(RsvgHandle* handle, Size size) {
  const cairo_rectangle_t extents{0, 0, size.width, size.height};
  Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
  cairo_t* const on = cairo_create(surface.get());
  draw_svg(handle, on, {0, 0, size.width, size.height});
  cairo_destroy(on);
  return surface;
}

bool is_pdf(cairo_t* to) { return cairo_surface_get_type(cairo_get_target(to)) == CAIRO_SURFACE_TYPE_PDF; }

}  // namespace

struct Pictures::State {
  struct Known {
    std::shared_ptr<const std::string> svg;  // kept alive, because its address is the key
    SvgHandle handle;
    Size size;
    Surface recording{};  // a PDF holds it once, on however many pages it stands
  };
  std::map<const std::string*, Known> known;

  Known& get(const Image& image) {
    if (!image.svg) throw InternalError("an image without a picture reached the renderer");
    const auto found = known.find(image.svg.get());
    if (found != known.end()) return found->second;
    SvgHandle handle = read_svg(*image.svg);
    const Size size = svg_size(handle.get());
    return known[image.svg.get()] = Known{image.svg, std::move(handle), size, {}};
  }
};

Pictures::Pictures() : state_(std::make_unique<State>()) {}
Pictures::~Pictures() = default;

Size Pictures::size(const Image& image) { return state_->get(image).size; }

void Pictures::show(cairo_t* to, const Image& image) {
  State::Known& picture = state_->get(image);
  const Transform place = fit({0, 0, picture.size.width, picture.size.height}, image.box);
  cairo_save(to);
  if (image.mirrored) {
    cairo_translate(to, image.box.x0 + image.box.x1, 0);
    cairo_scale(to, -1, 1);
  }
  if (image.flipped) {
    cairo_translate(to, 0, image.box.y0 + image.box.y1);
    cairo_scale(to, 1, -1);
  }
  if (is_pdf(to)) {
    if (!picture.recording) picture.recording = recorded(picture.handle.get(), picture.size);
    cairo_translate(to, place.shift.x, place.shift.y);
    cairo_scale(to, place.scale, place.scale);
    cairo_set_source_surface(to, picture.recording.get(), 0, 0);
    cairo_paint(to);
  } else {
    draw_svg(picture.handle.get(), to, place({0, 0, picture.size.width, picture.size.height}));
  }
  cairo_restore(to);
}

}  // namespace mazefolio::render
