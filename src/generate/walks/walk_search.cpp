// Idea: first the round walk along a random tree over the largest group of whole blocks of 2 x 2 cells; then
// every step is bent over free cells beside it, as long as there are some (one between hexagons, two beside
// squares). What is left is reached by the ends of the walk, which bites move about (backbite.h): where an
// end has a free neighbor the walk grows, and is bent again. Between squares, the first walk is woven anew
// before (rewoven.cpp), since slanted rims force its way. Cost: at most 400 bites for every cell, and 300 000
// for few. Source of the last: L. Posa, "Hamiltonian circuits in random graphs", Discrete Mathematics 14
// (1976).

#include "generate/walks/walk_search.h"

#include <algorithm>
#include <array>

#include "base/system/parallel.h"
#include "generate/carve/carving.h"
#include "generate/generator.h"
#include "generate/walks/backbite.h"
#include "generate/walks/doubling.h"
#include "generate/walks/walk_limits.h"

namespace mazefolio::generate {
namespace {

constexpr std::uint64_t bites_a_cell = 400, least_bites = 300'000;

/// Whole blocks, the upper left one at this corner of the field.
Mask whole_blocks(const Lattice& t, std::uint32_t left, std::uint32_t top) {
  Mask out{(t.columns() - std::min(left, t.columns())) / 2, (t.rows() - std::min(top, t.rows())) / 2, {}};
  out.cells = BitSet(std::size_t{out.columns} * out.rows);
  for (std::uint32_t y = 0; y < out.rows; ++y)
    for (std::uint32_t x = 0; x < out.columns; ++x) {
      bool whole = true;
      for (std::uint32_t i = 0; i < 4; ++i)
        whole = whole && t.contains(t.at(left + 2 * x + i % 2, top + 2 * y + i / 2));
      if (whole) out.cells.set(std::size_t{y} * out.columns + x);
    }
  return out;
}

/// The largest connected part.
std::vector<Cell> largest_part(const Lattice& t) {
  BitSet met(t.cell_limit());
  std::vector<Cell> largest;
  for_each_cell(t, [&](Cell c) {
    if (met.test(index(c))) return;
    std::vector<Cell> part{c};
    met.set(index(c));
    for (std::size_t i = 0; i < part.size(); ++i)
      t.for_each_neighbor(part[i], [&](Cell n, Wall) {
        if (met.test(index(n))) return;
        met.set(index(n));
        part.push_back(n);
      });
    if (part.size() > largest.size()) largest = std::move(part);
  });
  return largest;
}

/// The round walk over whole blocks; one cell where there is no block.
CellPath first_walk(const Lattice& t, Rng& rng) {
  CellPath best;
  for (std::uint32_t corner = 0; corner < 4; ++corner) {
    const std::uint32_t left = corner % 2, top = corner / 2;
    if (t.degree() == 6 && top == 1) continue;  // blocks of hexagons begin in even rows
    const Mask mask = whole_blocks(t, left, top);
    if (mask.cells.count() == 0) continue;
    const Lattice all = Lattice::square(mask);
    const std::vector<Cell> part = largest_part(all);
    if (4 * part.size() <= best.size()) continue;
    Mask kept{mask.columns, mask.rows, BitSet(mask.cells.size())};
    for (const Cell c : part) kept.cells.set(std::size_t{all.row(c)} * mask.columns + all.column(c));
    const AnyTopology blocks = Lattice::square(kept);
    const GeneratorRow& carver = *find_row(generators(), "wilson");
    const BitSet open = carved_walls(carver, blocks, Options(carver.options), rng);
    const Lattice doubled = Lattice::square(2 * mask.columns, 2 * mask.rows);
    best = round_the_tree(std::get<Lattice>(blocks), open, part.front(), doubled);
    for (Cell& c : best) c = t.at(left + doubled.column(c), top + doubled.row(c));
  }
  return best.empty() ? CellPath{random_cell(t, rng)} : best;
}

/// A walk that grows in its middle: every cell knows the two beside it in the walk.
class Bends {
 public:
  Bends(const Lattice& t, const CellPath& walk) : t_(t), next_(t.cell_limit(), {no_cell, no_cell}) {
    in_ = BitSet(t.cell_limit());
    for (std::size_t i = 0; i < walk.size(); ++i) {
      in_.set(index(walk[i]));
      if (i > 0) next_[index(walk[i])][0] = walk[i - 1];
      if (i + 1 < walk.size()) next_[index(walk[i])][1] = walk[i + 1];
    }
    first_ = walk.front();
  }

