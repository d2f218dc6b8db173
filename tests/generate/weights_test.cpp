#include "generate/weight/wall_weights.h"

#include <cmath>
#include <set>

#include "generate/statistics.h"
#include "generate/weight/regions.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_topologies.h"
#include "support/two_tones.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

/// The maze that Prim grows from a heap, as it does where somebody asks how.
Maze grown_by_prim(const std::shared_ptr<const AnyTopology>& topology, const std::string& seed) {
  Growth growth;
  return carve_maze(row_called("prim"), topology, {}, seed, &growth);
}

}  // namespace

TEST_CASE("Kruskal and true Prim make the same maze from the same seed") {
  for (const SampleTopology& sample : sample_topologies())
    for (const std::string seed : {"1", "2", "3"}) {
      INFO(sample.name);
      CHECK(carve_maze(row_called("kruskal"), sample.topology, {}, seed).open ==
            grown_by_prim(sample.topology, seed).open);
      CHECK(carve_maze(row_called("prim"), sample.topology, {}, seed).open ==
            grown_by_prim(sample.topology, seed).open);
    }
}

TEST_CASE("Kruskal and true Prim agree where walls fill many buckets") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(300, 200));
  const Maze maze = carve_maze(row_called("kruskal"), topology, {}, "large");
  check_maze(maze);
  CHECK(maze.open == grown_by_prim(topology, "large").open);
}

TEST_CASE("walls are ordered without ties, and the order names the wall") {
  Rng rng(1);
  const RandomWeights weights(rng);
  std::set<std::uint64_t> seen;
  for (std::uint32_t w = 0; w < 1000; ++w) {
    seen.insert(weights.order(Wall{w}));
    REQUIRE(wall_of(weights.order(Wall{w})) == Wall{w});
  }
  CHECK(seen.size() == 1000);
}

namespace {

std::shared_ptr<const AnyTopology> shared(AnyTopology t) {
  return std::make_shared<const AnyTopology>(std::move(t));
}

Maze weighted(const char* name, const std::shared_ptr<const AnyTopology>& topology, const Options& options) {
  REQUIRE(check_fit(row_called(name), *topology, options).ok());
  return carve_maze(row_called(name), topology, options, "weights");
}

Options weights(std::initializer_list<std::pair<const char*, const char*>> values) {
  const GeneratorRow& row = row_called("kruskal");
  Options options(row.options);
  for (const auto& [name, value] : values) REQUIRE(options.set(row.options, name, value).ok());
  return options;
}

/// Share of the passages whose cells are at one height.
template <class Height>
double level_share(const Maze& maze, Height height) {
  double level = 0;
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          if (maze.open.test(index(w))) level += std::fabs(height(t.center(a)) - height(t.center(b))) < 1e-6;
        });
      },
      *maze.topology);
  return level / passage_count(maze);
}

std::uint32_t crossings(const Maze& maze, const Regions& regions) {
  std::uint32_t count = 0;
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          count += maze.open.test(index(w)) && regions[a] != regions[b];
        });
      },
      *maze.topology);
  return count;
}

}  // namespace

TEST_CASE("walls stay where the picture of a tone is dark, and where it is light if negated") {
  const auto topology = shared(Lattice::square(41, 30));
  // A dark column of cells in the middle of a light picture.
  Picture picture = two_tones(255, 255, 82, 60);
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 40; x < 42; ++x) picture.pixels[std::size_t{y} * picture.width + x] = 0xff;
  const auto passages_in_column = [&](const char* negate) {
    Options options = weights({{"tone", "line.png"}, {"negate", negate}});
    options.attach(std::make_shared<const Picture>(picture));
    const Maze maze = weighted("kruskal", topology, options);
    check_maze(maze);
    int passages = 0;
    const Lattice& t = std::get<Lattice>(*topology);
    for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
      passages += maze.open.test(index(w)) && t.center(a).x == 20.5 && t.center(b).x == 20.5;
    });
    return passages;
  };
  CHECK(passages_in_column("no") < 4);
  CHECK(passages_in_column("yes") > 25);
}

TEST_CASE("a tone is the only order of its walls") {
  const GeneratorRow& row = row_called("kruskal");
  const auto complaint = [&](std::initializer_list<std::pair<const char*, const char*>> values) {
    Options options = weights(values);
    options.attach(std::make_shared<const Picture>(two_tones(0, 255)));
    const Outcome checked = check_fit(row, Lattice::square(5, 5), options);
    return checked ? std::string() : checked.message();
  };
  CHECK(complaint({{"tone", "a.png"}, {"jitter", "1"}}).empty());
  CHECK(complaint({{"tone", "a.png"}, {"height", "x"}}) ==
        "'tone' and 'height' are two orders of the walls: keep one");
  CHECK(complaint({{"jitter", "1"}}) == "'jitter' needs a 'height' or a 'tone'");
}

