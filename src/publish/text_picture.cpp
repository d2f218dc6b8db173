#include "publish/text_picture.h"

#include <cstdint>

#include "topology/mask.h"

namespace mazefolio::publish {
namespace {

Picture picture_of(const Mask& mask) {
  Picture out{mask.columns, mask.rows, std::vector<std::uint32_t>(std::size_t{mask.columns} * mask.rows)};
  for (std::size_t i = 0; i < out.pixels.size(); ++i)
    out.pixels[i] = mask.cells.test(i) ? 0x000000FF : 0xFFFFFFFF;
  return out;
}

constexpr std::string_view byte_order_mark =
    "\xEF\xBB\xBF";  // some editors put it at the beginning of a file
constexpr std::string_view text_signs = "#. \r\n";

}  // namespace

bool is_text_picture(const std::filesystem::path& path, std::string_view bytes) {
  if (path.extension() == ".txt") return true;
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  return bytes.find('#') != std::string_view::npos &&
         bytes.find_first_not_of(text_signs) == std::string_view::npos;
}

Picture read_text_picture(std::string text) {
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  // Report only the first wrong character.
  if (const std::size_t wrong = text.find_first_not_of(text_signs); wrong != std::string::npos)
    text.resize(wrong + 1);
  return picture_of(parse_mask(text).value());
}

}  // namespace mazefolio::publish
