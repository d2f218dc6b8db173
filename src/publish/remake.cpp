#include "publish/remake.h"

#include "base/diagnostic.h"
#include "book/manifest.h"
#include "publish/load_pictures.h"
#include "publish/notices.h"
#include "publish/read_maze_json.h"
#include "puzzle/make_puzzle.h"

namespace mazefolio::publish {
namespace {

/// A puzzle that stands where the manifest says.
BookPuzzle placed(Puzzle puzzle, const PuzzleClaim& claimed) {
  const Rect bounds = topology::bounds(*puzzle.maze.topology), &box = claimed.ink.bbox;
  const double scale = box.width() / bounds.width();
  BookPuzzle out;
  out.puzzle = std::move(puzzle);
  out.printed.page = claimed.page;
  out.printed.path = claimed.answer ? claimed.answer->path : PathStyle::line;
  PrintedInk& ink = out.printed.puzzle;
  const double stretch = box.height() / bounds.height() / scale;
  const PageTransform unplaced{scale, {}, stretch};
  ink.to_page = {scale, Point{box.x0, box.y0} - unplaced(Point{bounds.x0, bounds.y0}), stretch};
  ink.rounding = claimed.ink.rounding_pt / scale;
  ink.corridor_pt = claimed.ink.corridor_pt;
  ink.wall_pt = claimed.ink.wall_pt;
  ink.rim_pt = claimed.ink.rim_pt;
  return out;
}

}  // namespace

std::optional<PuzzleClaim> Remaker::entry(const PuzzleClaim& claimed) {
  PuzzleRequest request = request_to_rate(claimed.id);
  try {
    const std::lock_guard one_at_a_time(pictures_);
    Notices notices;
    load_pictures(request.puzzle, notices);
  } catch (const InputError&) {
    return std::nullopt;
  }
  const Rect& box = claimed.ink.bbox;
  if (!(box.width() > 0 && box.height() > 0)) throw InputError("the box of the maze is empty");
  BookPuzzle again = placed(make_puzzle(request).value(), claimed);
  return read_puzzle_claim(manifest_entry(again), book_);
}

}  // namespace mazefolio::publish
