// Idea: a tile is read where its strings differ: two that cross have ink in the middle, two that turn beside
// it, on the one diagonal or the other. A string is followed along its claimed line.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "prove/claimed_ink.h"
#include "prove/ink_mask.h"
#include "prove/pixel.h"
#include "prove/prove_tangle.h"
#include "prove/tile_field.h"

namespace mazefolio::prove {
namespace {

// By the side of a tile.
constexpr double arc_from = 0.13, arc_to = 0.29;  ///< of a corner, where a quarter arc crosses its diagonal
constexpr double middle_reach = 0.04;
constexpr double under_gap = 2.2;  ///< by the width of a string: how far one below another is interrupted
constexpr double edge_px = 1.5;    ///< of smooth ink
constexpr int most_stray_px = 3;

using Line = std::vector<Point>;

/// Points of a line, some for each pixel.
Line samples_of(const Line& line, double pixels_per_pt) {
  Line out;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const int steps = 1 + static_cast<int>(distance(line[i - 1], line[i]) * pixels_per_pt);
    for (int k = 0; k < steps; ++k)
      out.push_back(line[i - 1] + (line[i] - line[i - 1]) * (static_cast<double>(k) / steps));
  }
  out.push_back(line.back());
  return out;
}

/// The tiles of a claim where a page has them.
struct Drawn {
  std::vector<RuleClaim::PrintedTile> tiles;
  std::vector<Line> strings;
  std::vector<Rect> marks;
  Rect box;
  double width_pt = 0;
  double gap_pt = 0;  ///< from a crossing, how far the string below may be interrupted
};

Drawn of_puzzle(const PuzzleClaim& puzzle) {
  return {puzzle.rule->tiles, puzzle.rule->strings, puzzle.ink.marks,
          puzzle.ink.bbox,    puzzle.ink.wall_pt,   under_gap * puzzle.ink.wall_pt};
}

Drawn of_answer(const PuzzleClaim& puzzle) {
  const InkClaim& ink = puzzle.answer->ink;
  Drawn drawn{puzzle.rule->tiles, puzzle.rule->strings, ink.marks,
              ink.bbox,           ink.wall_pt,          puzzle.answer->path_pt / 2 + under_gap * ink.wall_pt};
  for (RuleClaim::PrintedTile& tile : drawn.tiles) {
    tile.middle = on_answer_page(tile.middle, puzzle);
    for (Point& side : tile.sides) side = on_answer_page(side, puzzle);
  }
  for (Line& line : drawn.strings)
    for (Point& p : line) p = on_answer_page(p, puzzle);
  return drawn;
}

class InkReader {
 public:
  InkReader(const Drawn& drawn, const Raster& page, int darkest_paper, Verdict& verdict)
      : drawn_(drawn), page_(page), darkest_paper_(darkest_paper), verdict_(verdict) {
    for (const RuleClaim::PrintedTile& tile : drawn.tiles)
      if (tile.text == "x") crossings_.push_back(tile.middle);
  }

  void prove_tiles() const {
    for (const RuleClaim::PrintedTile& tile : drawn_.tiles) {
      const char read = kind_of(tile);
      if (read == '?')
        verdict_.report_near("the strings of a tile neither cross nor turn", tile.middle);
      else if (tile.text != std::string{read})
        verdict_.report_near(fmt::format("a tile is '{}' in the ink, not '{}'", read, tile.text),
                             tile.middle);
    }
  }

  /// A line is interrupted only where it may lie below another one.
  void prove_lines() const {
    for (const Line& line : drawn_.strings) {
      bool told = false;
      for (const Point p : samples_of(line, page_.pixels_per_pt)) {
        if (told || has_ink(p) || in_mark(p) || may_be_under(p)) continue;
        verdict_.report_near("a string is interrupted", p);
        told = true;
      }
    }
  }

  /// `wider`: how far the ink of each string may reach beyond its line.
  void prove_nothing_else(const std::vector<double>& half_pt) const {
    const double scale = page_.pixels_per_pt;
    const auto pixel = [&](double pt, int most) { return std::clamp(static_cast<int>(pt * scale), 0, most); };
    Mask allowed({pixel(drawn_.box.x0, page_.width), pixel(drawn_.box.y0, page_.height),
                  pixel(drawn_.box.x1, page_.width), pixel(drawn_.box.y1, page_.height)});
    for (std::size_t i = 0; i < drawn_.strings.size(); ++i) {
      Line line = drawn_.strings[i];
      for (Point& p : line) p = p * scale;
      set_near(allowed, line, half_pt[i] * scale + edge_px);
    }
    free_boxes(allowed, page_, drawn_.marks);
    int stray = 0;
    Point where;
    for (int y = allowed.window.y0; y < allowed.window.y1; ++y)
      for (int x = allowed.window.x0; x < allowed.window.x1; ++x)
        if (page_.at(x, y) < darkest_paper_ && !allowed.at(x, y) && stray++ == 0) where = {x + 0.5, y + 0.5};
    if (stray > most_stray_px) verdict_.report_near("ink beside the strings", where * (1 / scale));
  }

