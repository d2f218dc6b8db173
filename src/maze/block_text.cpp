#include "maze/block_text.h"

#include <array>

#include "maze/thick.h"

namespace mazefolio::maze {
namespace {

// The sides whose walls a gate of this cell can have: those to the outside, sides opposite floor first.
std::vector<int> gate_sides(const Lattice& t, Cell c) {
  std::vector<int> sides;
  for (const bool straight : {true, false})
    for (int d = 0; d < 4; ++d) {
      const Cell out = t.beyond(c, d);
      if (!t.contains(out) && !t.is_rock(out) && t.contains(t.beyond(c, (d + 2) % 4)) == straight)
        sides.push_back(d);
    }
  return sides;
}

// Of two letters the first is that of the gate whose side comes first.
std::string_view letters(const Maze& maze, Cell c) {
  const bool start = maze.start.cell == c, finish = maze.finish.cell == c;
  if (!start && !finish) return {};
  if (!finish) return "S ";
  if (!start) return "F ";
  const Lattice& t = std::get<Lattice>(*maze.topology);
  for (const int d : gate_sides(t, c)) {
    if (t.wall(c, d) == maze.start.wall) return "SF";
    if (t.wall(c, d) == maze.finish.wall) return "FS";
  }
  return "SF";
}

class Reading {
 public:
  explicit Reading(std::vector<Line> lines) : lines_(std::move(lines)) {}

  Result<Maze> maze() {
    if (const Outcome equal = make_equally_long(lines_, U'░'); !equal) return equal.found();
    test_cells();
    if (errors_.any()) return errors_.found();
    const std::size_t columns = lines_[0].size() / 2;
    Mask mask{static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(lines_.size()),
              BitSet(columns * lines_.size())};
    for (std::size_t y = 0; y < lines_.size(); ++y)
      for (std::size_t x = 0; x < columns; ++x)
        if (lines_[y][2 * x] != U'░') mask.cells.set(y * columns + x);
    const Lattice field = Lattice::square(mask);
    BitSet floor(field.cell_limit());
    for_each_cell(field, [&](Cell c) {
      if (letter(field, c, 0) != U'█') floor.set(index(c));
    });
    Maze out = thick_maze(field, floor);
    const Lattice& t = std::get<Lattice>(*out.topology);
    if (t.cell_count() == 0)
      errors_.add(0, 0, "there is no floor in this rock");
    else
      set_gates(t, out);
    if (errors_.any()) return errors_.found();
    return out;
  }

 private:
  // One error a line is enough.
  void test_cells() {
    for (std::size_t y = 0; y < lines_.size(); ++y) {
      if (lines_[y].size() % 2) return errors_.add(y, lines_[y].size() - 1, "a cell is two characters wide");
      for (std::size_t x = 0; x < lines_[y].size(); x += 2) {
        if (is_cell(lines_[y].substr(x, 2))) continue;
        errors_.add(y, x, "a cell is two blanks, ██ or ░░, or holds S, F or a dot");
        break;
      }
    }
  }

  static bool is_cell(const Line& pair) {
    for (const char32_t* known : {U"  ", U"██", U"░░", U"· ", U"S ", U"F ", U"SF", U"FS"})
      if (pair == known) return true;
    return false;
  }

  char32_t letter(const Lattice& t, Cell c, std::uint32_t k) const {
    return lines_[t.row(c)][2 * t.column(c) + k];
  }

  void set_gates(const Lattice& t, Maze& out) {
    for_each_cell(t, [&](Cell c) {
      std::size_t next = 0;
      for (const std::uint32_t k : {0u, 1u}) {
        const char32_t name = letter(t, c, k);
        if (name != U'S' && name != U'F') continue;
        Gate& gate = name == U'S' ? out.start : out.finish;
        if (gate.cell != no_cell) errors_.add(t.row(c), 2 * t.column(c) + k, "there are two of this gate");
        const std::vector<int> sides = gate_sides(t, c);
        gate = {c, next < sides.size() ? t.wall(c, sides[next++]) : no_wall};
      }
    });
  }

  std::vector<Line> lines_;
  TextErrors errors_;
};

}  // namespace

std::string block_text(const Maze& maze, const CellPath* solution) {
  Maze dug = maze;
  open_frame(dug);
  const Lattice& t = std::get<Lattice>(*dug.topology);
  BitSet on_path(t.cell_limit());
  if (solution)
    for (const Cell c : *solution) on_path.set(index(c));
  std::string out;
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    for (std::uint32_t x = 0; x < t.columns(); ++x) {
      const Cell c = t.at(x, y);
      if (!t.contains(c))
        out += t.is_rock(c) ? "██" : "░░";
      else if (const std::string_view mark = letters(dug, c); !mark.empty())
        out += mark;
      else
        out += on_path.test(index(c)) ? "· " : "  ";
    }
    out += '\n';
  }
  return out;
}

bool is_block_text(const std::vector<Line>& lines) {
  for (const Line& line : lines)
    if (line.find(U'█') != Line::npos) return true;
  return false;
}

Result<Maze> read_block_text(std::vector<Line> lines) { return Reading(std::move(lines)).maze(); }

}  // namespace mazefolio::maze
