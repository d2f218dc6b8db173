// Idea: the gray of a pixel tells whether it is wall, path or paper. At smooth edges, the gray between paper
// and the darker of wall and path equals that of the other one: the edge of a line differs from a wall by
// lying beside the line. Where wall and path have the same ink, all ink away from the walls of the manifest
// is path.
#include "prove/prove_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/system/parallel.h"
#include "prove/answer_ink.h"
#include "prove/claimed_ink.h"
#include "prove/details.h"
#include "prove/maze_steps.h"
#include "prove/pixel.h"
#include "prove/prove_tangle.h"
#include "prove/solution_lines.h"

namespace mazefolio::prove {
namespace {

constexpr double lane_share = 0.15;  ///< of the distance from cell to cell: how far lanes lie from the middle
constexpr double told_apart = 0.15;  ///< smallest difference of two grays that are distinguished
constexpr double share = 0.5;        ///< between ink and paper
constexpr double mouth_share = 0.8;  ///< between walls, which are pale, and mouths: rails are thin
constexpr double least_clearance_px = 1;
constexpr double widest_line = 0.75;  ///< by the narrowest corridor
constexpr double least_mean = 0.75;   ///< of the clearance beside a straight line; at bends less remains

/// The pixels whose gray (0 to 1) is in the one range for which `fn` holds.
template <class Fn>
Mask mask_of(const Raster& page, const Window& window, Fn fn) {
  int low = 0;
  while (low < 256 && !fn(low / 255.0)) ++low;
  int high = low;
  while (high < 256 && fn(high / 255.0)) ++high;
  return grays_between(page, window, low, high);
}

Mask both(Mask a, const Mask& b) { return a &= b; }

/// The line of a way of jumps: from stop to stop a bow to the left, 0.1 of a cell high and 0.08 of its
/// length, 0.3 at most.
std::vector<Point> bows(const std::vector<Point>& stops, double cell_pt) {
  constexpr int steps = 24;
  std::vector<Point> line;
  for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
    const Point a = stops[i], b = stops[i + 1];
    const double length = std::hypot(b.x - a.x, b.y - a.y),
                 height = std::min(0.3 * cell_pt, 0.1 * cell_pt + 0.08 * length);
    for (int k = 0; k < steps; ++k) {
      const double s = static_cast<double>(k) / steps, up = height * 4 * s * (1 - s) / length;
      line.push_back({a.x + (b.x - a.x) * s + (b.y - a.y) * up, a.y + (b.y - a.y) * s - (b.x - a.x) * up});
    }
  }
  line.push_back(stops.back());
  return line;
}

class AnswerReader {
 public:
  AnswerReader(const PuzzleClaim& puzzle, const Raster& page, const GraphClaim& graph, const PlaceMap& places,
               bool key, Verdict& verdict)
      : puzzle_(puzzle),
        answer_(*puzzle.answer),
        page_(page),
        places_(places),
        maze_{graph, answer_.ink, page, places},
        key_(key),
        verdict_(verdict),
        path_ink_(places.window()),
        walls_(places.window()),
        wall_ink_(places.window()) {
    const bool hops = puzzle.rule && puzzle.rule->kind == "jump";
    std::vector<std::vector<Point>> lines = solution_lines(puzzle);
    if (hops) lines.front() = bows(puzzle.solution, puzzle.ink.corridor_pt + puzzle.ink.wall_pt);
    for (std::vector<Point>& line : lines) {
      for (Point& p : line) p = on_answer_page(p, puzzle) * page.pixels_per_pt;
      const std::vector<Point> close = samples(line, 0.7);
      line_.insert(line_.end(), close.begin(), close.end());
    }
    ways_ = std::move(lines);
  }

  void prove() {
    if (!prove_registration(maze_, verdict_)) return;
    classify();
    if (graph_can_be_read_) {
      Mask free = inverted(walls_);
      free_boxes(free, page_, answer_.ink.marks);
      Parts parts(places_, free);
      const GraphReading reading =
          read_graph(maze_.graph, places_, parts, page_.pixels_per_pt, 2, tip_px(maze_));
      prove_graph(maze_, reading, "", verdict_);
      prove_walls(maze_, free, false, "", verdict_);
    }
    if (answer_.path == PathStyle::fill)
      prove_filled();
    else
      prove_line();
    verdict_.begin(Step::answer_strokes, answer_.page, key_);
    prove_answer_strokes(ink(), puzzle_.rock, verdict_);
    verdict_.begin(Step::answer_paper, answer_.page, key_);
    prove_answer_paper(ink(), verdict_);
  }

