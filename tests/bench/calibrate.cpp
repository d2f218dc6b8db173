// Measures the table of levels: for every tiling and generator, and fields of six sizes, the mean of the
// lowest and the highest score that a placement of the gates gives, and of gates in opposite corners. Of
// puzzles that are solved by a rule: the lowest, mean and highest score, with the usual options of the rule,
// on squares.
//   calibrate > configs/difficulty.csv        all of it, some minutes: where the score has changed
//   calibrate --add configs/difficulty.csv    only rows that the file lacks: a new tiling or generator
//   calibrate hexagon                         one tiling, to look at
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "generate/recipe.h"
#include "maze/gates.h"
#include "puzzle/make_puzzle.h"
#include "rules/rule_rows.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"
#include "support/namespaces.h"

namespace mazefolio::tests {
namespace {

constexpr std::uint32_t sides[] = {4, 6, 10, 20, 36, 64};
constexpr int mazes_a_field = 24;
constexpr double most_score = 40;

struct Sums {
  double low = 0, corner = 0, high = 0;
  int mazes = 0;
};

struct RuleJob {
  const RuleRow* rule;
  std::vector<Sums> sums;
};

struct Job {
  const GridRow* grid;
  const GeneratorRow* generator;
  std::vector<Sums> sums;  ///< runs beside `sides`; no mazes: none can be made there
};

void add(Sums& sums, const Maze& maze, const std::string& seed) {
  Rater rater(maze);
  Rng rng = stream(seed, Purpose::placement);
  double low = HUGE_VAL, high = -HUGE_VAL;
  for (const GatePair& pair : gate_candidates(maze, rng)) {
    const double score = rater.rate_from_harder(pair.first.cell, pair.second.cell).rating.score;
    low = std::min(low, score);
    high = std::max(high, score);
  }
  double corner = 0;
  for (const auto& [from, to] : {std::pair{"top-left", "bottom-right"}, {"top-right", "bottom-left"}})
    corner += rater.score(gate_at(*maze.topology, from)->cell, gate_at(*maze.topology, to)->cell) / 2;
  sums.low += std::min(low, corner);
  sums.corner += corner;
  sums.high += std::max(high, corner);
  ++sums.mazes;
}

void measure(Job& job) {
  const ShapeRow& rectangle = *find_row(shapes(), "rectangle");
  for (std::size_t i = 0; i < std::size(sides); ++i) {
    Recipe recipe{{job.grid, Options(job.grid->options), &rectangle, Options(rectangle.options), {}},
                  job.generator,
                  Options(job.generator->options),
                  Options(refinements())};
    CellCount size{sides[i], sides[i]};
    if (job.generator->fitting) size = job.generator->fitting(size, recipe.options);
    if (size.columns == 0) continue;
    recipe.grid.size = size;
    for (int k = 0; k < mazes_a_field; ++k) {
      const std::string seed = fmt::format("calibration {}", k);
      const Result<Carved> made = make_maze(recipe, seed);
      if (made.ok() && cell_count(*made->maze.topology) > 1) add(job.sums[i], made->maze, seed);
    }
  }
}

std::vector<Job> jobs(const std::string& only) {
  std::vector<Job> out;
  for (const GridRow& grid : grids())
    for (const GeneratorRow& generator : generators())
      if (!generator.sets_gates && (only.empty() || only == grid.name))
        out.push_back({&grid, &generator, std::vector<Sums>(std::size(sides))});
  return out;
}

// Not in larger fields than a book gives to the rule of itself.
void measure(RuleJob& job) {
  for (std::size_t i = 0; i < std::size(sides); ++i) {
    if (job.rule->most_side > 0 && sides[i] > job.rule->most_side) continue;
    Sums& sums = job.sums[i];
    std::vector<double> scores;
    for (int k = 0; k < mazes_a_field; ++k) {
      PuzzleRequest request;
      PuzzleSpec& puzzle = request.puzzle;
      puzzle.grid = {grids().front().name, Options(grids().front().options), {}};
      puzzle.shape = {shapes().front().name, Options(shapes().front().options), {}};
      puzzle.algorithm = {generators().front().name, Options(generators().front().options), {}};
      puzzle.refinement = Options(refinements());
      puzzle.refinement.set(refinements(), rule_option().name, job.rule->name).value();
      puzzle.size.columns = puzzle.size.rows = sides[i];
      request.seed = fmt::format("calibration {}", k);
      if (const Result<Puzzle> made = make_puzzle(request)) scores.push_back(made->score);
    }
    if (scores.empty()) continue;
    std::ranges::sort(scores);
    sums.mazes = static_cast<int>(scores.size());
    for (const double score : scores) sums.corner += score;
    sums.low = scores.front() * sums.mazes;
    sums.high = scores.back() * sums.mazes;
  }
}

std::vector<RuleJob> rule_jobs() {
  std::vector<RuleJob> out;
  for (const RuleRow& rule : rule_rows())
    if (rule.states || rule.solve) out.push_back({&rule, std::vector<Sums>(std::size(sides))});
  return out;
}

// A field on which no maze could be made takes the scores of the next larger one, less what the size costs.
std::string row_text(const std::vector<Sums>& sums) {
  std::vector<std::optional<Sums>> means(sums.size());
  for (std::size_t i = 0; i < means.size(); ++i)
    if (const Sums& s = sums[i]; s.mazes > 0)
      means[i] = Sums{s.low / s.mazes, s.corner / s.mazes, s.high / s.mazes, s.mazes};
  if (std::ranges::none_of(means, [](const auto& m) { return m.has_value(); })) return "";
  for (std::size_t i = 2; i < means.size(); ++i)  // a rule has no larger fields
    if (!means[i] && means[i - 1] && means[i - 2]) {
      const double share = std::log2(sides[i] / double(sides[i - 1])) /
                           std::log2(sides[i - 1] / double(sides[i - 2])),
                   more = share * (means[i - 1]->corner - means[i - 2]->corner);
      const auto on = [&](double last) { return std::min(most_score, last + more); };
      means[i] = Sums{on(means[i - 1]->low), on(means[i - 1]->corner), on(means[i - 1]->high), 0};
    }
  if (!means.back()) return "";
  for (std::size_t i = means.size() - 1; i-- > 0;)
    if (!means[i]) {
      const double less = 0.93 * 2 * std::log2(static_cast<double>(sides[i + 1]) / sides[i]);
      means[i] = Sums{std::max(0.0, means[i + 1]->low - less), std::max(0.0, means[i + 1]->corner - less),
                      std::max(0.0, means[i + 1]->high - less), 0};
    }
  std::string text;
  for (const auto& m : means) text += fmt::format(",{:.2f},{:.2f},{:.2f}", m->low, m->corner, m->high);
  return text;
}

std::string line_of(const Job& job) {
  const std::string row = row_text(job.sums);
  return row.empty() ? "" : fmt::format("{},{}{}\n", job.grid->name, job.generator->name, row);
}
std::string line_of(const RuleJob& job) {
  const std::string row = row_text(job.sums);
  return row.empty() ? "" : fmt::format("rule,{}{}\n", job.rule->name, row);
}

// A table that was made before: its rows by tiling and generator.
struct Known {
  std::map<std::pair<std::string, std::string>, std::string> rows;
  std::set<std::string> grids, generators;
  std::map<std::string, std::string> rules;

