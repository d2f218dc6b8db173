// Idea: every wall is written once, as the line of corners between two cells; the outlines of the cells
// follow from that. Where all squares of a field are there, a bit a wall tells all. Cost: sorting the
// corners.

#include "book/printed_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "base/geometry/edges.h"
#include "base/text/packed_bytes.h"
#include "topology/grids.h"

namespace mazefolio::book {
namespace {

constexpr int units_a_pt = 100;
constexpr double sagitta_pt = 0.02;  ///< how far a chord may leave its arc

std::int64_t units(double pt) { return std::llround(pt * units_a_pt); }

void add(RowPacker& list, const Widths& wall) {
  std::vector<std::int64_t> row;
  for (const double width : wall) row.push_back(units(width));
  list.add(row);
}

void add(RowPacker& list, Point p) { list.add(std::vector{units(p.x), units(p.y)}); }

int chords_of(const Edge& edge, double scale) {
  const auto* arc = std::get_if<Arc>(&edge);
  if (!arc) return 1;
  const double sweep = std::fabs(arc->end - arc->begin);
  return std::max(1, static_cast<int>(std::ceil(sweep * std::sqrt(arc->radius * scale / (8 * sagitta_pt)))));
}

template <PlanarTopology T>
class GraphWriter {
 public:
  GraphWriter(const T& t, const Maze& maze, const PageTransform& to_page)
      : t_(t), maze_(maze), to_page_(to_page), cell_of_(t.cell_limit()) {}

  std::string write(std::span<const Widths> widths) {
    number_corners();
    std::uint32_t cells = 0;
    for_each_cell(t_, [&](Cell c) {
      cell_of_[index(c)] = cells++;
      add(cells_, to_page_(t_.center(c)));
    });
    for_each_wall(t_, [&](Wall w, Cell inside, Cell beyond) { add_wall(w, inside, beyond); });
    RowPacker crossings(2);
    if constexpr (requires { t_.crossings(); })
      for (const auto& lanes : t_.crossings())
        crossings.add(std::vector<std::int64_t>{cell_of_[index(lanes.over)], cell_of_[index(lanes.under)]});
    RowPacker thick(0);
    for (const Widths& wall : widths) add(thick, wall);
    std::string out = fmt::format(R"({{"form":2,"unit_pt":{})", 1.0 / units_a_pt);
    for (const auto& [key, list] : {std::pair("corners", &corners_),
                                    {"cells", &cells_},
                                    {"passages", &passages_},
                                    {"walls", &walls_},
                                    {"rim", &rim_},
                                    {"gates", &gates_},
                                    {"crossings", &crossings},
                                    {"widths", &thick}})
      if (!list->bytes().empty()) out += fmt::format(R"(,"{}":"{}")", key, to_base64(list->bytes()));
    return out + "}";
  }

 private:
  void number_corners() {
    std::vector<std::pair<std::uint64_t, Point>> found;
    for_each_wall(t_, [&](Wall w, Cell, Cell) {
      const Edge edge = t_.edge(w);
      for (const Point p : {edge_begin(edge), edge_end(edge)}) found.emplace_back(corner_key(p), p);
    });
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [key, p] : found) {
      if (!keys_.empty() && keys_.back() == key) continue;
      keys_.push_back(key);
      add(corners_, to_page_(p));
    }
    corner_count_ = static_cast<std::uint32_t>(keys_.size());
  }
  std::uint32_t corner(Point p) const {
    return static_cast<std::uint32_t>(std::lower_bound(keys_.begin(), keys_.end(), corner_key(p)) -
                                      keys_.begin());
  }

  void add_wall(Wall w, Cell inside, Cell beyond) {
    const bool rim = !t_.contains(beyond);
    RowPacker& list =
        rim ? (is_gate(maze_, w) ? gates_ : rim_) : (maze_.open.test(index(w)) ? passages_ : walls_);
    row_ = {cell_of_[index(inside)]};
    if (!rim) row_.push_back(cell_of_[index(beyond)]);
    const Edge edge = t_.edge(w);
    row_.push_back(corner(edge_begin(edge)));
    const int chords = chords_of(edge, to_page_.scale);
    for (int i = 1; i < chords; ++i) {
      add(corners_, to_page_(point_on(edge, static_cast<double>(i) / chords)));
      row_.push_back(corner_count_++);
    }
    row_.push_back(corner(edge_end(edge)));
    list.add(row_);
  }

  const T& t_;
  const Maze& maze_;
  const PageTransform& to_page_;
  std::vector<std::uint32_t> cell_of_;
  std::vector<std::uint64_t> keys_;  ///< of the corners of cells, growing
  std::uint32_t corner_count_ = 0;
  std::vector<std::int64_t> row_;
  RowPacker corners_{2}, cells_{2}, passages_{0}, walls_{0}, rim_{0}, gates_{0};
};

/// All walls that stand up, a line of squares after another, then all that lie.
std::string squares_json(const Lattice& t, const Maze& maze, const PageTransform& to_page,
                         std::span<const Widths> widths) {
  constexpr int east = 0, south = 1, west = 2, north = 3;
  std::vector<const Widths*> width_of(widths.empty() ? 0 : t.wall_limit());
  auto next = widths.begin();
  if (!widths.empty())
    for_each_doorway(t, [&](Wall w, Cell, Cell) {
      if (!maze.open.test(index(w))) width_of[index(w)] = &*next++;
    });
  BitPacker open;
  RowPacker thick(0);
  const auto add_wall = [&](std::uint32_t x, std::uint32_t y, int direction) {
    const Wall w = t.wall(t.at(x, y), direction);
    open.add(is_gate(maze, w) || maze.open.test(index(w)));
    if (!widths.empty() && width_of[index(w)]) add(thick, *width_of[index(w)]);
  };
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    for (std::uint32_t x = 0; x < t.columns(); ++x) add_wall(x, y, west);
    add_wall(t.columns() - 1, y, east);
  }
  for (std::uint32_t x = 0; x < t.columns(); ++x) add_wall(x, 0, north);
  for (std::uint32_t y = 0; y < t.rows(); ++y)
    for (std::uint32_t x = 0; x < t.columns(); ++x) add_wall(x, y, south);
  const Point corner = to_page(Point{0, 0}), pitch = to_page(Point{1, 1}) - corner;
  const auto fine = [](double pt) { return std::round(pt * 1e6) / 1e6; };
  std::string out = fmt::format(
      R"({{"form":2,"squares":[{},{}],"corner_pt":[{},{}],"pitch_pt":[{},{}],"open":"{}")", t.columns(),
      t.rows(), fine(corner.x), fine(corner.y), fine(pitch.x), fine(pitch.y), to_base64(open.bytes()));
  if (!widths.empty())
    out += fmt::format(R"(,"unit_pt":{},"widths":"{}")", 1.0 / units_a_pt, to_base64(thick.bytes()));
  return out + "}";
}

}  // namespace

std::string printed_graph_json(const Maze& maze, const PageTransform& to_page,
                               std::span<const Widths> widths) {
  const Lattice* squares = square_lattice(*maze.topology);
  if (squares && squares->is_full() && !squares->has_moved_corners())
    return squares_json(*squares, maze, to_page, widths);
  return std::visit([&](const auto& t) { return GraphWriter(t, maze, to_page).write(widths); },
                    *maze.topology);
}

}  // namespace mazefolio::book
