#include "puzzle/maze_room.h"

namespace mazefolio::puzzle {
namespace {

constexpr std::uint32_t longest_room = 10'000;
constexpr double hair = 1e-9;  // what rounding may add to a length

}  // namespace

bool fits(const GridRow& grid, CellCount size, const MazeRoom& room) {
  const Rect field = field_of(grid, size);
  return field.width() * room.pitch.pt <= room.box.width + hair &&
         field.height() * room.pitch.pt <= room.box.height + hair;
}

CellCount largest_size(const GridRow& grid, Size pitches) {
  CellCount size{0, 0};
  while (size.columns < longest_room && field_of(grid, {size.columns + 1, 1}).width() <= pitches.width + hair)
    ++size.columns;
  while (size.rows < longest_room && field_of(grid, {1, size.rows + 1}).height() <= pitches.height + hair)
    ++size.rows;
  // Rows that are set off from each other are wider than one alone.
  while (size.columns > 0 && size.rows > 1 && field_of(grid, size).width() > pitches.width + hair)
    --size.columns;
  return size;
}

}  // namespace mazefolio::puzzle
