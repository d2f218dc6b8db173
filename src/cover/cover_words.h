#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/look.h"
#include "layout/text_measurer.h"

namespace mazefolio::cover {

/// Lines in one size, as large as a box lets them be.
struct FittedWords {
  std::vector<std::string> lines;
  Font font;
  double leading = 0, ascent = 0, descent = 0;  ///< points
  double width = 0;                             ///< of the widest line
  double height() const {
    return lines.empty() ? 0 : ascent + descent + leading * static_cast<double>(lines.size() - 1);
  }
};

struct WordFit {
  Size room;
  double most_pt = 200, least_pt = 5;
  int most_lines = 4;
  double leading = 1.05;  ///< by the size
};

/// The largest size at which the text, broken between words, fits into the room. Where even the least does
/// not, words are broken and lines cut.
FittedWords fit_words(TextMeasurer& measurer, std::string_view text, const Typeface& face,
                      const WordFit& fit);

/// How words are inked: an edge around their letters is as wide as a share of their size.
struct WordInk {
  Ink fill = black;
  Ink edge = black;
  double edge_share = 0;
};
/// The lines with the top of their first at `top`, aligned at `x`.
std::vector<Item> set_words(const FittedWords& words, double x, double top, Align align, const WordInk& ink);
/// The lines in the middle of a box.
std::vector<Item> set_words(const FittedWords& words, const Rect& box, const WordInk& ink);

}  // namespace mazefolio::cover
