#include "maze/id_text.h"

#include <fmt/format.h>

#include "base/diagnostic.h"
#include "base/options.h"
#include "base/text/percent.h"

namespace mazefolio::maze::id_text {
namespace {

constexpr std::int64_t largest_size = 1'000'000;

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
         c == '.';
}

}  // namespace

std::string encoded(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (is_plain(c))
      out += c;
    else
      out += percent_encoded(c);
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
      refuse(fmt::format("the {} '{}' has a '{}', write it as {}", what, text, text[i],
                         percent_encoded(text[i])));
    const std::optional<char> byte = percent_byte(text.substr(i));
    if (!byte) refuse(fmt::format("'%' in the {} '{}' needs two hex digits", what, text));
    out += *byte;
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
