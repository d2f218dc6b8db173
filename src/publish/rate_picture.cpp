#include "publish/rate_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "draw/draw_decisions.h"
#include "layout/text_measurer.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "solve/branch_cells.h"

namespace mazefolio::publish {
namespace {

constexpr std::size_t most_notes = 5;
constexpr double note_pt = 8, legend_pt = 10, legend_line = 15, legend_margin = 12, swatch = 11,
                 narrowest_page = 320;

/// The gray of wrong branches whose expected cost in steps is below `below`.
struct CostBand {
  double below;
  double gray;
  const char* text;
};
constexpr CostBand bands[] = {
    {3, 0.91, "under 3"}, {10, 0.8, "3 to 10"}, {30, 0.67, "10 to 30"}, {HUGE_VAL, 0.52, "30 and more"}};

constexpr Ink sight_ink{0.45, 0.68, 0.92};

const CostBand& band_of(double expected) {
  return *std::find_if(std::begin(bands), std::end(bands),
                       [&](const CostBand& b) { return expected < b.below; });
}

std::string cost_text(double cost) { return fmt::format("{:.{}f}", cost, cost < 9.95 ? 1 : 0); }

// The rated path of a thick maze ends inside its frame; the drawn one goes through the gates in the frame.
void reach_gates(const Maze& maze, std::vector<CellPath>& strokes) {
  if (strokes.size() != 1 || strokes[0].empty()) return;
  CellPath& path = strokes[0];
  if (path.front() != maze.start.cell) path.insert(path.begin(), maze.start.cell);
  if (path.back() != maze.finish.cell) path.push_back(maze.finish.cell);
}

Decisions decisions_of(const RatedMaze& rated, const std::string& family) {
  const Effort& effort = rated.why.forward;
  Decisions out{effort.strokes, {}, effort.in_sight, sight_ink, {family, note_pt, true, false}};
  reach_gates(rated.made.maze, out.strokes);
  std::vector<double> costs;
  for (const WrongBranch& b : effort.branches) costs.push_back(b.expected);
  std::sort(costs.rbegin(), costs.rend());
  const double least = costs.empty() ? 0 : costs[std::min(most_notes, costs.size()) - 1];
  std::vector<std::vector<Cell>> cells = branch_cells(rated.made.maze, effort);
  for (std::size_t i = 0; i < effort.branches.size(); ++i) {
    const WrongBranch& b = effort.branches[i];
    out.branches.push_back({b.at, std::move(cells[i]), gray(band_of(b.expected).gray),
                            b.expected >= least ? cost_text(b.expected) : ""});
  }
  return out;
}

/// The lines below the maze; a piece is a swatch with its text.
class Legend {
 public:
  Legend(std::string family, double width, TextMeasurer& measurer)
      : family_(std::move(family)), width_(width), measurer_(measurer) {}

  void line(const std::string& text, bool bold = false) {
    const Font font{family_, legend_pt, bold, false};
    for (const std::string& part : measurer_.wrap(text, font, width_ - 2 * legend_margin)) {
      next_line();
      write(part, font);
    }
    x_ = width_;
  }
  void piece(Ink tint, const char* text) {
    const Font font{family_, legend_pt, false, false};
    const double wide = swatch * 1.5 + measurer_.width(text, font) + legend_pt;
    if (x_ + wide > width_ - legend_margin) next_line();
    items_.push_back(Shape{rectangle_path({x_, y_ - swatch * 0.8, x_ + swatch, y_ + swatch * 0.2}),
                           Stroke{0.75, black, Cap::butt, Join::miter, {}}, tint});
    x_ += swatch * 1.5;
    write(text, font);
    x_ += legend_pt;
  }

  double height() const { return y_ + legend_margin; }
  Group group(double top, double scale) && { return {{scale, {0, top}}, std::move(items_)}; }

 private:
  void next_line() {
    x_ = legend_margin;
    y_ += legend_line;
  }
  void write(const std::string& text, const Font& font) {
    items_.push_back(TextRun{{x_, y_}, text, font, black, Align::left, 0});
    x_ += measurer_.width(text, font);
  }

  std::string family_;
  double width_, x_ = legend_margin, y_ = 0;
  TextMeasurer& measurer_;
  std::vector<Item> items_;
};

}  // namespace

std::string rate_picture(const RatedMaze& rated, PictureFormat format) {
  PangoMeasurer measurer;
  auto [size, look, fit] = maze_alone(rated.made.maze, {}, format, measurer);
  const std::string family = look.label.family;
  const double width = std::max(size.width, narrowest_page);
  const double scale =
      std::clamp(width / 600, 1.0, 2.5);  // of the legend: a large page is seen from a distance
  Legend legend(family, width / scale, measurer);
  legend.line(level_text(rated) + "; " + trickiness_text(rated), true);
  const Decisions decisions = decisions_of(rated, family);
  if (!decisions.branches.empty()) {
    legend.line(
        "Circles: places where a wrong branch looks possible, seen from the start. Gray: wrong branches, "
        "with "
        "the number of steps that each is expected to cost:");
    for (const CostBand& band : bands) legend.piece(gray(band.gray), band.text);
  }
  if (!decisions.in_sight.empty()) {
    legend.line(
        "Dots: what is seen at a glance from the solution: dead ends at once, longer branches and straight "
        "corridors as far as the eye reaches.");
  }
  Frame frame{{width, size.height + legend.height() * scale}, {}};
  frame.items.push_back(Group{{1, {(width - size.width) / 2, 0}},
                              draw_decisions(rated.made.maze, decisions, fit, look, measurer)});
  frame.items.push_back(std::move(legend).group(size.height, scale));
  return picture_of(std::move(frame), format);
}

}  // namespace mazefolio::publish
