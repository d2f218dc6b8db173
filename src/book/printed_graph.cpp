// Idea: every wall is written once, as the line of corners between two cells. The outlines of the cells
// follow from that, in half the bytes. Numbers are written without a JSON library: building its tree for a
// hundred mazes takes longer than making the mazes. Cost: sorting the corners.

#include "book/printed_graph.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

#include "base/geometry/edges.h"

namespace mazefolio::book {
namespace {

constexpr int units_a_pt = 100;
constexpr double sagitta_pt = 0.02;  ///< how far a chord may leave its arc

class Numbers {
 public:
  void add(std::int64_t n) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, n).ptr;
    if (text_.size() > 0 && text_.back() != '[') text_ += ',';
    text_.append(digits, end);
  }
  void add(Point p) {
    add(std::llround(p.x * units_a_pt));
    add(std::llround(p.y * units_a_pt));
  }
  void open() {
    if (text_.size() > 0 && text_.back() == ']') text_ += ',';
    text_ += '[';
  }
  void close() { text_ += ']'; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

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

  std::string write() {
    number_corners();
    std::uint32_t cells = 0;
    for_each_cell(t_, [&](Cell c) {
      cell_of_[index(c)] = cells++;
      cells_.add(to_page_(t_.center(c)));
    });
    for_each_wall(t_, [&](Wall w, Cell inside, Cell beyond) { add_wall(w, inside, beyond); });
    Numbers crossings;
    if constexpr (requires { t_.crossings(); })
      for (const auto& lanes : t_.crossings()) {
        crossings.open();
        crossings.add(cell_of_[index(lanes.over)]);
        crossings.add(cell_of_[index(lanes.under)]);
        crossings.close();
      }
    std::string out = "{\"unit_pt\":0.01";
    for (const auto& [key, numbers] : {std::pair("corners", &corners_),
                                       {"cells", &cells_},
                                       {"passages", &passages_},
                                       {"walls", &walls_},
                                       {"rim", &rim_},
                                       {"gates", &gates_},
                                       {"crossings", &crossings}})
      out += std::string(",\"") + key + "\":[" + numbers->text() + "]";
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
      corners_.add(to_page_(p));
    }
    corner_count_ = static_cast<std::uint32_t>(keys_.size());
  }
  std::uint32_t corner(Point p) const {
    return static_cast<std::uint32_t>(std::lower_bound(keys_.begin(), keys_.end(), corner_key(p)) -
                                      keys_.begin());
  }

  void add_wall(Wall w, Cell inside, Cell beyond) {
    const bool rim = !t_.contains(beyond);
    Numbers& list =
        rim ? (is_gate(maze_, w) ? gates_ : rim_) : (maze_.open.test(index(w)) ? passages_ : walls_);
    list.open();
    list.add(cell_of_[index(inside)]);
    if (!rim) list.add(cell_of_[index(beyond)]);
    const Edge edge = t_.edge(w);
    list.add(corner(edge_begin(edge)));
    const int chords = chords_of(edge, to_page_.scale);
    for (int i = 1; i < chords; ++i) {
      corners_.add(to_page_(point_on(edge, static_cast<double>(i) / chords)));
      list.add(corner_count_++);
    }
    list.add(corner(edge_end(edge)));
    list.close();
  }

  const T& t_;
  const Maze& maze_;
  const PageTransform& to_page_;
  std::vector<std::uint32_t> cell_of_;
  std::vector<std::uint64_t> keys_;  ///< of the corners of cells, growing
  std::uint32_t corner_count_ = 0;
  Numbers corners_, cells_, passages_, walls_, rim_, gates_;
};

}  // namespace

std::string printed_graph_json(const Maze& maze, const PageTransform& to_page,
                               std::span<const Widths> widths) {
  std::string out =
      std::visit([&](const auto& t) { return GraphWriter(t, maze, to_page).write(); }, *maze.topology);
  if (widths.empty()) return out;
  Numbers list;
  for (const Widths& wall : widths) {
    list.open();
    for (const double width : wall) list.add(std::llround(width * units_a_pt));
    list.close();
  }
  out.pop_back();  // the brace
  return out + ",\"widths\":[" + list.text() + "]}";
}

}  // namespace mazefolio::book
