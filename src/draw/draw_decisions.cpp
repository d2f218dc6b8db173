#include "draw/draw_decisions.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/crossing.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"
#include "draw/page_path.h"

namespace mazefolio::draw {
namespace {

constexpr double largest_disc = 7.5, smallest_disc = 3.2;  // radius, points; a smaller disc becomes a dot
constexpr double smallest_note = 4;                        // points
constexpr double full_turn = 6.283185307179586;
constexpr double sight_dot = 0.24;          // radius, of a corridor
constexpr std::size_t cells_for_note = 12;  // the first cells of a wrong branch

/// Distance from the center of a cell to its nearest side, in maze units.
double room(const AnyTopology& t, Cell c) {
  double least = HUGE_VAL;
  std::visit(
      [&](const auto& topology) {
        for (const Edge& e : topology.outline(c)) {
          std::vector<Point> line = chords(e);
          line.push_back(edge_end(e));
          for (std::size_t i = 1; i < line.size(); ++i)
            least = std::min(least, std::sqrt(squared_distance({line[i - 1], line[i]}, center(t, c))));
        }
      },
      t);
  return least;
}

class DecisionDrawer {
 public:
  DecisionDrawer(const Maze& maze, const Decisions& decisions, const MazeFit& fit, const MazeStyle& style,
                 TextMeasurer& measurer)
      : maze_(maze),
        decisions_(decisions),
        fit_(fit),
        style_(style),
        measurer_(measurer),
        taken_(cell_limit(*maze.topology)) {
    for (const Crossing& crossing : crossings_of(*maze.topology))
      for (const Cell c : {crossing.over, crossing.under}) taken_.set(index(c));
    for (const Gate& gate : maze.goals) taken_.set(index(gate.cell));
    for (const Gate& gate : {maze.start, maze.finish})
      if (gate.wall == no_wall) taken_.set(index(gate.cell));
  }

  std::vector<Item> draw() {
    const double radius = printed_style(maze_, fit_, style_).rounding;
    for (const TintedBranch& branch : decisions_.branches) {
      BitSet cells(cell_limit(*maze_.topology));
      for (const Cell c : branch.cells) cells.set(index(c));
      items_.push_back(Shape{on_page(area_with_lanes(maze_, cells, radius), fit_.transform, true),
                             std::nullopt, branch.tint});
    }
    add_sight();
    add(draw_maze(maze_, fit_, style_));
    add(draw_solution(maze_, decisions_.strokes, fit_, style_));
    std::vector<Cell> places;
    for (const TintedBranch& branch : decisions_.branches) {
      if (places.empty() || places.back() != branch.at) {
        places.push_back(branch.at);
        add_number(branch, std::to_string(places.size()));
      }
    }
    for (const TintedBranch& branch : decisions_.branches) add_note(branch);
    return std::move(items_);
  }

 private:
  void add(std::vector<Item> more) { std::move(more.begin(), more.end(), std::back_inserter(items_)); }

  // One shape, so that a large picture stays small.
  void add_sight() {
    BitSet cells(cell_limit(*maze_.topology));
    for (const Cell c : decisions_.in_sight) cells.set(index(c));
    Path dots;
    cells.for_each_set([&](std::size_t i) {
      const Point at = fit_.transform(center(*maze_.topology, Cell{static_cast<std::uint32_t>(i)}));
      const double radius = fit_.corridor * sight_dot;
      dots.move_to({at.x + radius, at.y});
      dots.arc({at, radius, 0, full_turn});
      dots.close();
    });
    if (!decisions_.in_sight.empty()) items_.emplace_back(Shape{dots, std::nullopt, decisions_.sight});
  }

  void add_text(const std::string& text, double size, Point middle) {
    Font font = decisions_.font;
    font.size_pt = size;
    items_.push_back(TextRun{middle + Point{0, size * 0.36}, text, font, black, Align::center, 0});
  }

  double width(const std::string& text, double size) {
    Font font = decisions_.font;
    font.size_pt = size;
    return measurer_.width(text, font);
  }

  // Stands beside the mark of a gate or goal, which must stay visible.
  void add_number(const TintedBranch& branch, const std::string& number) {
    const AnyTopology& t = *maze_.topology;
    const Point middle = center(t, branch.at);
    const Point place = fit_.transform(taken_.test(index(branch.at)) && !branch.cells.empty()
                                           ? midpoint(middle, center(t, branch.cells.front()))
                                           : middle);
    const double radius = std::min(largest_disc, fit_.corridor * 0.4);
    if (radius < smallest_disc) {
      items_.push_back(Shape{circle_path(place, radius), std::nullopt, white});
      items_.push_back(Shape{circle_path(place, radius * 0.7), std::nullopt, black});
      return;
    }
    items_.push_back(
        Shape{circle_path(place, radius), Stroke{0.75, black, Cap::butt, Join::miter, {}}, white});
    const double size = radius * 1.3;
    add_text(number, std::min(size, size * radius * 1.55 / width(number, size)), place);
  }

  // In the first cell that holds the full size, otherwise in the cell that holds the largest one.
  void add_note(const TintedBranch& branch) {
    if (branch.note.empty()) return;
    Cell best = no_cell;
    double size = smallest_note;
    for (std::size_t i = 0; i < std::min(branch.cells.size(), cells_for_note); ++i) {
      const Cell c = branch.cells[i];
      if (taken_.test(index(c))) continue;
      const double fits = note_size(branch.note, c);
      if (fits < size + 1e-6) continue;
      size = fits;
      best = c;
    }
    if (best == no_cell) return;
    add_text(branch.note, size, fit_.transform(center(*maze_.topology, best)));
    taken_.set(index(best));
  }

  double note_size(const std::string& note, Cell c) {
    const double wide = 2 * (room(*maze_.topology, c) * fit_.transform.scale - style_.wall.pt / 2) * 0.9;
    const double size = decisions_.font.size_pt;
    return std::min({size, size * wide / width(note, size), wide * 0.9});
  }

  const Maze& maze_;
  const Decisions& decisions_;
  const MazeFit& fit_;
  const MazeStyle& style_;
  TextMeasurer& measurer_;
  BitSet taken_;  ///< cells in which something is drawn already
  std::vector<Item> items_;
};

}  // namespace

std::vector<Item> draw_decisions(const Maze& maze, const Decisions& decisions, const MazeFit& fit,
                                 const MazeStyle& style, TextMeasurer& measurer) {
  return DecisionDrawer(maze, decisions, fit, style, measurer).draw();
}

}  // namespace mazefolio::draw
