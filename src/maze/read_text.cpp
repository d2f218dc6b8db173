// The way back from text to a maze. First the characters become a grid of code points and every one is
// tested; then the outside is flooded through gaps, which tells absent cells from rooms; then walls, passages
// and gates follow.

#include <fmt/format.h>

#include <algorithm>

#include "base/text/utf8.h"
#include "maze/block_text.h"
#include "maze/text.h"

namespace mazefolio::maze {
namespace {

constexpr std::ptrdiff_t most_lines = 1'000'000;

bool is_junction(char32_t c) { return c == U' ' || Line(U"─│┌┐└┘├┤┬┴┼╴╵╶╷").find(c) != Line::npos; }

bool is_content(const Line& s) {
  for (const char32_t* known : {U"   ", U" · ", U" S ", U" F ", U"S F", U"F S", U"░░░"})
    if (s == known) return true;
  return false;
}

class Reading {
 public:
  Reading(std::vector<Line> lines, Complaints& complain) : lines_(std::move(lines)), complain_(complain) {}

  Maze maze() {
    if (!measure() || !test_characters()) return no_maze();
    const Lattice t = Lattice::square(mask());
    Maze out{std::make_shared<AnyTopology>(t), BitSet(t.wall_limit()), {}, {}};
    for_each_wall(t, [&](Wall w, Cell a, Cell b) {
      if (t.contains(b) && gap(t, a, w)) out.open.set(index(w));
    });
    if (!set_gates(t, out)) return no_maze();
    return out;
  }

 private:
  bool measure() {
    if (!make_equally_long(lines_, U' ', complain_)) return false;
    const std::size_t width = lines_.empty() ? 0 : lines_[0].size();
    if (lines_.size() < 3 || lines_.size() % 2 == 0)
      return complain_(lines_.size(), 0, "a maze of n rows has 2n + 1 lines");
    if (width < 5 || width % 4 != 1)
      return complain_(0, width, "a maze of n columns is 4n + 1 characters wide");
    columns_ = static_cast<std::uint32_t>(width / 4);
    rows_ = static_cast<std::uint32_t>(lines_.size() / 2);
    return true;
  }

  // One complaint a line is enough.
  bool test_characters() {
    bool good = true;
    for (std::size_t y = 0; y < lines_.size(); ++y)
      for (std::size_t x = 0; x < lines_[y].size(); x += 4) {
        const std::string fault = fault_at(x, y);
        if (fault.empty()) continue;
        good = complain_(y, x, fault);
        break;
      }
    return good;
  }

  std::string fault_at(std::size_t x, std::size_t y) const {
    const char32_t c = lines_[y][x];
    const bool cell_line = y % 2;
    if (cell_line ? c != U' ' && c != U'│' : !is_junction(c)) return "no wall looks like this";
    if (x + 1 == lines_[y].size()) return {};
    const Line three = lines_[y].substr(x + 1, 3);
    if (cell_line && !is_content(three)) return "a cell is blank or holds S, F or a dot in its middle";
    if (!cell_line && three != U"───" && three != U"   ") return "a wall is three dashes or a gap";
    return {};
  }

  char32_t letter(std::uint32_t x, std::uint32_t y, int k) const { return lines_[2 * y + 1][4 * x + 1 + k]; }
  bool has_gate(std::uint32_t x, std::uint32_t y) const {
    return letter(x, y, 0) == U'S' || letter(x, y, 0) == U'F' || letter(x, y, 1) == U'S' ||
           letter(x, y, 1) == U'F';
  }
  // The wall of cell (x, y) towards d (0 east, 1 south, 2 west, 3 north) is not drawn.
  bool gap(std::uint32_t x, std::uint32_t y, int d) const {
    const std::size_t row = 2 * y + 1 + (d == 1) - (d == 3), column = 4 * x + 2 + 2 * (d == 0) - 2 * (d == 2);
    return lines_[row][column] == U' ';
  }
  bool gap(const Lattice& t, Cell c, Wall w) const {
    for (int d = 0; d < 4; ++d)
      if (t.wall(c, d) == w) return gap(t.column(c), t.row(c), d);
    return false;
  }

  // Floods in from the edge of the field, through gaps; the gates' cells stop it.
  Mask mask() const {
    Mask mask = full_mask(columns_, rows_);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> shore;
    const auto enter = [&](std::uint32_t x, std::uint32_t y) {
      if (x >= columns_ || y >= rows_ || has_gate(x, y) || !mask.test(x, y)) return;
      mask.cells.reset(std::size_t{y} * columns_ + x);
      shore.emplace_back(x, y);
    };
    for (std::uint32_t y = 0; y < rows_; ++y)
      for (std::uint32_t x = 0; x < columns_; ++x) {
        const bool edge_gap = (x == 0 && gap(x, y, 2)) || (y == 0 && gap(x, y, 3)) ||
                              (x + 1 == columns_ && gap(x, y, 0)) || (y + 1 == rows_ && gap(x, y, 1));
        if (edge_gap) enter(x, y);
        if (letter(x, y, 1) == U'░') mask.cells.reset(std::size_t{y} * columns_ + x);
      }
    while (!shore.empty()) {
      const auto [x, y] = shore.back();
      shore.pop_back();
      if (gap(x, y, 0)) enter(x + 1, y);
      if (gap(x, y, 1)) enter(x, y + 1);
      if (gap(x, y, 2)) enter(x - 1, y);
      if (gap(x, y, 3)) enter(x, y - 1);
    }
    return mask;
  }

  bool set_gates(const Lattice& t, Maze& out) {
    bool good = true;
    for_each_cell(t, [&](Cell c) {
      const std::uint32_t x = t.column(c), y = t.row(c);
      if (!has_gate(x, y)) return;
      std::vector<Wall> gaps;
      for (int d = 0; d < 4; ++d)
        if (!t.contains(t.beyond(c, d)) && gap(x, y, d)) gaps.push_back(t.wall(c, d));
      std::size_t next = 0;
      for (const int k : {0, 1, 2}) {
        const char32_t name = letter(x, y, k);
        if (name == U' ') continue;
        Gate& gate = name == U'S' ? out.start : out.finish;
        if (gate.cell != no_cell) good = complain_(2 * y + 1, 4 * x + 1 + k, "there are two of this gate");
        gate = {c, next < gaps.size() ? gaps[next++] : no_wall};
      }
      if (next < gaps.size())
        good = complain_(2 * y + 1, 4 * x + 1, "this cell has more gaps in its rim than gates");
    });
    return good;
  }

  std::vector<Line> lines_;
  Complaints& complain_;
  std::uint32_t columns_ = 0, rows_ = 0;
};

}  // namespace

Maze from_text(std::string_view text, Diagnostics& found) {
  if (const auto bad = first_bad_utf8(text)) {
    found.error({}, fmt::format("the text is not UTF-8 at byte {}", *bad));
    return no_maze();
  }
  if (std::count(text.begin(), text.end(), '\n') > most_lines) {
    found.error({}, fmt::format("a maze of more than {} lines is not read", most_lines));
    return no_maze();
  }
  std::vector<Line> lines = code_points(text);
  Complaints complain(found);
  if (is_block_text(lines)) return read_block_text(std::move(lines), complain);
  return Reading(std::move(lines), complain).maze();
}

}  // namespace mazefolio::maze
