#pragma once

#include <algorithm>

#include "base/text/utf8.h"
#include "layout/text_measurer.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// Every character is half as wide as the type size: layouts can be checked without fonts.
class FixedMeasurer final : public TextMeasurer {
 public:
  double width(std::string_view text, const Font& font) override {
    return static_cast<double>(count_characters(text)) * font.size_pt / 2;
  }
  Metrics metrics(const Font& font) override { return {font.size_pt * 0.8, font.size_pt * 0.2}; }
  Rect ink(std::string_view text, const Font& font) override {
    return {0, -font.size_pt * 0.7, width(text, font), 0};
  }

  std::vector<std::string> wrap(std::string_view text, const Font& font, double width_pt) override {
    const auto fits =
        std::max<std::size_t>(1, static_cast<std::size_t>(width_pt / (font.size_pt / 2) + 1e-9));
    std::vector<std::string> lines;
    while (!text.empty()) {
      std::size_t end = std::min(text.find('\n'), text.size());
      bool broken = false;
      if (count_characters(text.substr(0, end)) > fits) {
        const std::size_t room = bytes_of(text, fits), space = text.substr(0, room + 1).rfind(' ');
        broken = space == std::string_view::npos || space == 0;
        end = broken ? room : space;
      }
      std::string line(text.substr(0, end));
      while (!line.empty() && line.back() == ' ') line.pop_back();
      lines.push_back(std::move(line));
      text.remove_prefix(std::min(text.size(), broken ? end : end + 1));
    }
    return lines;
  }

 private:
  static std::size_t bytes_of(std::string_view text, std::size_t characters) {
    std::size_t at = 0;
    while (characters-- > 0) do
        ++at;
      while (at < text.size() && continues_character(text[at]));
    return at;
  }
};

}  // namespace mazefolio::tests
