#include "render/png.h"

#include <cairo.h>
#include <fmt/format.h>

#include <cmath>

#include "base/diagnostic.h"
#include "render/library_log.h"
#include "render/painter.h"

namespace mazefolio::render {
namespace {

constexpr double most_pixels = 400e6, longest_side = 32767;  // the second is Cairo's own limit

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

void check(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw WorldError(fmt::format("the picture cannot be made: {}", cairo_status_to_string(status)));
}

struct Destroy {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_t* c) const { cairo_destroy(c); }
};

}  // namespace

std::string to_png(const Frame& frame, double dpi, PictureInk ink) {
  const double scale = dpi / 72;
  const double width = std::max(1.0, std::ceil(frame.size.width * scale - 1e-6));
  const double height = std::max(1.0, std::ceil(frame.size.height * scale - 1e-6));
  if (!(dpi > 0)) throw InputError("the resolution must be more than 0 dpi");
  if (!(width * height <= most_pixels) || width > longest_side || height > longest_side)
    throw InputError(fmt::format("a picture of {:.0f} x {:.0f} pixels is too large", width, height),
                     "lower the resolution, or write SVG or PDF, which have no pixels");

  const std::unique_ptr<cairo_surface_t, Destroy> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(width), static_cast<int>(height)));
  check(cairo_surface_status(surface.get()));
  const std::unique_ptr<cairo_t, Destroy> to(cairo_create(surface.get()));
  cairo_set_source_rgb(to.get(), 1, 1, 1);
  cairo_paint(to.get());
  cairo_scale(to.get(), scale, scale);
  Painter painter("en", ink);
  painter.paint(to.get(), frame);
  check(cairo_status(to.get()));
  painter.check_fonts();
  throw_on_library_warning();

  std::string bytes;
  check(cairo_surface_write_to_png_stream(surface.get(), append, &bytes));
  return bytes;
}

}  // namespace mazefolio::render
