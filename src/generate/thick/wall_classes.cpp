// Idea: a piece of wall is grown in the plane, cell by cell, from one side of a room. It has no color twice,
// and no cell beside a color that it has elsewhere (else it would have no end), so most branches end soon. It
// is a class where it touches two different rooms. Every piece is met once: cells that were tried before are
// not tried again (D. H. Redelmeier, "Counting polyominoes", Discrete Mathematics 36 (1981)). Cost: that of
// the classes, of which there are about 1.9 times as many for every further color: 1,000 at 16 colors.

#include "generate/thick/wall_classes.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/system/parallel.h"

namespace mazefolio::generate {
namespace {

struct Table {
  std::array<ColorSet, 4> side{};                    ///< of a room: its color
  std::array<std::array<int, 4>, most_colors> next;  ///< colors beside a cell of a color
  std::array<int, most_colors> rooms{};              ///< beside a cell of a color
};

Table table_of(const ColorLattice& lattice) {
  Table t;
  for (int c = 0; c < lattice.colors(); ++c)
    for (std::size_t d = 0; d < 4; ++d) {
      const int n = lattice.color(lattice.cell_of(c) + four_sides[d]);
      t.next[static_cast<std::size_t>(c)][d] = n;
      t.rooms[static_cast<std::size_t>(c)] += n == 0;
      if (c == 0) t.side[d] = only_color(n);
    }
  return t;
}

struct Placed {
  int color = 0;
  Step at;
};

/// A piece of wall that grows from the cell at one side of room (0, 0).
class Piece {
 public:
  Piece(const Table& t, std::size_t side, ColorSet barred) : t_(t), barred_(barred | only_color(0)) {
    seen(four_sides[side]) = true;
    untried_.push_back({std::countr_zero(t.side[side]), four_sides[side]});
  }

  ColorSet colors() const { return colors_; }
  int size() const { return std::popcount(colors_); }
  bool is_closed() const { return rooms_ == 2; }

  /// fn() for every piece of at most so many cells.
  template <class Fn>
  void for_each(int most_cells, const Fn& fn) {
    while (!untried_.empty()) {
      if ((++steps_ & 0xffff) == 0) throw_if_canceled();
      const Placed cell = untried_.back();
      untried_.pop_back();
      if (!fits(cell)) continue;
      const std::vector<Placed> left = untried_;
      add(cell);
      const std::vector<Placed> with_new = untried_;
      if (is_closed()) fn();
      if (size() < most_cells) for_each(most_cells, fn);
      for (std::size_t i = left.size(); i < with_new.size(); ++i) seen(with_new[i].at) = false;
      colors_ &= ~only_color(cell.color);
      rooms_ -= t_.rooms[static_cast<std::size_t>(cell.color)];
      untried_ = left;
    }
  }

  /// Adds random cells until it is closed and has so many, or nothing fits.
  void grow(int cells, Rng& rng) {
    while (!untried_.empty() && !(is_closed() && size() >= cells)) {
      std::swap(untried_[rng.below(static_cast<std::uint32_t>(untried_.size()))], untried_.back());
      const Placed cell = untried_.back();
      untried_.pop_back();
      if (fits(cell)) add(cell);
    }
  }

 private:
  bool fits(const Placed& cell) const {
    const auto c = static_cast<std::size_t>(cell.color);
    if ((colors_ | barred_) & only_color(cell.color) || rooms_ + t_.rooms[c] > 2) return false;
    for (std::size_t d = 0; d < 4; ++d) {
      const int n = t_.next[c][d];
      if (n == cell.color) return false;
      if (colors_ & only_color(n) && where_[static_cast<std::size_t>(n)] != cell.at + four_sides[d])
        return false;
    }
    return true;
  }

  void add(const Placed& cell) {
    const auto c = static_cast<std::size_t>(cell.color);
    colors_ |= only_color(cell.color);
    where_[c] = cell.at;
    rooms_ += t_.rooms[c];
    for (std::size_t d = 0; d < 4; ++d) {
      const Step at = cell.at + four_sides[d];
      if (const int n = t_.next[c][d]; !(barred_ & only_color(n)) && !seen(at)) {
        seen(at) = true;
        untried_.push_back({n, at});
      }
    }
  }

