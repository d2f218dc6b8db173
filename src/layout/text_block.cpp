#include "layout/text_block.h"

#include <algorithm>

#include "base/text/utf8.h"

namespace mazefolio::layout {
namespace {

/// Letters are spaced out only in scripts with separate letters: Latin, Greek and Cyrillic.
double tracking(std::string_view text, const Typeface& face, double size_pt) {
  for (const char c : text)
    if (static_cast<unsigned char>(c) >= 0xD6) return 0;  // U+0580 and beyond
  return face.tracking_em * size_pt;
}

bool words_fit(const Setting& setting, std::string_view text, const Typeface& face, double size,
               double width) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    // A long run without spaces is text in a script that may break anywhere, or a word that no size can fit.
    if (count_characters(word) <= 24 && text_width(setting, word, face, size) > width) return false;
    at = end + 1;
  }
  return true;
}

TextBlock wrapped(const Setting& setting, std::string_view text, const Typeface& face, double size,
                  double width, double leading) {
  TextBlock block;
  block.font = face.at(size);
  block.tracking_pt = tracking(text, face, size);
  block.leading_pt = size * leading;
  // Wrapping ignores tracking, so the line is made shorter by its share.
  double inner = width;
  for (int i = 0; i < 6; ++i) {
    block.lines = setting.measurer->wrap(text, block.font, inner);
    block.width = 0;
    for (const std::string& line : block.lines)
      block.width = std::max(block.width, text_width(setting, line, face, size));
    if (block.width <= width + 0.01 || block.tracking_pt == 0) break;
    inner *= 0.92;
  }
  return block;
}

/// A paragraph of several lines ends with one word, or where words are not parted, with two characters.
bool has_lone_word(std::string_view text, const std::vector<std::string>& lines) {
  std::size_t at = 0;
  for (const std::string& line : lines) {
    const std::size_t begin = text.find(line, at);
    if (begin == std::string_view::npos) return false;
    at = begin + line.size();
    const std::size_t next = text.find_first_not_of(" \r", at);
    const bool ends = next == std::string_view::npos || text[next] == '\n';
    if (line.empty() || !ends || begin == 0 || text[begin - 1] == '\n') continue;
    const bool parted = text[begin - 1] == ' ';
    if (parted ? line.find(' ') == std::string::npos : count_characters(line) <= 2) return true;
  }
  return false;
}

/// The same number of lines, narrower, so that no paragraph ends with a lone word; or the block as it is.
TextBlock without_lone_word(const Setting& setting, std::string_view text, const Typeface& face,
                            const TextFit& fit, TextBlock block) {
  const double size = block.font.size_pt;
  if (block.lines.size() < 2 || !has_lone_word(text, block.lines)) return block;
  const bool whole = words_fit(setting, text, face, size, fit.width);
  for (double width = fit.width * 0.97; width > fit.width * 0.6; width *= 0.97) {
    TextBlock tighter = wrapped(setting, text, face, size, width, fit.leading);
    if (tighter.lines.size() > block.lines.size() || (whole && !words_fit(setting, text, face, size, width)))
      break;
    if (!has_lone_word(text, tighter.lines)) return tighter;
  }
  return block;
}

/// Keeps the first lines and ends them with an ellipsis, after a whole word where possible.
void cut(const Setting& setting, const Typeface& face, int lines, double width, TextBlock& block) {
  const double size = block.font.size_pt;
  const auto fits = [&](const std::string& line) {
    return text_width(setting, line + ellipsis, face, size) <= width;
  };
  block.lines.resize(static_cast<std::size_t>(lines));
  std::string& last = block.lines.back();
  while (!last.empty() && !fits(last)) {
    const std::size_t space = last.rfind(' ');
    if (space != std::string::npos && space > 0) {
      last.resize(space);
      continue;
    }
    do last.pop_back();
    while (!last.empty() && continues_character(last.back()));
    if (!last.empty() && static_cast<unsigned char>(last.back()) >= 0xC0) last.pop_back();
  }
  while (!last.empty() && std::string_view(" ,;:.-").find(last.back()) != std::string_view::npos)
    last.pop_back();
  last += ellipsis;
  block.width = 0;
  for (const std::string& line : block.lines)
    block.width = std::max(block.width, text_width(setting, line, face, size));
}

}  // namespace