TEST_CASE("passages stay level on a height map, or climb where it is negated") {
  const auto topology = shared(Lattice::square(30, 20));
  const auto x = [](Point p) { return p.x; };
  const auto y = [](Point p) { return p.y; };
  const Maze level = weighted("kruskal", topology, weights({{"height", "x"}, {"jitter", "0"}}));
  CHECK(level_share(level, x) == Approx(30 * 19 / 599.0));  // columns, and one way between each two
  CHECK(level_share(weighted("kruskal", topology, weights({{"height", "x"}})), x) == Approx(30 * 19 / 599.0));
  const Maze climbing =
      weighted("kruskal", topology, weights({{"height", "x"}, {"jitter", "0"}, {"negate", "yes"}}));
  CHECK(level_share(climbing, y) == Approx(20 * 29 / 599.0));
  const Maze jittered = weighted("kruskal", topology, weights({{"height", "x"}, {"jitter", "10"}}));
  CHECK(level_share(jittered, x) < 0.7);
  CHECK(level_share(jittered, x) > 0.5);
}

TEST_CASE("ways follow the contours of a height map, and cross them where it is negated") {
  struct Map {
    const char* height;
    Point (*uphill)(Point from_center);
  };
  const Map maps[] = {{"x",
                       [](Point) {
                         return Point{1, 0};
                       }},
                      {"y",
                       [](Point) {
                         return Point{0, 1};
                       }},
                      {"x + y",
                       [](Point) {
                         return Point{1, 1};
                       }},
                      {"x - y",
                       [](Point) {
                         return Point{1, -1};
                       }},
                      {"x*x + y*y", [](Point p) { return p; }},
                      {"euclid", [](Point p) { return p; }},
                      {"manhattan", [](Point p) {
                         return Point{p.x < 0 ? -1.0 : 1, p.y < 0 ? -1.0 : 1};
                       }}};
  const auto topology = made(grid_choice("voronoi", "rectangle", {30, 30}));
  // How steep passages are: the mean of the cosine of the angle between each and the way uphill.
  const auto steepness = [&](const Maze& maze, const Map& map) {
    double sum = 0;
    std::visit(
        [&](const auto& t) {
          for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
            if (!maze.open.test(index(w))) return;
            const Point way = t.center(b) - t.center(a);
            const Point up = map.uphill((t.center(a) + t.center(b)) * 0.5 - Point{15, 15});
            sum += std::fabs(dot(way, up)) / std::sqrt(dot(way, way) * dot(up, up));
          });
        },
        *topology);
    return sum / passage_count(maze);
  };
  for (const Map& map : maps) {
    INFO(map.height);
    const double usual = steepness(weighted("kruskal", topology, weights({})), map);
    CHECK(usual == Approx(0.64).margin(0.05));  // of all directions: 2 / pi
    CHECK(steepness(weighted("kruskal", topology, weights({{"height", map.height}})), map) < 0.5);
    CHECK(steepness(weighted("kruskal", topology, weights({{"height", map.height}, {"negate", "yes"}})),
                    map) > 0.75);
  }
}

TEST_CASE("height maps work on every topology, and Kruskal and Prim agree on them") {
  for (const SampleTopology& sample : sample_topologies())
    for (const Options& options :
         {weights({{"height", "euclid"}}), weights({{"height", "x; -y ^ 2"}, {"regions", "stripes 3 30"}}),
          weights({{"regions", "sites 5"}, {"penalty", "0.5"}})}) {
      INFO(sample.name);
      const Maze maze = weighted("kruskal", sample.topology, options);
      check_maze(maze);
      CHECK(maze.open == weighted("prim", sample.topology, options).open);
    }
}

TEST_CASE("as few passages as possible lead from region to region") {
  for (const auto& topology :
       {shared(Lattice::square(30, 20)), shared(Lattice::square(5, 8)),
        shared(Lattice::hexagon(full_mask(12, 9))), shared(octagons_and_squares(6, 7))})
    for (const char* rule : {"2x2", "3x1", "stripes 4"}) {
      INFO(rule);
      const Regions regions = make_regions(*topology, parse_region_rule(rule).value(), nullptr, 0);
      for (const char* height : {"", "x", "x; y; euclid"})
        CHECK(crossings(weighted("kruskal", topology, weights({{"regions", rule}, {"height", height}})),
                        regions) == regions.count - 1);
    }
}