 private:
  /// The way by a rule comes to a cell again.
  bool passes_again() const {
    if (!puzzle_.rule) return false;
    std::vector<std::uint32_t> cells = puzzle_.rule->way;
    std::ranges::sort(cells);
    return std::ranges::adjacent_find(cells) != cells.end();
  }

  AnswerInk ink() const { return {maze_, answer_, line_, ways_, !puzzle_.goals.empty() || passes_again()}; }

  void classify() {
    const double wall = answer_.ink.wall_gray, path = answer_.path_gray;
    const Window& window = places_.window();
    const double scale = page_.pixels_per_pt, loose = answer_.ink.rounding_pt * 0.3 * scale + 1.5;
    const Mask band = claimed_walls(maze_, answer_.ink.rim_pt, loose, false);
    if (path < wall - told_apart) {
      path_ink_ = mask_of(page_, window, [&](double v) { return v < (wall + path) / 2; });
      walls_ = inverted(
          free_mask(page_, places_, maze_.graph, answer_.ink, puzzle_.mouth_gray, share, mouth_share));
      wall_ink_ = both(walls_, band);
      const Mask dark = walls_;
      Mask touched = both(grown(path_ink_), dark);
      walls_ -= touched;
      wall_ink_ -= touched -= shrunk(dark);  // the smooth edges
      wall_ink_ -= path_ink_;
      keep_rails(dark);
    } else if (path > wall + told_apart) {
      path_ink_ =
          mask_of(page_, window, [&](double v) { return v > (wall + path) / 2 && v < (path + 1) / 2; });
      walls_ = mask_of(page_, window, [&](double v) { return v <= (wall + path) / 2; });
      wall_ink_ = both(walls_, band);
      keep_rails(walls_);
    } else {
      path_ink_ = mask_of(page_, window, [&](double v) { return v < (path + 1) / 2; });
      graph_can_be_read_ = false;
      wall_ink_ = claimed_walls(maze_, answer_.ink.wall_pt, 0, false);
      shown_ = path_ink_;
      if (answer_.path != PathStyle::fill) path_ink_ = both(path_ink_, inverted(band));
    }
  }

  /// A line that goes below a bridge ends on its rail: what it covers there is rail, as is other dark ink.
  void keep_rails(const Mask& dark) {
    if (maze_.graph.crossings.empty()) return;
    const Mask rails = claimed_rails(maze_, puzzle_.rail_inset);
    Mask covered = dark;
    covered |= path_ink_;
    walls_ -= rails;
    walls_ |= both(std::move(covered), rails);
  }

  /// The two ends of the path, where the line goes past the center of the cell to the gate.
  std::vector<std::uint8_t> end_places() const {
    std::vector<std::uint8_t> ends(places_.place_count());
    for (const Point p : {line_.front(), line_.back()}) ends[places_.at(pixel(p.x), pixel(p.y))] = 1;
    return ends;
  }

  /// Every point of the path has ink nearby, and there is no ink of it elsewhere. The line is in one piece
  /// and touches no wall.
  void prove_line() {
    const double scale = page_.pixels_per_pt, half = answer_.path_pt / 2 * scale;
    const double reach =
        answer_.path == PathStyle::dots ? answer_.path_pt * 1.75 * scale : std::max(1.5, half);
    std::vector<Pixel> found;
    const std::vector<std::uint8_t> ends = end_places();
    bool missing = false;
    const Mask marked = marks();
    for (const Point p : line_) {
      throw_if_canceled();
      const auto at = nearest_path_ink(p, reach);
      const std::uint32_t place = places_.at(pixel(p.x), pixel(p.y));
      const bool behind_mark = marked.has(pixel(p.x), pixel(p.y));
      if (at && !behind_mark) found.push_back(*at);  // the edge of a mark is gray, too
      if (at || missing || behind_mark || places_.crossed(place) || ends[place]) continue;
      verdict_.report_near("the answer's line is missing", p * (1 / scale));
      missing = true;
    }
    prove_nothing_else();
    prove_clearance();
    if (answer_.path == PathStyle::dots || !maze_.graph.crossings.empty() || missing) return;
    const int pieces = count_pieces(with_line_below_marks(half), found);
    if (pieces != static_cast<int>(ways_.size()))
      verdict_.report(fmt::format("the answer's line is in {} pieces", pieces));
  }

