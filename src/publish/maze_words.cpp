#include "publish/maze_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>

#include "base/text/suggest.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "rules/rule_rows.h"
#include "spec/goals_field.h"
#include "topology/grids.h"
#include "topology/tone.h"

namespace mazefolio::publish {
namespace {

std::span<const OptionRow> rows_of_tone(const PuzzleSpec& puzzle) {
  if (puzzle.tone.name.empty()) return {};
  return find_row(tones(), puzzle.tone.name)->options;
}

// An option of the algorithm, the grid or the shape, or what is done to the carved maze. Where two of them
// have one of this name, "shape.picture" says whose it is.
void set_option(PuzzleSpec& puzzle, const std::string& asked, const std::string& value) {
  struct Target {
    std::string prefix;
    std::span<const OptionRow> rows;
    Options* options;
    Choice* choice;
  };
  const Target targets[] = {
      {"algorithm.", find_row(generators(), puzzle.algorithm.name)->options, &puzzle.algorithm.options,
       &puzzle.algorithm},
      {"grid.", find_row(grids(), puzzle.grid.name)->options, &puzzle.grid.options, &puzzle.grid},
      {"shape.", find_row(shapes(), puzzle.shape.name)->options, &puzzle.shape.options, &puzzle.shape},
      {"refinement.", refinements(), &puzzle.refinement, nullptr},
      {"tone.", rows_of_tone(puzzle), &puzzle.tone.options, &puzzle.tone}};
  std::vector<std::string> names, owners;
  const Target* owner = nullptr;
  for (const Target& target : targets)
    for (const OptionRow& row : target.rows) {
      names.push_back(row.name);
      if (asked != row.name && asked != target.prefix + row.name) continue;
      if (owner && target.options == &puzzle.refinement)
        continue;  // an algorithm's own option comes before a refinement
      owner = &target;
      owners.push_back(target.prefix + row.name);
    }
  if (!owner) throw InputError(fmt::format("unknown option '{}'", asked), suggestion(asked, names));
  if (owners.size() > 1)
    throw InputError(fmt::format("'{}' could be an option of two", asked),
                     fmt::format("write {}=... or {}=...", owners[0], owners[1]));
  const std::string name = asked.substr(asked.starts_with(owner->prefix) ? owner->prefix.size() : 0);
  if (const Outcome set = owner->options->set(owner->rows, name, value); !set)
    throw InputError("--option: " + set.message());
  if (owner->choice) owner->choice->option_places.emplace_back(name, Place{"--option " + asked, 0, 0});
}

// A maze that is one way has ends of its own, which some can be told.
void give_ends(Choice& algorithm, const GeneratorRow& row, Goals& goals) {
  if (goals.from.empty() && goals.visit.empty()) return;
  if (!find_row(std::span(row.options), "from") || !goals.visit.empty())
    throw InputError(fmt::format("a maze of '{}' is one way with ends of its own", row.name));
  for (const auto& [name, end] : {std::pair{"from", &goals.from}, {"to", &goals.to}})
    if (const Outcome set = algorithm.options.set(row.options, name, *end); !set)
      throw InputError(fmt::format("--{}: {}", name, set.message()));
  goals = {};
}

GridSize size_of(const AskedSize& asked, const PuzzleSpec& puzzle) {
  const double aspect = double(asked.rows) / asked.columns;
  if (const CellCount own = own_size(puzzle.grid.options, aspect); own.columns > 0)
    return {own.columns, own.rows, {}};
  return {asked.columns, asked.rows, {}};
}

}  // namespace

std::optional<AskedSize> parse_size(std::string_view text) {
  constexpr std::int64_t most_side = 1'000'000'000;
  const std::size_t x = std::min(text.find('x'), text.size());
  const std::int64_t columns = parse_integer(text.substr(0, x)).value_or(0);
  const std::int64_t rows = parse_integer(text.substr(std::min(x + 1, text.size()))).value_or(0);
  if (columns < 1 || rows < 1 || columns > most_side || rows > most_side) return std::nullopt;
  return AskedSize{static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(rows), true};
}

Goals goals_between(std::string from, std::string to, std::vector<std::string> visit) {
  Goals goals;
  goals.from = std::move(from);
  goals.to = std::move(to);
  goals.visit = std::move(visit);
  if (goals.visit == std::vector<std::string>{"corners"}) goals.visit = corner_places();
  return goals;
}

PuzzleRequest request_of_words(const MazeWords& words) {
  PuzzleRequest request =
      request_of(
          PuzzleId{{words.grid, {}}, {words.shape, {}}, 1, 1, {words.algorithm, {}}, {}, words.seed, {}})
          .value();
  if (!words.tone.empty()) give_tone(request.puzzle, words.tone);
  for (const auto& [name, value] : words.options) set_option(request.puzzle, name, value);
  const Choice& algorithm = request.puzzle.algorithm;
  for (const auto& [option, place] : algorithm.option_places)
    if (const Outcome heard =
            check_heard(find_row(generators(), algorithm.name)->options, algorithm.options, option);
        !heard)
      throw InputError(fmt::format("{}: {}", place.file, heard.message()), heard.error().hint);
  request.puzzle.size = size_of(words.size, request.puzzle);
  request.puzzle.goals = words.goals;
  if (const GeneratorRow& row = *find_row(generators(), request.puzzle.algorithm.name); row.sets_gates)
    give_ends(request.puzzle.algorithm, row, request.puzzle.goals);
  return request;
}

void give_tone(PuzzleSpec& puzzle, const std::string& file) {
  const Row& row = *find_row(tones(), "picture");
  puzzle.tone = {row.name, Options(row.options), Place{"--tone", 0, 0}};
  puzzle.tone.options.set(row.options, "picture", file).value();
}

void fit_size(PuzzleSpec& puzzle) {
  if (const ChosenRule rule = rule_of(puzzle.refinement); rule.asks() && rule.row->most_side > 0) {
    const std::uint32_t usual = (2 * rule.row->most_side + 2) / 3;  // the largest boards are for experts
    puzzle.size = {std::min(puzzle.size.columns, usual), std::min(puzzle.size.rows, usual), {}};
  }
  if (const Picture* picture = puzzle.tone.options.picture()) {
    constexpr double cells = 2400;
    const double columns = std::clamp(std::sqrt(cells * picture->width / picture->height), 12.0, 200.0);
    const auto rounded = [](double n) { return static_cast<std::uint32_t>(std::lround(n)); };
    puzzle.size = {rounded(columns), rounded(cells / columns), {}};
  }
  const GeneratorRow& row = *find_row(generators(), puzzle.algorithm.name);
  if (!row.fitting) return;
  const Options& options = puzzle.algorithm.options;
  CellCount size = row.fitting({puzzle.size.columns, puzzle.size.rows}, options);
  if (size.columns == 0) size = row.fitting({5000, 5000}, options);
  if (size.columns > 0) puzzle.size = {size.columns, size.rows, {}};
}

}  // namespace mazefolio::publish