  // A pair without a row, both of which have rows, was found to have no mazes.
  bool has(const Job& job) const {
    return grids.contains(job.grid->name) && generators.contains(job.generator->name);
  }
  std::string row(const Job& job) const {
    const auto found = rows.find({job.grid->name, job.generator->name});
    return found == rows.end() ? "" : found->second;
  }
};

Known known_from(const std::string& table) {
  Known known;
  std::istringstream in(table);
  std::string line;
  std::getline(in, line);  // the names of the columns
  while (std::getline(in, line)) {
    const std::size_t comma = line.find(',');
    const std::string grid = line.substr(0, comma);
    const std::string name = line.substr(comma + 1, line.find(',', comma + 1) - comma - 1);
    if (grid == "rule") {
      known.rules[name] = line + "\n";
      continue;
    }
    known.rows[{grid, name}] = line + "\n";
    known.grids.insert(grid);
    known.generators.insert(name);
  }
  return known;
}

// The table of all tilings, or of `only` one; what is known is not measured.
std::string table_text(const std::string& only, const Known& known = {}) {
  std::vector<Job> all = jobs(only);
  parallel_for(all.size(), 0, [&](std::size_t i) {
    if (!known.has(all[i])) measure(all[i]);
  });
  std::vector<RuleJob> by_rule = only.empty() ? rule_jobs() : std::vector<RuleJob>();
  parallel_for(by_rule.size(), 0, [&](std::size_t i) {
    if (!known.rules.contains(by_rule[i].rule->name)) measure(by_rule[i]);
  });
  std::string text = "grid,generator";
  for (const std::uint32_t side : sides) text += fmt::format(",{0} low,{0} corner,{0} high", side * side);
  text += "\n";
  for (const Job& job : all) text += known.has(job) ? known.row(job) : line_of(job);
  for (const RuleJob& job : by_rule) {
    const auto row = known.rules.find(job.rule->name);
    text += row == known.rules.end() ? line_of(job) : row->second;
  }
  return text;
}

}  // namespace
}  // namespace mazefolio::tests

int main(int argc, char** argv) {
  using namespace mazefolio::tests;
  if (argc == 3 && std::string(argv[1]) == "--add")
    write_file(argv[2], table_text("", known_from(read_file(argv[2]))));
  else
    std::fputs(table_text(argc > 1 ? argv[1] : "").c_str(), stdout);
  return 0;
}
