#include "render/png.h"

#include <cairo.h>
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <memory>

#include "base/diagnostic.h"
#include "render/library_log.h"
#include "render/painter.h"
#include "render/write_png.h"

namespace mazefolio::render {
namespace {

constexpr double most_pixels = 400e6, longest_png = 32767;  // the second is Cairo's own limit
constexpr double pixels_at_once = 9e6;                      // of four bytes; all of it is painted for each

void check_cairo(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw WorldError(fmt::format("the picture cannot be made: {}", cairo_status_to_string(status)));
}

struct DestroySurface {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
  void operator()(cairo_t* c) const { cairo_destroy(c); }
};

struct Band {
  int columns, top, rows;
};

void paint_band(Painter& painter, const Frame& frame, double scale, const Band& band, PngWriter& png) {
  const std::unique_ptr<cairo_surface_t, DestroySurface> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, band.columns, band.rows));
  check_cairo(cairo_surface_status(surface.get()));
  const std::unique_ptr<cairo_t, DestroySurface> to(cairo_create(surface.get()));
  cairo_set_source_rgb(to.get(), 1, 1, 1);
  cairo_paint(to.get());
  cairo_translate(to.get(), 0, -band.top);
  cairo_scale(to.get(), scale, scale);
  painter.paint(to.get(), frame);
  check_cairo(cairo_status(to.get()));
  cairo_surface_flush(surface.get());
  const unsigned char* row = cairo_image_surface_get_data(surface.get());
  for (int y = 0; y < band.rows; ++y, row += cairo_image_surface_get_stride(surface.get()))
    png.add_row({reinterpret_cast<const std::uint32_t*>(row), static_cast<std::size_t>(band.columns)});
}

}  // namespace

std::string to_png(const Frame& frame, double dpi, PictureInk ink) {
  const double scale = dpi / 72;
  const double width = std::max(1.0, std::ceil(frame.size.width * scale - 1e-6));
  const double height = std::max(1.0, std::ceil(frame.size.height * scale - 1e-6));
  if (!(dpi > 0)) throw InputError("the resolution must be more than 0 dpi");
  if (!(width * height <= most_pixels) || width > longest_png || height > longest_png)
    throw InputError(fmt::format("a picture of {:.0f} x {:.0f} pixels is too large", width, height),
                     "lower the resolution, or write SVG or PDF, which have no pixels");

  const auto columns = static_cast<int>(width), rows = static_cast<int>(height),
             band = static_cast<int>(std::max(1.0, pixels_at_once / width));
  Painter painter("en", ink);
  PngWriter png(static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(rows));
  for (int top = 0; top < rows; top += band)
    paint_band(painter, frame, scale, {columns, top, std::min(band, rows - top)}, png);
  painter.check_fonts();
  throw_on_library_warning();
  return png.finish();
}

}  // namespace mazefolio::render
