#include "prove/raster.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <memory>
#include <utility>

#include "base/diagnostic.h"
#include "base/system/tool.h"

namespace mazefolio::prove {

namespace {

constexpr std::size_t block_size = std::size_t{1} << 16, longest_word = 9;

PictureStream drawn(const std::string& pdf, int first, int last, double dpi,
                    const std::vector<std::string>& options) {
  std::vector<std::string> command{"pdftoppm"};
  command.insert(command.end(), options.begin(), options.end());
  command.insert(command.end(), {"-r", fmt::format("{:.3f}", dpi), "-f", std::to_string(first), "-l",
                                 std::to_string(last), pdf});
  const auto tool = std::make_shared<RunningTool>(command);
  return {[tool](char* into, std::size_t size) { return tool->read(into, size); }, dpi};
}

}  // namespace

int next_ink(const std::uint8_t* row, int x, int end) {
  constexpr int step = 8;
  while (x < end) {
    std::uint64_t pixels = 0;
    if (x + step <= end) std::memcpy(&pixels, row + x, step);
    if (pixels == ~std::uint64_t{0}) {  // as most of a page is
      x += step;
      continue;
    }
    for (const int stop = std::min(end, x + step); x < stop; ++x)
      if (row[x] < paper_gray) return x;
  }
  return end;
}

bool is_dark(const Raster& page, Point pt) {
  const int x = static_cast<int>(std::floor(pt.x * page.pixels_per_pt)),
            y = static_cast<int>(std::floor(pt.y * page.pixels_per_pt));
  return x >= 0 && y >= 0 && x < page.width && y < page.height && page.at(x, y) < darkest_art;
}

PictureStream::PictureStream(ByteSource source, double dpi)
    : source_(std::move(source)), dpi_(dpi), block_(block_size) {}

bool PictureStream::next(Raster& page) {
  page.pixels_per_pt = dpi_ / 72;
  return next("P5", 1, page.width, page.height, page.gray);
}

bool PictureStream::next(ColorRaster& page) {
  page.pixels_per_pt = dpi_ / 72;
  return next("P6", 3, page.width, page.height, page.rgb);
}

bool PictureStream::next(const char* kind, std::size_t values, int& width, int& height,
                         std::vector<std::uint8_t>& pixels) {
  const std::string first = word();
  if (first.empty()) return false;
  const auto number = [&] {
    const std::string digits = word();
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  };
  width = number();
  height = number();
  if (first != kind || width <= 0 || height <= 0 || number() != 255)
    throw WorldError("'pdftoppm' did not write a picture");
  if (static_cast<double>(width) * height > most_pixels * 1.1)
    throw WorldError(fmt::format("'pdftoppm' draws more than {} pixels", most_pixels));
  pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * values);
  if (fill(reinterpret_cast<char*>(pixels.data()), pixels.size()) < pixels.size())
    throw WorldError("'pdftoppm' did not write a whole picture");
  return true;
}

std::string PictureStream::word() {
  std::string out;
  for (char c = 0; out.size() <= longest_word && fill(&c, 1) == 1 && c != ' ' && c != '\n';) out += c;
  return out;
}

std::size_t PictureStream::fill(char* into, std::size_t size) {
  std::size_t filled = std::min(size, end_ - begin_);
  std::copy_n(block_.data() + begin_, filled, into);
  begin_ += filled;
  while (filled < size) {
    const bool small = size - filled < block_.size();
    const std::size_t got =
        small ? source_(block_.data(), block_.size()) : source_(into + filled, size - filled);
    if (got == 0) break;
    const std::size_t taken = std::min(got, size - filled);
    if (small) {
      std::copy_n(block_.data(), taken, into + filled);
      begin_ = taken;
      end_ = got;
    }
    filled += taken;
  }
  return filled;
}

PictureStream drawn_pages(const std::string& pdf, int first, int last, double dpi, Edges edges) {
  std::vector<std::string> options{"-gray"};
  if (edges == Edges::hard) options.insert(options.end(), {"-aa", "no", "-aaVector", "no"});
  return drawn(pdf, first, last, dpi, options);
}

PictureStream drawn_in_color(const std::string& pdf, int first, int last, double dpi) {
  return drawn(pdf, first, last, dpi, {});
}

}  // namespace mazefolio::prove
