#include "maze/id_text.h"

#include <fmt/format.h>

#include "base/diagnostic.h"
#include "base/options.h"

namespace mazefolio::maze::id_text {
namespace {

constexpr std::int64_t largest_size = 1'000'000;

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '.';
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

std::string encoded(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (is_plain(c))
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return out;
}

void refuse(std::string message) {
  throw InputError("puzzle id: " + std::move(message), "an id looks like square:20x28/backtracker#7f3a91c2");
}

std::string decoded(std::string_view text, std::string_view what) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_plain(text[i])) {
      out += text[i];
      continue;
    }
    if (text[i] != '%')
      refuse(fmt::format("the {} '{}' has a '{}', write it as %{:02X}", what, text, text[i],
                         static_cast<unsigned char>(text[i])));
    const int high = i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
    const int low = i + 2 < text.size() ? hex_digit(text[i + 2]) : -1;
    if (high < 0 || low < 0) refuse(fmt::format("'%' in the {} '{}' needs two hex digits", what, text));
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

std::optional<std::string_view> take_until(std::string_view& rest, char mark) {
  const std::size_t at = rest.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view taken = rest.substr(0, at);
  rest.remove_prefix(at + 1);
  return taken;
}

std::uint32_t count(std::string_view text, std::string_view what, std::int64_t least) {
  const std::optional<std::int64_t> n = parse_integer(text);
  if (!n || *n < least || *n > largest_size) refuse(fmt::format("'{}' is no number of {}", text, what));
  return static_cast<std::uint32_t>(*n);
}

}  // namespace mazefolio::maze::id_text
