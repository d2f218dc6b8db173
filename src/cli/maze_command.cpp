#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/ink_styles.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stats.h"
#include "base/text/suggest.h"
#include "base/text/utf8.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "maze/gates.h"
#include "maze/text.h"
#include "maze/thick.h"
#include "publish/load_pictures.h"
#include "publish/maze_json.h"
#include "publish/maze_picture.h"
#include "publish/maze_words.h"
#include "puzzle/id_budget.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/read_puzzle.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"

namespace mazefolio::cli {
namespace {

constexpr std::uint64_t most_drawn = 4'000'000;

struct Arguments {
  std::string grid = "square", shape = "rectangle", size = "20x20", algorithm = "backtracker", seed = "1";
  std::string from, to, id, from_text, walls = "line", rock, format = "text", output;
  std::vector<std::string> options, visit;
  bool thin = false, own_size = false, solution = false, stats = false;
};

// Columns and rows.
std::pair<std::uint32_t, std::uint32_t> size_of(const Arguments& a) {
  const std::size_t x = a.size.find('x');
  const std::int64_t columns = parse_integer(a.size.substr(0, x)).value_or(0);
  const std::int64_t rows = x == std::string::npos ? 0 : parse_integer(a.size.substr(x + 1)).value_or(0);
  if (columns < 1 || rows < 1 || columns > 1'000'000'000 || rows > 1'000'000'000)
    throw InputError(fmt::format("--size must be columns x rows, such as 20x28, not '{}'", a.size));
  return {static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(rows)};
}

Goals goals_of(const Arguments& a) {
  if (a.from.empty() != a.to.empty()) throw InputError("--from and --to need each other");
  if (a.visit.size() == 1 && a.visit.front() != "corners")
    throw InputError("--visit takes corners, or at least two places");
  return goals_between(a.from, a.to, a.visit);
}

PuzzleRequest request_of_arguments(const Arguments& a) {
  if (!a.id.empty()) return request_of_id(a.id).value();
  MazeWords words{a.grid, a.shape, a.algorithm, a.seed, {}, {}, goals_of(a)};
  for (const std::string& option : a.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos)
      throw InputError(fmt::format("--option must be name=value, not '{}'", option));
    if (first_bad_utf8(option)) throw InputError("--option is not UTF-8 text");
    words.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  const auto [columns, rows] = size_of(a);
  words.size = {columns, rows, a.own_size};
  return request_of_words(words);
}

template <PictureFormat format>
std::string picture(const Puzzle& made, const Arguments& a) {
  PictureStyle style{a.solution, find_row(wall_styles(), a.walls)->value, std::nullopt, PathStyle::line};
  if (!a.rock.empty()) style.rock = find_row(rock_textures(), a.rock)->value;
  return maze_picture(made, style, format);
}

// On squares, block walls are drawn as cells of their own.
std::string text(const Puzzle& made, const Arguments& a) {
  const AnyTopology& t = *made.maze.topology;
  if (a.walls != "block" || !square_lattice(t) || is_thick(t))
    return to_text(made.maze, a.solution ? &made.solution : nullptr);
  const CellPath path = thick_of(made.maze, made.solution);
  return to_text(thick_of(made.maze), a.solution ? &path : nullptr);
}

std::string id(const Puzzle& made, const Arguments&) {
  if (!made.id) throw InputError("a maze that was read from text has no id");
  return to_text(*made.id) + "\n";
}

struct Format {
  std::string name;
  bool draws;   ///< so the number of cells is limited
  bool solves;  ///< needs the solution, which is proven
  std::string (*render)(const Puzzle&, const Arguments&);
};
std::span<const Format> formats() {
  static const std::vector<Format> table{
      {"text", true, true, text},
      {"svg", true, true, picture<PictureFormat::svg>},
      {"png", true, true, picture<PictureFormat::png>},
      {"pdf", true, true, picture<PictureFormat::pdf>},
      {"json", true, true, [](const Puzzle& made, const Arguments&) { return maze_json(made); }},
      {"id", false, false, id},
      {"none", false, true, [](const Puzzle&, const Arguments&) { return std::string(); }},
  };
  return table;
}

// Checked before the maze is made, which may take a while.
void refuse_to_draw(const GridSize& size, const Format& format) {
  if (format.draws && std::uint64_t{size.columns} * size.rows > most_drawn)
    throw InputError(fmt::format("a maze of more than {} cells cannot be drawn", most_drawn),
                     "use --format none or id");
}

std::string stats_text(const Puzzle& made) {
  Stats stats;
  const std::size_t cells = cell_count(*made.maze.topology);
  stats.add("cells", cells);
  stats.add("generate_s", made.generate_s);
  stats.add("cells_per_s", made.generate_s > 0 ? static_cast<double>(cells) / made.generate_s : 0.0);
  stats.add("solve_s", made.solve_s);
  stats.add("peak_rss_kib", peak_rss_kib());
  return stats.text();
}

Puzzle made_by(const Arguments& a, const Format& format) {
  if (a.from_text.empty()) {
    PuzzleRequest request = request_of_arguments(a);
    Notices notices = console_notices(false);
    load_pictures(request.puzzle, notices);
    if (a.id.empty() && !a.own_size) fit_size(request.puzzle);
    refuse_to_draw(request.puzzle.size, format);
    request.solved = format.solves;
    request.rated = false;
    return make_puzzle(request).value();
  }
  const Input text = read_input(a.from_text);
  Puzzle made = read_puzzle(text.bytes, text.name, goals_of(a), format.solves).value();
  refuse_to_draw({cell_count(*made.maze.topology), 1, {}}, format);
  return made;
}

// The same maze with thin walls. Gates that it cannot keep are placed again.
Puzzle thin_form(Puzzle made, const Format& format) {
  std::optional<Maze> thin = thin_of(made.maze);
  if (!thin) {
    close_frame(made.maze);
    thin = thin_of({made.maze.topology, made.maze.open, {}, {}, {}});
    if (thin) std::tie(thin->start, thin->finish) = farthest_rim_gates(*thin);
  }
  if (!thin) throw InputError("--thin: this maze cannot be drawn with thin walls");
  made.id.reset();
  made.maze = std::move(*thin);
  if (format.solves) made.solution = solve_maze(made.maze);
  return made;
}

std::function<int()> declare(CLI::App& app) {
  auto a = std::make_shared<Arguments>();
  app.add_option("--grid", a->grid, "the tiling; see: mazefolio list grids")
      ->type_name("GRID")
      ->capture_default_str();
  app.add_option("--shape", a->shape, "the outline; see: mazefolio list shapes")
      ->type_name("SHAPE")
      ->capture_default_str();
  const CLI::Option* size = app.add_option("--size", a->size, "columns x rows")->capture_default_str();
  app.add_option("--algorithm", a->algorithm, "the algorithm; see: mazefolio list generators")
      ->type_name("GENERATOR")
      ->capture_default_str();
  app.add_option("--seed", a->seed, "any text; another seed gives another maze")->capture_default_str();
  app.add_option("--option", a->options,
                 "name=value: an option of the algorithm, grid or shape, or a refinement such as braid")
      ->allow_extra_args(false);
  app.add_option("--from", a->from, "the start: a place such as centre, a cell such as 3,4, or rim");
  app.add_option("--to", a->to, "the finish, in the same form");
  app.add_option("--visit", a->visit, "places that the path must visit, or corners")
      ->excludes("--from")
      ->excludes("--to");
  CLI::Option* id = app.add_option("--id", a->id, "make the maze with this id again");
  for (const char* other :
       {"--grid", "--shape", "--size", "--algorithm", "--seed", "--option", "--from", "--to", "--visit"})
    id->excludes(other);
  CLI::Option* text_file =
      app.add_option("--from-text", a->from_text,
                     "read a maze in the form of --format text from a file; - is standard input")
          ->type_name("FILE");
  for (const char* other : {"--grid", "--shape", "--size", "--algorithm", "--seed", "--option", "--id"})
    text_file->excludes(other);
  app.add_option("--walls", a->walls, "how walls are drawn: " + listed(names_of(wall_styles())))
      ->check(CLI::IsMember(names_of(wall_styles())))
      ->capture_default_str();
  app.add_flag("--thin", a->thin, "draw a thick maze with thin walls, if its rock is walls one cell thick");
  app.add_option("--rock", a->rock, "how rock of thick mazes is filled: " + listed(names_of(rock_textures())))
      ->check(CLI::IsMember(names_of(rock_textures())));
  app.add_option("--format", a->format, "text, svg, png, pdf, json, id or none")
      ->check(CLI::IsMember(names_of(formats())))
      ->capture_default_str();
  app.add_option("-o,--output", a->output, "the file to write; default: standard output")->type_name("FILE");
  app.add_flag("--solution", a->solution, "draw the solution");
  app.add_flag("--stats", a->stats,
               "print statistics; to standard error if the maze goes to standard output");
  return within_limits(app, [a, size]() -> int {
    a->own_size = size->count() > 0;
    const Format& format = *find_row(formats(), a->format);
    Puzzle made = made_by(*a, format);
    if (a->thin) made = thin_form(std::move(made), format);
    const std::string data = format.render(made, *a);
    throw_if_canceled();
    const bool to_file = !a->output.empty() && a->output != "-";
    if (to_file)
      write_file(a->output, data);
    else
      print(data);
    if (a->stats) {
      const bool out_is_free = data.empty() || to_file;
      if (out_is_free)
        print(stats_text(made));
      else
        say(stats_text(made));
    }
    return ExitCode::done;
  });
}

}  // namespace

CommandRow maze_command() {
  return {"maze", "make one maze: text, a picture, or only its statistics",
          "  mazefolio maze --size 30x20 --algorithm wilson --seed 9\n"
          "  mazefolio maze --size 60x40 --format svg --solution -o maze.svg\n"
          "  mazefolio maze --grid voronoi --option relax=5 --shape heart --visit corners --format png -o "
          "heart.png\n"
          "  mazefolio maze --shape text --option text=ANNA --size 60x20 --walls rounded --format pdf -o "
          "anna.pdf\n"
          "  mazefolio maze --id 'square:30x20/wilson#9' --format json\n"
          "  mazefolio maze --size 3000x3000 --format none --stats",
          declare};
}

}  // namespace mazefolio::cli
