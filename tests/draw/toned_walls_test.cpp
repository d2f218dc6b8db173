#include "draw/toned_walls.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/geometry/edges.h"
#include "draw/draw_maze.h"
#include "draw/every_grid.h"
#include "generate/generator.h"
#include "maze/thick.h"
#include "support/fixed_measurer.h"
#include "support/sample_topologies.h"
#include "support/two_tones.h"

using namespace mazefolio::tests;

namespace {

struct Toned {
  Maze maze;
  MazeStyle style;  ///< inked
  MazeFit fit;
};

Toned toned(std::shared_ptr<const AnyTopology> topology, double weight = 0.8) {
  const GeneratorRow& row = *find_row(generators(), "wilson");
  Toned out{carve_maze(row, std::move(topology), Options(row.options), "tone"), {}, {}};
  MazeStyle style;
  style.tone = MazeTone{dark_left(), weight};
  FixedMeasurer measurer;
  out.fit = fit_maze(out.maze, {0, 0, 600, 600}, style, {}, measurer);
  out.style = printed_style(out.maze, out.fit, style);
  return out;
}

/// Calls fn(edge, widths) for every closed wall between two cells.
template <class Fn>
void for_each_toned(const Toned& toned, Fn fn) {
  const std::vector<Widths> widths = wall_widths(toned.maze, toned.style);
  std::size_t i = 0;
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          if (!t.contains(beyond) || toned.maze.open.test(index(w))) return;
          REQUIRE(i < widths.size());
          fn(t.edge(w), widths[i++]);
        });
      },
      *toned.maze.topology);
  CHECK(i == widths.size());
}

}  // namespace

TEST_CASE("walls are thick where the picture is dark and thin where it is light, on every grid") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (is_thick(*sample.topology) || cell_count(*sample.topology) == 0) continue;
    INFO(sample.name);
    const Toned made = toned(sample.topology);
    const double thin = made.style.wall.pt, thick = made.style.thickest.pt;
    const Point middle = bounds(*sample.topology).center();
    for_each_toned(made, [&](const Edge& edge, const Widths& widths) {
      REQUIRE(widths.size() >= 5);
      CHECK(*std::min_element(widths.begin(), widths.end()) >= thin);
      CHECK(*std::max_element(widths.begin(), widths.end()) <= thick);
      const double x = edge_middle(edge).x, here = widths[widths.size() / 2];
      if (x < middle.x - 1 && widths.size() % 2 == 1) CHECK(here == Approx(thick));
      if (x > middle.x + 1 && widths.size() % 2 == 1) CHECK(here == Approx(thin));
    });
  }
}

TEST_CASE("walls meet the rim as thin as they would be without a picture") {
  const Toned made = toned(std::make_shared<const AnyTopology>(Lattice::square(9, 9)));
  for_each_toned(made, [&](const Edge& edge, const Widths& widths) {
    if (edge_begin(edge).x < 1e-9 || edge_begin(edge).y < 1e-9) CHECK(widths.front() == made.style.wall.pt);
    if (edge_end(edge).x > 9 - 1e-9) CHECK(widths.back() == made.style.wall.pt);
  });
}

TEST_CASE("between the thickest walls of a tone is the corridor that was promised") {
  for (const double weight : {0.3, 0.8, 2.0}) {
    MazeStyle style;
    style.tone = MazeTone{dark_left(), weight};
    const Length pitch = pitch_for(style, points(9), 1);
    const MazeStyle ink = inked(style, pitch);
    CHECK(pitch.pt - ink.thickest.pt == Approx(9));
    const Toned made = toned(std::make_shared<const AnyTopology>(Lattice::square(9, 9)), weight);
    CHECK(made.fit.corridor == Approx(made.fit.pitch - made.style.thickest.pt));
    CHECK(made.style.thickest.pt == Approx(weight * made.fit.corridor));
  }
}

TEST_CASE("toned walls are filled shapes under the rim, and an answer has none") {
  const Toned made = toned(std::make_shared<const AnyTopology>(Lattice::square(9, 9)));
  MazeStyle plain = made.style;
  plain.tone.reset();
  const std::size_t with = draw_maze(made.maze, made.fit, made.style).size(),
                    without = draw_maze(made.maze, made.fit, plain).size();
  CHECK(with == without + 1);
}

TEST_CASE("the walls between regions are heavier, but for their ends at the rim") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(6, 5));
  const Lattice& t = std::get<Lattice>(*topology);
  Toned made = toned(topology);
  made.style = {};
  BitSet borders(t.wall_limit());
  for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
    if (t.column(a) / 3 != t.column(b) / 3) borders.set(index(w));
  });
  made.style.borders = std::make_shared<const BitSet>(borders);
  FixedMeasurer measurer;
  made.fit = fit_maze(made.maze, {0, 0, 600, 600}, made.style, {}, measurer);
  made.style = printed_style(made.maze, made.fit, made.style);
  const double thin = made.style.wall.pt, thick = made.style.thickest.pt;
  CHECK(thick > 1.9 * thin);
  int heavy = 0;
  for_each_toned(made, [&](const Edge& edge, const Widths& widths) {
    const Point a = edge_begin(edge), b = edge_end(edge);
    const bool border = a.x == 3 && b.x == 3;
    heavy += border;
    const auto rim = [](Point p) { return p.y == 0 || p.y == 5; };
    CHECK(widths.front() == (border && !rim(a) ? thick : thin));
    CHECK(widths.back() == (border && !rim(b) ? thick : thin));
    CHECK(widths[widths.size() / 2] == (border ? thick : thin));
  });
  CHECK(heavy > 0);
  CHECK(made.fit.corridor < made.fit.passage - thin);  // between two borders there is still room
}
