#include "render/place_picture.h"

#include <cairo.h>

#include <map>

#include "base/diagnostic.h"
#include "render/svg_handle.h"

namespace mazefolio::render {
struct Pictures::State {
  struct Known {
    std::shared_ptr<const std::string> svg;  // kept alive, because its address is the key
    SvgHandle handle;
    Size size;
  };
  std::map<const std::string*, Known> known;

  const Known& get(const Image& image) {
    if (!image.svg) throw InternalError("an image without a picture reached the renderer");
    const auto found = known.find(image.svg.get());
    if (found != known.end()) return found->second;
    SvgHandle handle = read_svg(*image.svg);
    const Size size = svg_size(handle.get());
    return known[image.svg.get()] = Known{image.svg, std::move(handle), size};
  }
};

Pictures::Pictures() : state_(std::make_unique<State>()) {}
Pictures::~Pictures() = default;

Size Pictures::size(const Image& image) { return state_->get(image).size; }

void Pictures::show(cairo_t* to, const Image& image) {
  const State::Known& picture = state_->get(image);
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
  draw_svg(picture.handle.get(), to, place({0, 0, picture.size.width, picture.size.height}));
  cairo_restore(to);
}

}  // namespace mazefolio::render
