#include "prove/maze_steps.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/disjoint_sets.h"
#include "prove/pixel.h"
#include "prove/profile.h"

namespace mazefolio::prove {
namespace {

constexpr double shift_slack_px = 1.5;
constexpr std::size_t fewest_walls = 6;  // fewer walls prove nothing
constexpr double least_ink = 0.2;  ///< of a wall, by its thickness; a wall that is too thin still stands

double length(Point p) { return std::sqrt(dot(p, p)); }

bool closed(const Border& b) { return b.kind == BorderKind::wall || b.kind == BorderKind::rim; }

/// Points of a line, n + 1 of them equally far apart, of which those from `begin` to `end` - 1 are asked for.
struct InnerPoints {
  Point from, along;
  int n = 1, begin = 0, end = 0;
  Point at(int k) const { return from + along * (static_cast<double>(k) / n); }
};

/// Those of a line, a step apart, that are no less than `first` and no more than `last` along it.
InnerPoints inner_points(Point from, Point to, double first, double last, double step) {
  const Point along = to - from;
  const double long_by = length(along);
  InnerPoints out{from, along, std::max(1, static_cast<int>(std::ceil(long_by / step)))};
  if (first > long_by) return out;
  out.begin = first > 0 ? static_cast<int>(std::ceil(first / long_by * out.n)) : 0;
  out.end = out.begin;
  while (out.end <= out.n && long_by * out.end <= last * out.n) ++out.end;
  return out;
}

/// Calls `fn` for points of a border, a step apart, that are farther than `ends` from both its ends, until it
/// returns false; for its middle where no other is.
template <class Fn>
void for_each_inner_point(const GraphClaim& graph, const Border& border, double ends, double step, Fn fn) {
  double whole = 0;
  for (std::uint32_t i = 1; i < border.count; ++i)
    whole += length(graph.corner(border, i) - graph.corner(border, i - 1));
  const double cut = std::min(ends, whole / 2);
  double before = 0;
  bool any = false;
  Point middle = graph.corner(border, 0);
  for (std::uint32_t i = 1; i < border.count; ++i) {
    const InnerPoints points = inner_points(graph.corner(border, i - 1), graph.corner(border, i),
                                            cut - before, whole - cut - before, step);
    const double long_by = length(points.along);
    if (before <= whole / 2)
      middle = points.from + points.along * (std::min(whole / 2 - before, long_by) / std::max(long_by, 1e-9));
    before += long_by;
    for (int k = points.begin; k < points.end; ++k) {
      any = true;
      if (!fn(points.at(k))) return;
    }
  }
  if (!any) fn(middle);
}

/// The pixel of a place, or the first beside it, that has ink.
std::optional<Pixel> ink_near(const Mask& free, Point px) {
  const int x = pixel(px.x), y = pixel(px.y);
  if (free.inside(x, y) && !free.at(x, y)) return Pixel{x, y};
  for (const auto& [dx, dy] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}})
    if (free.inside(x + dx, y + dy) && !free.at(x + dx, y + dy)) return Pixel{x + dx, y + dy};
  return std::nullopt;
}

/// Those of a border with two corners that are farther than `ends` from both.
InnerPoints inner_points_of(const GraphClaim& graph, const Border& border, double ends, double step) {
  const Point from = graph.corner(border, 0), to = graph.corner(border, 1);
  const double whole = length(to - from), cut = std::min(ends, whole / 2);
  return inner_points(from, to, cut, whole - cut, step);
}

/// The last of these pixels, where they lie in one row or column and all that are between them have ink.
std::optional<Pixel> ink_along(const Mask& free, const InnerPoints& points, double scale) {
  if (points.begin >= points.end) return std::nullopt;
  const Point first = points.at(points.begin) * scale, last = points.at(points.end - 1) * scale;
  const Pixel p{pixel(first.x), pixel(first.y)}, q{pixel(last.x), pixel(last.y)};
  if (!free.inside(p.x, p.y) || !free.inside(q.x, q.y)) return std::nullopt;
  if (p.y == q.y) {
    if (free.next(std::min(p.x, q.x), p.y, true) <= std::max(p.x, q.x)) return std::nullopt;
  } else {
    if (p.x != q.x) return std::nullopt;
    for (int y = std::min(p.y, q.y); y <= std::max(p.y, q.y); ++y)
      if (free.at(p.x, y)) return std::nullopt;
  }
  return q;
}

struct Miss {
  Point middle, normal;
  double off = 0;  ///< distance of the ink from the center line of the wall, along the normal, in pixels
};

