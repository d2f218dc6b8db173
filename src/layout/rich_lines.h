#pragma once

#include <vector>

#include "base/rich_text.h"
#include "layout/text_block.h"

namespace mazefolio::layout {

/// The cuts that a family really has.
struct FaceCuts {
  bool bold = true, italic = true;
};
struct RichFace {
  Typeface face;
  FaceCuts cuts;
};
/// The face for these words. What the family has no cut for is set in the other one, so that it stands out.
Typeface emphasized(Typeface face, const RichRun& run, FaceCuts cuts);

/// A part of a line in one cut; `x` is where it begins, from the start of the line.
struct RichPiece {
  std::string text;
  Font font;
  double x = 0, width = 0;
  double gap = 0;  ///< a blank before it
};
struct RichLine {
  std::vector<RichPiece> pieces;
  double width = 0;
};

/// Breaks words of several cuts into lines no wider than `width`. Words of one cut are broken like fit_text.
std::vector<RichLine> set_runs(const Setting& setting, const std::vector<RichRun>& runs, const RichFace& face,
                               double size_pt, double width);

/// Adds a line; `at` is where it begins on its baseline, or its middle.
void add_rich_line(const Setting& setting, const RichLine& line, Point at, bool centered,
                   std::vector<Item>& items);

}  // namespace mazefolio::layout
