#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// Lines of one text in one size, ready to stand somewhere.
struct TextBlock {
  std::vector<std::string> lines;
  Font font;
  double tracking_pt = 0, leading_pt = 0;
  double width = 0;  ///< of the widest line
  double height() const { return leading_pt * static_cast<double>(lines.size()); }
};

struct TextFit {
  double size_pt = 12, floor_pt = 8;  ///< tried sizes
  double width = 0;
  int lines = 1;          ///< wanted at most, before the size goes down
  int most_lines = 1000;  ///< never more: below the floor the size goes on down
  double leading = 1.2;   ///< by the size
  bool balanced = false;  ///< lines of about one length
};

/// Shrinks to the floor, then wraps. Words are not broken unless one is wider than the line at the floor.
TextBlock fit_text(const Setting& setting, std::string_view text, const Typeface& face, const TextFit& fit);

/// One line: shrinks to the floor, then ends in an ellipsis, after a whole word where it can.
TextBlock fit_line(const Setting& setting, std::string_view text, const Typeface& face, double size_pt,
                   double floor_pt, double width);

double text_width(const Setting& setting, std::string_view text, const Typeface& face, double size_pt);

/// Where lines of the book's direction begin and end.
Align start_align(const Setting& setting);
Align end_align(const Setting& setting);
double start_edge(const Setting& setting, const Rect& area);
double end_edge(const Setting& setting, const Rect& area);

/// The block with its top at `top` and its lines at `x` by `align`.
void add_text(std::vector<Item>& items, const TextBlock& block, double x, double top, Align align,
              Ink ink = black);
/// One line by its baseline.
void add_line(std::vector<Item>& items, std::string text, const Typeface& face, double size_pt, Point at,
              Align align, Ink ink = black);

/// Ink of notes and numerals that stand back.
Ink quiet_ink(const Look& look);

}  // namespace mazefolio::layout