/// The distance of a straight wall's ink from its line; nothing where there is no ink.
std::optional<Miss> miss_of(const PrintedMaze& maze, Point from, Point to, double thick_px) {
  const Point along = to - from;
  const double l = length(along);
  const Point normal{-along.y / l, along.x / l}, middle = midpoint(from, to);
  const auto found = profile_across(maze.page, middle, normal, thick_px / 2 + 3, maze.ink.wall_gray);
  if (!found || found->width < thick_px * least_ink) return std::nullopt;
  return Miss{middle, normal, found->off};
}

/// The shift that minimizes the sum of the distances, by reweighted least squares: a mark beside a wall must
/// not count like many walls. The result is the smaller of this shift and that of plain least squares,
/// because curved walls of caves deviate from their lines in several directions.
Point shift_of(const std::vector<Miss>& misses) {
  constexpr int rounds = 12;
  constexpr double exact_px = 0.25;  // misses below it have equal weights
  Point shift, plain;
  for (int round = 0; round < rounds; ++round) {
    double xx = 1e-6, xy = 0, yy = 1e-6, x = 0, y = 0;
    for (const Miss& m : misses) {
      const double left = m.off - dot(m.normal, shift);
      const double weight = round == 0 ? 1 : 1 / std::max(std::fabs(left), exact_px);
      xx += weight * m.normal.x * m.normal.x;
      xy += weight * m.normal.x * m.normal.y;
      yy += weight * m.normal.y * m.normal.y;
      x += weight * m.normal.x * m.off;
      y += weight * m.normal.y * m.off;
    }
    const double det = xx * yy - xy * xy;
    shift = std::fabs(det) < 1e-9 * xx * yy ? Point{x / (xx + yy), y / (xx + yy)}
                                            : Point{(x * yy - y * xy) / det, (y * xx - x * xy) / det};
    if (round == 0) plain = shift;
  }
  return length(plain) < length(shift) ? plain : shift;
}

/// Pieces of the manifest's walls: corners joined by closed borders. The rails of a bridge join the corners
/// of the openings below it.
int claimed_pieces(const GraphClaim& graph) {
  DisjointSets sets(static_cast<std::uint32_t>(graph.corners.size()));
  std::vector<std::uint8_t> inked(graph.corners.size());
  const std::vector<std::uint8_t> under = lanes_under(graph);
  for (const Border& b : graph.borders) {
    const bool rail = under[b.a] || (b.b != no_claimed_cell && under[b.b]);
    if (!closed(b) && !rail) continue;
    for (std::uint32_t i = 0; i < b.count; ++i) {
      inked[graph.line[b.first + i]] = 1;
      sets.join(graph.line[b.first], graph.line[b.first + i]);
    }
  }
  int pieces = 0;
  for (std::uint32_t i = 0; i < inked.size(); ++i) pieces += inked[i] && sets.find(i) == i;
  // The smallest of a set is its root, and it is inked where any other is.
  return pieces;
}

}  // namespace

double thickness(const PrintedMaze& maze, const Border& b, double share) {
  if (b.kind == BorderKind::rim) return maze.ink.rim_pt;
  if (b.widths == 0) return maze.ink.wall_pt;
  const double at = share * (b.widths - 1);
  const auto before = std::min(static_cast<std::uint32_t>(at), b.widths - 2);
  const double* w = maze.graph.widths.data() + b.first_width + before;
  return w[0] + (w[1] - w[0]) * (at - before);
}

std::uint32_t cell_at(const GraphClaim& graph, Point pt) {
  for (std::uint32_t i = 0; i < graph.cells.size(); ++i)
    if (std::fabs(graph.cells[i].x - pt.x) < 0.02 && std::fabs(graph.cells[i].y - pt.y) < 0.02) return i;
  return no_claimed_cell;
}

std::vector<Point> samples(const std::vector<Point>& line, double step) {
  std::vector<Point> out;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Point d = line[i + 1] - line[i];
    const int n = std::max(1, static_cast<int>(std::ceil(length(d) / step)));
    for (int k = 0; k < n; ++k) out.push_back(line[i] + d * (static_cast<double>(k) / n));
  }
  if (!line.empty()) out.push_back(line.back());
  return out;
}

