// Idea: dead ends in random order lose a wall, one towards another dead end before others, as in every
// braided maze (generate/refine); a wall stays where it would let another way spell the message. Where the
// shortest way is still the one with the message, more walls are opened at random.
#include "rules/word_loops.h"

#include <algorithm>
#include <cmath>

#include "rules/spelled_way.h"

namespace mazefolio::rules {
namespace {

class Loops {
 public:
  Loops(SpelledWay& spelled, Rng& rng, std::uint32_t cells) : spelled_(spelled), rng_(rng) {
    for (std::uint32_t c = 0; c < cells; ++c) cells_.push_back(Cell{c});
  }

  void open_dead_ends(double share) {
    std::vector<Cell> ends;
    std::ranges::copy_if(cells_, std::back_inserter(ends), [&](Cell c) { return is_dead_end(c); });
    auto wanted = std::lround(share * static_cast<double>(ends.size()));
    rng_.shuffle(ends);
    for (const Cell end : ends)
      if (wanted > 0 && is_dead_end(end)) wanted -= open_dead_end(end);
  }

  /// Until `done()` is true after one.
  template <class Fn>
  void open_others(Fn done) {
    rng_.shuffle(cells_);
    for (const Cell c : cells_)
      for (const SpelledWay::Door& door : spelled_.doors(c))
        if (try_open(c, door) && done()) return;
  }

 private:
  bool is_dead_end(Cell c) const {
    return std::ranges::count_if(spelled_.doors(c),
                                 [&](const auto& d) { return spelled_.is_open(d.wall); }) == 1;
  }

  bool open_dead_end(Cell end) {
    std::vector<SpelledWay::Door> doors = spelled_.doors(end);
    rng_.shuffle(doors);
    std::stable_partition(doors.begin(), doors.end(), [&](const auto& door) { return is_dead_end(door.to); });
    return std::ranges::any_of(doors, [&](const auto& door) { return try_open(end, door); });
  }

  bool try_open(Cell c, const SpelledWay::Door& door) {
    return !spelled_.is_open(door.wall) && !bares_post(c, door.to) && spelled_.open(door.wall, c, door.to);
  }

  /// Whether four cells or fewer would be a ring, without a wall in their middle.
  bool bares_post(Cell a, Cell b) const {
    const auto joined = [&](Cell c, const auto& fn) {
      return std::ranges::any_of(spelled_.doors(c), [&](const auto& d) {
        return spelled_.is_open(d.wall) && d.to != a && fn(d.to);
      });
    };
    return std::ranges::any_of(spelled_.doors(a), [&](const auto& d) {
      if (!spelled_.is_open(d.wall)) return false;
      const auto is_side = [&](Cell c) { return c == d.to; };
      return joined(b, [&](Cell c) { return is_side(c) || joined(c, is_side); });
    });
  }

  SpelledWay& spelled_;
  Rng& rng_;
  std::vector<Cell> cells_;
};

/// Past all letters.
std::size_t shortest(const Maze& maze, const SpelledWay& spelled) {
  std::vector<std::size_t> steps(cell_limit(*maze.topology), 0);
  std::vector<Cell> met{maze.start.cell};
  steps[index(maze.start.cell)] = 1;
  for (std::size_t i = 0; i < met.size() && steps[index(maze.finish.cell)] == 0; ++i)
    for (const SpelledWay::Door& door : spelled.doors(met[i]))
      if (spelled.is_open(door.wall) && steps[index(door.to)] == 0) {
        steps[index(door.to)] = steps[index(met[i])] + 1;
        met.push_back(door.to);
      }
  return steps[index(maze.finish.cell)];
}

}  // namespace

Result<BitSet> open_loops(const Maze& maze, const CellPath& way, const CellLetters& letters,
                          const Message& message, double share, Rng& rng) {
  SpelledWay spelled(maze, way, letters, message);
  if (!spelled.is_only()) return Result<BitSet>::failure("its letters allow another way");
  const auto matter = [&] { return shortest(maze, spelled) < way.size(); };
  Loops loops(spelled, rng, cell_limit(*maze.topology));
  loops.open_dead_ends(share);
  if (!matter()) loops.open_others(matter);
  if (matter()) return spelled.walls();
  return Result<BitSet>::failure("its letters would not matter: no loop is a shorter way without them",
                                 "make the maze larger, or leave 'braid' out");
}

Outcome check_loops(const Maze& maze, const CellPath& way, const CellLetters& letters,
                    const Message& message) {
  const SpelledWay spelled(maze, way, letters, message);
  if (shortest(maze, spelled) >= way.size()) return failure("its letters do not matter");
  const Result<StateGraph> graph = spelled_states(maze, letters, message);
  if (!graph) return graph.found();
  const Way only = shortest_way(*graph);
  if (cells_of(*graph, only) != way || !is_only_way(*graph, only))
    return failure("another way spells the message, too");
  return Done{};
}

}  // namespace mazefolio::rules
