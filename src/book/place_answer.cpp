#include "book/place_answer.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "book/maze_rooms.h"
#include "layout/answer_page.h"

namespace mazefolio::book {
namespace {

constexpr double line_floor_pt = 0.75;  // what printers promise to hold

}  // namespace

PlacedMaze place_answer(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                        const Rect& box) {
  const Length label = label_size(setting) * 0.8;
  const PlacedMaze& own = puzzle.placed;
  const auto with_wall = [&](double wall) {
    PlacedMaze placed{answer_style(house.look, points(wall), label), {}};
    placed.style.walls = own.style.walls;
    placed.style.rock = own.style.rock;
    if (puzzle.puzzle.pictures) placed.style.path = PathStyle::fill;
    placed.fit =
        fit_maze(puzzle.puzzle.maze, box, placed.style, {}, *setting.measurer, points(own.fit.pitch));
    return placed;
  };
  const PlacedMaze finest = with_wall(line_floor_pt);
  const double scaled = own.style.wall.pt * finest.fit.pitch / own.fit.pitch;
  return scaled > line_floor_pt ? with_wall(scaled) : finest;
}

double finest_corridor(const KeyPuzzles& key, int n_up) {
  double least = HUGE_VAL;
  const Rect box = answer_boxes(key.setting, true, n_up).front();
  for (const BookPuzzle* puzzle : key.puzzles)
    least = std::min(least, place_answer(key.house, key.setting, *puzzle, box).fit.corridor);
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
