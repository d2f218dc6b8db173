#include "prove/claims.h"

namespace mazefolio::prove {

Point on_answer_page(Point p, const PuzzleClaim& puzzle) {
  const Rect &from = puzzle.ink.bbox, &to = puzzle.answer->ink.bbox;
  const Point way = (p - Point{from.x0, from.y0}) * puzzle.answer->scale;
  return puzzle.answer->turned ? Point{to.x1, to.y1} - way : Point{to.x0, to.y0} + way;
}

GraphClaim on_answer_page(const GraphClaim& graph, const PuzzleClaim& puzzle) {
  GraphClaim out = graph;
  for (Point& p : out.corners) p = on_answer_page(p, puzzle);
  for (Point& p : out.cells) p = on_answer_page(p, puzzle);
  if (puzzle.answer->ink.border_pt > 0) {
    const double thinner = puzzle.answer->ink.wall_pt / puzzle.ink.wall_pt;
    for (double& width : out.widths) width *= thinner;
  } else {
    for (Border& b : out.borders) b.widths = 0;  // answers show no tone
  }
  return out;
}

Rect BookClaim::inside(const SidesClaim& sides, int page) const {
  const bool spine_left = (page % 2 != 0 || one_sided) != bound_right;
  return {spine_left ? sides.inner : sides.outer, sides.top,
          page_size.width - (spine_left ? sides.outer : sides.inner), page_size.height - sides.bottom};
}

}  // namespace mazefolio::prove