  static constexpr int reach = most_colors + 1, width = 2 * reach + 1;
  std::uint8_t& seen(Step at) {
    const int place = (at.y + reach) * width + at.x + reach;
    return seen_[static_cast<std::size_t>(place)];
  }

  const Table& t_;
  ColorSet barred_, colors_ = 0;
  int rooms_ = 0;  ///< how often it touches rooms
  std::uint32_t steps_ = 0;
  std::array<Step, most_colors> where_{};
  std::vector<Placed> untried_;  ///< cells beside it
  std::array<std::uint8_t, std::size_t{width} * width> seen_{};
};

/// Lays out the piece from its first side of room (0, 0). Fails where it is no class.
Result<WallClass> laid_out(const Table& t, ColorSet colors) {
  WallClass w{colors, 0, {}, {}};
  for (std::size_t d = 0; d < 4; ++d) w.sides |= (colors & t.side[d] ? 1u : 0u) << d;
  if (w.sides == 0) return failure("lie beside no room");
  const auto first = static_cast<std::size_t>(std::countr_zero(w.sides));
  std::array<Placed, most_colors> placed{};
  std::array<Step, most_colors> where{};
  ColorSet reached = t.side[first];
  placed[0] = {std::countr_zero(reached), four_sides[first]};
  where[static_cast<std::size_t>(placed[0].color)] = four_sides[first];
  std::size_t count = 1, others = 0;
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t d = 0; d < 4; ++d) {
      const int n = t.next[static_cast<std::size_t>(placed[i].color)][d];
      const Step at = placed[i].at + four_sides[d];
      if (n == 0) {
        if (at == Step{} && d == (first + 2) % 4) continue;
        w.leads = at;
        ++others;
      } else if (colors & only_color(n)) {
        Step& known = where[static_cast<std::size_t>(n)];
        if (reached & only_color(n)) {
          if (known != at) return failure("form a wall without an end");
          continue;
        }
        reached |= only_color(n);
        known = at;
        placed[count++] = {n, at};
      }
    }
  if (reached != colors) return failure("do not hang together");
  if (std::popcount(w.sides) != 2 || others != 1)
    return failure(fmt::format("lie at {} of the four sides of a room, not at two", std::popcount(w.sides)));
  if (w.leads == Step{}) return failure("lie at two sides of the same room");
  w.cells.reserve(count);
  for (std::size_t i = 0; i < count; ++i) w.cells.push_back(placed[i].at);
  return w;
}

}  // namespace

std::vector<WallClass> wall_classes(const ColorLattice& lattice, int most_cells) {
  const Table t = table_of(lattice);
  std::vector<WallClass> out;
  ColorSet before = 0;  // the colors of sides that classes begin at earlier
  for (std::size_t first = 0; first < 4; before |= t.side[first++]) {
    if (before & t.side[first]) continue;
    Piece piece(t, first, before);
    piece.for_each(most_cells, [&] {
      if (Result<WallClass> w = laid_out(t, piece.colors())) out.push_back(std::move(w).value());
    });
  }
  std::ranges::sort(out, {}, &WallClass::colors);
  return out;
}

Result<WallClass> wall_class(const ColorLattice& lattice, ColorSet colors) {
  return laid_out(table_of(lattice), colors);
}

std::optional<WallClass> grown_class(const ColorLattice& lattice, std::size_t side, ColorSet barred,
                                     Rng& rng) {
  const Table t = table_of(lattice);
  if (barred & t.side[side]) return std::nullopt;
  Piece piece(t, side, barred);
  piece.grow(1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(lattice.colors() / 2))), rng);
  if (!piece.is_closed()) return std::nullopt;
  Result<WallClass> w = laid_out(t, piece.colors());
  return w ? std::optional(std::move(w).value()) : std::nullopt;
}

}  // namespace mazefolio::generate
