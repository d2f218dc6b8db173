#include "render/read_picture.h"

#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string_view>

#include "base/diagnostic.h"
#include "render/bounded.h"
#include "render/bounded_helper.h"
#include "render/pixels.h"
#include "render/svg_handle.h"

namespace mazefolio::render {
namespace {

constexpr double longest_side = 1024;
constexpr std::uint64_t most_pixels = 50'000'000;  // 200 MB while it is decoded
constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

struct Sides {
  std::uint32_t width, height;
};

Sides pixels_of(Size size, double scale) {
  const auto side = [&](double length) {
    return static_cast<std::uint32_t>(std::clamp(std::round(length * scale), 1.0, longest_side));
  };
  return {side(size.width), side(size.height)};
}

bool looks_like_svg(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n");
  const bool utf16 = bytes.starts_with("\xFF\xFE<") || bytes.starts_with(std::string_view("\xFE\xFF\0<", 4));
  return utf16 || bytes.starts_with("\x1f\x8b") || (first != std::string_view::npos && bytes[first] == '<');
}

Picture picture_of_svg(const std::string& bytes) {
  const SvgHandle handle = read_svg(bytes);
  const Size size = svg_size(handle.get());
  const Sides sides = pixels_of(size, longest_side / std::max(size.width, size.height));
  PixelCanvas canvas(sides.width, sides.height);
  draw_svg(handle.get(), canvas.context(),
           {0, 0, static_cast<double>(sides.width), static_cast<double>(sides.height)});
  return canvas.picture();
}

// A picture as bytes between processes: its width and height, then its pixels.
std::string packed(const Picture& picture) {
  std::string out(8 + picture.pixels.size() * 4, '\0');
  std::memcpy(out.data(), &picture.width, 4);
  std::memcpy(out.data() + 4, &picture.height, 4);
  std::memcpy(out.data() + 8, picture.pixels.data(), picture.pixels.size() * 4);
  return out;
}

Picture unpacked(const std::string& bytes) {
  Picture out;
  if (bytes.size() < 8) throw InternalError("a picture without its size");
  std::memcpy(&out.width, bytes.data(), 4);
  std::memcpy(&out.height, bytes.data() + 4, 4);
  out.pixels.resize(std::size_t{out.width} * out.height);
  if (bytes.size() != 8 + out.pixels.size() * 4) throw InternalError("a picture without all of its pixels");
  std::memcpy(out.pixels.data(), bytes.data() + 8, out.pixels.size() * 4);
  return out;
}

std::string draw_bounded(const std::string& bytes) {
  return run_bounded("the SVG picture", [&] {
    try {
      return packed(picture_of_svg(bytes));
    } catch (const WorldError& failed) {
      throw InputError(failed.what());
    }
  });
}

std::unique_ptr<BoundedHelper> helper;

Picture read_svg_picture(const std::string& bytes) {
  return unpacked(helper ? helper->ask(bytes) : draw_bounded(bytes));
}

std::uint32_t big_endian(const char* bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

struct Unread {
  std::string_view bytes;
};

cairo_status_t take(void* from, unsigned char* into, unsigned int count) {
  std::string_view& rest = static_cast<Unread*>(from)->bytes;
  if (count > rest.size()) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(into, rest.data(), count);
  rest.remove_prefix(count);
  return CAIRO_STATUS_SUCCESS;
}

struct Destroy {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
};

Picture read_png_picture(const std::string& bytes) {
  constexpr std::size_t header = 24;  // signature, length and name of IHDR, width, height
  if (bytes.size() < header) throw InputError("the PNG picture is cut short");
  const std::uint32_t width = big_endian(bytes.data() + 16), height = big_endian(bytes.data() + 20);
  if (std::uint64_t{width} * height > most_pixels)
    throw InputError(fmt::format("the PNG picture has {} x {} pixels, more than {} million", width, height,
                                 most_pixels / 1'000'000),
                     "save it smaller: 1024 pixels are enough");
  Unread unread{bytes};
  const std::unique_ptr<cairo_surface_t, Destroy> png(
      cairo_image_surface_create_from_png_stream(take, &unread));
  const cairo_status_t status = cairo_surface_status(png.get());
  if (status == CAIRO_STATUS_NO_MEMORY || status == CAIRO_STATUS_READ_ERROR)
    throw InputError("the PNG picture is broken or cut short");
  if (status != CAIRO_STATUS_SUCCESS)
    throw InputError(fmt::format("the PNG picture cannot be read: {}", cairo_status_to_string(status)));

  const Size size{static_cast<double>(width), static_cast<double>(height)};
  const double scale = std::min(1.0, longest_side / std::max(size.width, size.height));
  const Sides sides = pixels_of(size, scale);
  PixelCanvas canvas(sides.width, sides.height);
  cairo_scale(canvas.context(), sides.width / size.width, sides.height / size.height);
  cairo_set_source_surface(canvas.context(), png.get(), 0, 0);
  cairo_pattern_set_filter(cairo_get_source(canvas.context()), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(cairo_get_source(canvas.context()), CAIRO_EXTEND_PAD);  // edges stay opaque
  cairo_paint(canvas.context());
  return canvas.picture();
}

}  // namespace

PictureHelp::PictureHelp() { helper = std::make_unique<BoundedHelper>(draw_bounded); }
PictureHelp::~PictureHelp() { helper.reset(); }

Picture read_picture(const std::string& bytes) {
  if (bytes.empty()) throw InputError("the picture is an empty file");
  if (std::string_view(bytes).starts_with(png_signature)) return read_png_picture(bytes);
  if (looks_like_svg(bytes)) return read_svg_picture(bytes);
  throw InputError("the picture is neither SVG nor PNG");
}

void check_icon(const std::string& bytes) {
  if (!looks_like_svg(bytes)) throw InputError("an icon must be an SVG picture");
  if (cropped_to_ink(read_svg_picture(bytes)).width == 0) throw InputError("the icon shows nothing");
}

}  // namespace mazefolio::render
