#pragma once

#include <string>

#include "pdf/pdf_facts.h"

namespace mazefolio::preflight {

/// The color of a mark as inks: what a printer makes of it.
struct PaintInk {
  InkKind kind = InkKind::gray;
  double share = 1;      ///< 0 paper, 1 black
  double total = 1;      ///< of all inks, such as 2.4 for 240 percent; of CMYK and black only
  bool colored = false;  ///< cyan, magenta or yellow of CMYK
  bool known = true;     ///< false for indexed colors, pictures and shadings
  const PatternFacts* pattern = nullptr;
  bool is_paper() const { return known && !pattern && share <= 0.001 && !colored; }
};

/// The ink of a color of this space; missing numbers are 0.
PaintInk ink_of(const InkSpace& space, const double* values, int count);

/// Something that a page paints, in points from the top left of the page as it is shown.
struct PaintMark {
  enum class Kind { fill, stroke, text, picture, shade };
  Kind kind = Kind::fill;
  Rect box;   ///< all of it, also what is clipped
  Rect clip;  ///< around what may be seen
  PaintInk ink;
  bool transparent = false;
  bool hidden = false;   ///< text that is not painted
  double thickness = 0;  ///< of a stroke, or of the thinnest of filled bars; 0 for other fills
  double dpi = 0;        ///< of a picture, along its coarser side
  bool flat = false;     ///< a picture of one pixel's width or height
  double size = 0;       ///< of text
  bool stroked_too = false;
  const FontFacts* font = nullptr;
  std::string text;  ///< UTF-8
};

/// The part of the mark that may be seen on paper of this size; nothing where it is white or clipped away.
std::optional<Rect> visible_part(const PaintMark& mark, const Rect& paper);

}  // namespace mazefolio::preflight
