#include "spec/written_choice.h"

#include <fmt/format.h>

#include <algorithm>

namespace mazefolio::spec {

std::string written_text(const std::string& text) {
  const auto is_plain = [](unsigned char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c >= 0x80;
  };
  const auto is_inner = [&](unsigned char c) { return is_plain(c) || c == ' ' || c == '-' || c == '.'; };
  if (!text.empty() && is_plain(text.front()) && is_plain(text.back()) && std::ranges::all_of(text, is_inner))
    return text;
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return out + "\"";
}

std::string written_choice(const Choice& choice, const Row& row) {
  std::string out;
  for (const OptionRow& option : row.options) {
    const std::string& value = choice.options.text(option.name);
    if (value != option.fallback || option.name == row.name)
      out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", option.name, written_text(value));
  }
  if (out.empty()) return row.name;
  const bool is_named = out.starts_with(row.name + ": ");
  return is_named ? fmt::format("{{{}}}", out) : fmt::format("{{type: {}, {}}}", row.name, out);
}

}  // namespace mazefolio::spec
