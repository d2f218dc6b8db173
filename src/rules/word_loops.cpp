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

  void open_some_dead_ends(double share) {
    const auto ends = std::ranges::count_if(cells_, [&](Cell c) { return is_dead_end(spelled_, c); });
    open_dead_ends(spelled_, cells_, static_cast<std::size_t>(std::lround(share * static_cast<double>(ends))),
                   rng_, [&](Cell c, const Door& door) { return spelled_.open(door.wall, c, door.to); });
  }

  /// Until `done()` is true after one.
  template <class Fn>
  void open_others(Fn done) {
    rng_.shuffle(cells_);
    for (const Cell c : cells_)
      for (const Door& door : spelled_.doors(c))
        if (!spelled_.is_open(door.wall) && !bares_post(spelled_, c, door.to) &&
            spelled_.open(door.wall, c, door.to) && done())
          return;
  }

 private:
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
    for (const Door& door : spelled.doors(met[i]))
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
  loops.open_some_dead_ends(share);
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