TEST_CASE("a lower penalty allows more passages between regions") {
  const auto topology = shared(Lattice::square(30, 20));
  const Regions regions = make_regions(*topology, parse_region_rule("2x2").value(), nullptr, 0);
  const auto with_penalty = [&](const char* penalty) {
    return crossings(weighted("kruskal", topology, weights({{"regions", "2x2"}, {"penalty", penalty}})),
                     regions);
  };
  CHECK(with_penalty("0") > 15);
  CHECK(with_penalty("0.3") < with_penalty("0"));
  CHECK(with_penalty("0.3") > 3);
  CHECK(with_penalty("1") == 3);
}

TEST_CASE("every region follows its own height map") {
  const auto topology = shared(Lattice::square(24, 24));
  const Maze maze =
      weighted("kruskal", topology, weights({{"regions", "2x1"}, {"height", "x;y"}, {"jitter", "0"}}));
  const Lattice& t = std::get<Lattice>(*topology);
  std::uint32_t down = 0, across = 0;
  for (std::uint32_t y = 0; y < 23; ++y)
    for (std::uint32_t x = 0; x < 12; ++x) down += maze.open.test(index(t.wall(t.at(x, y), 1)));
  for (std::uint32_t y = 0; y < 24; ++y)
    for (std::uint32_t x = 12; x < 23; ++x) across += maze.open.test(index(t.wall(t.at(x, y), 0)));
  CHECK(down == 12 * 23);
  CHECK(across == 24 * 11);
}

namespace {

/// Sums of lengths between centers: of the passages, and of a minimum spanning tree, by Prim without a heap.
std::pair<double, double> lengths(const Maze& maze) {
  const AnyTopology& topology = *maze.topology;
  double sum = 0;
  std::vector<std::vector<std::pair<Cell, double>>> near(cell_limit(topology));
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          const Point way = t.center(a) - t.center(b);
          const double length = std::sqrt(dot(way, way));
          if (maze.open.test(index(w))) sum += length;
          near[index(a)].emplace_back(b, length);
          near[index(b)].emplace_back(a, length);
        });
      },
      topology);
  std::vector<double> distance(near.size(), HUGE_VAL);
  std::vector<bool> in_tree(near.size());
  double least = 0;
  std::uint32_t next = 0;
  while (!contains(topology, Cell{next})) ++next;
  distance[next] = 0;
  for (std::uint32_t left = cell_count(topology); left > 0; --left) {
    next = 0;
    for (std::uint32_t i = 1; i < near.size(); ++i)
      if (!in_tree[i] && (in_tree[next] || distance[i] < distance[next])) next = i;
    in_tree[next] = true;
    least += distance[next];
    for (const auto& [cell, length] : near[next])
      if (!in_tree[index(cell)]) distance[index(cell)] = std::min(distance[index(cell)], length);
  }
  return {sum, least};
}

}  // namespace

TEST_CASE("weights by length give the shortest tree of all") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) < 2) continue;
    INFO(sample.name);
    for (const char* name : {"kruskal", "prim"}) {
      const Maze maze = weighted(name, sample.topology, weights({{"edge", "length"}}));
      check_maze(maze);
      const auto [sum, least] = lengths(maze);
      CHECK(sum == Approx(least).epsilon(1e-6));
    }
    const auto [sum, least] = lengths(weighted("prim", sample.topology, weights({{"edge", "-length"}})));
    CHECK(sum >= least * (1 - 1e-6));
  }
  for (const GridRow& grid : grids())
    if (grid.random) {
      INFO(grid.name);
      const Maze maze = weighted("kruskal", made(grid_choice(grid.name, "rectangle", {12, 9})),
                                 weights({{"edge", "length"}}));
      const auto [sum, least] = lengths(maze);
      CHECK(sum == Approx(least).epsilon(1e-6));
      CHECK(lengths(weighted("kruskal", maze.topology, weights({}))).first > least * 1.01);
    }
}

