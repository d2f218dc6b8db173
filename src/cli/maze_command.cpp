#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/ink_styles.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stats.h"
#include "base/text/suggest.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/given_maze.h"
#include "cli/grid_options.h"
#include "cli/limits.h"
#include "cli/maze_formats.h"
#include "cli/output_name.h"
#include "cli/run.h"
#include "generate/refine/refine.h"
#include "maze/thick.h"
#include "publish/book_files.h"
#include "publish/image_id.h"
#include "publish/load_pictures.h"
#include "publish/maze_diagram.h"
#include "publish/maze_set.h"
#include "publish/maze_words.h"
#include "puzzle/change_maze.h"
#include "puzzle/given_size.h"
#include "puzzle/id_budget.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/region_borders.h"
#include "spec/puzzle_fields.h"

namespace mazefolio::cli {
namespace {

constexpr std::uint64_t most_drawn = 4'000'000;

struct MazeArguments {
  GridArguments grid;
  GivenMaze given;
  std::string algorithm = "backtracker";
  std::string from, to, rock, format = "text", output;
  std::string difficulty, tone, cell, units;
  int count = 1;
  std::vector<std::string> visit;
  MazeLook look;
  double dpi = default_dpi;
  bool thin = false, thick = false, borders = false, own_algorithm = false, stats = false;
};

Goals goals_of(const MazeArguments& a) {
  if (a.from.empty() != a.to.empty()) throw InputError("--from and --to need each other");
  if (a.visit.size() == 1 && a.visit.front() != "corners")
    throw InputError("--visit takes corners, or at least two places");
  return goals_between(a.from, a.to, a.visit);
}

// A seed of its own for each maze; the first has the one that was given.
std::string seed_of(const MazeArguments& a, int index) {
  return index == 0 ? a.grid.seed : fmt::format("{}-{}", a.grid.seed, index + 1);
}

PuzzleRequest request_of_arguments(const MazeArguments& a, int index) {
  if (!a.given.id.empty()) {
    PuzzleRequest request = request_of_id(a.given.id).value();
    if (!a.tone.empty()) give_tone(request.puzzle, a.tone);
    request.puzzle.algorithm.place = {"--id", 0, 0};
    return request;
  }
  MazeWords words = words_of(a.grid);
  words.algorithm = a.algorithm;
  words.seed = seed_of(a, index);
  words.goals = goals_of(a);
  words.tone = a.tone;
  PuzzleRequest request = request_of_words(words);
  if (a.own_algorithm) request.puzzle.algorithm.place = {"--algorithm", 0, 0};
  return request;
}

PictureStyle style_of(const MazeArguments& a) {
  PictureStyle style{a.look.solution, find_row(wall_styles(), a.look.walls)->value, std::nullopt,
                     PathStyle::line};
  style.cell = a.look.style.cell;
  if (!a.rock.empty()) style.rock = find_row(rock_textures(), a.rock)->value;
  style.dpi = a.dpi;
  return style;
}

// Attaches the pictures of a maze; its drawing shows some of them, too.
void attach_pictures(PuzzleSpec& puzzle, MazeArguments& a, Notices& notices) {
  puzzle.walls = a.look.style.walls;
  puzzle.borders = a.borders;
  puzzle.borders_place = {"--borders", 0, 0};
  load_pictures(puzzle, notices);
  check_borders(puzzle).value();
  if (!a.tone.empty()) a.look.style.tone = tone_of(puzzle.tone.options);
  a.look.style.shape = puzzle.shape.options;
}

// Checked before the maze is made, which may take a while.
void refuse_to_draw(const GridSize& size, const MazeFormat& format) {
  if (format.draws && std::uint64_t{size.columns} * size.rows > most_drawn)
    throw InputError(fmt::format("a maze of more than {} cells cannot be drawn", most_drawn),
                     "use --format none or id");
}

std::string stats_text(const std::vector<Puzzle>& mazes) {
  Stats stats;
  std::size_t cells = 0, dropped = 0, merged = 0;
  double generate_s = 0, solve_s = 0;
  for (const Puzzle& made : mazes) {
    cells += cell_count(*made.maze.topology);
    dropped += made.fit.dropped;
    merged += made.fit.merged;
    generate_s += made.generate_s;
    solve_s += made.solve_s;
  }
  stats.add("cells", cells);
  stats.add("dropped_cells", dropped);
  stats.add("merged_cells", merged);
  stats.add("generate_s", generate_s);
  stats.add("cells_per_s", generate_s > 0 ? static_cast<double>(cells) / generate_s : 0.0);
  stats.add("solve_s", solve_s);
  stats.add("peak_rss_kib", peak_rss_kib());
  return stats.text();
}

// The size that was asked for, or the nearest that the generator can make, of which the first maze warns.
void fit_own_size(PuzzleSpec& puzzle, int index, Notices& notices) {
  Diagnostics found;
  if (const auto warning = other_size_warning(puzzle); warning && index == 0) found.add(*warning);
  announce(found, notices);
  const CellCount size = given_size(puzzle);
  puzzle.size.columns = size.columns;
  puzzle.size.rows = size.rows;
}

// Mazes of a level that was asked for; their size follows from it unless it was given, too.
std::vector<Puzzle> made_for_level(MazeArguments& a, const MazeFormat& format) {
  PuzzleSpec entry = request_of_arguments(a, 0).puzzle;
  entry.count = a.count;
  if (const Outcome set = set_puzzle_field(entry, "difficulty", a.difficulty, "--difficulty"); !set)
    throw InputError(set.found());
  if (!a.grid.own_size) entry.size = {};
  Notices notices = console_notices(false);
  attach_pictures(entry, a, notices);
  if (a.grid.own_size) fit_own_size(entry, 0, notices);
  if (a.grid.own_size) refuse_to_draw(entry.size, format);
  return make_maze_set(entry, a.grid.seed).value();
}

// A maze that was read takes what is done after the carving, and no other option.
Options refinement_of(const GridArguments& a) {
  Options refinement(refinements());
  for (const auto& [name, value] : words_of(a).options)
    if (const Outcome set = refinement.set(refinements(), name, value); !set)
      throw InputError("--option: " + set.message());
  return refinement;
}

Puzzle read_by(const MazeArguments& a, const MazeFormat& format) {
  const Options refinement = refinement_of(a.grid);
  Puzzle made = read_given(a.given, goals_of(a), format.solves);
  refuse_to_draw({cell_count(*made.maze.topology), 1, {}}, format);
  if (refinement == Options(refinements())) return made;
  const std::string& file = a.given.from_text.empty() ? a.given.from_json : a.given.from_text;
  return refined(std::move(made), refinement, a.grid.seed, goals_of(a), file, format.solves).value();
}

Puzzle made_by(MazeArguments& a, int index, const MazeFormat& format) {
  if (a.given.is_read()) return read_by(a, format);
  PuzzleRequest request = request_of_arguments(a, index);
  Notices notices = console_notices(false);
  attach_pictures(request.puzzle, a, notices);
  if (a.given.id.empty() && a.grid.own_size) fit_own_size(request.puzzle, index, notices);
  if (a.given.id.empty() && !a.grid.own_size) fit_size(request.puzzle);
  refuse_to_draw(request.puzzle.size, format);
  request.solved = format.solves;
  request.rated = false;
  request.in_pieces = !a.look.solution && !a.thin && !a.thick && a.from.empty() && a.visit.empty();
  return make_puzzle(request).value();
}

// What a flag asks for, or why it cannot be done.
Puzzle changed_by(const std::string& flag, Result<Puzzle> changed) {
  if (!changed) throw InputError(flag + ": " + changed.message(), changed.error().hint);
  return std::move(changed).value();
}

// The same maze in the form that is asked for.
Puzzle in_form(Puzzle made, const MazeArguments& a, const MazeFormat& format) {
  if (a.thin) return changed_by("--thin", thinned(std::move(made), format.solves));
  if (!a.thick) return made;
  const std::optional<PuzzleId> id = made.id;
  Puzzle thick = changed_by("--thick", thickened(std::move(made)));
  refuse_to_draw({cell_count(*thick.maze.topology), 1, {}}, format);
  Notices notices = console_notices(false);
  if (id) thick.id = id_of_image(*id, thick.maze, notices);
  return thick;
}

std::vector<Puzzle> all_made(MazeArguments& a, const MazeFormat& format) {
  if (!a.difficulty.empty()) return made_for_level(a, format);
  std::vector<Puzzle> mazes;
  for (int i = 0; i < a.count; ++i) mazes.push_back(made_by(a, i, format));
  return mazes;
}

std::filesystem::path file_of(const MazeArguments& a, std::size_t index) {
  const std::filesystem::path file(a.output);
  return a.count == 1 ? file : numbered_path(file, index + 1, static_cast<std::size_t>(a.count));
}

// All that is printed is one stream: texts of mazes with an empty line between them, ids a line each, JSON
// documents.
std::string joined(const std::vector<std::string>& data, const MazeFormat& format) {
  std::string out;
  for (const std::string& one : data) {
    if (!out.empty() && format.name == "text") out += "\n";
    out += one;
  }
  return out;
}

void check_count(const MazeArguments& a, const MazeFormat& format) {
  const bool to_file = !a.output.empty() && !is_device(output_name(a.output));
  if (a.count > 1 && !to_file && format.picture)
    throw InputError(
        fmt::format("{} {} pictures need a file each", a.count, format.name),
        fmt::format("name them with -o, such as -o maze.{}: maze-1.{}, ...", format.name, format.name));
}

// Checked before the maze is made.
void check_form(const MazeArguments& a) {
  if (a.borders && a.given.is_read()) throw InputError("--borders: a maze that was read has no regions");
  if (!a.thick) return;
  if (a.borders) throw InputError("--thick excludes --borders: walls of rock are all as thick");
  if (a.thin) throw InputError("--thick excludes --thin");
  if (!a.tone.empty()) throw InputError("--thick excludes --tone: no picture can be seen in rock");
}

std::function<int()> declare_maze(CLI::App& app) {
  auto a = std::make_shared<MazeArguments>();
  add_grid_options(
      app, a->grid,
      "name=value: an option of the algorithm, grid, shape or tone, or a refinement such as braid; of a maze "
      "that is read, a refinement");
  CLI::Option* tone =
      app.add_option("--tone", a->tone,
                     "a picture (SVG, PNG or JPEG) that is seen from afar: walls are thick where it is dark")
          ->type_name("FILE");
  app.add_option("--algorithm", a->algorithm, "the algorithm; see: mazefolio list generators")
      ->each([a](const std::string&) { a->own_algorithm = true; })
      ->type_name("GENERATOR")
      ->capture_default_str();
  app.add_option(
      "--difficulty", a->difficulty,
      "easy, medium, hard, expert, fiendish, a level from 1 to 10, or a ramp such as 2..6 over --count; it "
      "decides the size, unless --size does");
  app.add_option("--count", a->count,
                 "make several mazes: files are numbered (maze-01.svg), all else is one stream")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  CLI::Option* rule =
      app.add_option("--rule", "what is asked of the way beside the walls, such as word(word=HELLO)")
          ->each([a](const std::string& text) { a->grid.options.push_back("refinement.rule=" + text); });
  app.add_option("--from", a->from, "the start: a place such as centre, a cell such as 3,4, or rim");
  app.add_option("--to", a->to, "the finish, in the same form");
  app.add_option("--visit", a->visit, "places that the path must visit, or corners")
      ->excludes("--from")
      ->excludes("--to");
  const GivenOptions given = add_given_options(app, a->given, "make the maze with this id again", "read");
  for (const char* other : {"--grid", "--shape", "--size", "--algorithm", "--difficulty", "--count"})
    for (CLI::Option* source : {given.id, given.text, given.json}) source->excludes(other);
  for (CLI::Option* source : {given.id, given.text, given.json}) source->excludes(rule);
  for (const char* other : {"--seed", "--option", "--from", "--to", "--visit"}) given.id->excludes(other);
  for (const char* other : {"--from", "--to", "--visit"}) given.json->excludes(other);
  tone->excludes(given.text)->excludes(given.json);
  app.add_option("--dpi", a->dpi, "dots an inch of PNG")
      ->check(CLI::Range(10.0, 2400.0))
      ->capture_default_str();
  app.add_option("--cell", a->cell, "the size of a cell in pictures, such as 6mm")->type_name("LENGTH");
  app.add_option(
         "--units", a->units,
         "for plotters and lasers: SVG or DXF of walls alone, each once, in mm or in; default of DXF: mm")
      ->check(CLI::IsMember({"mm", "in"}));
  app.add_option("--walls", a->look.walls, "how walls are drawn: " + listed(names_of(wall_styles())))
      ->check(CLI::IsMember(names_of(wall_styles())))
      ->capture_default_str();
  app.add_flag("--borders", a->borders, "draw the walls between regions heavier");
  app.add_flag("--thin", a->thin, "draw a thick maze with thin walls, if its rock is walls one cell thick");
  app.add_flag("--thick", a->thick, "draw a maze of squares with walls of rock, as thick as its corridors");
  app.add_option("--rock", a->rock, "how rock of thick mazes is filled: " + listed(names_of(rock_textures())))
      ->check(CLI::IsMember(names_of(rock_textures())));
  app.add_option("--format", a->format, listed(names_of(maze_formats())))
      ->check(CLI::IsMember(names_of(maze_formats())))
      ->capture_default_str();
  app.add_option("-o,--output", a->output, "the file to write; default: standard output")->type_name("FILE");
  app.add_flag("--solution", a->look.solution, "draw the solution");
  app.add_option("--show", a->look.show,
                 "a picture that explains the maze, such as graph or steps; see: mazefolio list diagrams")
      ->type_name("DIAGRAM");
  app.add_flag("--stats", a->stats,
               "print statistics; to standard error if the maze goes to standard output");
  return within_limits(app, [a]() -> int {
    const MazeFormat& format = *find_row(maze_formats(), a->format);
    check_form(*a);
    set_cell(a->look, format, a->cell, a->units);
    check_look(a->look, format);
    check_count(*a, format);
    a->look.style = style_of(*a);
    std::vector<Puzzle> mazes = all_made(*a, format);
    std::vector<std::string> data;
    for (Puzzle& made : mazes) {
      made = in_form(std::move(made), *a, format);
      data.push_back(format.render(made, a->look));
    }
    throw_if_canceled();
    const bool to_file = !a->output.empty() && a->output != "-";
    if (to_file)
      for (std::size_t i = 0; i < data.size(); ++i) write_file(file_of(*a, i), data[i]);
    else
      print(joined(data, format));
    if (a->stats) {
      const bool out_is_free = format.name == "none" || to_file;
      if (out_is_free)
        print(stats_text(mazes));
      else
        say(stats_text(mazes));
    }
    return ExitCode::done;
  });
}

}  // namespace

CommandRow maze_command() {
  return {
      "maze", "make one maze: text, a picture, or only its statistics",
      "  mazefolio maze --size 30x20 --algorithm wilson --seed 9\n"
      "  mazefolio maze --size 60x40 --format svg --solution -o maze.svg\n"
      "  mazefolio maze --grid voronoi --option relax=5 --shape heart --visit corners --format png -o "
      "heart.png\n"
      "  mazefolio maze --shape text --option text=ANNA --size 60x20 --walls rounded --format pdf -o "
      "anna.pdf\n"
      "  mazefolio maze --tone portrait.jpg --option tone.weight=1 --format pdf -o portrait.pdf\n"
      "  mazefolio maze --id 'square:30x20/wilson#9' --format json\n"
      "  mazefolio maze --algorithm kruskal --size 12x12 --show steps --format svg -o steps.svg\n"
      "  mazefolio maze --algorithm thick --shape heart --size 41x41 --option 'carver=kruskal(height=x)'\n"
      "  mazefolio maze --from-text maze.txt --option braid=0.5 --thick --format svg -o maze.svg\n"
      "  mazefolio maze --difficulty 5 --count 10 --format svg -o maze.svg    # maze-01.svg to maze-10.svg\n"
      "  mazefolio maze --shape heart --size 24x24 --cell 6mm --format dxf -o heart.dxf\n"
      "  mazefolio maze --size 3000x3000 --format none --stats",
      declare_maze};
}

}  // namespace mazefolio::cli
