// A maze as text. Each cell has three columns and one line, with walls between cells: character (4x, 2y) is a
// corner, (4x + 1..3, 2y) the wall above a cell, (4x, 2y + 1) the wall to its left. The gap of a gate looks
// like that of a passage; the parser distinguishes them by flooding the outside first.

#include "maze/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "base/text/utf8.h"
#include "maze/block_text.h"
#include "maze/thick.h"

namespace mazefolio::maze {
namespace {

// Indexed by the arms that are drawn: 1 east, 2 south, 4 west, 8 north.
constexpr std::string_view junctions[16] = {" ", "╶", "╷", "┌", "╴", "─", "┐", "┬",
                                            "╵", "└", "│", "├", "┘", "┴", "┤", "┼"};

std::string_view cell_letters(const Maze& maze, Cell c) {
  const bool start = maze.start.cell == c, finish = maze.finish.cell == c;
  if (!start && !finish) return {};
  if (!finish) return " S ";
  if (!start) return " F ";
  if (maze.start.wall == no_wall || maze.finish.wall == no_wall)
    return maze.start.wall == no_wall ? "F S" : "S F";
  const Lattice& t = std::get<Lattice>(*maze.topology);
  for (int d = 0; d < 4; ++d) {
    if (t.wall(c, d) == maze.start.wall) return "S F";
    if (t.wall(c, d) == maze.finish.wall) return "F S";
  }
  return "S F";
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string out;
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

/// In the middle of a cell or wall, `beside` in both places next to it.
std::string in_middle(std::string_view text, std::size_t width, std::string_view beside = " ") {
  const std::size_t spare = width - std::min(width, count_characters(text));
  if (spare < 2) return std::string(spare, ' ').append(text);
  return std::string((spare - 1) / 2, ' ')
      .append(beside)
      .append(text)
      .append(beside)
      .append((spare - 2) / 2, ' ');
}

class Drawing {
 public:
  Drawing(const Maze& maze, const CellPath* solution)
      : maze_(maze),
        t_(std::get<Lattice>(*maze.topology)),
        on_path_(t_.cell_limit()),
        outside_(t_.cell_limit()) {
    if (solution)
      for (const Cell c : *solution) on_path_.set(index(c));
    flood_outside();
    if (maze.marks) take_marks(*maze.marks);
  }

  std::string text() const {
    std::string out;
    if (t_.cell_count() == 0) return out;
    for (std::uint32_t y = 0; y <= t_.rows(); ++y) {
      for (std::uint32_t x = 0; x <= t_.columns(); ++x) {
        out += corner(x, y);
        if (x < t_.columns()) out += above(x, y);
      }
      out += '\n';
      if (y == t_.rows()) break;
      for (std::uint32_t x = 0; x <= t_.columns(); ++x) {
        out += left(x, y);
        if (x < t_.columns()) out += inside(t_.at(x, y));
      }
      out += '\n';
    }
    return out;
  }

 private:
  // The absent cells from which the edge of the field can be reached through absent cells only.
  void flood_outside() {
    if (t_.cell_count() == 0) return;
    std::vector<Cell> shore;
    const auto enter = [&](Cell c) {
      if (t_.contains(c) || outside_.test(index(c))) return;
      outside_.set(index(c));
      shore.push_back(c);
    };
    for (std::uint32_t x = 0; x < t_.columns(); ++x) enter(t_.at(x, 0)), enter(t_.at(x, t_.rows() - 1));
    for (std::uint32_t y = 0; y < t_.rows(); ++y) enter(t_.at(0, y)), enter(t_.at(t_.columns() - 1, y));
    while (!shore.empty()) {
      const Cell c = shore.back();
      shore.pop_back();
      for (int d = 0; d < 4; ++d) {
        const Cell n = t_.beyond(c, d);
        if (in_field(n)) enter(n);
      }
    }
  }

  bool in_field(Cell c) const { return t_.column(c) < t_.columns() && t_.row(c) < t_.rows(); }
  bool present(std::uint32_t x, std::uint32_t y) const {
    return x < t_.columns() && y < t_.rows() && t_.contains(t_.at(x, y));
  }
  bool drawn(Wall w) const { return !maze_.open.test(index(w)) && !is_gate(maze_, w); }

  // x - 1 and y - 1 wrap around at 0; present() is false for such values.
  bool wall_above(std::uint32_t x, std::uint32_t y) const {
    return (present(x, y) && drawn(t_.wall(t_.at(x, y), 3))) ||
           (present(x, y - 1) && drawn(t_.wall(t_.at(x, y - 1), 1)));
  }
  bool wall_left(std::uint32_t x, std::uint32_t y) const {
    return (present(x, y) && drawn(t_.wall(t_.at(x, y), 2))) ||
           (present(x - 1, y) && drawn(t_.wall(t_.at(x - 1, y), 0)));
  }
  std::string_view corner(std::uint32_t x, std::uint32_t y) const {
    return junctions[1 * wall_above(x, y) + 2 * wall_left(x, y) + 4 * wall_above(x - 1, y) +
                     8 * wall_left(x, y - 1)];
  }
  std::string inside(Cell c) const {
    if (!t_.contains(c)) return repeated(outside_.test(index(c)) ? " " : "░", width_);
    if (const auto mark = in_cells_.find(index(c)); mark != in_cells_.end())
      return in_middle(gate_letters(c) + mark->second, width_, on_path_.test(index(c)) ? "·" : " ");
    if (const std::string_view letters = cell_letters(maze_, c); !letters.empty())
      return in_middle(letters, width_);
    return in_middle(on_path_.test(index(c)) ? "·" : " ", width_);
  }

  void take_marks(const Marks& marks) {
    for (const CellMark& mark : marks.cells) {
      in_cells_[index(mark.cell)] = mark.text;
      width_ = std::max(width_, count_characters(gate_letters(mark.cell) + mark.text));
    }
    for (const PassageMark& mark : marks.passages) {
      in_passages_[index(mark.wall)] = mark.text.empty() ? arrow(mark) : mark.text;
      width_ = std::max(width_, count_characters(mark.text));
    }
  }
  std::string gate_letters(Cell c) const {
    return std::string(maze_.start.cell == c ? "S" : "") + (maze_.finish.cell == c ? "F" : "");
  }
  std::string arrow(const PassageMark& mark) const {
    for (int d = 0; d < 4; ++d)
      if (t_.wall(mark.to, d) == mark.wall)
        return std::array{"←", "↑", "→", "↓"}[static_cast<std::size_t>(d)];
    return {};
  }

  std::string above(std::uint32_t x, std::uint32_t y) const {
    if (wall_above(x, y)) return repeated("─", width_);
    if (!present(x, y) || in_passages_.empty()) return repeated(" ", width_);
    const auto mark = in_passages_.find(index(t_.wall(t_.at(x, y), 3)));
    return mark == in_passages_.end() ? repeated(" ", width_) : in_middle(mark->second, width_);
  }
  std::string left(std::uint32_t x, std::uint32_t y) const {
    if (wall_left(x, y)) return "│";
    if (!present(x, y) || in_passages_.empty()) return " ";
    const auto mark = in_passages_.find(index(t_.wall(t_.at(x, y), 2)));
    return mark == in_passages_.end() ? " " : mark->second;
  }

  const Maze& maze_;
  const Lattice& t_;
  BitSet on_path_, outside_;
  std::size_t width_ = 3;  ///< of a cell, in characters; more where a mark is longer
  std::map<std::uint32_t, std::string> in_cells_, in_passages_;
};

template <Topology T>
std::string listing(const T& t, const BitSet& open) {
  std::string out;
  for_each_cell(t, [&](Cell c) {
    out += fmt::format("{}:", index(c));
    t.for_each_neighbor(c, [&](Cell n, Wall w) {
      if (open.test(index(w))) out += fmt::format(" {}", index(n));
    });
    out += '\n';
  });
  return out;
}

}  // namespace

std::string to_text(const Maze& maze, const CellPath* solution) {
  if (is_thick(*maze.topology)) return block_text(maze, solution);
  if (square_lattice(*maze.topology)) return Drawing(maze, solution).text();
  return on_topology(*maze.topology, [&](const auto& t) { return listing(t, maze.open); });
}

}  // namespace mazefolio::maze
