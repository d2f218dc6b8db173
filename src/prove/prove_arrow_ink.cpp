#include "prove/prove_arrow_ink.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::prove {
namespace {

// Of the places that are looked at, from the middle of the arrow, by its length. An arrow is a triangle .88
// as wide as long.
constexpr double along_axis = 0.3, beside_axis = 0.22;
/// From the middle of a block to each side, by the distance from cell to cell: digits are narrower, and walls
/// farther out.
constexpr double in_block = 0.24;

}  // namespace

void prove_arrow_ink(const RuleClaim& rule, const Raster& page, Verdict& verdict) {
  for (const RuleClaim::PassageMark& arrow : rule.passages) {
    const Point way = arrow.to - arrow.at;
    const double length = std::hypot(way.x, way.y);
    if (!arrow.door.empty() || length == 0) continue;
    const Point ahead = way * (along_axis * arrow.length / length),
                side = Point{-way.y, way.x} * (beside_axis * arrow.length / length);
    const auto both_dark = [&](Point p) { return is_dark(page, p - side) && is_dark(page, p + side); };
    const auto both_bare = [&](Point p) { return !is_dark(page, p - side) && !is_dark(page, p + side); };
    if (both_dark(arrow.at + ahead) && both_bare(arrow.at - ahead))
      verdict.report_near("an arrow points to the wrong side", arrow.at);
    else if (!both_dark(arrow.at - ahead) || !both_bare(arrow.at + ahead))
      verdict.report_near("an arrow does not look like one", arrow.at);
  }
}

void prove_block_ink(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict) {
  if (!puzzle.rule || puzzle.rule->kind != "dice") return;
  const double off = in_block * (puzzle.ink.corridor_pt + puzzle.ink.wall_pt);
  for (const Point middle : puzzle.graph.cells) {
    const auto is_here = [&](Point p) { return std::hypot(p.x - middle.x, p.y - middle.y) < off; };
    if (is_here(puzzle.start) || is_here(puzzle.finish)) continue;  // signs of their own stand there
    int dark = 0;
    for (const Point corner : {Point{-off, -off}, {off, -off}, {off, off}, {-off, off}})
      dark += is_dark(page, middle + corner);
    const bool claimed = std::ranges::any_of(puzzle.rule->marks, [&](const RuleClaim::Mark& mark) {
      return mark.text == printed_block && is_here(mark.at);
    });
    if (claimed && (dark < 4 || !is_dark(page, middle)))
      verdict.report_near("a block is missing", middle);
    else if (!claimed && dark > 0)
      verdict.report_near("there is ink of a block where none should be", middle);
  }
}

}  // namespace mazefolio::prove
