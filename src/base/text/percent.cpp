#include "base/text/percent.h"

#include <fmt/format.h>

namespace mazefolio::base {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

std::string percent_encoded(char c) { return fmt::format("%{:02X}", static_cast<unsigned char>(c)); }

std::optional<char> percent_byte(std::string_view text) {
  if (text.size() < 3 || text[0] != '%') return std::nullopt;
  const int high = hex_digit(text[1]), low = hex_digit(text[2]);
  if (high < 0 || low < 0) return std::nullopt;
  return static_cast<char>(high * 16 + low);
}

std::string percent_decoded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::optional<char> byte = percent_byte(text);
    out += byte.value_or(text[0]);
    text.remove_prefix(byte ? 3 : 1);
  }
  return out;
}

}  // namespace mazefolio::base
