#include "render/exif_orientation.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace mazefolio::render {
namespace {

// Numbers of a TIFF file, which says itself which byte goes first; 0 behind its end.
struct Tiff {
  std::string_view bytes;
  bool big_endian = false;

  std::uint32_t number(std::size_t at, std::size_t length) const {
    std::uint32_t value = 0;
    if (at > bytes.size() || bytes.size() - at < length) return 0;
    for (std::size_t i = 0; i < length; ++i) {
      const std::size_t place = big_endian ? at + i : at + length - 1 - i;
      value = value << 8 | static_cast<unsigned char>(bytes[place]);
    }
    return value;
  }
};

}  // namespace

int exif_orientation(std::string_view block) {
  constexpr std::string_view head("Exif\0\0", 6);
  constexpr std::uint32_t orientation = 0x0112;
  constexpr std::size_t entry_length = 12;
  if (!block.starts_with(head)) return 1;
  block.remove_prefix(head.size());
  const Tiff tiff{block, block.starts_with("MM")};
  const std::size_t directory = tiff.number(4, 4), entries = tiff.number(directory, 2);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::size_t entry = directory + 2 + i * entry_length;
    if (tiff.number(entry, 2) != orientation) continue;
    const std::uint32_t value = tiff.number(entry + 8, 2);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
  }
  return 1;
}

Picture upright(Picture picture, int orientation) {
  if (orientation <= 1 || orientation > 8) return picture;
  const bool turned = orientation >= 5;
  const bool from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  const bool from_below = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  Picture out{picture.width, picture.height, {}};
  if (turned) std::swap(out.width, out.height);
  out.pixels.reserve(picture.pixels.size());
  for (std::uint32_t y = 0; y < out.height; ++y)
    for (std::uint32_t x = 0; x < out.width; ++x) {
      const std::uint32_t u = turned ? y : x, v = turned ? x : y;
      out.pixels.push_back(
          picture.at(from_right ? picture.width - 1 - u : u, from_below ? picture.height - 1 - v : v));
    }
  return out;
}

}  // namespace mazefolio::render
