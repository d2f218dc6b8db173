#include "prove/prove_paper.h"

#include "base/system/parallel.h"
#include "prove/claimed_ink.h"

namespace mazefolio::prove {
namespace {

constexpr int most_stray = 2;  ///< pixels

}  // namespace

void prove_paper(const PrintedMaze& maze, const Mask& allowed, const char* what, Verdict& verdict) {
  const Window& w = maze.places.window();
  Mask ink = grays_between(maze.page, w, 0, paper_gray);
  ink -= allowed;
  int stray = 0;
  Point first;
  for (int y = w.y0; y < w.y1; ++y) {
    throw_if_canceled();
    for (const Run* run = maze.places.row_begin(y); run != maze.places.row_end(y); ++run) {
      if (run->place == outside || maze.places.crossed(run->place)) continue;
      for (int x = ink.next(run->begin, y, true); x < run->end; x = ink.next(x + 1, y, true))
        if (stray++ == 0) first = {x + 0.5, y + 0.5};
    }
  }
  verdict.figure("stray_px", stray);
  if (stray > most_stray) verdict.report_near(what, first * (1 / maze.page.pixels_per_pt));
}

void prove_paper(const PrintedMaze& maze, Verdict& verdict) {
  Mask allowed = claimed_walls(maze, maze.ink.wall_pt, loose_px(maze), true);
  set_marks(allowed, maze);
  prove_paper(maze, allowed, "ink in a passage", verdict);
}

}  // namespace mazefolio::prove
