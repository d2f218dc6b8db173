// Properties of every row of the table on every sample topology and every grid: a new algorithm is tested
// without writing a test.

#include "generate/generator.h"
#include "generate/rows.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_topologies.h"
#include "topology/grids.h"

using namespace mazefolio::tests;

namespace {

/// fn(row, sample) for every pair that fits.
template <class Fn>
void for_each_pair(Fn fn) {
  for (const GeneratorRow& row : carvers())
    for (const SampleTopology& sample : sample_topologies())
      if (check_fit(row, *sample.topology, Options(row.options)).ok()) {
        INFO(row.name << " on " << sample.name);
        fn(row, sample);
      }
}

/// Every grid in a few shapes, where such a maze exists; about `side` cells across.
std::vector<SampleTopology> shaped_grids(std::uint32_t side) {
  std::vector<SampleTopology> out;
  for (const GridRow& grid : grids())
    for (const char* name : {"rectangle", "circle", "ring", "heart"}) {
      const ShapeRow* shape = find_row(shapes(), name);
      REQUIRE(shape);
      const GridChoice choice{&grid, Options(grid.options), shape, Options(shape->options), {side, side + 2}};
      const Result<Grid> made = make_grid(choice, "every");
      if (made.ok()) out.push_back({grid.name + " as " + name, made->topology});
    }
  return out;
}

std::vector<std::string> samples_of_text(const OptionRow& option) {
  if (option.name == "height") return {"", "x; region - manhattan ^ 2"};
  if (option.name == "edge") return {"", "x1 * y2 - length"};
  if (option.name == "regions") return {"", "3x2", "sites 4"};
  return {option.fallback};
}

std::vector<std::string> extremes(const OptionRow& option) {
  if (option.kind == OptionKind::choice) return option.choices;
  if (option.kind == OptionKind::picture) return {option.fallback};
  if (option.kind == OptionKind::text) return samples_of_text(option);
  const auto text = [&](double value) {
    return option.kind == OptionKind::integer ? std::to_string(static_cast<int>(value))
                                              : std::to_string(value);
  };
  return {text(option.low), text((option.low + option.high) / 2), text(option.high)};
}

/// Every way to set every option to an end of its range, its middle, or a choice.
std::vector<Options> extreme_options(const GeneratorRow& row) {
  std::vector<Options> all{Options(row.options)};
  for (const OptionRow& option : row.options) {
    std::vector<Options> more;
    for (const Options& so_far : all)
      for (const std::string& value : extremes(option)) {
        more.push_back(so_far);
        REQUIRE(more.back().set(row.options, option.name, value).ok());
      }
    all = std::move(more);
  }
  return all;
}

/// The defaults, but with a height and regions where the row has them: their other options act on these.
Options telling_options(const GeneratorRow& row) {
  Options options(row.options);
  if (!find_row(std::span(row.options), "height")) return options;
  REQUIRE(options.set(row.options, "height", "x + 2 * y").ok());
  REQUIRE(options.set(row.options, "regions", "2x2").ok());
  return options;
}

}  // namespace

TEST_CASE("every generator reaches every cell of every grid") {
  REQUIRE(shaped_grids(12).size() >= 3 * grids().size());
  for (const std::uint32_t side : {5u, 12u})
    for (const SampleTopology& sample : shaped_grids(side))
      for (const GeneratorRow& row : carvers())
        if (check_fit(row, *sample.topology, Options(row.options)).ok()) {
          INFO(row.name << " on " << sample.name << ", " << side << " across");
          check_maze(carve_maze(row, sample.topology, Options(row.options), "grid"), row.perfect);
        }
}

TEST_CASE("every generator reaches every cell") {
  for_each_pair([](const GeneratorRow& row, const SampleTopology& sample) {
    for (const std::string seed : {"1", "2", "3"})
      check_maze(carve_maze(row, sample.topology, Options(row.options), seed), row.perfect);
  });
}

TEST_CASE("every extreme option value still makes a perfect maze") {
  for_each_pair([](const GeneratorRow& row, const SampleTopology& sample) {
    for (const Options& options : extreme_options(row))
      if (check_fit(row, *sample.topology, options).ok())
        check_maze(carve_maze(row, sample.topology, options, "extreme"), row.perfect);
  });
}

TEST_CASE("the same seed gives the same maze and another seed another") {
  for_each_pair([](const GeneratorRow& row, const SampleTopology& sample) {
    const Options options(row.options);
    const Maze maze = carve_maze(row, sample.topology, options, "seed");
    CHECK(maze.open == carve_maze(row, sample.topology, options, "seed").open);
    if (cell_count(*sample.topology) >= 600)
      CHECK(maze.open != carve_maze(row, sample.topology, options, "other").open);
  });
}

TEST_CASE("every option changes the maze") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(20, 30));
  for (const GeneratorRow& row : carvers())
    for (const OptionRow& option : row.options) {
      if (option.kind == OptionKind::picture) continue;
      const Options before = telling_options(row);
      const BitSet open = carve_maze(row, topology, before, "s").open;
      bool changed = false;
      for (const std::string& value : extremes(option)) {
        Options options = before;
        REQUIRE(options.set(row.options, option.name, value).ok());
        changed = changed || carve_maze(row, topology, options, "s").open != open;
      }
      INFO(row.name << " " << option.name);
      CHECK(changed);
    }
}

TEST_CASE("generators that walk by rows refuse what is no full rectangle of squares") {
  for (const GeneratorRow& row : carvers()) {
    const bool by_rows = row.needs == Needs::rectangle;
    const Options options(row.options);
    CHECK(check_fit(row, AnyTopology(Lattice::square(5, 8)), options).ok());
    const std::string masked = message_of(check_fit(row, AnyTopology(ragged_square()), options));
    const std::string planar = message_of(check_fit(row, AnyTopology(octagons_and_squares(2, 2)), options));
    CHECK(masked == planar);
    CHECK(masked ==
          (by_rows ? "'" + row.name + "' walks by rows and needs a full rectangle of squares" : ""));
  }
}

TEST_CASE("generators that walk along the walls refuse crossings") {
  for (const GeneratorRow& row : carvers()) {
    if (row.needs == Needs::rectangle) continue;
    CHECK(message_of(check_fit(row, crossed_squares(3, 3, {{1, 1}}, {true}), Options(row.options))) ==
          (row.needs == Needs::planar_graph ? "'" + row.name + "' walks along the walls and cannot weave"
                                            : ""));
    CHECK(check_fit(row, square_field(3, 3), Options(row.options)).ok());
  }
}

TEST_CASE("the template is always built and opens nothing") {
  for (const SampleTopology& sample : sample_topologies()) {
    Rng rng(1);
    const BitSet open = carved_walls(template_row(), *sample.topology, Options(), rng);
    CHECK(open.size() == wall_limit(*sample.topology));
    CHECK(open.count() == 0);
  }
}

TEST_CASE("names and options of the table are clear") {
  for (const GeneratorRow& row : carvers()) {
    CHECK(find_row(generators(), row.name) == &row);
    CHECK(!row.summary.empty());
    for (const OptionRow& option : row.options) {
      CHECK(!option.summary.empty());
      CHECK(Options(row.options).set(row.options, option.name, option.fallback).ok());
    }
  }
}
