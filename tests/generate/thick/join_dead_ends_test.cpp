#include "generate/thick/join_dead_ends.h"

#include "generate/statistics.h"
#include "generate/thick/components.h"
#include "generate/thick/rule.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_recipes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

Maze cave(const std::string& wish, const std::string& seed = "s") {
  const GeneratorRow& row = row_called("automaton");
  return draft(row, std::make_shared<const AnyTopology>(Lattice::square(41, 33)), options_of(row, wish), seed)
      .value();
}

struct Counted {
  std::size_t dead_ends;
  std::int64_t loops;
};
Counted counted(const Maze& maze) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  return {dead_ends_of(t, t.present()).size(), loop_count(t)};
}

/// Whether one dug cell would lead from a dead end to a corridor behind it, so that rock is cut off.
bool one_cell_opens(const Lattice& t, const BitSet& inner, std::uint32_t dead_end) {
  const std::int64_t loops = loop_count(t);
  for (int d = 0; d < 4; ++d) {
    const Cell c = t.beyond(Cell{dead_end}, d);
    if (!inner.test(index(c)) || !t.is_rock(c)) continue;
    BitSet floor = t.present();
    floor.set(index(c));
    const Maze dug = thick_maze(t.without_rock(), floor);
    if (loop_count(std::get<Lattice>(*dug.topology)) > loops) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("a dead end is dug through to the corridor behind the rock, the shortest way") {
  // Two corridors, joined at their left ends; a wall of one cell between the right ends, of two elsewhere.
  const Lattice field = Lattice::square(14, 9);
  BitSet floor(field.cell_limit());
  const auto dig = [&](std::uint32_t x, std::uint32_t y) { floor.set(index(field.at(x, y))); };
  for (std::uint32_t x = 2; x < 12; ++x) dig(x, 2), dig(x, 6);
  for (std::uint32_t y = 2; y < 7; ++y) dig(2, y);
  dig(11, 3);
  const BitSet before = floor;
  Rng rng(1);
  REQUIRE(dead_ends_of(field, floor).size() == 2);
  CHECK(join_dead_ends(field, floor, inner_cells(field), 1, rng) == 1);
  CHECK(dead_ends_of(field, floor).empty());
  BitSet wanted = before;
  for (const std::uint32_t y : {4, 5}) wanted.set(index(field.at(11, y)));
  CHECK(floor == wanted);
}

TEST_CASE("a tunnel does not curl back to its own corridor") {
  const Lattice field = Lattice::square(14, 14);
  BitSet floor(field.cell_limit());
  for (std::uint32_t x = 2; x < 8; ++x) floor.set(index(field.at(x, 6)));
  const BitSet before = floor;
  Rng rng(1);
  CHECK(join_dead_ends(field, floor, inner_cells(field), 1, rng) == 0);
  CHECK(floor == before);
}

TEST_CASE("loops: braid leaves no dead end of any preset that could be opened") {
  for (const RulePreset& preset : rule_presets())
    for (const char* seed : {"1", "2"}) {
      INFO(preset.name << " " << seed);
      const std::string rule = "rule=" + std::string(preset.name);
      const Maze kept = cave(rule, seed), braided = cave(rule + " loops=braid", seed);
      check_maze(braided, false);
      CHECK(counted(braided).dead_ends <= counted(kept).dead_ends / 5);
      CHECK(counted(braided).loops >= counted(kept).loops);
      const Lattice& t = std::get<Lattice>(*braided.topology);
      const BitSet inner = inner_cells(t.without_rock());
      for (const std::uint32_t left : dead_ends_of(t, t.present())) {
        INFO(t.column(Cell{left}) << "," << t.row(Cell{left}));
        CHECK(!one_cell_opens(t, inner, left));
      }
    }
}

TEST_CASE("braid opens its share of the dead ends, and each tunnel makes a loop") {
  const Maze perfect = cave("loops=cut rule=mazectric");
  const Lattice& t = std::get<Lattice>(*perfect.topology);
  const Lattice field = t.without_rock();
  const Counted before = counted(perfect);
  REQUIRE(before.loops == 0);
  REQUIRE(before.dead_ends > 40);
  std::size_t last = before.dead_ends + 1;
  for (const double share : {0.0, 0.3, 0.6, 1.0}) {
    INFO(share);
    BitSet floor = t.present();
    Rng rng(3);
    const std::uint32_t tunnels = join_dead_ends(field, floor, inner_cells(field), share, rng);
    const Maze made = thick_maze(field, floor);
    check_maze(made, share == 0);
    const Counted after = counted(made);
    CHECK(after.loops >= tunnels);
    CHECK(after.dead_ends < last);
    last = after.dead_ends;
    if (share == 0) CHECK(floor == t.present());
  }
  CHECK(last <= before.dead_ends / 20);
}

TEST_CASE("an automaton takes the refinement braid, and other caverns do not") {
  const auto dead_ends = [](const char* braid) {
    const Result<Carved> made =
        make_maze(recipe_for("square", {41, 33}, "automaton", {{"braid", braid}}), "seed");
    REQUIRE(made.ok());
    check_maze(made->maze, made->perfect);
    return counted(made->maze).dead_ends;
  };
  CHECK(dead_ends("0.5") < dead_ends("0"));
  CHECK(dead_ends("1") < dead_ends("0.5"));
  CHECK(message_of(make_maze(recipe_for("square", {21, 21}, "cavern", {{"braid", "1"}}), "s")) ==
        "a maze of 'cavern' is made whole: it takes no symmetry, weave, dead_ends, braid or sparsify");
  CHECK(message_of(make_maze(recipe_for("square", {21, 21}, "automaton", {{"sparsify", "1"}}), "s")) ==
        "a maze of 'automaton' is made whole: it takes no symmetry, weave, dead_ends or sparsify");
}

TEST_CASE("a braid joins pieces that an automaton left apart") {
  const auto pieces = [](const std::string& loops) {
    const Maze made = cave("rule=maze connect=none loops=" + loops);
    const Lattice& t = std::get<Lattice>(*made.topology);
    return components_of(t.without_rock(), t.present()).sizes.size();
  };
  CHECK(pieces("keep") > 50);
  CHECK(pieces("braid") < pieces("keep") / 5);
}
