// Cairo writes whole surfaces only: four bytes of memory for each pixel of a picture.
#include "render/write_png.h"

#include <png.h>

#include <csetjmp>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::render {
namespace {

void append(png_structp png, png_bytep bytes, png_size_t count) {
  static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(bytes), count);
}

[[noreturn]] void jump_out(png_structp png, png_const_charp) { png_longjmp(png, 1); }
void stay_silent(png_structp, png_const_charp) {}

[[noreturn]] void fail() { throw WorldError("the picture cannot be made: out of memory"); }

}  // namespace

struct PngWriter::State {
  std::string bytes;
  std::vector<std::uint8_t> row;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, jump_out, stay_silent);
  png_infop info = png ? png_create_info_struct(png) : nullptr;
  ~State() { png_destroy_write_struct(&png, &info); }
};

PngWriter::PngWriter(std::uint32_t width, std::uint32_t height) : state_(std::make_unique<State>()) {
  State& s = *state_;
  s.row.resize(std::size_t{width} * 3);
  // No object with a destructor may begin to live behind this.
  if (!s.info || setjmp(png_jmpbuf(s.png))) fail();
  png_set_write_fn(s.png, &s.bytes, append, nullptr);
  png_set_IHDR(s.png, s.info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_color_16 white{};
  white.red = white.green = white.blue = white.gray = 255;
  png_set_bKGD(s.png, s.info, &white);
  png_write_info(s.png, s.info);
}

PngWriter::~PngWriter() = default;

void PngWriter::add_row(std::span<const std::uint32_t> pixels) {
  State& s = *state_;
  for (std::size_t x = 0; x < pixels.size(); ++x)
    for (unsigned i = 0; i < 3; ++i) s.row[3 * x + i] = static_cast<std::uint8_t>(pixels[x] >> (16 - 8 * i));
  if (setjmp(png_jmpbuf(s.png))) fail();
  png_write_row(s.png, s.row.data());
}

std::string PngWriter::finish() {
  State& s = *state_;
  if (setjmp(png_jmpbuf(s.png))) fail();
  png_write_end(s.png, s.info);
  return std::move(s.bytes);
}

}  // namespace mazefolio::render
