#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// Ends a text that was cut.
constexpr const char* ellipsis = "\u2026";

/// Lines of one text in one size, not placed yet.
struct TextBlock {
  std::vector<std::string> lines;
  Font font;
  double tracking_pt = 0, leading_pt = 0;
  double width = 0;  ///< of the widest line
  double height() const { return leading_pt * static_cast<double>(lines.size()); }
};

struct TextFit {
  double size_pt = 12, floor_pt = 8;  ///< the sizes to try; none is below the audience's floor
  double width = 0;
  int lines = 1;          ///< preferred maximum: the size shrinks to the floor first
  int most_lines = 1000;  ///< strict maximum: the rest is cut, with an ellipsis
  double leading = 1.2;   ///< by the type size
  bool balanced = false;  ///< lines of similar length
};

/// Shrinks the text to the floor, then wraps it, then cuts it after a whole word where possible. A word is
/// broken only where it is wider than the line at the floor, and stands alone on the last line of a paragraph
/// only where it must.
TextBlock fit_text(const Setting& setting, std::string_view text, const Typeface& face, const TextFit& fit);

/// The same for one line.
TextBlock fit_line(const Setting& setting, std::string_view text, const Typeface& face, double size_pt,
                   double floor_pt, double width);

/// The largest size, at most `size_pt` and at least the audience's floor, at which a number fits into
/// `width`.
double fit_number(const Setting& setting, std::string_view number, const Typeface& face, double size_pt,
                  double width);

double text_width(const Setting& setting, std::string_view text, const Typeface& face, double size_pt);

/// Where lines begin and end in the book's direction.
Align start_align(const Setting& setting);
Align end_align(const Setting& setting);
double start_edge(const Setting& setting, const Rect& area);
double end_edge(const Setting& setting, const Rect& area);

/// Adds the block with its top at `top` and its lines at `x`, aligned by `align`.
void add_text(std::vector<Item>& items, const TextBlock& block, double x, double top, Align align,
              Ink ink = black);
/// Adds one line; `at` is on its baseline.
void add_line(std::vector<Item>& items, std::string text, const Typeface& face, double size_pt, Point at,
              Align align, Ink ink = black);

/// Ink of secondary notes and numerals.
Ink quiet_ink(const Look& look);

}  // namespace mazefolio::layout
