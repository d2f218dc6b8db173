// One kind of cell grows over another, cell by cell, and never closes a ring. A cell that may not be taken
// now has too many taken neighbors or corners, and so may never be taken later. So one list of the cells
// beside taken ones, each listed once, is enough for every hunt: a random pick from it is a random pick from
// all cells that may be taken. Cost: O(cells).

#include "generate/thick/pixel_growth.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/option_rows.h"
#include "generate/carve/carving.h"
#include "generate/thick/components.h"
#include "maze/gates.h"
#include "maze/thick.h"

namespace mazefolio::generate {

GrowthOrder order_named(std::string_view name) {
  return name == "depth-first" ? GrowthOrder::depth_first
         : name == "random"    ? GrowthOrder::random
                               : GrowthOrder::hunt_and_kill;
}

PixelGrowth::PixelGrowth(const Lattice& field, BitSet ground, BitSet taken, bool corners_may_touch,
                         bool taken_as_floor, Growth* growth)
    : ring_(ring_of(field)),
      ground_(std::move(ground)),
      taken_(std::move(taken)),
      corners_may_touch_(corners_may_touch),
      taken_as_floor_(taken_as_floor),
      growth_(growth),
      listed_(ground_.size()) {
  if (growth_) {
    growth_->first_floor = taken_as_floor ? taken_ : ~taken_;
    growth_->digs.clear();
  }
  ground_.for_each_set([&](std::size_t i) {
    const Cell c{static_cast<std::uint32_t>(i)};
    bool on_rim = false;
    for (int k = 0; k < 8; k += 2) on_rim = on_rim || is_taken(beside(c, k));
    if (!on_rim) return;
    listed_.set(i);
    beside_.push_back(c);
  });
}

bool PixelGrowth::may_take(Cell c) const {
  if (!ground_.test(index(c)) || is_taken(c)) return false;
  int neighbors = 0, from = 0;
  for (int k = 0; k < 8; k += 2)
    if (is_taken(beside(c, k))) {
      ++neighbors;
      from = k;
    }
  return neighbors == 1 &&
         (corners_may_touch_ || !(is_taken(beside(c, from + 3)) || is_taken(beside(c, from + 5))));
}

void PixelGrowth::take(Cell c) {
  taken_.set(index(c));
  if (growth_) growth_->digs.push_back({c, taken_as_floor_});
  for (int k = 0; k < 8; k += 2) {
    const Cell n = beside(c, k);
    if (!ground_.test(index(n)) || is_taken(n) || listed_.test(index(n))) continue;
    listed_.set(index(n));
    beside_.push_back(n);
  }
}

void PixelGrowth::grow(GrowthOrder order, Rng& rng) {
  order == GrowthOrder::hunt_and_kill ? grow_by_hunting(rng) : grow_on(order, rng);
}

/// Takes a random neighbor and goes there; returns false where it is stuck.
bool PixelGrowth::step(Cell& at, Rng& rng) {
  std::array<Cell, 4> ways;
  std::uint32_t count = 0;
  for (int k = 0; k < 8; k += 2) {
    ways[count] = beside(at, k);
    count += may_take(ways[count]);
  }
  if (count == 0) return false;
  at = ways[count == 1 ? 0 : rng.below(count)];
  take(at);
  return true;
}

void PixelGrowth::walk(Cell from, int cells, Rng& rng) {
  if (!may_take(from)) return;
  take(from);
  while (--cells > 0 && step(from, rng)) {
  }
}

void PixelGrowth::grow_on(GrowthOrder order, Rng& rng) {
  std::vector<Cell> starts = beside_, growing;
  rng.shuffle(starts);
  Heartbeat beat;
  for (const Cell start : starts) {
    if (!may_take(start)) continue;
    take(start);
    for (growing = {start}; !growing.empty(); beat()) {
      if (order == GrowthOrder::random)
        std::swap(growing[rng.below(static_cast<std::uint32_t>(growing.size()))], growing.back());
      Cell at = growing.back();
      if (step(at, rng))
        growing.push_back(at);
      else
        growing.pop_back();
    }
  }
}

void PixelGrowth::grow_by_hunting(Rng& rng) {
  Heartbeat beat;
  while (!beside_.empty()) {
    std::swap(beside_[rng.below(static_cast<std::uint32_t>(beside_.size()))], beside_.back());
    Cell at = beside_.back();
    beside_.pop_back();
    if (!may_take(at)) continue;
    take(at);
    while (step(at, rng)) beat();
  }
}

Result<BitSet> ground_of(const Lattice& field) {
  const BitSet inner = inner_cells(field);
  const std::size_t all = inner.count();
  if (all == 0)
    return failure(
        "nothing can be dug here: every cell lies beside the outside, and that is the frame of rock");
  BitSet largest = largest_component(field, inner);
  if (10 * largest.count() < 9 * all)
    return failure(
        fmt::format("within its frame of rock the shape falls into pieces, of which the largest has {} of {} "
                    "cells: make it wider at its narrow places, or the cells smaller",
                    largest.count(), all));
  if (largest.count() == 1 && rim_gates(*thick_maze(field, largest).topology).empty())
    return failure("a single cell can be dug here, and no way leads out of it: make the maze larger");
  return largest;
}

Outcome check_ground(const AnyTopology& field, const Options&) {
  const Result<BitSet> ground = ground_of(std::get<Lattice>(field));
  return ground ? Outcome(Done{}) : ground.found();
}

GeneratorRow digging_row(std::string name, std::string summary, OptionRow option,
                         Result<Maze> (*draft)(std::shared_ptr<const AnyTopology>, const Options&, Rng&,
                                               Growth*)) {
  GeneratorRow row{{std::move(name), std::move(summary), {std::move(option)}}, Needs::squares};
  row.draft = draft;
  row.check_fit = check_ground;
  row.records.order = true;
  return row;
}

OptionRow order_option(std::string summary) {
  return choice_option("order", std::move(summary), {"depth-first", "random", "hunt-and-kill"});
}

BitSet dug(const Lattice& field, const BitSet& ground, GrowthOrder order, bool corners_may_touch, Rng& rng,
           Growth* growth) {
  Cell first{};
  do first = random_cell(field, rng);
  while (!ground.test(index(first)));
  PixelGrowth floor(field, ground, BitSet(ground.size()), corners_may_touch, true, growth);
  floor.take(first);
  floor.grow(order, rng);
  return floor.taken();
}

}  // namespace mazefolio::generate
