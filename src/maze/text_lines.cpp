#include "maze/text_lines.h"

#include <fmt/format.h>

#include <algorithm>

namespace mazefolio::maze {

constexpr std::size_t most_places = 64'000'000;

std::vector<Line> code_points(std::string_view text) {
  std::vector<Line> lines(1);
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const int length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    char32_t point = length == 1 ? lead : lead & (0x7f >> length);
    for (int k = 1; k < length; ++k) point = point << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3f);
    i += length;
    if (point == U'\n')
      lines.emplace_back();
    else if (point != U'\r')
      lines.back().push_back(point);
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

void TextErrors::add(std::size_t line, std::size_t column, std::string message) {
  constexpr std::size_t most = 20;
  if (found_.all().size() < most)
    found_.error({"", static_cast<int>(line + 1), static_cast<int>(column + 1)}, std::move(message));
}

Outcome make_equally_long(std::vector<Line>& lines, char32_t filling) {
  const auto longest = std::max_element(lines.begin(), lines.end(),
                                        [](const Line& a, const Line& b) { return a.size() < b.size(); });
  const std::size_t width = longest == lines.end() ? 0 : longest->size();
  if (width * lines.size() > most_places) {
    TextErrors errors;
    errors.add(static_cast<std::size_t>(longest - lines.begin()), 0,
               fmt::format("{} lines as long as this are more than {} million characters", lines.size(),
                           most_places / 1'000'000));
    return errors.found();
  }
  for (Line& line : lines) line.resize(width, filling);
  return Done{};
}

}  // namespace mazefolio::maze
