#include "draw/joined_walls.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "base/geometry/edges.h"
#include "draw/every_grid.h"
#include "draw/path_lines.h"
#include "generate/generator.h"
#include "maze/gates.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

Maze sample_maze(std::shared_ptr<const AnyTopology> topology, const std::string& seed = "7") {
  const GeneratorRow& row = *find_row(generators(), "backtracker");
  Maze maze = carve_maze(row, std::move(topology), Options(row.options), seed);
  const std::vector<Gate> gates = rim_gates(*maze.topology);
  maze.start = gates.front();
  maze.finish = gates.back();
  return maze;
}

double printed_length(const Maze& maze) {
  double length = 0;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (!is_gate(maze, w) && (!t.contains(beyond) || !maze.open.test(index(w))))
            length += edge_length(t.edge(w));
        });
      },
      *maze.topology);
  return length;
}

using UnitWall = std::array<long, 4>;

/// A line of a square maze cut into walls of length one.
void cut(const PathLine& line, std::multiset<UnitWall>& out) {
  std::vector<Point> points = line.points;
  if (line.closed) points.push_back(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point a = points[i - 1], b = points[i];
    const long steps = std::lround(std::fabs(b.x - a.x) + std::fabs(b.y - a.y));
    for (long k = 0; k < steps; ++k) {
      const auto at = [&](long n) {
        return a + (b - a) * (static_cast<double>(n) / static_cast<double>(steps));
      };
      UnitWall w{std::lround(at(k).x), std::lround(at(k).y), std::lround(at(k + 1).x),
                 std::lround(at(k + 1).y)};
      if (w[0] > w[2] || w[1] > w[3]) w = {w[2], w[3], w[0], w[1]};
      out.insert(w);
    }
  }
}

std::multiset<UnitWall> printed_unit_walls(const Maze& maze) {
  std::multiset<UnitWall> out;
  const Lattice& t = std::get<Lattice>(*maze.topology);
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    if (is_gate(maze, w) || (t.contains(beyond) && maze.open.test(index(w)))) return;
    cut({{edge_begin(t.edge(w)), edge_end(t.edge(w))}, false, 1}, out);
  });
  return out;
}

}  // namespace

TEST_CASE("joined walls keep the length of the printed walls on every topology") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    const Maze maze = sample_maze(sample.topology);
    const WallPaths walls = joined_walls(maze);
    double length = 0;
    for (const Path* path : {&walls.inner, &walls.rim})
      for (const PathLine& line : lines_of(*path)) length += line.length;
    CHECK(length == Approx(printed_length(maze)));
  }
}

TEST_CASE("joined walls cover each closed wall of a square maze once, and nothing else") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0 || !square_lattice(*sample.topology)) continue;
    INFO(sample.name);
    const Maze maze = sample_maze(sample.topology);
    const WallPaths walls = joined_walls(maze);
    std::multiset<UnitWall> drawn;
    for (const Path* path : {&walls.inner, &walls.rim})
      for (const PathLine& line : lines_of(*path)) cut(line, drawn);
    CHECK(drawn == printed_unit_walls(maze));
  }
}

TEST_CASE("no two lines end where they could continue as one") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    const WallPaths walls = joined_walls(sample_maze(sample.topology));
    for (const Path* path : {&walls.inner, &walls.rim}) {
      std::map<std::pair<long, long>, int> ends;
      for (const PathLine& line : lines_of(*path)) {
        if (line.closed) continue;
        for (const Point p : {line.points.front(), line.points.back()})
          ++ends[{std::lround(p.x * 1e4), std::lround(p.y * 1e4)}];
      }
      for (const auto& [at, count] : ends) CHECK(count == 1);
    }
  }
}

TEST_CASE("collinear walls are one segment") {
  const WallPaths walls =
      joined_walls(sample_maze(std::make_shared<const AnyTopology>(Lattice::square(20, 30))));
  for (const PathLine& line : lines_of(walls.inner))
    for (std::size_t i = 2; i < line.points.size(); ++i)
      CHECK(cross(line.points[i - 1] - line.points[i - 2], line.points[i] - line.points[i - 1]) != Approx(0));
}

TEST_CASE("a rim without gates is one closed ring of four corners") {
  Maze maze = sample_maze(std::make_shared<const AnyTopology>(Lattice::square(5, 8)));
  maze.start.wall = maze.finish.wall = no_wall;
  const std::vector<PathLine> rim = lines_of(joined_walls(maze).rim);
  REQUIRE(rim.size() == 1);
  CHECK(rim[0].closed);
  CHECK(rim[0].points.size() == 4);
}

TEST_CASE("rounded corners leave tees and crossings closed") {
  const Maze maze = sample_maze(std::make_shared<const AnyTopology>(Lattice::square(12, 9)));
  const WallPaths walls = joined_walls(maze, 0.3);
  std::map<std::pair<long, long>, int> degree;
  for (const UnitWall& w : printed_unit_walls(maze)) {
    ++degree[{w[0], w[1]}];
    ++degree[{w[2], w[3]}];
  }
  std::vector<Segment> straight;
  for (const Path* path : {&walls.inner, &walls.rim})
    for (const PathLine& line : lines_of(*path))
      for (std::size_t i = 1; i < line.points.size() + line.closed; ++i) {
        const Segment s{line.points[i - 1], line.points[i % line.points.size()]};
        if (s.from.x == s.to.x || s.from.y == s.to.y) straight.push_back(s);  // chords of curves lean
      }
  int corners_left = 0;
  for (const auto& [at, count] : degree) {
    const Point p{static_cast<double>(at.first), static_cast<double>(at.second)};
    const bool on_line = std::any_of(straight.begin(), straight.end(), [&](const Segment& s) {
      return std::fabs(cross(s.to - s.from, p - s.from)) < 1e-9 && dot(p - s.from, p - s.to) <= 1e-9;
    });
    if (count >= 3 || count == 1) CHECK(on_line);
    corners_left += count == 2 && !on_line;
  }
  CHECK(corners_left > 10);
}

TEST_CASE("a corner where the rail of a bridge ends is not rounded away from it") {
  Maze maze = woven(5, 5, {{2, 2}});
  const PlanarGraph& t = std::get<PlanarGraph>(*maze.topology);
  for_each_doorway(t, [&](Wall w, Cell, Cell) {
    const Point middle = edge_middle(t.edge(w));
    if (middle == Point{2, 1.5} || middle == Point{1.5, 2}) maze.open.reset(index(w));
  });
  bool printed = false;
  for (const PathLine& line : lines_of(joined_walls(maze, 0.35).inner))
    for (const Point p : line.points) printed = printed || p == Point{2, 2};
  CHECK(printed);
}

TEST_CASE("the rim off letters is among the inner walls, that along them is not") {
  const Maze maze = sample_maze(std::make_shared<const AnyTopology>(Lattice::square(6, 4)));
  const auto length = [](const Path& path) {
    double sum = 0;
    for (const PathLine& line : lines_of(path)) sum += line.length;
    return sum;
  };
  const WallPaths plain = joined_walls(maze);
  // Two units of the upper rim and of the lower one are those of a bridge.
  const std::vector<Ring> letters = {{{{0, 0}}, {{2, 0}}, {{2, 4}}, {{0, 4}}},
                                     {{{4, 0}}, {{6, 0}}, {{6, 4}}, {{4, 4}}}};
  const WallPaths thin = joined_walls(maze, 0, 0, {}, letters);
  CHECK(length(plain.rim) - length(thin.rim) == Approx(4));
  CHECK(length(thin.inner) - length(plain.inner) == Approx(4));
}
