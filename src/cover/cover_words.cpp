#include "cover/cover_words.h"

#include <algorithm>

namespace mazefolio::cover {
namespace {

/// By the size: what letters with accents and tails reach.
constexpr double most_ascent = 0.84, most_descent = 0.24;
constexpr int halvings = 16;

FittedWords words_at(TextMeasurer& measurer, std::string_view text, const Typeface& face, double size,
                     double width, double leading) {
  FittedWords out;
  out.font = face.at(size);
  out.lines = measurer.wrap(text, out.font, width);
  out.leading = size * leading;
  const TextMeasurer::Metrics metrics = measurer.metrics(out.font);
  out.ascent = std::min(metrics.ascent, size * most_ascent);
  out.descent = std::min(metrics.descent, size * most_descent);
  for (const std::string& line : out.lines) out.width = std::max(out.width, measurer.width(line, out.font));
  return out;
}

// A word that is wider than the line would be broken.
bool breaks_words(TextMeasurer& measurer, std::string_view text, const Font& font, double width) {
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
    if (measurer.width(text.substr(begin, end - begin), font) > width) return true;
    begin = end + 1;
  }
  return false;
}

bool fits(const FittedWords& words, const WordFit& fit) {
  return words.width <= fit.room.width && words.height() <= fit.room.height &&
         static_cast<int>(words.lines.size()) <= fit.most_lines;
}

// Lines of similar length, as many as before.
FittedWords balanced(TextMeasurer& measurer, std::string_view text, const Typeface& face,
                     const FittedWords& words, const WordFit& fit) {
  double low = words.width / 2, high = words.width + 0.5;
  FittedWords best = words;
  for (int i = 0; i < halvings; ++i) {
    const double width = (low + high) / 2;
    FittedWords tried = words_at(measurer, text, face, words.font.size_pt, width, fit.leading);
    if (tried.lines.size() > words.lines.size() || tried.width > width ||
        breaks_words(measurer, text, tried.font, width)) {
      low = width;
    } else {
      high = width;
      best = std::move(tried);
    }
  }
  return best;
}

}  // namespace

FittedWords fit_words(TextMeasurer& measurer, std::string_view text, const Typeface& face,
                      const WordFit& fit) {
  if (text.empty() || fit.room.width <= 0) return {};
  const auto at = [&](double size) {
    return words_at(measurer, text, face, size, fit.room.width, fit.leading);
  };
  const auto good = [&](double size) {
    const FittedWords words = at(size);
    return fits(words, fit) && !breaks_words(measurer, text, words.font, fit.room.width);
  };
  double low = fit.least_pt, high = std::max(fit.most_pt, fit.least_pt);
  if (good(high)) {
    low = high;
  } else {
    for (int i = 0; i < halvings; ++i) {
      const double size = (low + high) / 2;
      (good(size) ? low : high) = size;
    }
  }
  FittedWords words = at(low);
  while (!words.lines.empty() && !fits(words, fit) && words.lines.size() > 1) words.lines.pop_back();
  return words.lines.size() > 1 && fits(words, fit) ? balanced(measurer, text, face, words, fit) : words;
}

std::vector<Item> set_words(const FittedWords& words, double x, double top, Align align, const WordInk& ink) {
  std::vector<Item> items;
  double y = top + words.ascent;
  for (const std::string& line : words.lines) {
    TextRun run{{x, y}, line, words.font, ink.fill, align, 0};
    run.edge_pt = words.font.size_pt * ink.edge_share;
    run.edge = ink.edge;
    items.emplace_back(std::move(run));
    y += words.leading;
  }
  return items;
}

std::vector<Item> set_words(const FittedWords& words, const Rect& box, const WordInk& ink) {
  return set_words(words, box.center().x, box.center().y - words.height() / 2, Align::center, ink);
}

}  // namespace mazefolio::cover
