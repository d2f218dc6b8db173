// Properties of every row of the table on every sample topology: a new algorithm is tested without writing a
// test.

#include "generate/algorithms.h"
#include "generate/generator.h"
#include "support/check_maze.h"
#include "support/sample_topologies.h"

using namespace mazefolio;

namespace {

/// fn(row, sample) for every pair that fits.
template <class Fn>
void for_each_pair(Fn fn) {
  for (const GeneratorRow& row : generators())
    for (const SampleTopology& sample : sample_topologies())
      if (why_unfit(row, *sample.topology).empty()) {
        INFO(row.name << " on " << sample.name);
        fn(row, sample);
      }
}

std::vector<std::string> extremes(const OptionRow& option) {
  if (option.kind == OptionKind::choice) return option.choices;
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
        REQUIRE(more.back().set(row.options, option.name, value) == "");
      }
    all = std::move(more);
  }
  return all;
}

}  // namespace

TEST_CASE("every generator reaches every cell") {
  for_each_pair([](const GeneratorRow& row, const SampleTopology& sample) {
    for (const std::string seed : {"1", "2", "3"})
      check_maze(generate(row, sample.topology, Options(row.options), seed), row.perfect);
  });
}

TEST_CASE("every extreme option value still makes a perfect maze") {
  for_each_pair([](const GeneratorRow& row, const SampleTopology& sample) {
    for (const Options& options : extreme_options(row))
      check_maze(generate(row, sample.topology, options, "extreme"), row.perfect);
  });
}

TEST_CASE("the same seed gives the same maze and another seed another") {
  for_each_pair([](const GeneratorRow& row, const SampleTopology& sample) {
    const Options options(row.options);
    const Maze maze = generate(row, sample.topology, options, "seed");
    CHECK(maze.open == generate(row, sample.topology, options, "seed").open);
    if (cell_count(*sample.topology) >= 600)
      CHECK(maze.open != generate(row, sample.topology, options, "other").open);
  });
}

TEST_CASE("every option changes the maze") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(20, 30));
  for (const GeneratorRow& row : generators())
    for (const OptionRow& option : row.options)
      for (const std::string& value : extremes(option)) {
        Options options(row.options);
        REQUIRE(options.set(row.options, option.name, value) == "");
        if (options.changed(row.options).empty() || parse_real(value) == parse_real(option.fallback))
          continue;
        INFO(row.name << " " << option.name << "=" << value);
        CHECK(generate(row, topology, options, "s").open !=
              generate(row, topology, Options(row.options), "s").open);
      }
}

TEST_CASE("generators that walk by rows refuse what is no full rectangle of squares") {
  for (const GeneratorRow& row : generators()) {
    const bool by_rows = row.needs == Needs::rectangle;
    CHECK(why_unfit(row, AnyTopology(Lattice::square(5, 8))) == "");
    const std::string masked = why_unfit(row, AnyTopology(ragged_square()));
    const std::string planar = why_unfit(row, AnyTopology(octagons_and_squares(2, 2)));
    CHECK(masked == planar);
    CHECK(masked ==
          (by_rows ? "'" + row.name + "' walks by rows and needs a full rectangle of squares" : ""));
  }
}

TEST_CASE("the template is always built and opens nothing") {
  for (const SampleTopology& sample : sample_topologies()) {
    Rng rng(1);
    const BitSet open = carve_template(*sample.topology, Options(), rng);
    CHECK(open.size() == wall_limit(*sample.topology));
    CHECK(open.count() == 0);
  }
}

TEST_CASE("names and options of the table are clear") {
  for (const GeneratorRow& row : generators()) {
    CHECK(find_row(generators(), row.name) == &row);
    CHECK(!row.summary.empty());
    for (const OptionRow& option : row.options) {
      CHECK(!option.summary.empty());
      CHECK(Options(row.options).set(row.options, option.name, option.fallback) == "");
    }
  }
}