TEST_CASE("a formula of an edge knows both ends, the left one first, and their heights") {
  const auto topology = shared(Lattice::square(12, 9));
  const auto same = [&](std::initializer_list<std::pair<const char*, const char*>> a,
                        std::initializer_list<std::pair<const char*, const char*>> b) {
    return weighted("kruskal", topology, weights(a)).open == weighted("kruskal", topology, weights(b)).open;
  };
  CHECK(same({{"edge", "abs(x1 - x2)"}}, {{"height", "x"}, {"jitter", "0"}}));
  CHECK(same({{"edge", "x2 - x1"}}, {{"edge", "abs(x1 - x2)"}}));
  CHECK(same({{"edge", "hypot(x2 - x1, y2 - y1)"}}, {{"edge", "length"}}));
  CHECK(same({{"edge", "abs(h1 - h2)"}, {"height", "y"}}, {{"height", "y"}, {"jitter", "0"}}));
  CHECK(!same({{"edge", "abs(h1 - h2)"}, {"height", "y"}}, {{"edge", "abs(h1 - h2)"}, {"height", "x"}}));
  const Regions regions = make_regions(*topology, parse_region_rule("2x2").value(), nullptr, 0);
  CHECK(crossings(weighted("prim", topology, weights({{"edge", "y1 + y2"}, {"regions", "2x2"}})), regions) ==
        3);
}

TEST_CASE("wrong weights of edges are reported with the names that they may use") {
  const GeneratorRow& row = row_called("prim");
  Options options(row.options);
  CHECK(message_of(options.set(row.options, "edge", "lenth + 1")) ==
        "'edge': unknown name 'lenth' at position 1; did you mean 'length'?");
  CHECK(message_of(options.set(row.options, "edge", "x * 2")) ==
        "'edge': unknown name 'x' at position 1; one of x1, y1, x2, y2, length, h1, h2, abs, min, max, sqrt, "
        "floor, sin, cos, atan2, hypot, noise");
  CHECK(message_of(options.set(row.options, "edge", "length *")) == "'edge': unexpected end at position 9");
  const auto unfit = [](std::initializer_list<std::pair<const char*, const char*>> values) {
    return message_of(check_fit(row_called("prim"), AnyTopology(Lattice::square(10, 5)), weights(values)));
  };
  CHECK(unfit({{"edge", "h1"}}) == "'edge': h1 and h2 in 'h1' need a 'height'");
  CHECK(unfit({{"edge", "h1"}, {"height", "x"}}) == "");
  CHECK(unfit({{"edge", "length"}, {"height", "x"}, {"negate", "yes"}}) ==
        "'negate' has no effect beside 'edge'; write it into the formula");
  CHECK(unfit({{"edge", "1 / y1"}}) ==
        "the weight '1 / y1' is infinite between two cells, at x = -0.9, y = 0 and x = -0.7, y = 0");
}

TEST_CASE("a height that is not a number is reported with its place") {
  const AnyTopology topology = Lattice::square(10, 5);
  const auto why = [&](const char* height) {
    return message_of(check_fit(row_called("kruskal"), topology, weights({{"height", height}})));
  };
  CHECK(why("x") == "");
  CHECK(why("sqrt(x)") ==
        "the height 'sqrt(x)' is not a number at the cell in the upper left, x = -0.9, y = -0.4");
  CHECK(why("1/y") == "the height '1/y' is infinite at the cell in the left, x = -0.9, y = 0");
  const auto unfit = [&](std::initializer_list<std::pair<const char*, const char*>> values) {
    return message_of(check_fit(row_called("prim"), topology, weights(values)));
  };
  CHECK(unfit({{"negate", "yes"}}) == "'negate' needs a 'height' or a 'tone'");
  CHECK(unfit({{"jitter", "1"}}) == "'jitter' needs a 'height' or a 'tone'");
  CHECK(unfit({{"penalty", "3"}}) == "'penalty' needs 'regions'");
  CHECK(unfit({{"regions", "picture"}}) == "'regions: picture' needs a 'picture'");
  CHECK(unfit({{"picture", "cat.png"}}) == "'picture' needs 'regions: picture'");
  // Nobody knows yet which sites a cell will be near.
  CHECK(unfit({{"regions", "sites 3"}, {"height", "1/(2-region)"}}) ==
        "the height '1/(2-region)' is infinite at the cell in the upper left, x = -0.9, y = -0.4");
}

TEST_CASE("wrong heights and regions are reported when they are set") {
  const GeneratorRow& row = row_called("kruskal");
  Options options(row.options);
  CHECK(message_of(options.set(row.options, "height", "x + ")) == "'height': unexpected end at position 5");
  CHECK(message_of(options.set(row.options, "height", "x;y;z")) ==
        "'height', map 3 of 3: unknown name 'z' at position 1; one of x, y, r, theta, euclid, manhattan, "
        "region, "
        "abs, min, max, sqrt, floor, sin, cos, atan2, hypot, noise");
  CHECK(
      message_of(options.set(row.options, "regions", "2 x 2")) ==
      "'regions' must be blocks such as 2x2 (up to 64x64), 'stripes 4', 'sites 6' or 'picture', not '2 x 2'");
}
