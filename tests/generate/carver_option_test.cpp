// Every carver with an option of its own, in every row that takes a carver.

#include "generate/carve/carver_option.h"

#include <catch2/catch.hpp>

#include "generate/rows.h"
#include "support/check_maze.h"
#include "support/results.h"
#include "support/square_field.h"

using namespace mazefolio::tests;

namespace {

std::string other_value(const OptionRow& option) {
  if (option.name == "height") return "max(x,y)";
  if (option.kind == OptionKind::choice) return option.choices.back();
  return std::to_string(static_cast<int>(option.low));
}

/// The carver with its first option not at the default.
std::string changed(const GeneratorRow& carver) {
  Options options(carver.options);
  if (!carver.options.empty())
    options.set(carver.options, carver.options[0].name, other_value(carver.options[0])).value();
  return carver_text(carver, options);
}

std::vector<GeneratorRow> rows_with_carver() {
  std::vector<GeneratorRow> out;
  for (const GeneratorRow& row : generators())
    if (find_row(std::span(row.options), "carver")) out.push_back(row);
  return out;
}

std::shared_ptr<const Picture> block() {
  Picture out{4, 4, std::vector<std::uint32_t>(16, 0xFFFFFFFF)};
  for (const std::size_t dark : {0u, 1u, 4u, 5u, 6u, 8u, 9u}) out.pixels[dark] = 0xFF;
  return std::make_shared<const Picture>(std::move(out));
}

Options options_with(const GeneratorRow& row, const std::string& carver) {
  Options options(row.options);
  options.set(row.options, "carver", carver).value();
  if (find_row(std::span(row.options), "method")) options.set(row.options, "method", "doubled").value();
  if (row.pictures) options.attach(block());
  return options;
}

Result<Maze> made(const GeneratorRow& row, const Options& options) {
  const CellCount most{32, 28}, size = row.fitting ? row.fitting(most, options_with(row, "wilson")) : most;
  const auto field = square_field(size);
  if (const Outcome fit = check_fit(row, *field, options); !fit) return fit.found();
  return draft(row, field, options, "carver");
}

}  // namespace

TEST_CASE("every carver with an option of its own works, or is refused with those that would do") {
  CHECK(rows_with_carver().size() == 4);
  for (const GeneratorRow& row : rows_with_carver())
    for (const GeneratorRow& carver : carvers()) {
      INFO(row.name << " " << changed(carver));
      CHECK((carver.options.empty() || changed(carver) != carver.name));
      const Result<Maze> maze = made(row, options_with(row, changed(carver)));
      CHECK(maze.ok() == made(row, options_with(row, carver.name)).ok());
      if (maze) {
        check_maze(*maze, row.perfect);
      } else {
        CHECK(carver.needs == Needs::rectangle);
        CHECK_THAT(maze.error().hint, Catch::StartsWith("these carvers would do: backtracker"));
      }
    }
}

TEST_CASE("the options of a carver decide its walls") {
  for (const GeneratorRow& row : rows_with_carver()) {
    INFO(row.name);
    const Maze plain = made(row, options_with(row, "kruskal")).value();
    const Maze slanted = made(row, options_with(row, "kruskal(height=x*x+y)")).value();
    CHECK(plain.open != slanted.open);
    CHECK(slanted.open == made(row, options_with(row, "kruskal(height=x*x+y,negate=no)"))->open);
  }
}

TEST_CASE("a carver takes the pictures of its options, beside a picture of the row itself") {
  for (const GeneratorRow& row : rows_with_carver()) {
    INFO(row.name);
    Options options = options_with(row, "kruskal(tone=face.png)");
    CHECK_THAT(message_of(made(row, options)), Catch::Contains("the picture of 'tone' is missing"));
    options.attach_to_row(std::vector{block()});
    CHECK(made(row, options).ok());
    CHECK(made(row, options)->open != made(row, options_with(row, "kruskal"))->open);
  }
}
