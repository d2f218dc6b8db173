// Idea: the boxes of the signs are among those of art; a sign is filled where its middle is dark.
#include "prove/prove_signs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace mazefolio::prove {
namespace {

constexpr std::size_t thirds = 3;  ///< signs that show a level among those of the book
constexpr double sign_slack_pt = 0.1;
constexpr double least_pt = 1;  ///< of a sign
constexpr double mostly_square = 0.8;
constexpr int dark = 160;  ///< of 255; what is filled is darker
// Of the size of a sign: what is looked at around its middle, to every side.
constexpr double lean = 0.06;
constexpr double heading_slack_pt = 1.5;

/// Square boxes over the maze, from left to right.
std::vector<Rect> squares(const PuzzleClaim& puzzle, const PageClaim& claim) {
  std::vector<Rect> out;
  for (const Rect& box : claim.art) {
    const double least = std::min(box.width(), box.height()), most = std::max(box.width(), box.height());
    if (least > least_pt && least > mostly_square * most && in_heading(box, puzzle)) out.push_back(box);
  }
  std::stable_sort(out.begin(), out.end(), [](const Rect& a, const Rect& b) { return a.x0 < b.x0; });
  return out;
}

/// The first of the same size that stand in a row, side by side; none if there are fewer than `signs`.
std::vector<Rect> row_of(const std::vector<Rect>& boxes, std::size_t signs) {
  const auto near = [](double a, double b) { return std::fabs(a - b) < sign_slack_pt; };
  for (const Rect& first : boxes) {
    std::vector<Rect> row;
    for (const Rect& box : boxes)
      if (box.x0 >= first.x0 && near(box.y0, first.y0) && near(box.y1, first.y1) &&
          near(box.width(), first.width()) && (row.empty() || box.x0 > row.back().x1 - sign_slack_pt))
        row.push_back(box);
    if (row.size() >= signs) return {row.begin(), row.begin() + static_cast<std::ptrdiff_t>(signs)};
  }
  return {};
}

bool is_filled(const Rect& sign, const Raster& page) {
  const Point middle = sign.center();
  const auto pixel = [&](double pt, int most) {
    return std::clamp(static_cast<int>(std::floor(pt * page.pixels_per_pt)), 0, most - 1);
  };
  const int x0 = pixel(middle.x - lean * sign.width(), page.width),
            x1 = pixel(middle.x + lean * sign.width(), page.width),
            y0 = pixel(middle.y - lean * sign.height(), page.height),
            y1 = pixel(middle.y + lean * sign.height(), page.height);
  int sum = 0, count = 0;
  for (int y = y0; y <= y1; ++y)
    for (int x = x0; x <= x1; ++x, ++count) sum += page.at(x, y);
  return sum < dark * count;
}

int whole_level(const PuzzleClaim& puzzle) { return std::max(1, static_cast<int>(puzzle.level)); }

int filled_by(const PuzzleClaim& puzzle, SignedLevels levels) {
  const int level = whole_level(puzzle);
  if (puzzle.signs != thirds) return (level + 1) / 2;
  return 1 + (level - levels.lowest) * 3 / (levels.highest - levels.lowest + 1);
}

}  // namespace

bool in_heading(const Rect& box, const PuzzleClaim& puzzle) {
  const Point p = box.center();
  const Rect& slot = puzzle.ink.slot;
  return p.x > slot.x0 - heading_slack_pt && p.x < slot.x1 + heading_slack_pt &&
         p.y > slot.y0 - heading_slack_pt && p.y < slot.y1 + heading_slack_pt &&
         (p.y < puzzle.ink.bbox.y0 || p.y > puzzle.ink.bbox.y1);
}

SignedLevels signed_levels(const BookClaim& book) {
  SignedLevels levels;
  for (const PuzzleClaim& puzzle : book.puzzles) {
    if (puzzle.printed_signs.empty()) continue;
    const int level = whole_level(puzzle);
    levels.lowest = levels.lowest == 0 ? level : std::min(levels.lowest, level);
    levels.highest = std::max(levels.highest, level);
  }
  return levels;
}

void prove_signs(const PuzzleClaim& puzzle, SignedLevels levels, const PageClaim& claim, const Raster& page,
                 Verdict& verdict) {
  if (puzzle.printed_signs.empty()) return;
  const std::vector<Rect> row = row_of(squares(puzzle, claim), puzzle.signs);
  if (row.empty())
    return verdict.report(
        fmt::format("there are no {} {} over the maze", puzzle.signs, puzzle.printed_signs));
  const auto filled =
      std::count_if(row.begin(), row.end(), [&](const Rect& sign) { return is_filled(sign, page); });
  if (const int due = filled_by(puzzle, levels); filled != due)
    verdict.report(fmt::format("the level is {:.1f}, and {} {} are filled, not {}", puzzle.level, filled,
                               puzzle.printed_signs, due));
}

}  // namespace mazefolio::prove