  /// Bends steps over free cells until none can be bent.
  void bend(Rng& rng) {
    std::vector<Cell> free;
    for_each_cell(t_, [&](Cell c) {
      if (!in_.test(index(c))) free.push_back(c);
    });
    for (bool changed = true; changed;) {
      changed = false;
      rng.shuffle(free);
      for (const Cell c : free) changed = (!in_.test(index(c)) && reach(c)) || changed;
      std::erase_if(free, [&](Cell c) { return in_.test(index(c)); });
    }
  }

  CellPath walk() const {
    CellPath out{first_};
    Cell before = no_cell;
    while (true) {
      const auto& [a, b] = next_[index(out.back())];
      const Cell next = before == no_cell ? (a != no_cell ? a : b) : (a == before ? b : a);
      if (next == no_cell || next == first_) return out;
      before = out.back();
      out.push_back(next);
    }
  }

 private:
  void relink(Cell of, Cell old, Cell now) {
    auto& [a, b] = next_[index(of)];
    (a == old ? a : b) = now;
  }
  void insert(Cell c, Cell before, Cell after) {
    in_.set(index(c));
    next_[index(c)] = {before, after};
  }

  // Takes the free cell c into the walk between two cells that follow each other, alone or with a free cell
  // beside it.
  bool reach(Cell c) {
    for (int d = 0; d < t_.degree(); ++d) {
      const Cell a = t_.beyond(c, d);
      if (!t_.contains(a) || !in_.test(index(a))) continue;
      for (const Cell b : next_[index(a)]) {
        if (b == no_cell) continue;
        if (are_beside(t_, b, c)) {
          relink(a, b, c);
          relink(b, a, c);
          insert(c, a, b);
          return true;
        }
        for (int e = 0; e < t_.degree(); ++e) {
          const Cell f = t_.beyond(c, e);
          if (!t_.contains(f) || in_.test(index(f)) || !are_beside(t_, f, b)) continue;
          relink(a, b, c);
          relink(b, a, f);
          insert(c, a, f);
          insert(f, c, b);
          return true;
        }
      }
    }
    return false;
  }

  const Lattice& t_;
  std::vector<std::array<Cell, 2>> next_;
  BitSet in_;
  Cell first_;
};

CellPath bent(const Lattice& t, const CellPath& walk, Rng& rng) {
  Bends bends(t, walk);
  bends.bend(rng);
  return bends.walk();
}

/// A free cell beside an end of the walk, or no_cell.
Cell free_beside(const Lattice& t, Cell end, const BitSet& in) {
  Cell found = no_cell;
  t.for_each_neighbor(end, [&](Cell n, Wall) {
    if (!in.test(index(n))) found = n;
  });
  return found;
}

/// Adds free cells to both ends as long as there are some beside them.
void extend(const Lattice& t, CellPath& walk, BitSet& in) {
  for (int end = 0; end < 2; ++end) {
    for (Cell n; (n = free_beside(t, walk.back(), in)) != no_cell;) {
      walk.push_back(n);
      in.set(index(n));
    }
    std::reverse(walk.begin(), walk.end());
  }
}

}  // namespace

CellPath found_walk(const Lattice& t, std::size_t may_stay_out, Rng& rng) {
  const std::size_t cells = t.cell_count();
  CellPath walk = bent(t, first_walk(t, rng), rng);
  if (t.degree() == 4 && walk.size() + may_stay_out < cells) walk = rewoven(t, walk, rng);
  std::uint64_t left = std::max<std::uint64_t>(least_bites, bites_a_cell * cells);
  Heartbeat beat;
  while (true) {
    BitSet in(t.cell_limit());
    for (const Cell c : walk) in.set(index(c));
    for (std::size_t before = 0; before != walk.size();) {
      before = walk.size();
      extend(t, walk, in);
      walk = bent(t, walk, rng);
      for (const Cell c : walk) in.set(index(c));
    }
    if (walk.size() + may_stay_out >= cells || walk.size() == cells) return walk;
    Chain chain(t, walk);
    bool grows = false;
    while (left > 0 && !grows) {
      --left;
      beat();
      const int end = static_cast<int>(rng.below(2));
      chain.bite(end, static_cast<int>(rng.below(static_cast<std::uint32_t>(t.degree()))));
      grows = free_beside(t, chain.end(end), in) != no_cell;
    }
    if (!grows) return walk;
    walk = chain.walk();
  }
}

}  // namespace mazefolio::generate
