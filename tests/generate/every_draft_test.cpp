// Properties of every generator that makes the whole maze: a new one is tested without writing a test.

#include "generate/generator.h"
#include "maze/round_walk.h"
#include "maze/text.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/square_field.h"

using namespace mazefolio::tests;

namespace {

std::vector<GeneratorRow> drafting_rows() {
  const auto all = generators();
  return {all.begin() + static_cast<std::ptrdiff_t>(carvers().size()), all.end()};
}

/// A blot with a hole, for rows that need a picture.
std::shared_ptr<const Picture> blot() {
  Picture out{6, 5, std::vector<std::uint32_t>(30, 0xFFFFFFFF)};
  for (const int dark : {1, 2, 3, 4, 7, 10, 13, 16, 19, 20, 21, 22})
    out.pixels[static_cast<std::size_t>(dark)] = 0xFF;
  return std::make_shared<const Picture>(std::move(out));
}

Options defaults(const GeneratorRow& row) {
  Options options(row.options);
  if (row.pictures) options.attach(blot());
  return options;
}

Result<Maze> make(const GeneratorRow& row, CellCount size, const Options& options, const std::string& seed) {
  const auto field = square_field(size);
  if (const Outcome fit = check_fit(row, *field, options); !fit) return fit.found();
  return draft(row, field, options, seed);
}

/// A size near this one that the row can work at.
CellCount near(const GeneratorRow& row, CellCount size, const Options& options) {
  if (!row.fitting) return size;
  const CellCount fitted = row.fitting(size, options);
  return fitted.columns > 0 ? fitted : row.fitting({60, 60}, options);
}

void check_draft(const GeneratorRow& row, const Maze& maze) {
  check_maze(maze, row.perfect && !is_round(maze));
  CHECK(is_thick(*maze.topology) == is_digger(row));
  if (is_digger(row)) {
    const Lattice& t = std::get<Lattice>(*maze.topology);
    const BitSet inner = inner_cells(t.without_rock());
    for_each_cell(t, [&](Cell c) { CHECK(inner.test(index(c))); });
  }
  if (!row.sets_gates) return;
  for (const Gate& gate : {maze.start, maze.finish}) {
    REQUIRE(contains(*maze.topology, gate.cell));
    if (gate.wall != no_wall) CHECK(is_rim(*maze.topology, gate.wall));
  }
}

std::vector<std::string> extremes(const OptionRow& option) {
  if (option.kind == OptionKind::choice) return option.choices;
  if (option.kind == OptionKind::integer)
    return {std::to_string(static_cast<int>(option.low)), std::to_string(static_cast<int>(option.high))};
  if (option.kind == OptionKind::real) return {std::to_string(option.low), std::to_string(option.high)};
  return {option.fallback};
}

}  // namespace

TEST_CASE("every drafted maze is sound, and an impossible size is refused") {
  for (const GeneratorRow& row : drafting_rows())
    for (const CellCount size : {CellCount{1, 1},
                                 {1, 7},
                                 {7, 1},
                                 {2, 2},
                                 {2, 9},
                                 {3, 3},
                                 {5, 8},
                                 {8, 5},
                                 {9, 13},
                                 {21, 14},
                                 {13, 22}}) {
      INFO(row.name << " " << size.columns << "x" << size.rows);
      const Result<Maze> made = make(row, size, defaults(row), "whole");
      if (made.ok())
        check_draft(row, *made);
      else
        CHECK(message_of(made).size() > 20);
    }
}

TEST_CASE("every generator of whole mazes works at a size that it names") {
  for (const GeneratorRow& row : drafting_rows()) {
    const CellCount size = near(row, {31, 24}, defaults(row));
    INFO(row.name << " " << size.columns << "x" << size.rows);
    for (const std::string seed : {"1", "2", "3"}) {
      const Result<Maze> made = make(row, size, defaults(row), seed);
      CHECK(made.ok());
      if (made.ok()) check_draft(row, *made);
    }
  }
}

TEST_CASE("the same seed gives the same whole maze and another seed another") {
  for (const GeneratorRow& row : drafting_rows()) {
    INFO(row.name);
    const CellCount size = near(row, {31, 24}, defaults(row));
    const auto text = [&](const std::string& seed) {
      return to_text(make(row, size, defaults(row), seed).value());
    };
    CHECK(text("seed") == text("seed"));
    if (row.name != "labyrinth") CHECK(text("seed") != text("other"));  // a pattern has no chance in it
  }
}

TEST_CASE("every extreme option value of a drafted maze gives a maze or is refused") {
  for (const GeneratorRow& row : drafting_rows())
    for (const OptionRow& option : row.options)
      for (const std::string& value : extremes(option)) {
        if (option.name == "effort" && value.starts_with("10")) continue;  // ten times as long, no other
        Options options = defaults(row);
        REQUIRE(options.set(row.options, option.name, value).ok());
        const CellCount size = near(row, {21, 16}, options);
        INFO(row.name << " " << option.name << "=" << value);
        if (size.columns == 0) continue;
        const Result<Maze> made = make(row, size, options, "extreme");
        if (made.ok())
          check_draft(row, *made);
        else
          CHECK(message_of(made).size() > 20);
      }
}
