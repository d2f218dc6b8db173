#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/frame.h"

namespace mazefolio::layout {

/// Measures text for layout: Pango in production, fixed widths in tests. All values are points.
class TextMeasurer {
 public:
  struct Metrics {
    double ascent = 0, descent = 0;  ///< of the font, both positive
  };
  virtual ~TextMeasurer() = default;
  virtual double width(std::string_view text, const Font& font) = 0;
  virtual Metrics metrics(const Font& font) = 0;
  /// The box of the ink of a line whose baseline begins at {0, 0}.
  virtual Rect ink(std::string_view text, const Font& font) = 0;
  /// Breaks text into lines no wider than `width_pt`, by the rules of its script; '\n' always breaks. A word
  /// wider than the line is broken inside. Trailing spaces are dropped.
  virtual std::vector<std::string> wrap(std::string_view text, const Font& font, double width_pt) = 0;
};

}  // namespace mazefolio::layout