  /// Whether there is ink at some places beside a line, on both sides, away from others.
  bool is_as_wide(const Line& line, double half_pt) const {
    int looked = 0, wide = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
      const Point along = line[i] - line[i - 1], p = midpoint(line[i - 1], line[i]);
      const double length = std::hypot(along.x, along.y);
      if (length == 0 || near(p, half_pt + drawn_.width_pt * 3) || in_mark(p)) continue;
      const Point side = Point{-along.y, along.x} * (half_pt / length);
      ++looked;
      wide += has_ink(p + side) && has_ink(p - side);
    }
    return looked > 0 && 2 * wide > looked;
  }

 private:
  bool has_ink(Point p) const {
    const int x = static_cast<int>(std::floor(p.x * page_.pixels_per_pt)),
              y = static_cast<int>(std::floor(p.y * page_.pixels_per_pt));
    return x >= 0 && y >= 0 && x < page_.width && y < page_.height && page_.at(x, y) < darkest_paper_;
  }
  bool in_mark(Point p) const {
    return std::ranges::any_of(drawn_.marks, [&](const Rect& box) { return holds(box, p); });
  }
  bool near(Point p, double reach) const {
    return std::ranges::any_of(crossings_, [&](Point c) { return distance(c, p) < reach; });
  }
  bool may_be_under(Point p) const { return near(p, drawn_.gap_pt + edge_px / page_.pixels_per_pt); }

  bool has_ink_between(Point a, Point b) const {
    constexpr int looks = 12;
    for (int i = 0; i <= looks; ++i)
      if (has_ink(a + (b - a) * (static_cast<double>(i) / looks))) return true;
    return false;
  }

  char kind_of(const RuleClaim::PrintedTile& tile) const {
    const auto arc = [&](int a, int b) {
      const Point corner = (tile.sides[a] - tile.middle) + (tile.sides[b] - tile.middle);
      return has_ink_between(tile.middle + corner * (2 * arc_from), tile.middle + corner * (2 * arc_to));
    };
    const Point right = (tile.sides[1] - tile.sides[0]) * middle_reach;
    const bool middle = has_ink_between(tile.middle - right, tile.middle + right), left_above = arc(0, 2),
               right_below = arc(1, 3), left_below = arc(0, 3), right_above = arc(1, 2);
    const bool rising = left_above && right_below, falling = left_below && right_above,
               none = !left_above && !right_below && !left_below && !right_above;
    if (middle && none) return 'x';
    if (!middle && rising && !left_below && !right_above) return 'a';
    if (!middle && falling && !left_above && !right_below) return 'b';
    return '?';
  }

  const Drawn& drawn_;
  const Raster& page_;
  const int darkest_paper_;
  Verdict& verdict_;
  std::vector<Point> crossings_;
};

}  // namespace

void prove_string_ink(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict) {
  constexpr int darkest_paper = 160;
  const Drawn drawn = of_puzzle(puzzle);
  const InkReader reader(drawn, page, darkest_paper, verdict);
  verdict.begin(Step::graph, puzzle.page);
  reader.prove_tiles();
  verdict.begin(Step::strokes, puzzle.page);
  reader.prove_lines();
  verdict.begin(Step::paper, puzzle.page);
  reader.prove_nothing_else(std::vector<double>(drawn.strings.size(), drawn.width_pt / 2));
}

void prove_answer_strings(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict) {
  const AnswerClaim& answer = *puzzle.answer;
  const Drawn drawn = of_answer(puzzle);
  const double lightest = std::max(answer.ink.wall_gray, answer.path_gray);
  const InkReader reader(drawn, page, static_cast<int>(255 * (1 + lightest) / 2), verdict);
  reader.prove_lines();
  const std::optional<PlacedTiles> placed = placed_tiles(*puzzle.rule);
  if (!placed) return verdict.report("its tiles, strings and ends make no tangle");
  std::vector<double> half(drawn.strings.size(), drawn.width_pt / 2);
  const std::vector<TracedString> traced = trace_strings(placed->field);
  for (std::size_t i = 0; i < traced.size(); ++i) {
    const bool asked = placed->way_of(traced[i]) == puzzle.rule->way;
    if (asked) half[i] = answer.path_pt / 2;
    if (reader.is_as_wide(drawn.strings[i], 0.4 * answer.path_pt) != asked)
      verdict.report(asked ? "the string of the answer is not heavier"
                           : "another string is as heavy as the answer");
  }
  reader.prove_nothing_else(half);
}

}  // namespace mazefolio::prove
