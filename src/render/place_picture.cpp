#include "render/place_picture.h"

#include <cairo.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <map>

#include "base/diagnostic.h"
#include "render/svg_handle.h"

namespace mazefolio::render {
namespace {

struct FreeSurface {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeSurface>;

/// What is seen of a pixel on white paper, from 0 to 255.
std::uint32_t gray_of(std::uint32_t rgba) {
  const auto part = [&](int shift) { return static_cast<double>((rgba >> shift) & 255); };
  const double luma = 0.299 * part(24) + 0.587 * part(16) + 0.114 * part(8), alpha = part(0) / 255;
  return static_cast<std::uint32_t>(std::lround(luma * alpha + 255 * (1 - alpha)));
}

// Cairo writes pixels whose three parts are equal as one channel.
Surface gray_surface(const Picture& picture) {
  Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(picture.width),
                                             static_cast<int>(picture.height)));
  unsigned char* const data = cairo_image_surface_get_data(surface.get());
  if (!data) throw WorldError("a picture cannot be drawn: no memory");
  const int stride = cairo_image_surface_get_stride(surface.get());
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) {
      const std::uint32_t pixel = gray_of(picture.at(x, y)) * 0x010101U;
      std::memcpy(data + std::size_t{y} * static_cast<std::size_t>(stride) + std::size_t{x} * 4, &pixel, 4);
    }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

void paint_gray(cairo_t* to, const Picture& picture, const Rect& place) {
  const Surface surface = gray_surface(picture);
  cairo_save(to);
  cairo_translate(to, place.x0, place.y0);
  cairo_scale(to, place.width() / picture.width, place.height() / picture.height);
  cairo_set_source_surface(to, surface.get(), 0, 0);
  cairo_pattern_set_extend(cairo_get_source(to), CAIRO_EXTEND_PAD);  // edges stay opaque
  cairo_rectangle(to, 0, 0, picture.width, picture.height);
  cairo_fill(to);
  cairo_restore(to);
}

Surface recorded(RsvgHandle* handle, Size size) {
  const cairo_rectangle_t extents{0, 0, size.width, size.height};
  Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
  cairo_t* const on = cairo_create(surface.get());
  draw_svg(handle, on, {0, 0, size.width, size.height});
  cairo_destroy(on);
  return surface;
}

bool is_pdf(cairo_t* to) { return cairo_surface_get_type(cairo_get_target(to)) == CAIRO_SURFACE_TYPE_PDF; }

cairo_status_t append_bytes(void* to, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string gray_png(const Picture& picture) {
  const Surface surface = gray_surface(picture);
  std::string png;
  if (cairo_surface_write_to_png_stream(surface.get(), append_bytes, &png) != CAIRO_STATUS_SUCCESS)
    throw WorldError("a picture cannot be written as PNG");
  return png;
}

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

  void paint(cairo_t* to, const Image& image, const Rect& place) {
    Known& picture = get(image);
    if (!is_pdf(to)) return draw_svg(picture.handle.get(), to, place);
    if (!picture.recording) picture.recording = recorded(picture.handle.get(), picture.size);
    cairo_translate(to, place.x0, place.y0);
    cairo_scale(to, place.width() / picture.size.width, place.height() / picture.size.height);
    cairo_set_source_surface(to, picture.recording.get(), 0, 0);
    cairo_paint(to);
  }
};

Pictures::Pictures() : state_(std::make_unique<State>()) {}
Pictures::~Pictures() = default;

Size Pictures::size(const Image& image) {
  if (!image.pixels) return state_->get(image).size;
  return {static_cast<double>(image.pixels->width), static_cast<double>(image.pixels->height)};
}

void Pictures::show(cairo_t* to, const Image& image) {
  const Size own = size(image);
  const Rect place = fit({0, 0, own.width, own.height}, image.box)({0, 0, own.width, own.height});
  cairo_save(to);
  if (image.mirrored) {
    cairo_translate(to, image.box.x0 + image.box.x1, 0);
    cairo_scale(to, -1, 1);
  }
  if (image.flipped) {
    cairo_translate(to, 0, image.box.y0 + image.box.y1);
    cairo_scale(to, 1, -1);
  }
  if (image.pixels)
    paint_gray(to, *image.pixels, place);
  else
    state_->paint(to, image, place);
  cairo_restore(to);
}

}  // namespace mazefolio::render
