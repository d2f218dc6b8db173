// Of all shortest paths the one in the middle of halls.
// Idea: a breadth-first search from the goal finds the steps that lead nearer to it. Along these steps only,
// in the order of distance, the least cost of entering each cell from each side is computed: rock around a
// cell costs, and so does a turn. Cost: that search, and O(cells on any shortest path).

#include "solve/middle_path.h"

#include <array>
#include <limits>

#include "solve/breadth_first.h"

namespace mazefolio::solve {
namespace {

constexpr std::uint32_t turn_price = 3, beside_rock = 4, near_rock = 2;
constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

/// A cell on a shortest path, by the direction in which it is entered.
struct Entered {
  Cell cell;
  std::array<std::uint32_t, 4> cost{never, never, never, never};
  std::array<std::uint8_t, 4> before{};  ///< the direction in which the cell before was entered
};

class Calmest {
 public:
  Calmest(const Lattice& t, const WaveMap& nearer, Cell from, Cell to)
      : t_(t), nearer_(nearer), to_(to), number_(t.cell_limit(), never) {
    enter(from).cost = {};
    for (std::size_t i = 0; i < ways_.size() && ways_[i].cell != to; ++i) {
      if (i % 1'000'000 == 0) throw_if_canceled();
      go_on(i);
    }
  }

  CellPath path() const {
    const Entered* last = &ways_[number_[index(to_)]];
    int d = 0;
    for (int other = 1; other < 4; ++other)
      if (last->cost[at(other)] < last->cost[at(d)]) d = other;
    CellPath back{to_};
    while (number_[index(back.back())] != 0) {
      const int before = last->before[at(d)];
      back.push_back(t_.beyond(back.back(), (d + 2) % 4));
      last = &ways_[number_[index(back.back())]];
      d = before;
    }
    return {back.rbegin(), back.rend()};
  }

 private:
  static std::size_t at(int d) { return static_cast<std::size_t>(d); }

  Entered& enter(Cell c) {
    std::uint32_t& number = number_[index(c)];
    if (number == never) {
      number = static_cast<std::uint32_t>(ways_.size());
      ways_.push_back({c});
    }
    return ways_[number];
  }

  void go_on(std::size_t i) {
    const Cell c = ways_[i].cell;
    for (int d = 0; d < 4; ++d) {
      const Cell n = t_.beyond(c, d);
      if (!t_.contains(n) || !nearer_.nearer(n, c)) continue;
      Entered& next = enter(n);
      const Entered& here = ways_[i];
      const std::uint32_t beside = nearness(n);
      for (int before = 0; before < 4; ++before) {
        if (here.cost[at(before)] == never) continue;
        const bool turns = before != d && i != 0;
        const std::uint32_t cost = here.cost[at(before)] + beside + (turns ? turn_price : 0);
        if (cost >= next.cost[at(d)]) continue;
        next.cost[at(d)] = cost;
        next.before[at(d)] = static_cast<std::uint8_t>(before);
      }
    }
  }

  // The cost of a cell so near to rock.
  std::uint32_t nearness(Cell c) const {
    if (const std::uint32_t rock = rock_around(c); rock > 0) return beside_rock + rock;
    return any_rock_two_away(c) ? near_rock : 0;
  }

  std::uint32_t rock_around(Cell c) const {
    std::uint32_t rock = 0;
    for (int d = 0; d < 4; ++d) {
      const Cell side = t_.beyond(c, d);
      rock += !t_.contains(side);
      // Beyond the rim there are no ids.
      if (t_.contains(side) || t_.is_rock(side)) rock += !t_.contains(t_.beyond(side, (d + 1) % 4));
    }
    return rock;
  }

  // The eight cells around it are floor, so the cells around the four beside it have ids.
  bool any_rock_two_away(Cell c) const {
    bool rock = false;
    for (int d = 0; d < 4; ++d) rock |= rock_around(t_.beyond(c, d)) > 0;
    return rock;
  }

  const Lattice& t_;
  const WaveMap& nearer_;
  Cell to_;
  std::vector<Entered> ways_;          ///< nearest to the start first
  std::vector<std::uint32_t> number_;  ///< cell -> its place in ways_
};

}  // namespace

CellPath middle_path(const Maze& thick, Cell from, Cell to) {
  const Lattice& t = std::get<Lattice>(*thick.topology);
  bool met = false;
  const WaveMap nearer = breadth_first(t, thick.open, to, [&](const std::vector<Cell>& wave, std::uint32_t) {
    for (const Cell c : wave) met |= c == from;
    return !met;
  });
  if (!met) return {};
  return Calmest(t, nearer, from, to).path();
}

}  // namespace mazefolio::solve