double text_width(const Setting& setting, std::string_view text, const Typeface& face, double size_pt) {
  return setting.measurer->width(text, face.at(size_pt)) +
         tracking(text, face, size_pt) * static_cast<double>(count_characters(text));
}

TextBlock fit_text(const Setting& setting, std::string_view text, const Typeface& face, const TextFit& fit) {
  const double floor = std::max(fit.floor_pt, setting.text_floor.pt);
  double size = std::max(fit.size_pt, floor);
  if (text.empty()) return {{}, face.at(size), 0, size * fit.leading, 0};
  TextBlock block;
  for (;; size = std::max(floor, size * 0.96)) {
    block = wrapped(setting, text, face, size, fit.width, fit.leading);
    const int lines = static_cast<int>(block.lines.size());
    if (lines <= fit.lines && words_fit(setting, text, face, size, fit.width)) break;
    if (size <= floor) break;
  }
  if (static_cast<int>(block.lines.size()) > fit.most_lines) {
    cut(setting, face, fit.most_lines, fit.width, block);
    return block;
  }
  if (fit.balanced && block.lines.size() > 1) {
    double low = fit.width / static_cast<double>(block.lines.size()), high = fit.width;
    for (int i = 0; i < 7; ++i) {
      const double middle = (low + high) / 2;
      const TextBlock tighter = wrapped(setting, text, face, size, middle, fit.leading);
      const bool same =
          tighter.lines.size() == block.lines.size() && words_fit(setting, text, face, size, middle);
      (same ? high : low) = middle;
      if (same) block = tighter;
    }
  }
  return without_lone_word(setting, text, face, fit, std::move(block));
}

TextBlock fit_line(const Setting& setting, std::string_view text, const Typeface& face, double size_pt,
                   double floor_pt, double width) {
  return fit_text(setting, text, face, {size_pt, floor_pt, width, 1, 1, 1, false});
}

double fit_number(const Setting& setting, std::string_view number, const Typeface& face, double size_pt,
                  double width) {
  const double wide = text_width(setting, number, face, size_pt);
  return std::max(setting.text_floor.pt, wide > width ? size_pt * width / wide : size_pt);
}

Align start_align(const Setting& setting) { return setting.right_to_left ? Align::right : Align::left; }
Align end_align(const Setting& setting) { return setting.right_to_left ? Align::left : Align::right; }
double start_edge(const Setting& setting, const Rect& area) {
  return setting.right_to_left ? area.x1 : area.x0;
}
double end_edge(const Setting& setting, const Rect& area) {
  return setting.right_to_left ? area.x0 : area.x1;
}

void add_text(std::vector<Item>& items, const TextBlock& block, double x, double top, Align align, Ink ink) {
  const std::size_t from = items.size();
  double baseline = top + (block.leading_pt - block.font.size_pt) / 2 + block.font.size_pt * 0.8;
  for (const std::string& line : block.lines) {
    if (!line.empty())
      items.push_back(TextRun{{x, baseline}, line, block.font, ink, align, block.tracking_pt});
    baseline += block.leading_pt;
  }
  if (items.size() > from + 1) set_part(items, {Role::paragraph}, from);
}

void add_line(std::vector<Item>& items, std::string text, const Typeface& face, double size_pt, Point at,
              Align align, Ink ink) {
  if (text.empty()) return;
  const double spaced = tracking(text, face, size_pt);
  items.push_back(TextRun{at, std::move(text), face.at(size_pt), ink, align, spaced});
}

Ink quiet_ink(const Look& look) { return gray(look.gray_level); }

}  // namespace mazefolio::layout
