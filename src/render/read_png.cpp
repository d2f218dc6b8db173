#include "render/read_png.h"

#include <cairo.h>
#include <fmt/format.h>

#include <cstdint>
#include <cstring>
#include <memory>

#include "base/diagnostic.h"
#include "render/pixels.h"

namespace mazefolio::render {
namespace {

constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

std::uint32_t big_endian(std::string_view bytes) {
  std::uint32_t value = 0;
  for (int i = 0; i < 4; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
  return value;
}

struct PixelCount {
  std::uint32_t width, height;
};
PixelCount pixels_in_header(std::string_view bytes) {
  return {big_endian(bytes.substr(16)), big_endian(bytes.substr(20))};
}

// libpng takes the memory for a chunk before it reads it, and a chunk may claim to be 2 GiB long.
bool chunks_are_whole(std::string_view bytes) {
  constexpr std::size_t around = 12;  // length, name, checksum
  bytes.remove_prefix(png_signature.size());
  while (bytes.size() >= around && big_endian(bytes) <= bytes.size() - around) {
    if (bytes.substr(4, 4) == "IEND") return true;
    bytes.remove_prefix(around + big_endian(bytes));
  }
  return false;
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

struct DestroyPng {
  void operator()(cairo_surface_t* s) const { cairo_surface_destroy(s); }
};

}  // namespace

bool is_png(std::string_view bytes) { return bytes.starts_with(png_signature); }

void check_png(std::string_view bytes) {
  constexpr std::size_t header = 24;  // signature, length and name of IHDR, width, height
  if (bytes.size() < header) throw InputError("the PNG picture is cut short");
  const auto [width, height] = pixels_in_header(bytes);
  check_pixel_count("PNG", width, height);
  if (!chunks_are_whole(bytes)) throw InputError("the PNG picture is broken or cut short");
}

Picture picture_of_png(const std::string& bytes) {
  Unread unread{bytes};
  const std::unique_ptr<cairo_surface_t, DestroyPng> png(
      cairo_image_surface_create_from_png_stream(take, &unread));
  const cairo_status_t status = cairo_surface_status(png.get());
  if (status == CAIRO_STATUS_NO_MEMORY || status == CAIRO_STATUS_READ_ERROR)
    throw InputError("the PNG picture is broken or cut short");
  if (status != CAIRO_STATUS_SUCCESS)
    throw InputError(fmt::format("the PNG picture cannot be read: {}", cairo_status_to_string(status)));
  return picture_of(png.get());
}

}  // namespace mazefolio::render
