#include "prove/prove_paper.h"

#include "prove/claimed_ink.h"

namespace mazefolio::prove {
namespace {

constexpr int most_stray = 2;  ///< pixels

}  // namespace

void prove_paper(const PrintedMaze& maze, const Mask& allowed, const char* what, Verdict& verdict) {
  Mask ink = grays_between(maze.page, maze.places.window(), 0, paper_gray);
  ink -= allowed;
  int stray = 0;
  Point first;
  for_each_pixel(ink, maze.places, [&](int x, int y, std::uint32_t place) {
    if (place == outside || maze.places.crossed(place)) return;
    if (stray++ == 0) first = {x + 0.5, y + 0.5};
  });
  verdict.figure("stray_px", stray);
  if (stray > most_stray) verdict.report_near(what, first * (1 / maze.page.pixels_per_pt));
}

void prove_paper(const PrintedMaze& maze, Verdict& verdict) {
  Mask allowed = claimed_walls(maze, maze.ink.wall_pt, loose_px(maze), true);
  set_marks(allowed, maze);
  prove_paper(maze, allowed, "ink in a passage", verdict);
}

}  // namespace mazefolio::prove
