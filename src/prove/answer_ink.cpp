#include "prove/answer_ink.h"

#include <fmt/format.h>

#include <cmath>

#include "prove/claimed_ink.h"
#include "prove/pixel.h"
#include "prove/profile.h"
#include "prove/prove_paper.h"
#include "prove/prove_strokes.h"

namespace mazefolio::prove {
namespace {

constexpr double reach_beside_line_px = 2;
constexpr double straight = 0.995;  ///< cosine of the angle between two pieces of a straight line
constexpr std::size_t fewest = 4;

/// The places that the solution goes through, and those where it goes on to a gate.
struct Places {
  std::vector<std::uint8_t> on_path, ends;
};

Places places_of(const AnswerInk& ink) {
  const PlaceMap& places = ink.maze.places;
  Places out{std::vector<std::uint8_t>(places.place_count()),
             std::vector<std::uint8_t>(places.place_count())};
  for (const Point p : ink.line) out.on_path[places.at(pixel(p.x), pixel(p.y))] = 1;
  for (const Point p : {ink.line.front(), ink.line.back()}) out.ends[places.at(pixel(p.x), pixel(p.y))] = 1;
  return out;
}

void allow(Mask& mask, const PlaceMap& places, const std::vector<std::uint8_t>& which) {
  for (int y = mask.window.y0; y < mask.window.y1; ++y)
    for (const Run* run = places.row_begin(y); run != places.row_end(y); ++run)
      if (run->place != outside && which[run->place]) mask.fill(y, run->begin, run->end);
}

/// The width of the line where it is straight, in pixels. Marks and bridges are left out.
std::vector<double> widths_of(const AnswerInk& ink, double width_px) {
  const PlaceMap& places = ink.maze.places;
  const std::vector<std::uint8_t> ends = places_of(ink).ends;
  Mask marked(places.window());
  set_marks(marked, ink.maze);
  const auto reach = static_cast<std::size_t>(std::ceil((width_px + 3) / 0.7));
  std::vector<double> widths;
  for (std::size_t i = reach; i + reach < ink.line.size(); i += 3) {
    const Point before = ink.line[i] - ink.line[i - reach], after = ink.line[i + reach] - ink.line[i],
                along = after + before;
    const double lengths = std::sqrt(dot(before, before) * dot(after, after)),
                 l = std::sqrt(dot(along, along));
    if (dot(before, after) < straight * lengths || l == 0) continue;
    const int x = pixel(ink.line[i].x), y = pixel(ink.line[i].y);
    const std::uint32_t place = places.at(x, y);
    if (place == outside || places.crossed(place) || ends[place] || marked.at(x, y)) continue;
    const auto profile = profile_across(ink.maze.page, ink.line[i], Point{-along.y, along.x} * (1 / l),
                                        width_px / 2 + reach_beside_line_px, ink.answer.path_gray);
    if (profile) widths.push_back(profile->width);
  }
  return widths;
}

}  // namespace

Mask claimed_line(const AnswerInk& ink) {
  const PrintedMaze& maze = ink.maze;
  const double scale = maze.page.pixels_per_pt, radius = ink.answer.path_pt / 2 * scale + 2;
  Mask mask(maze.places.window());
  for (const std::vector<Point>& way : ink.ways) set_near(mask, way, radius);
  if (!ink.branches) return mask;
  const std::vector<std::uint8_t> on_path = places_of(ink).on_path;
  const auto on = [&](std::uint32_t cell) { return on_path[maze.places.place_of(cell)] != 0; };
  for (const Border& b : maze.graph.borders) {
    if (b.kind != BorderKind::passage || !on(b.a) || !on(b.b)) continue;
    const Point door = midpoint(maze.graph.corner(b, 0), maze.graph.corner(b, b.count - 1)) * scale;
    for (const std::uint32_t cell : {b.a, b.b}) set_near(mask, maze.graph.cells[cell] * scale, door, radius);
  }
  return mask;
}

void prove_answer_strokes(const AnswerInk& ink, bool rock, Verdict& verdict) {
  prove_strokes(ink.maze, rock || ink.answer.path == PathStyle::fill, verdict);
  if (ink.answer.path != PathStyle::line) return;
  const double scale = ink.maze.page.pixels_per_pt, claimed = ink.answer.path_pt * scale;
  std::vector<double> widths = widths_of(ink, claimed);
  if (widths.size() < fewest) return;
  const double width = middle_mean(std::move(widths));
  verdict.figure("path_pt", width / scale);
  if (too_thin(width, claimed) || too_thick(width, claimed))
    verdict.report(
        fmt::format("the answer's line is {:.2f} pt thick, not {:.2f}", width / scale, ink.answer.path_pt));
}

void prove_answer_paper(const AnswerInk& ink, Verdict& verdict) {
  const PrintedMaze& maze = ink.maze;
  const double scale = maze.page.pixels_per_pt;
  Mask allowed = claimed_walls(maze, maze.ink.wall_pt, loose_px(maze), true);
  set_marks(allowed, maze);
  const Places places = places_of(ink);
  if (ink.answer.path == PathStyle::fill) {
    allow(allowed, maze.places, places.on_path);
    for (const Border& b : maze.graph.borders)  // the smooth edge of what is filled
      for (std::uint32_t i = 1; i < b.count && b.kind == BorderKind::passage; ++i)
        set_near(allowed, maze.graph.corner(b, i - 1) * scale, maze.graph.corner(b, i) * scale, 2);
  } else {
    allow(allowed, maze.places, places.ends);
    allowed |= claimed_line(ink);
  }
  prove_paper(maze, allowed, "ink beside the answer's line", verdict);
}

}  // namespace mazefolio::prove
