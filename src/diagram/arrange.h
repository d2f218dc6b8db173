#pragma once

#include "diagram/diagram.h"
#include "layout/text_measurer.h"

namespace mazefolio::diagram {

/// The panels of a diagram in boxes side by side, with their labels below them.
struct PanelGrid {
  Rect area;
  std::size_t columns = 1;
  double label_pt = 9;
  double gap = 12;
};
/// The height that panels as wide as the area allows take, labels included.
double panels_height(const Diagram& diagram, const PanelGrid& grid);
/// All panels, in reading order; `right_to_left` turns the order of the columns.
std::vector<Item> draw_panels(const Diagram& diagram, const PanelGrid& grid, const MazeStyle& style,
                              const Font& label, TextMeasurer& measurer, bool right_to_left = false);

/// A diagram on a page of its own size, `width` points wide or more, with keys and caption below.
Frame arranged(const Diagram& diagram, double width, const MazeStyle& style, TextMeasurer& measurer);

}  // namespace mazefolio::diagram
