#include "book/answers.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "book/rooms.h"
#include "layout/answer_page.h"

namespace mazefolio::book {
namespace {

constexpr double line_floor_pt = 0.75;  // what printers promise to hold

}  // namespace

Placed place_answer(const HouseData& house, const Setting& setting, const Puzzle& solved,
                    const Placed& puzzle, const Rect& box) {
  const Length label = label_size(setting) * 0.8;
  const auto with_wall = [&](double wall) {
    Placed placed{answer_style(house.look, points(wall), label), {}};
    placed.look.style = puzzle.look.style;
    placed.look.rock = puzzle.look.rock;
    if (solved.pictures) placed.look.path = PathStyle::fill;
    placed.fit = fit_maze(solved.maze, box, placed.look, {}, *setting.measurer, points(puzzle.fit.pitch));
    return placed;
  };
  const Placed finest = with_wall(line_floor_pt);
  const double scaled = puzzle.look.wall.pt * finest.fit.pitch / puzzle.fit.pitch;
  return scaled > line_floor_pt ? with_wall(scaled) : finest;
}

double finest_corridor(const KeyPuzzles& key, int n_up) {
  double least = HUGE_VAL;
  const Rect box = answer_boxes(key.setting, true, n_up).front();
  for (std::size_t i = 0; i < key.puzzles.size(); ++i)
    least = std::min(least,
                     place_answer(key.house, key.setting, key.puzzles[i], key.placed[i], box).fit.corridor);
  return least;
}

int answers_per_page(const KeyPuzzles& key, const std::function<int(int n_up)>& pages) {
  std::vector<int> readable;
  for (const int n_up : {9, 6, 4, 2})
    if (finest_corridor(key, n_up) >= readable_corridor_pt) readable.push_back(n_up);
  int chosen = 1;
  for (const int n_up : readable)
    if (pages(n_up) == pages(readable.front())) chosen = n_up;
  return chosen;
}

}  // namespace mazefolio::book
