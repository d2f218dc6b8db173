#include "diagram/arrange.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mazefolio::diagram {
namespace {

constexpr double caption_pt = 10, line_pt = 14, key_size = 12, page_margin = 12, narrowest_page = 300;

double proportion(const Diagram& diagram) {
  const Rect box = bounds(*diagram.outline.topology);
  return box.height() / std::max(box.width(), 1e-9);
}

double label_height(const Diagram& diagram, const PanelGrid& grid) {
  const bool labels =
      std::ranges::any_of(diagram.panels, [](const Panel& panel) { return !panel.label.empty(); });
  return labels ? grid.label_pt * 1.7 : 0;
}

std::size_t rows_of(const Diagram& diagram, const PanelGrid& grid) {
  return (diagram.panels.size() + grid.columns - 1) / grid.columns;
}

double panel_width(const PanelGrid& grid) {
  const auto columns = static_cast<double>(grid.columns);
  return (grid.area.width() - (columns - 1) * grid.gap) / columns;
}

/// Lines of swatches and of text, from the top down.
class Below {
 public:
  Below(double left, double width, double top, Font font, TextMeasurer& measurer)
      : left_(left), width_(width), y_(top), font_(std::move(font)), measurer_(measurer) {}

  void keys(const std::vector<Key>& keys) {
    double x = left_;
    if (!keys.empty()) y_ += line_pt;
    for (const Key& key : keys) {
      const double wide = key_size * 1.5 + measurer_.width(key.text, font_);
      if (x > left_ && x + wide > left_ + width_) {
        x = left_;
        y_ += line_pt * 1.2;
      }
      for (Item& item : key.draw({x, y_ - key_size * 0.82, x + key_size, y_ + key_size * 0.18}))
        items_.push_back(std::move(item));
      items_.emplace_back(TextRun{{x + key_size * 1.5, y_}, key.text, font_, black, Align::left, 0});
      x += wide + font_.size_pt * 1.4;
    }
    if (!keys.empty()) y_ += line_pt * 0.4;
  }
  void text(const std::string& text) {
    for (const std::string& line : measurer_.wrap(text, font_, width_)) {
      y_ += line_pt;
      items_.emplace_back(TextRun{{left_, y_}, line, font_, black, Align::left, 0});
    }
  }
  double bottom() const { return y_; }
  std::vector<Item> take() && { return std::move(items_); }

 private:
  double left_, width_, y_;
  Font font_;
  TextMeasurer& measurer_;
  std::vector<Item> items_;
};

}  // namespace

double panels_height(const Diagram& diagram, const PanelGrid& grid) {
  const auto rows = static_cast<double>(rows_of(diagram, grid));
  return rows * (panel_width(grid) * proportion(diagram) + label_height(diagram, grid)) +
         (rows - 1) * grid.gap;
}

std::vector<Item> draw_panels(const Diagram& diagram, const PanelGrid& grid, const MazeStyle& style,
                              const Font& label, TextMeasurer& measurer, bool right_to_left) {
  std::vector<Item> out;
  const std::size_t rows = rows_of(diagram, grid);
  const double labels = label_height(diagram, grid), width = panel_width(grid);
  const double height = std::min(
      (grid.area.height() - static_cast<double>(rows - 1) * grid.gap) / static_cast<double>(rows) - labels,
      diagram.panels.size() == 1 ? HUGE_VAL : width * proportion(diagram) + 2);
  for (std::size_t i = 0; i < diagram.panels.size(); ++i) {
    const std::size_t column = i % grid.columns, row = i / grid.columns;
    const std::size_t place = right_to_left ? grid.columns - 1 - column : column;
    const double x = grid.area.x0 + static_cast<double>(place) * (width + grid.gap),
                 y = grid.area.y0 + static_cast<double>(row) * (height + labels + grid.gap);
    const Rect box{x, y, x + width, y + height};
    const bool gates = diagram.outline.start.cell != no_cell;
    const MazeFit fit = fit_maze(diagram.outline, inset(box, 1), style,
                                 gates ? GateWords{"Start", "Finish"} : GateWords{}, measurer);
    for (Item& item : diagram.panels[i].draw(fit, style)) out.push_back(std::move(item));
    if (diagram.panels[i].label.empty()) continue;
    Font font = label;
    font.size_pt = grid.label_pt;
    out.emplace_back(TextRun{{(fit.maze_box.x0 + fit.maze_box.x1) / 2, fit.ink_box.y1 + grid.label_pt * 1.25},
                             diagram.panels[i].label,
                             font,
                             black,
                             Align::center,
                             0});
  }
  return out;
}

Frame arranged(const Diagram& diagram, double width, const MazeStyle& style, TextMeasurer& measurer) {
  const bool single = diagram.panels.size() == 1;
  const double page = std::max(width, narrowest_page);
  PanelGrid grid{{page_margin, page_margin, page - page_margin, 0},
                 single ? 1 : std::min<std::size_t>(3, diagram.panels.size()),
                 caption_pt,
                 14};
  if (single) {
    const double side = (page - width) / 2 + 6;
    grid.area.x0 = side;
    grid.area.x1 = page - side;
    // The arrows above and below take as much as those at the sides.
    const double arrows = 80;
    grid.area.y1 = page_margin + (grid.area.width() - arrows) * proportion(diagram) + arrows;
  } else {
    grid.area.y1 = page_margin + panels_height(diagram, grid) + 4;
  }
  Frame frame;
  frame.items = draw_panels(diagram, grid, style, style.label, measurer);
  Font font = style.label;
  font.size_pt = caption_pt;
  Below below(page_margin, page - 2 * page_margin, grid.area.y1, font, measurer);
  below.keys(diagram.keys);
  below.text(diagram.caption);
  frame.size = {page, below.bottom() + page_margin};
  for (Item& item : std::move(below).take()) frame.items.push_back(std::move(item));
  return frame;
}

}  // namespace mazefolio::diagram