bool prove_registration(const PrintedMaze& maze, Verdict& verdict) {
  const double scale = maze.page.pixels_per_pt;
  const double right = maze.page.width / scale, bottom = maze.page.height / scale;
  for (const Point p : maze.graph.corners)
    if (p.x < 0 || p.y < 0 || p.x > right || p.y > bottom) {
      verdict.report_near("the maze is not on the page", p);
      return false;
    }
  std::vector<Miss> misses;
  std::size_t asked = 0;
  const std::size_t every = 1 + maze.graph.borders.size() / 2000;
  for (std::size_t i = 0; i < maze.graph.borders.size(); i += every) {
    const Border& b = maze.graph.borders[i];
    const double thick = thickness(maze, b) * scale;
    if (!closed(b) || b.count != 2) continue;
    const Point from = maze.graph.corner(b, 0) * scale, to = maze.graph.corner(b, 1) * scale;
    if (length(to - from) < 2 * thick + 6 + 2 * maze.ink.rounding_pt * scale) continue;
    ++asked;
    if (const auto miss = miss_of(maze, from, to, thick)) misses.push_back(*miss);
  }
  verdict.figure("walls_looked_at", static_cast<double>(asked));
  if (asked < fewest_walls) return true;  // arcs, caves, tiny mazes: later steps would notice a shift
  if (misses.size() < asked / 2) {
    verdict.report(
        fmt::format("{} of {} walls have no ink where the manifest says", asked - misses.size(), asked));
    return false;
  }
  const Point shift = shift_of(misses);
  verdict.figure("shift_px", length(shift));
  if (length(shift) <= shift_slack_px) return true;
  verdict.report(
      fmt::format("the maze is ({:.2f}, {:.2f}) pt off its place", shift.x / scale, shift.y / scale));
  return false;
}

double tip_px(const PrintedMaze& maze) {
  constexpr double slack_px = 1.5;
  return maze.ink.wall_pt / 2 * maze.page.pixels_per_pt + slack_px;
}

void prove_graph(const PrintedMaze& maze, const GraphReading& reading, const std::string& level,
                 Verdict& verdict) {
  const double scale = maze.page.pixels_per_pt;
  const std::vector<std::uint8_t> under = lanes_under(maze.graph);
  for (std::uint32_t c = 0; c < reading.main.size(); ++c)
    if (reading.main[c] == no_part && !under[c])
      verdict.report_near("ink in the middle of a cell" + level, maze.graph.cells[c]);
  for (std::size_t i = 0; i < reading.borders.size(); ++i) {
    const Border& claim = maze.graph.borders[i];
    const BorderReading& read = reading.borders[i];
    const Point middle = midpoint(maze.graph.corner(claim, 0), maze.graph.corner(claim, claim.count - 1));
    const Point at = read.at * (1 / scale);
    switch (claim.kind) {
      case BorderKind::passage:
        if (read.wrong_lane)
          verdict.report_near("a bridge is open to the lane below it" + level, middle);
        else if (read.contact == 0)
          verdict.report_near("a wall that the manifest calls a passage" + level, middle);
        break;
      case BorderKind::wall:
        if (read.contact > 0) verdict.report_near("a passage that the manifest calls a wall" + level, at);
        break;
      case BorderKind::rim:
        if (read.contact > 0)
          verdict.report_near("an opening in the rim that the manifest does not list" + level, at);
        break;
      case BorderKind::gate:
        if (read.contact == 0) verdict.report_near("a gate is closed" + level, middle);
        break;
    }
  }
}

void prove_walls(const PrintedMaze& maze, const Mask& free, bool perfect, const std::string& level,
                 Verdict& verdict) {
  const double scale = maze.page.pixels_per_pt, step = 0.7 / scale;
  std::vector<Pixel> inked;  // one of each wall
  for (const Border& b : maze.graph.borders) {
    if (!closed(b)) continue;
    // At sharp corners a curve takes up to twice its radius from a wall.
    const double ends = 2 * maze.ink.rounding_pt + thickness(maze, b) / 2;
    std::optional<Pixel> found =
        b.count == 2 ? ink_along(free, inner_points_of(maze.graph, b, ends, step), scale) : std::nullopt;
    if (!found)
      for_each_inner_point(maze.graph, b, ends, step, [&](Point p) {
        found = ink_near(free, p * scale);
        if (!found) verdict.report_near("a gap in a wall" + level, p);
        return found.has_value();
      });
    if (found) inked.push_back(*found);
  }
  const int claimed = claimed_pieces(maze.graph), pieces = count_pieces(inverted(free), inked);
  verdict.figure("pieces", pieces);
  // The curves of two bridges' rails may touch at a corner, which makes fewer pieces.
  if (maze.graph.crossings.empty() ? pieces != claimed : pieces > claimed)
    verdict.report(fmt::format("the walls are in {} pieces, not in {}{}", pieces, claimed, level));
  int gates = 0;
  for (const Border& b : maze.graph.borders) gates += b.kind == BorderKind::gate;
  // There is no wall between two adjacent gates.
  if (perfect && maze.graph.crossings.empty() && claimed > std::max(1, gates))
    verdict.report(
        "the manifest calls the maze perfect, but its walls are in more pieces than its gates make");
}

}  // namespace mazefolio::prove
