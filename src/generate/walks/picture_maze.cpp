// Picture mazes: the solution, filled in, is a picture. Each of its pixels is a block of 2 x 2 cells, and a
// round walk along both sides of a tree over the blocks visits all their cells (doubling.h). The rounds of
// all parts are opened and joined by thin paths over the ground, which also lead to the rim; parts in a hole
// are visited from the part around it. All other cells become wrong branches. Bias: inside the picture that
// of doubling, outside that of prim and kill. Cost: O(cells), and for every part a few searches over the
// ground in each attempt. Source: Y. Okamoto and R. Uehara, "How to make a picturesque maze", CCCG 2009, for
// the picture in one part.

#include "generate/rows.h"

#include <fmt/format.h>

#include "base/option_rows.h"
#include "generate/carve/carver_option.h"
#include "generate/carve/walk_and_kill.h"
#include "generate/walks/picture_way.h"
#include "generate/walks/walk_maze.h"
#include "topology/shapes.h"

namespace mazefolio::generate {
namespace {

constexpr std::uint32_t least_side = 6;  // a block, and one block of margin on each side
constexpr std::uint64_t most_searched =
    20'000'000;  // cells times parts: each part is searched over all cells

struct Way {
  CellPath cells;
  int side = 0;  ///< the side of the rim where it begins
};

// The shortest of the paths that begin at each side; where there is none, the first one found at random.
Way join_parts(const Lattice& squares, const PicturePlan& plan, Rng& rng) {
  constexpr int sides = 4, most_tries = 40;
  Way best;
  for (int i = 0; i < most_tries && (i < sides || best.cells.empty()); ++i) {
    const int side = i % sides;
    const auto way = picture_way(squares, plan, side, (i / sides) * 0.5, rng);
    if (way && (best.cells.empty() || way->size() < best.cells.size())) best = {*way, side};
  }
  return best;
}

/// The way and, from its cells on, all other passages.
BitSet passages_from(const Lattice& squares, const CellPath& way, Rng& rng, Growth* growth) {
  BitSet visited = absent_cells(squares);
  for (const Cell c : way) visited.set(index(c));
  std::vector<Cell> starts;
  for (const Cell c : way) {
    bool leads_off = false;
    squares.for_each_neighbor(c, [&](Cell n, Wall) { leads_off = leads_off || !visited.test(index(n)); });
    if (leads_off) starts.push_back(c);
  }
  OpenWalls open(squares.wall_limit(), growth);
  for_each_step(squares, way, [&](Wall w) { open.set(index(w)); });
  open.written_by([&](auto& walls) { walk_and_kill(squares, std::move(starts), visited, walls, rng); });
  return std::move(open).take();
}

Result<Maze> draft_picture(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng,
                           Growth* growth) {
  const Lattice& squares = std::get<Lattice>(*field);
  const Picture* picture = options.picture();
  if (!picture) return failure("the picture is missing: name its file as the option 'picture'");
  const Mask ink = ink_of(*picture, options.text("invert") == "yes");
  if (ink.columns == 0) return failure("the picture is blank: nothing of it is dark");
  if (ink.cells.count() == picture->pixels.size())
    return failure("the picture is dark all over: draw it on a clear ground, or use invert");
  const Mask blocks = scaled(ink, squares.columns() / 2 - 2, squares.rows() / 2 - 2);
  if (blocks.cells.count() == 0)
    return failure("at this size nothing is left of the picture: make the maze larger, or its lines bolder");
  const Result<PicturePlan> planned = plan_picture(squares, blocks, options, rng);
  if (!planned) return planned.found();
  const PicturePlan& plan = *planned;
  if (plan.rounds.size() * squares.cell_limit() > most_searched)
    return failure(
        fmt::format("{} parts of a picture are not joined in a maze of {}x{} cells: make it smaller, or draw "
                    "fewer parts",
                    plan.rounds.size(), squares.columns(), squares.rows()));
  const Way way = join_parts(squares, plan, rng);
  if (way.cells.empty())
    return failure(
        fmt::format("no path was found that joins the {} parts of the picture: make the maze larger, or draw "
                    "fewer parts, farther apart",
                    plan.rounds.size()));
  Maze maze{field, passages_from(squares, way.cells, rng, growth), {}, {}, {}};
  const Cell first = way.cells.front(), last = way.cells.back();
  maze.start = {first, squares.wall(first, way.side)};
  for (int d = 0; d < 4; ++d)
    if (d != way.side && !squares.contains(squares.beyond(last, d)))
      maze.finish = {last, squares.wall(last, d)};
  return maze;
}

Outcome check_picture(const AnyTopology& squares, const Options&) {
  const Lattice& t = std::get<Lattice>(squares);
  if (t.columns() >= least_side && t.rows() >= least_side) return Done{};
  return failure(
      fmt::format("a picture of one pixel takes 2x2 cells and as much on every side: at least {}x{}",
                  least_side, least_side));
}

CellCount fitting_picture(CellCount most, const Options&) {
  return most.columns >= least_side && most.rows >= least_side ? most : CellCount{};
}

}  // namespace

GeneratorRow picture_row() {
  OptionRow carver = carver_option("the generator of the tree round which the way winds");
  carver.fallback = "wilson";  // its short walls are most similar to those of the wrong branches
  GeneratorRow row{
      {"picture",
       "the way through it, filled in, is a picture",
       {picture_option("picture",
                       "an SVG, a PNG, a JPEG, lines of text, or an icon: dark or opaque is filled"),
        choice_option("invert", "fill what is light or transparent instead", {"no", "yes"}),
        std::move(carver)}},
      Needs::rectangle};
  row.draft = draft_picture;
  row.sets_gates = true;
  row.pictures = true;
  row.records.order = true;
  row.fitting = fitting_picture;
  row.check_fit = check_picture;
  row.steps = carver_steps;
  return row;
}

}  // namespace mazefolio::generate
