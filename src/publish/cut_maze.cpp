#include "publish/cut_maze.h"

#include "draw/cut_lines.h"
#include "topology/topology.h"

namespace mazefolio::publish {
namespace {

struct CutMaze {
  std::vector<CutLine> lines;
  Size size;
};

CutMaze in_units(const Maze& maze, const CutStyle& style) {
  const Length unit = style.unit == LengthUnit::mm ? millimeters(1) : inches(1);
  const double scale = style.cell.pt / unit.pt;
  const Rect box = bounds(*maze.topology);
  CutMaze out{cut_lines(maze), {box.width() * scale, box.height() * scale}};
  for (CutLine& line : out.lines)
    for (Point& p : line.points) p = (p - Point{box.x0, box.y0}) * scale;
  return out;
}

}  // namespace

std::string cut_maze_svg(const Maze& maze, const CutStyle& style) {
  const CutMaze cut = in_units(maze, style);
  return cut_svg(cut.lines, cut.size, style.unit);
}

std::string cut_maze_dxf(const Maze& maze, const CutStyle& style) {
  const CutMaze cut = in_units(maze, style);
  return cut_dxf(cut.lines, cut.size, style.unit);
}

}  // namespace mazefolio::publish
