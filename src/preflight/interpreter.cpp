#include "preflight/interpreter.h"

#include "preflight/content_run.h"

namespace mazefolio::preflight {

PdfMatrix page_matrix(const PageFacts& page) {
  const Rect& m = page.media;
  const double u = page.user_unit;
  switch (page.rotation) {
    case 90:
      return {0, u, u, 0, -m.y0 * u, -m.x0 * u};
    case 180:
      return {-u, 0, 0, u, m.x1 * u, -m.y0 * u};
    case 270:
      return {0, -u, -u, 0, m.y1 * u, m.x1 * u};
    default:
      return {u, 0, 0, -u, -m.x0 * u, m.y1 * u};
  }
}

Rect paper_of(const PageFacts& page) { return image_of(page.media, page_matrix(page)); }

void for_each_mark(const PageFacts& page, CodeTables& codes, RunBudget& budget,
                   const std::function<void(const PaintMark&)>& mark) {
  if (!page.content) {
    budget.exceeded = true;
    return;
  }
  GraphicsState state;
  state.ctm = page_matrix(page);
  state.clip = paper_of(page);
  ContentRun({page.resources, state.ctm, 0, nullptr, true}, state, codes, budget, mark).run(*page.content);
}

}  // namespace mazefolio::preflight
