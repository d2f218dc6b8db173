#include "generate/walks/doubling.h"

#include <set>

#include "generate/statistics.h"
#include "generate/walks/walk_checks.h"
#include "support/namespaces.h"
#include "support/random_cycle.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

Lattice blocks_of(const char* picture) { return Lattice::square(parse_mask(picture).value()); }

}  // namespace

TEST_CASE("the walk round a tree visits four cells of each block once and ends where it began") {
  for (const char* picture : {"#", "###", "#\n#\n", "#####\n#.#.#\n#####\n", ".##.\n####\n#..#\n#.##\n"}) {
    const Lattice blocks = blocks_of(picture);
    const AnyTopology t = blocks;
    const Lattice cells = Lattice::square(2 * blocks.columns() + 1, 2 * blocks.rows());
    Rng rng(5);
    const BitSet open = carved_walls(row_called("wilson"), t, {}, rng);
    Cell first = no_cell;
    for_each_cell(blocks, [&](Cell c) { first = first == no_cell ? c : first; });
    const CellPath walk = round_the_tree(blocks, open, first, cells);
    BitSet visited(cells.cell_limit());
    for (std::size_t i = 0; i < walk.size(); ++i) {
      visited.set(index(walk[i]));
      CHECK(beside(cells, walk[i], walk[(i + 1) % walk.size()]));
      CHECK(blocks.contains(blocks.at(cells.column(walk[i]) / 2, cells.row(walk[i]) / 2)));
    }
    CHECK(walk.size() == 4 * blocks.cell_count());
    CHECK(visited.count() == walk.size());
  }
}

namespace {

/// The steps of each straight part of a round walk, in order, from a turn on.
std::vector<int> runs_of(const Lattice& cells, const CellPath& walk) {
  const std::size_t n = walk.size();
  const auto step = [&](std::size_t i) {
    const Cell a = walk[i % n], b = walk[(i + 1) % n];
    return std::pair(static_cast<int>(cells.column(b)) - static_cast<int>(cells.column(a)),
                     static_cast<int>(cells.row(b)) - static_cast<int>(cells.row(a)));
  };
  std::size_t turn = 0;
  while (step(turn) == step(turn + 1)) ++turn;
  std::vector<int> runs;
  for (std::size_t i = turn + 1; i <= turn + n; ++i) {
    if (step(i) != step(i - 1)) runs.push_back(0);
    ++runs.back();
  }
  return runs;
}

int single_steps_in_a_row(const std::vector<int>& runs) {
  int found = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) found += runs[i] == 1 && runs[(i + 1) % runs.size()] == 1;
  return found;
}

/// The same text for a round walk from any of its cells, in either direction: its steps.
std::string round_steps(const CellPath& walk) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> steps;
  for (std::size_t i = 0; i < walk.size(); ++i) {
    const auto a = static_cast<std::uint32_t>(index(walk[i])),
               b = static_cast<std::uint32_t>(index(walk[(i + 1) % walk.size()]));
    steps.emplace(std::min(a, b), std::max(a, b));
  }
  std::string text;
  for (const auto& [a, b] : steps) text += std::to_string(a) + "-" + std::to_string(b) + " ";
  return text;
}

}  // namespace

TEST_CASE("a walk round a tree never takes two single steps in a row, as other round walks do") {
  const Lattice blocks = Lattice::square(8, 6), cells = Lattice::square(16, 12);
  for (const char* carver : {"wilson", "backtracker", "prim-simplified"}) {
    Rng rng(11);
    const BitSet open = carved_walls(row_called(carver), AnyTopology(blocks), {}, rng);
    const std::vector<int> runs = runs_of(cells, round_the_tree(blocks, open, blocks.at(0, 0), cells));
    CHECK(std::count(runs.begin(), runs.end(), 1) > 0);
    CHECK(single_steps_in_a_row(runs) == 0);
  }
  Rng rng(11);
  CellPath any;
  for (const CornerPoint p : random_cycle(16, 12, rng)) any.push_back(cells.at(p.x, p.y));
  CHECK(single_steps_in_a_row(runs_of(cells, any)) > 0);
}

TEST_CASE("the walks round trees are few of all round walks") {
  const Lattice blocks = Lattice::square(3, 3), cells = Lattice::square(6, 6);
  std::set<std::string> walks;
  Rng rng(3);
  for (int i = 0; i < 4000; ++i) {
    const BitSet open = carved_walls(row_called("wilson"), AnyTopology(blocks), {}, rng);
    walks.insert(round_steps(round_the_tree(blocks, open, blocks.at(0, 0), cells)));
  }
  CHECK(walks.size() == 192);  // one for each tree of 3 x 3 blocks, of 1072 round walks over 6 x 6 cells
}
