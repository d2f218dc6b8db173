// Growing forest: several growing trees at once, started at random cells. A tree is chosen at random;
// it picks a growing cell by the mix of rules of the growing tree and opens a wall to a cell that is not yet
// joined with it: a new one, or one of another tree, which joins the two trees.
// Bias: depends on the mix, as for the growing tree; many trees give short passages between long ones. With
// the default mix, newest cells ten times as often as random ones: 14 % dead ends on squares. Cost: O(cells),
// every pick in constant time; 4 bytes for each cell and 16 for each that may still grow. Source: W. D.
// Pullen, Daedalus.

#include "generate/rows.h"

#include <algorithm>
#include <array>

#include "base/disjoint_sets.h"
#include "base/option_rows.h"
#include "generate/carve/growing.h"

namespace mazefolio::generate {
namespace {

/// Instead of a tree: a cell that no tree has reached, and no cell.
constexpr std::uint32_t fresh = ~std::uint32_t{0}, absent = fresh - 1;

/// A step takes three random numbers in two.
constexpr std::uint32_t fetched_steps = 24, fetched_draws = 36;

/// Which trees are chosen next is known from a copy of the random numbers, as far as these are not used
/// otherwise. Fetches what the next steps of these trees will need into the cache, for all of them at the
/// same time. Inlined: GCC drops the call of a function that does nothing else.
template <Topology T>
[[gnu::always_inline]] inline void fetch_ahead(const T& t, const std::vector<AgeList>& growing,
                                               const std::vector<std::uint32_t>& tree_of, Rng rng) {
  std::array<const AgeList*, fetched_draws> soon;
  for (const AgeList*& tree : soon)
    __builtin_prefetch(tree = &growing[rng.below(static_cast<std::uint32_t>(growing.size()))]);
  for (const AgeList* tree : soon) tree->prefetch_newest();
  for (const AgeList* tree : soon)
    t.for_each_side(tree->cell(tree->newest()),
                    [&](Cell n, Wall) { __builtin_prefetch(&tree_of[index(n)]); });
}

constexpr auto carve = [](const Topology auto& t, const Options& options, Rng& rng, auto& open) {
  const GrowthMix mix(options);
  const std::uint32_t trees = 1 + t.cell_count() / static_cast<std::uint32_t>(options.integer("area"));
  if (t.cell_count() == 0) return;
  std::vector<std::uint32_t> tree_of(t.cell_limit(), absent);  // by cell
  for_each_cell(t, [&](Cell c) { tree_of[index(c)] = fresh; });
  QuickChoice choice(rng);
  Heartbeat beat;

  std::vector<AgeList> growing(std::min(trees, t.cell_count()), AgeList(mix.asks_middle()));
  DisjointSets joined(static_cast<std::uint32_t>(growing.size()));
  for (std::uint32_t i = 0; i < growing.size(); ++i) {
    Cell seed = random_cell(t, rng);
    while (tree_of[index(seed)] != fresh) seed = random_cell(t, rng);
    tree_of[index(seed)] = i;
    growing[i].add(seed);
  }
  for (std::uint32_t steps = 0; !growing.empty(); ++steps, beat()) {
    if (steps % fetched_steps == 0) fetch_ahead(t, growing, tree_of, rng);
    AgeList& tree = growing[growing.size() == 1 ? 0 : rng.below(static_cast<std::uint32_t>(growing.size()))];
    const std::uint32_t i = mix.pick(tree, choice, rng);
    const Cell at = tree.cell(i);
    const std::uint32_t root = joined.find(tree_of[index(at)]);
    const Pick step = pick_side(
        t, at,
        [&](Cell n) {
          const std::uint32_t other = tree_of[index(n)];
          return other == fresh || (other != absent && joined.find(other) != root);
        },
        [&](std::uint32_t n) { return choice.below(n); });
    if (step.choices > 0) {
      open.set(index(step.wall));
      std::uint32_t& other = tree_of[index(step.cell)];
      if (other == fresh) {
        other = root;
        tree.add(step.cell);
      } else {
        joined.join(root, other);
        mark_door(open, step.wall);
      }
      continue;
    }
    tree.remove(i);
    if (!tree.empty()) continue;
    std::swap(tree, growing.back());
    growing.pop_back();
  }
};

}  // namespace

GeneratorRow growing_forest_row() {
  GeneratorRow row =
      carving_row("growing-forest",
                  "several growing trees that join where they meet: long ways, and short ones between", carve,
                  {integer_option("area", "100", "of so many cells one tree grows", 10, 100000),
                   growth_share("newest", "10"), growth_share("oldest", "0"), growth_share("random", "1"),
                   growth_share("middle", "0")});
  row.records.parts = true;
  return row;
}

}  // namespace mazefolio::generate
