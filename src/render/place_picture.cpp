#include "render/place_picture.h"

#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <utility>

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

Surface image_surface(cairo_format_t format, int width, int height) {
  Surface surface(cairo_image_surface_create(format, width, height));
  if (!cairo_image_surface_get_data(surface.get())) throw WorldError("a picture cannot be drawn: no memory");
  return surface;
}

// Cairo writes pixels whose three parts are equal as one channel.
Surface gray_surface(const Picture& picture) {
  Surface surface =
      image_surface(CAIRO_FORMAT_RGB24, static_cast<int>(picture.width), static_cast<int>(picture.height));
  unsigned char* const data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) {
      const std::uint32_t pixel = gray_of(picture.at(x, y)) * 0x010101U;
      std::memcpy(data + std::size_t{y} * static_cast<std::size_t>(stride) + std::size_t{x} * 4, &pixel, 4);
    }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

void paint_pixels(cairo_t* to, cairo_surface_t* pixels, const Rect& place) {
  const double width = cairo_image_surface_get_width(pixels), height = cairo_image_surface_get_height(pixels);
  cairo_save(to);
  cairo_translate(to, place.x0, place.y0);
  cairo_scale(to, place.width() / width, place.height() / height);
  cairo_set_source_surface(to, pixels, 0, 0);
  cairo_pattern_set_extend(cairo_get_source(to), CAIRO_EXTEND_PAD);  // edges stay opaque
  cairo_rectangle(to, 0, 0, width, height);
  cairo_fill(to);
  cairo_restore(to);
}

constexpr double picture_dpi = 600, most_pixels_across = 6000;

// The picture on white, as large as it stands on the page.
Surface gray_pixels(RsvgHandle* handle, cairo_t* to, const Rect& place) {
  double width = place.width(), height = place.height(), none = 0;
  cairo_user_to_device_distance(to, &width, &none);
  none = 0;
  cairo_user_to_device_distance(to, &none, &height);
  const double scale =
      std::min(picture_dpi / 72, most_pixels_across / std::max(std::fabs(width), std::fabs(height)));
  const auto pixels = [&](double pt) {
    return std::max(1, static_cast<int>(std::lround(std::fabs(pt) * scale)));
  };
  const Surface drawn = image_surface(CAIRO_FORMAT_ARGB32, pixels(width), pixels(height));
  cairo_t* const on = cairo_create(drawn.get());
  cairo_set_source_rgb(on, 1, 1, 1);
  cairo_paint(on);
  draw_svg(handle, on, {0, 0, 1.0 * pixels(width), 1.0 * pixels(height)});
  cairo_destroy(on);
  cairo_surface_flush(drawn.get());
  Picture picture;
  picture.width = static_cast<std::uint32_t>(pixels(width));
  picture.height = static_cast<std::uint32_t>(pixels(height));
  const unsigned char* const data = cairo_image_surface_get_data(drawn.get());
  const int stride = cairo_image_surface_get_stride(drawn.get());
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) {
      std::uint32_t argb = 0;
      std::memcpy(&argb, data + std::size_t{y} * static_cast<std::size_t>(stride) + std::size_t{x} * 4, 4);
      picture.pixels.push_back(argb << 8 | 255);
    }
  return gray_surface(picture);
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

// Cairo writes the objects of a PDF 1.4 as text, so what it made of the picture can be read there.
bool blends(RsvgHandle* handle, Size size) {
  std::string pdf;
  const Surface surface(cairo_pdf_surface_create_for_stream(append_bytes, &pdf, size.width, size.height));
  cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
  cairo_t* const on = cairo_create(surface.get());
  draw_svg(handle, on, {0, 0, size.width, size.height});
  cairo_destroy(on);
  cairo_surface_finish(surface.get());
  for (const char* sign : {"/SMask", "/Subtype /Image", "/ShadingType", "/PatternType", "/BM /"})
    if (pdf.find(sign) != std::string::npos) return true;
  for (const std::string key : {"/ca ", "/CA "})
    for (std::size_t at = pdf.find(key); at != std::string::npos; at = pdf.find(key, at + 1))
      if (pdf[at + key.size()] == '0') return true;
  return false;
}

bool has_colors(RsvgHandle* handle) {
  constexpr int side = 160, slack = 6;
  const Surface surface = image_surface(CAIRO_FORMAT_ARGB32, side, side);
  cairo_t* const on = cairo_create(surface.get());
  draw_svg(handle, on, {0, 0, side, side});
  cairo_destroy(on);
  cairo_surface_flush(surface.get());
  const unsigned char* const data = cairo_image_surface_get_data(surface.get());
  for (int i = 0; i < side * cairo_image_surface_get_stride(surface.get()); i += 4)
    if (std::abs(data[i] - data[i + 1]) > slack || std::abs(data[i + 1] - data[i + 2]) > slack) return true;
  return false;
}

}  // namespace

SvgInks inks_of_svg(const std::string& svg) {
  const SvgHandle handle = read_svg(svg);
  return {has_colors(handle.get()), blends(handle.get(), svg_size(handle.get()))};
}

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
    bool as_pixels = false;
    Surface recording{};  // a PDF holds it once, on however many pages it stands
    std::map<std::pair<long, long>, Surface> pixels{};  // by the size on the page, in points
  };
  PictureInk ink = PictureInk::own;
  std::map<const std::string*, Known> known;

  Known& get(const Image& image) {
    if (!image.svg) throw InternalError("an image without a picture reached the renderer");
    const auto found = known.find(image.svg.get());
    if (found != known.end()) return found->second;
    SvgHandle handle = read_svg(*image.svg);
    const Size size = svg_size(handle.get());
    const bool as_pixels = ink == PictureInk::black && blends(handle.get(), size);
    return known[image.svg.get()] = Known{image.svg, std::move(handle), size, as_pixels, {}, {}};
  }

  void paint(cairo_t* to, const Image& image, const Rect& place) {
    Known& picture = get(image);
    if (!is_pdf(to)) return draw_svg(picture.handle.get(), to, place);
    if (picture.as_pixels) {
      Surface& pixels = picture.pixels[{std::lround(place.width()), std::lround(place.height())}];
      if (!pixels) pixels = gray_pixels(picture.handle.get(), to, place);
      return paint_pixels(to, pixels.get(), place);
    }
    if (!picture.recording) picture.recording = recorded(picture.handle.get(), picture.size);
    cairo_translate(to, place.x0, place.y0);
    cairo_scale(to, place.width() / picture.size.width, place.height() / picture.size.height);
    cairo_set_source_surface(to, picture.recording.get(), 0, 0);
    if (ink == PictureInk::black) return cairo_paint(to);
    // Cairo 1.16 loses the tags that stand before a paint that begins a page.
    cairo_rectangle(to, 0, 0, picture.size.width, picture.size.height);
    cairo_fill(to);
  }
};

Pictures::Pictures(PictureInk ink) : state_(std::make_unique<State>()) { state_->ink = ink; }
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
    paint_pixels(to, gray_surface(*image.pixels).get(), place);
  else
    state_->paint(to, image, place);
  cairo_restore(to);
}

}  // namespace mazefolio::render
