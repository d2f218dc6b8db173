#include "render/pixels.h"

#include <cairo.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>
#include <string>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

// Cairo's 0xAARRGGBB with premultiplied colors.
std::uint32_t plain_color(std::uint32_t argb) {
  const std::uint32_t alpha = argb >> 24;
  if (alpha == 0) return 0;
  if (alpha == 255) return argb << 8 | alpha;
  const auto part = [&](int shift) {
    return std::min<std::uint32_t>(255, (((argb >> shift) & 255) * 255 + alpha / 2) / alpha);
  };
  return part(16) << 24 | part(8) << 16 | part(0) << 8 | alpha;
}

}  // namespace

Sides sides_of(Size size, double scale) {
  const auto side = [&](double length) {
    return static_cast<std::uint32_t>(std::clamp(std::round(length * scale), 1.0, longest_side_read));
  };
  return {side(size.width), side(size.height)};
}

void check_pixel_count(std::string_view format, std::uint32_t width, std::uint32_t height) {
  if (std::uint64_t{width} * height > most_pixels_read)
    throw InputError(fmt::format("the {} picture has {} x {} pixels, more than {} million", format, width,
                                 height, most_pixels_read / 1'000'000),
                     "save it smaller: 1024 pixels are enough");
}

PixelCanvas::PixelCanvas(std::uint32_t width, std::uint32_t height)
    : surface_(
          cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(width), static_cast<int>(height))),
      context_(cairo_create(surface_)) {
  if (const cairo_status_t status = cairo_status(context_); status != CAIRO_STATUS_SUCCESS) {
    cairo_destroy(context_);
    cairo_surface_destroy(surface_);
    throw WorldError(std::string("a picture cannot be drawn: ") + cairo_status_to_string(status));
  }
}

PixelCanvas::~PixelCanvas() {
  cairo_destroy(context_);
  cairo_surface_destroy(surface_);
}

Picture PixelCanvas::picture() {
  cairo_surface_flush(surface_);
  Picture out{static_cast<std::uint32_t>(cairo_image_surface_get_width(surface_)),
              static_cast<std::uint32_t>(cairo_image_surface_get_height(surface_)),
              {}};
  out.pixels.resize(std::size_t{out.width} * out.height);
  const int stride = cairo_image_surface_get_stride(surface_);
  const unsigned char* row = cairo_image_surface_get_data(surface_);
  for (std::uint32_t y = 0; y < out.height; ++y, row += stride)
    for (std::uint32_t x = 0; x < out.width; ++x) {
      std::uint32_t argb = 0;
      std::memcpy(&argb, row + std::size_t{x} * 4, 4);
      out.pixels[std::size_t{y} * out.width + x] = plain_color(argb);
    }
  return out;
}

Picture picture_of(cairo_surface_t* surface) {
  const Size size{static_cast<double>(cairo_image_surface_get_width(surface)),
                  static_cast<double>(cairo_image_surface_get_height(surface))};
  const Sides sides = sides_of(size, std::min(1.0, longest_side_read / std::max(size.width, size.height)));
  PixelCanvas canvas(sides.width, sides.height);
  cairo_scale(canvas.context(), sides.width / size.width, sides.height / size.height);
  cairo_set_source_surface(canvas.context(), surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(canvas.context()), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(cairo_get_source(canvas.context()), CAIRO_EXTEND_PAD);  // edges stay opaque
  cairo_paint(canvas.context());
  return canvas.picture();
}

Picture cropped_to_ink(const Picture& picture) {
  const auto is_clear = [](std::uint32_t pixel) { return (pixel & 255) == 0; };
  std::uint32_t left = picture.width, right = 0, top = picture.height, bottom = 0;
  for (std::uint32_t y = 0; y < picture.height; ++y) {
    const std::span row = std::span(picture.pixels).subspan(std::size_t{y} * picture.width, picture.width);
    const auto first = std::find_if_not(row.begin(), row.end(), is_clear);
    if (first == row.end()) continue;
    const auto last = std::find_if_not(row.rbegin(), row.rend(), is_clear);
    left = std::min(left, static_cast<std::uint32_t>(first - row.begin()));
    right = std::max(right, static_cast<std::uint32_t>(row.rend() - last));
    top = std::min(top, y);
    bottom = y + 1;
  }
  if (left >= right) return {};
  Picture out{right - left, bottom - top, {}};
  out.pixels.reserve(std::size_t{out.width} * out.height);
  for (std::uint32_t y = top; y < bottom; ++y) {
    const auto row = picture.pixels.begin() + static_cast<std::ptrdiff_t>(std::size_t{y} * picture.width);
    out.pixels.insert(out.pixels.end(), row + left, row + right);
  }
  return out;
}

Picture mirrored(Picture picture) {
  for (std::size_t row = 0; row < picture.pixels.size(); row += picture.width) {
    const auto begin = picture.pixels.begin() + static_cast<std::ptrdiff_t>(row);
    std::reverse(begin, begin + picture.width);
  }
  return picture;
}

}  // namespace mazefolio::render
