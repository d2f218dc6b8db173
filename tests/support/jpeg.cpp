#include "support/jpeg.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

#include <jpeglib.h>

namespace mazefolio::tests {
namespace {

// The pixels as libjpeg wants them; Adobe's four inks are written inverted.
std::vector<unsigned char> samples(const Picture& picture, JpegStyle::Colors colors) {
  std::vector<unsigned char> out;
  for (const std::uint32_t pixel : picture.pixels) {
    const auto part = [&](int shift) { return static_cast<unsigned char>(pixel >> shift); };
    if (colors == JpegStyle::Colors::gray)
      out.push_back(part(24));
    else
      out.insert(out.end(), {part(24), part(16), part(8)});
    if (colors == JpegStyle::Colors::cmyk) out.push_back(255);
  }
  return out;
}

std::vector<jpeg_scan_info> scan_for_each() {
  std::vector<jpeg_scan_info> out{{3, {0, 1, 2}, 0, 0, 0, 0}};
  for (int color = 0; color < 3; ++color)
    for (int frequency = 1; frequency < 64; ++frequency)
      out.push_back({1, {color}, frequency, frequency, 0, 0});
  return out;
}

}  // namespace

std::string to_jpeg(const Picture& picture, const JpegStyle& style) {
  jpeg_error_mgr errors;
  jpeg_compress_struct jpeg{};
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_compress(&jpeg);
  unsigned char* bytes = nullptr;
  unsigned long length = 0;
  jpeg_mem_dest(&jpeg, &bytes, &length);
  jpeg.image_width = picture.width;
  jpeg.image_height = picture.height;
  constexpr J_COLOR_SPACE spaces[] = {JCS_RGB, JCS_GRAYSCALE, JCS_CMYK};
  constexpr int components[] = {3, 1, 4};
  jpeg.in_color_space = spaces[static_cast<int>(style.colors)];
  jpeg.input_components = components[static_cast<int>(style.colors)];
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, style.quality, TRUE);
  if (style.progressive) jpeg_simple_progression(&jpeg);
  const std::vector<jpeg_scan_info> scans = scan_for_each();
  if (style.scan_for_each) {
    jpeg.scan_info = scans.data();
    jpeg.num_scans = static_cast<int>(scans.size());
  }
  jpeg_start_compress(&jpeg, TRUE);
  if (style.orientation > 0) {
    std::string exif("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0_\0\0\0\0\0\0\0", 32);
    exif[24] = static_cast<char>(style.orientation);
    jpeg_write_marker(&jpeg, JPEG_APP0 + 1, reinterpret_cast<const unsigned char*>(exif.data()),
                      static_cast<unsigned>(exif.size()));
  }
  std::vector<unsigned char> rows = samples(picture, style.colors);
  for (unsigned y = 0; y < picture.height; ++y) {
    JSAMPROW row = &rows[std::size_t{y} * picture.width * static_cast<std::size_t>(jpeg.input_components)];
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  std::string out(reinterpret_cast<const char*>(bytes), length);
  std::free(bytes);
  return out;
}

}  // namespace mazefolio::tests
