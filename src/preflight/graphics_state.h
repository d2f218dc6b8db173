#pragma once

#include "preflight/drawn_path.h"
#include "preflight/paint_mark.h"
#include "preflight/text_state.h"

namespace mazefolio::preflight {

/// What q keeps and Q brings back.
struct GraphicsState {
  PdfMatrix ctm;
  Rect clip;
  double line_width = 1;
  InkSpace fill_space, stroke_space;
  PaintInk fill, stroke;
  double fill_alpha = 1, stroke_alpha = 1;
  bool blends = false, soft_mask = false;
  bool in_transparent = false;  ///< in a group or pattern that is: what is inside cannot change it
  TextState text;

  bool transparent(bool stroke_only) const {
    return in_transparent || blends || soft_mask || (stroke_only ? stroke_alpha : fill_alpha) < 1;
  }
};

/// First `inner`, then `outer`.
PdfMatrix product(const PdfMatrix& inner, const PdfMatrix& outer);
/// The least that a unit becomes in any direction.
double least_scale(const PdfMatrix& m);
double largest_scale(const PdfMatrix& m);

}  // namespace mazefolio::preflight
