// The parser of the text form. First the characters become a grid of code points, and each is tested. Then
// the outside is flooded through gaps, which decides which cells are absent. Walls, passages and gates
// follow.

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

class TextReading {
 public:
  explicit TextReading(std::vector<Line> lines) : lines_(std::move(lines)) {}

  Result<Maze> maze() {
    if (const Outcome equal = make_equally_long(lines_, U' '); !equal) return equal.found();
    measure();
    if (!errors_.any()) test_characters();
    if (errors_.any()) return errors_.found();
    const Lattice t = Lattice::square(mask());
    Maze out{std::make_shared<AnyTopology>(t), BitSet(t.wall_limit()), {}, {}};
    for_each_wall(t, [&](Wall w, Cell a, Cell b) {
      if (t.contains(b) && gap(t, a, w)) out.open.set(index(w));
    });
    set_gates(t, out);
    if (errors_.any()) return errors_.found();
    return out;
  }

 private:
  void measure() {
    const std::size_t width = lines_.empty() ? 0 : lines_[0].size();
    if (lines_.size() < 3 || lines_.size() % 2 == 0)
      return errors_.add(lines_.size(), 0, "a maze of n rows has 2n + 1 lines");
    if (width < 5 || width % 4 != 1)
      return errors_.add(0, width, "a maze of n columns is 4n + 1 characters wide");
    columns_ = static_cast<std::uint32_t>(width / 4);
    rows_ = static_cast<std::uint32_t>(lines_.size() / 2);
  }

  // One error a line is enough.
  void test_characters() {
    for (std::size_t y = 0; y < lines_.size(); ++y)
      for (std::size_t x = 0; x < lines_[y].size(); x += 4) {
        const Outcome checked = check_characters(x, y);
        if (checked) continue;
        errors_.add(y, x, checked.message());
        break;
      }
  }

  // A corner or the wall of a cell, and what stands to the right of it.
  Outcome check_characters(std::size_t x, std::size_t y) const {
    const char32_t c = lines_[y][x];
    const bool cell_line = y % 2;
    if (cell_line ? c != U' ' && c != U'│' : !is_junction(c)) return failure("no wall looks like this");
    if (x + 1 == lines_[y].size()) return Done{};
    const Line three = lines_[y].substr(x + 1, 3);
    if (cell_line && !is_content(three))
      return failure("a cell is blank or holds S, F or a dot in its middle");
    if (!cell_line && three != U"───" && three != U"   ") return failure("a wall is three dashes or a gap");
    return Done{};
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

  // Floods the field from its edge through gaps; cells with gates stop the flood.
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

  void set_gates(const Lattice& t, Maze& out) {
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
        if (gate.cell != no_cell) errors_.add(2 * y + 1, 4 * x + 1 + k, "there are two of this gate");
        gate = {c, next < gaps.size() ? gaps[next++] : no_wall};
      }
      if (next < gaps.size())
        errors_.add(2 * y + 1, 4 * x + 1, "this cell has more gaps in its rim than gates");
    });
  }

  std::vector<Line> lines_;
  TextErrors errors_;
  std::uint32_t columns_ = 0, rows_ = 0;
};

}  // namespace

Result<Maze> from_text(std::string_view text) {
  if (const auto bad = first_bad_utf8(text))
    return failure(fmt::format("the text is not UTF-8 at byte {}", *bad));
  if (std::count(text.begin(), text.end(), '\n') > most_lines)
    return failure(fmt::format("a maze of more than {} lines is not read", most_lines));
  std::vector<Line> lines = code_points(text);
  return is_block_text(lines) ? read_block_text(std::move(lines)) : TextReading(std::move(lines)).maze();
}

}  // namespace mazefolio::maze