  void prove_nothing_else() {
    Mask allowed = claimed_line(ink()), beside = path_ink_;
    free_boxes(allowed, page_, answer_.ink.marks);
    beside -= allowed;
    const std::vector<std::uint8_t> ends = end_places();
    int stray = 0;
    Point where;
    for_each_pixel(beside, places_, [&](int x, int y, std::uint32_t place) {
      if (place == outside || ends[place]) return;
      if (!graph_can_be_read_ && places_.crossed(place)) return;  // rails are not among the listed walls
      if (stray++ == 0) where = {x + 0.5, y + 0.5};
    });
    if (stray > 2)
      verdict_.report_near("the answer's line leaves the solution", where * (1 / page_.pixels_per_pt));
  }

  /// Paper stays between line and walls: on average about half of the space that the line leaves in a
  /// corridor. Where both have the same ink, the walls are taken from the manifest, and the width of the line
  /// is measured.
  void prove_clearance() {
    const double scale = page_.pixels_per_pt, corridor = answer_.ink.corridor_pt * scale;
    if (answer_.path_pt > answer_.ink.corridor_pt * widest_line)
      verdict_.report(fmt::format("the answer's line is {:.2f} pt thick in corridors of {:.2f}",
                                  answer_.path_pt, answer_.ink.corridor_pt));
    const int reach = static_cast<int>(std::ceil(std::min(corridor, 20'000.0))) + 2, far = reach * reach;
    const Mask& line_ink = graph_can_be_read_ ? path_ink_ : *shown_;
    const Mask looked = both(between_gates(), line_ink), paper = inverted(line_ink);
    double sum = 0, least = corridor;
    int count = 0;
    Point where;
    std::optional<Pixel> last;  // neighboring points often lie in one pixel
    double between = 0;
    for (const Point p : line_) {
      const int x = pixel(p.x), y = pixel(p.y);
      if (!looked.has(x, y)) continue;
      if (!last || last->x != x || last->y != y)
        between = std::min(std::sqrt(squared_distance(wall_ink_, x, y, far)), corridor) -
                  std::sqrt(squared_distance(paper, x, y, far));
      last = Pixel{x, y};
      sum += between;
      ++count;
      if (graph_can_be_read_ || between >= least) continue;
      least = between;
      where = p;
    }
    if (count == 0) return;
    // A way that comes again keeps to one side of its corridors.
    const double aside = passes_again() ? lane_share * (answer_.ink.corridor_pt + answer_.ink.wall_pt) : 0;
    const double mean = sum / count,
                 expected = ((answer_.ink.corridor_pt - answer_.path_pt) / 2 - aside) * scale;
    verdict_.figure("mean_clearance_pt", mean / scale);
    if (mean < std::max(least_clearance_px, expected * least_mean))
      verdict_.report(
          fmt::format("the mean space between the answer's line and the walls is {:.2f} pt, not {:.2f}",
                      mean / scale, expected / scale));
    Mask edge = looked;  // whatever has pixels all around it has one that is nearer to the wall
    edge -= shrunk(looked);
    const Window& w = places_.window();
    for (int y = w.y0; y < w.y1 && graph_can_be_read_; ++y)
      for (int x = edge.next(w.x0, y, true); x < w.x1; x = edge.next(x + 1, y, true)) {
        const int nearer = static_cast<int>(std::ceil((least + 1) * (least + 1)));
        const double beside = std::sqrt(squared_distance(wall_ink_, x, y, std::min(far, nearer))) - 1;
        if (beside >= least) continue;
        least = beside;
        where = {x + 0.5, y + 0.5};
      }
    verdict_.figure("least_clearance_pt", least / scale);
    // The walls of the manifest match those of the page only within a pixel.
    if (least < (graph_can_be_read_ ? least_clearance_px : 0))
      verdict_.report_near("the answer's line touches a wall", where * (1 / scale));
  }

  /// Where the path lies between two walls: in cells, but not at crossings, marks and its two ends.
  Mask between_gates() const {
    std::vector<std::uint8_t> left_out = end_places();
    left_out[outside] = 1;
    Mask skipped(places_.window());
    const Window& w = places_.window();
    for (int y = w.y0; y < w.y1; ++y)
      for (const Run* run = places_.row_begin(y); run != places_.row_end(y); ++run)
        if (left_out[run->place] || places_.crossed(run->place)) skipped.fill(y, run->begin, run->end);
    free_boxes(skipped, page_, answer_.ink.marks);
    return inverted(skipped);
  }

  Mask marks() const {
    Mask marked(places_.window());
    free_boxes(marked, page_, answer_.ink.marks);
    return marked;
  }

  /// The ink of the path, and the line where a mark may hide it.
  Mask with_line_below_marks(double half) const {
    const Mask marked = marks();
    Mask joined = path_ink_;
    for (const Point p : line_)
      if (marked.has(pixel(p.x), pixel(p.y))) set_near(joined, p, p, half);
    return joined;
  }

  std::optional<Pixel> nearest_path_ink(Point p, double reach) const {
    if (path_ink_.has(pixel(p.x), pixel(p.y))) return Pixel{pixel(p.x), pixel(p.y)};
    const int r = static_cast<int>(std::ceil(std::min(reach, 100.0)));
    std::optional<Pixel> best;
    double least = reach * reach;
    for (int y = pixel(p.y) - r; y <= pixel(p.y) + r; ++y)
      for (int x = pixel(p.x) - r; x <= pixel(p.x) + r; ++x) {
        if (!path_ink_.has(x, y)) continue;
        const Point d = Point{x + 0.5, y + 0.5} - p;
        if (dot(d, d) > least) continue;
        least = dot(d, d);
        best = Pixel{x, y};
      }
    return best;
  }

  /// The cells of the path are filled, and no others.
  void prove_filled() {
    std::vector<std::uint8_t> on_path(places_.place_count());
    for (const Point p : line_) on_path[places_.at(pixel(p.x), pixel(p.y))] = 1;
    const Mask marked = marks();
    const double scale = page_.pixels_per_pt;
    for (const Point center : maze_.graph.cells) {
      const int x = pixel(center.x * scale), y = pixel(center.y * scale);
      const std::uint32_t place = places_.at(x, y);
      if (place == outside || places_.crossed(place) || !path_ink_.inside(x - 1, y - 1) ||
          !path_ink_.inside(x + 1, y + 1))
        continue;
      if (marked.at(x, y)) continue;
      int filled = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) filled += path_ink_.at(x + dx, y + dy);
      if ((filled > 4) != (on_path[place] != 0))
        verdict_.report_near(
            on_path[place] ? "a cell of the solution is not filled" : "a cell off the solution is filled",
            center);
    }
  }

  const PuzzleClaim& puzzle_;
  const AnswerClaim& answer_;
  const Raster& page_;
  const PlaceMap& places_;
  PrintedMaze maze_;
  bool key_;
  Verdict& verdict_;
  std::vector<Point> line_;               ///< of the path, in pixels
  std::vector<std::vector<Point>> ways_;  ///< its pieces, by their corners
  Mask path_ink_, walls_;
  std::optional<Mask> shown_;  ///< all ink, where walls and path have the same ink
  Mask wall_ink_;  ///< ink of walls near the line: with the pixels that touch it, without its smooth edges
  bool graph_can_be_read_ = true;
};

}  // namespace

void prove_answer(const PuzzleClaim& puzzle, const Raster& page, bool key, Verdict& verdict) {
  verdict.begin(Step::answer, puzzle.answer->page, key);
  if (has_strings(puzzle)) return prove_answer_strings(puzzle, page, verdict);
  const GraphClaim graph = on_answer_page(puzzle.graph, puzzle);
  const int margin = 2 + static_cast<int>(std::ceil(puzzle.answer->ink.rim_pt * page.pixels_per_pt));
  const PlaceMap places(graph, page, margin);
  const InkClaim& ink = puzzle.answer->ink;
  const std::optional<Raster> bare =
      ink.details.empty() ? std::nullopt : std::optional(without_details(page, places, ink));
  AnswerReader(puzzle, bare ? *bare : page, graph, places, key, verdict).prove();
}

}  // namespace mazefolio::prove
