#include "layout/blanks.h"

#include <algorithm>

#include "layout/ornament.h"

namespace mazefolio::layout {
namespace {

// Points: a child writes letters of a centimeter, and narrower ones where the message is long.
constexpr double widest_blank = 24, narrowest = 13, blank_gap = 0.28, row_share = 1.35;
constexpr std::size_t most_rows = 2;

/// Letters side by side; a blank between words is as wide as one.
using Rows = std::vector<std::vector<std::size_t>>;

std::size_t letters_in(const std::vector<std::size_t>& row) {
  std::size_t count = row.empty() ? 0 : row.size() - 1;
  for (const std::size_t word : row) count += word;
  return count;
}

Rows rows_of(std::span<const std::size_t> words, std::size_t most) {
  Rows rows(1);
  for (std::size_t word : words) {
    std::vector<std::size_t>* row = &rows.back();
    if (!row->empty() && letters_in(*row) + 1 + std::min(word, most) > most) row = &rows.emplace_back();
    for (; word > most; word -= most) {
      row->push_back(most);
      row = &rows.emplace_back();
    }
    row->push_back(word);
  }
  return rows;
}

struct Setup {
  double letter = widest_blank;
  Rows rows;
};

Setup setup_for(std::span<const std::size_t> words, double width) {
  Setup setup;
  for (setup.letter = widest_blank;; setup.letter = std::max(narrowest, setup.letter * 0.9)) {
    const double most = std::max(1.0, width / setup.letter);
    setup.rows = rows_of(words, static_cast<std::size_t>(most));
    if (setup.rows.size() <= most_rows || setup.letter == narrowest) return setup;
  }
}

}  // namespace

double blanks_height(std::span<const std::size_t> words, double width) {
  if (words.empty()) return 0;
  const Setup setup = setup_for(words, width);
  return setup.letter * (row_share * static_cast<double>(setup.rows.size()) + 0.5);
}

void add_blanks(const Rect& strip, std::span<const std::size_t> words, std::vector<Item>& items) {
  if (words.empty()) return;
  const Setup setup = setup_for(words, strip.width());
  const double step = setup.letter, line = step * (1 - blank_gap);
  double y = strip.y0;
  for (const std::vector<std::size_t>& row : setup.rows) {
    y += step * row_share;
    double x = strip.center().x - static_cast<double>(letters_in(row)) * step / 2 + (step - line) / 2;
    for (const std::size_t word : row) {
      for (std::size_t i = 0; i < word; ++i, x += step) items.push_back(rule({x, y}, {x + line, y}, 1));
      x += step;
    }
  }
}

}  // namespace mazefolio::layout
