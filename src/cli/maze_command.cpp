#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "base/parallel.h"
#include "base/stopwatch.h"
#include "base/suggest.h"
#include "base/utf8.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/maze_picture.h"
#include "cli/run.h"
#include "generate/generator.h"
#include "maze/metrics.h"
#include "maze/puzzle_id.h"
#include "maze/text.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "solve/gates.h"
#include "solve/paths.h"
#include "topology/grids.h"

namespace mazefolio {
namespace {

constexpr std::uint64_t most_cells = 400'000'000;  // ids of walls are 32 bits wide
constexpr std::uint64_t most_drawn = 4'000'000;
constexpr std::uint64_t most_rated = 1'000'000;

struct Arguments {
  std::string grid = "square", size = "20x20", algorithm = "backtracker", seed = "1", id, format = "text",
              output;
  std::vector<std::string> options;
  bool solution = false, stats = false;
};

// A maze with everything known about it; `path` is empty where nobody asked.
struct Made {
  PuzzleId id;
  Maze maze;
  CellPath path;
  double generate_s = 0, solve_s = 0;
};

template <class R>
const R& row_called(std::span<const R> rows, const std::string& name, std::string_view kind) {
  if (const R* row = find_row(rows, name)) return *row;
  throw InputError(fmt::format("unknown {} '{}'", kind, name), suggestion(name, names_of(rows)));
}

PuzzleId id_of(const Arguments& a) {
  if (!a.id.empty()) return parse_puzzle_id(a.id);
  PuzzleId id{a.grid, 0, 0, a.algorithm, {}, a.seed, {}};
  const std::size_t x = a.size.find('x');
  const std::int64_t columns = parse_integer(a.size.substr(0, x)).value_or(0);
  const std::int64_t rows = x == std::string::npos ? 0 : parse_integer(a.size.substr(x + 1)).value_or(0);
  if (columns < 1 || rows < 1 || columns > 1'000'000'000 || rows > 1'000'000'000)
    throw InputError(fmt::format("--size must be columns x rows, such as 20x28, not '{}'", a.size));
  id.columns = static_cast<std::uint32_t>(columns);
  id.rows = static_cast<std::uint32_t>(rows);
  for (const std::string& option : a.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
      throw InputError(fmt::format("--option must be name=value, not '{}'", option));
    id.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return id;
}

// Told before the maze is made, which may take a while.
void refuse_to_draw(const PuzzleId& id, const std::string& format) {
  if (format != "none" && format != "id" && std::uint64_t{id.columns} * id.rows > most_drawn)
    throw InputError(fmt::format("more than {} cells are not drawn", most_drawn), "use --format none or id");
}

Made make(PuzzleId id, bool must_solve) {
  const GridRow& grid = row_called(grids(), id.grid, "grid");
  const GeneratorRow& algorithm = row_called(generators(), id.algorithm, "algorithm");
  Options options(algorithm.options);
  for (const auto& [name, value] : id.options)
    if (const std::string wrong = options.set(algorithm.options, name, value); !wrong.empty())
      throw InputError(fmt::format("algorithm '{}': {}", id.algorithm, wrong));
  id.options = options.changed(algorithm.options);
  if (first_bad_utf8(id.seed)) throw InputError("the seed is not UTF-8 text");
  if (std::uint64_t{id.columns} * id.rows > most_cells)
    throw InputError(fmt::format("{}x{} cells are more than {}", id.columns, id.rows, most_cells));

  Made made;
  const Stopwatch generating;
  auto topology = std::make_shared<const AnyTopology>(grid.make(id.columns, id.rows, Options(grid.options)));
  if (const std::string why = why_unfit(algorithm, *topology); !why.empty()) throw InputError(why);
  made.maze = generate(algorithm, std::move(topology), options, id.seed);
  made.generate_s = generating.seconds();
  throw_if_cancelled();

  const Stopwatch solving;
  if (id.gates) {
    const auto gates = gates_from_names(*made.maze.topology, *id.gates);
    if (!gates) throw InputError("the id names a gate that this maze cannot have");
    std::tie(made.maze.start, made.maze.finish) = *gates;
    if (made.maze.start == made.maze.finish) throw InputError("the id names the same gate twice");
  } else {
    std::tie(made.maze.start, made.maze.finish) = farthest_rim_gates(made.maze);
  }
  if (must_solve) made.path = solve(made.maze);
  made.solve_s = solving.seconds();
  throw_if_cancelled();

  const std::string fault = find_fault(made.maze, must_solve ? &made.path : nullptr, algorithm.perfect);
  if (!fault.empty()) throw InternalError(fmt::format("maze {} failed its proof: {}", to_text(id), fault));
  throw_if_cancelled();
  made.id = std::move(id);
  return made;
}

std::string json_text(const Made& made) {
  const Metrics m = measure(made.maze);
  nlohmann::ordered_json j{{"id", to_text(made.id)},
                           {"grid", made.id.grid},
                           {"size", {made.id.columns, made.id.rows}},
                           {"algorithm", made.id.algorithm},
                           {"seed", made.id.seed},
                           {"cells", m.cells},
                           {"passages", passage_count(made.maze)},
                           {"dead_ends", m.dead_ends},
                           {"straights", m.straights},
                           {"turns", m.turns},
                           {"junctions", m.junctions},
                           {"crossings", m.crossings},
                           {"solution_cells", made.path.size()}};
  if (m.cells <= most_rated) {
    const Rating rating = rate(made.maze);
    j["difficulty"] = {{"level", level_position(rating.score)}, {"score", rating.score}};
  }
  j["solution"] = nlohmann::json::array();
  for (const Cell c : made.path) {
    const Point p = center(*made.maze.topology, c);
    j["solution"].push_back({p.x, p.y});
  }
  return j.dump() + "\n";
}

std::string rendered(const Made& made, const Arguments& a) {
  if (a.format == "none") return {};
  if (a.format == "id") return to_text(made.id) + "\n";
  if (a.format == "json") return json_text(made);
  if (a.format == "text") return to_text(made.maze, a.solution ? &made.path : nullptr);
  return maze_picture(made.maze, a.solution ? made.path : CellPath{}, a.format);
}

std::string stats_text(const Made& made) {
  Stats stats;
  const std::size_t cells = cell_count(*made.maze.topology);
  stats.add("cells", cells);
  stats.add("generate_s", made.generate_s);
  stats.add("cells_per_s", made.generate_s > 0 ? static_cast<double>(cells) / made.generate_s : 0.0);
  stats.add("solve_s", made.solve_s);
  stats.add("peak_rss_kib", peak_rss_kib());
  return stats.text();
}

}  // namespace

std::function<int()> declare_maze(CLI::App& app) {
  auto a = std::make_shared<Arguments>();
  app.add_option("--grid", a->grid, "the tiling")->capture_default_str();
  app.add_option("--size", a->size, "columns x rows")->capture_default_str();
  app.add_option("--algorithm", a->algorithm, "see: mazefolio list generators")->capture_default_str();
  app.add_option("--seed", a->seed, "any text")->capture_default_str();
  app.add_option("--option", a->options, "an option of the algorithm, name=value")->allow_extra_args(false);
  app.add_option("--id", a->id, "make the maze of this id again")
      ->excludes("--grid")
      ->excludes("--size")
      ->excludes("--algorithm")
      ->excludes("--seed")
      ->excludes("--option");
  app.add_option("--format", a->format, "text, svg, png, pdf, json, id or none")
      ->check(CLI::IsMember({"text", "svg", "png", "pdf", "json", "id", "none"}))
      ->capture_default_str();
  app.add_option("-o,--output", a->output, "the file to write instead of standard output");
  app.add_flag("--solution", a->solution, "draw the way");
  app.add_flag("--stats", a->stats,
               "print figures; beside a maze on standard output they go to standard error");
  return [a]() -> int {
    PuzzleId id = id_of(*a);
    refuse_to_draw(id, a->format);
    const Made made = make(std::move(id), a->format != "id");
    const std::string data = rendered(made, *a);
    throw_if_cancelled();
    if (!a->output.empty())
      write_file(a->output, data);
    else
      print(data);
    if (a->stats) {
      const bool out_is_free = data.empty() || !a->output.empty();
      if (out_is_free)
        print(stats_text(made));
      else
        say(stats_text(made));
    }
    return ExitCode::done;
  };
}

}  // namespace mazefolio
