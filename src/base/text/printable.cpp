#include "base/text/printable.h"

#include <fmt/format.h>

#include <cstdint>

#include "base/text/utf8.h"

namespace mazefolio::base {
namespace {

bool is_printable(char32_t c, bool lines) {
  const auto within = [c](char32_t first, char32_t last) { return first <= c && c <= last; };
  if (c == U'\n') return lines;
  const bool commands = c < 0x20 || within(0x7F, 0x9F) || within(0x2028, 0x202E) || within(0x2066, 0x2069);
  const bool no_character = within(0xFDD0, 0xFDEF) || (c & 0xFFFE) == 0xFFFE;
  return !commands && !no_character;
}

/// The first character of well-formed UTF-8 that is not empty, with its bytes.
struct First {
  explicit First(std::string_view text) {
    std::string_view rest = text;
    character = take_character(rest);
    bytes = text.substr(0, text.size() - rest.size());
  }
  char32_t character;
  std::string_view bytes;
};

std::string escaped(char32_t c) {
  if (c == U'\n') return "\\n";
  if (c == U'\t') return "\\t";
  const auto number = static_cast<std::uint32_t>(c);
  if (number < 0x80) return fmt::format("\\x{:02X}", number);
  return number < 0x10000 ? fmt::format("\\u{:04X}", number) : fmt::format("\\U{:08X}", number);
}

}  // namespace

std::optional<char32_t> first_unprintable(std::string_view text, bool lines) {
  while (!text.empty()) {
    const First first(text);
    if (!is_printable(first.character, lines)) return first.character;
    text.remove_prefix(first.bytes.size());
  }
  return std::nullopt;
}

std::string code_point(char32_t character) {
  return fmt::format("U+{:04X}", static_cast<std::uint32_t>(character));
}

std::string printable(std::string_view text, bool lines) {
  std::string out;
  while (!text.empty()) {
    const std::size_t good = first_bad_utf8(text).value_or(text.size());
    for (std::string_view rest = text.substr(0, good); !rest.empty();) {
      const First first(rest);
      out += is_printable(first.character, lines) ? std::string(first.bytes) : escaped(first.character);
      rest.remove_prefix(first.bytes.size());
    }
    text.remove_prefix(good);
    if (text.empty()) break;
    out += fmt::format("\\x{:02X}", static_cast<unsigned char>(text.front()));
    text.remove_prefix(1);
  }
  return out;
}

}  // namespace mazefolio::base
