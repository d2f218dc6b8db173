#include <fmt/format.h>

#include "base/ink_styles.h"
#include "base/options.h"
#include "base/text/suggest.h"
#include "maze/text.h"
#include "publish/load_pictures.h"
#include "publish/maze_json.h"
#include "publish/maze_picture.h"
#include "publish/maze_set.h"
#include "publish/maze_words.h"
#include "publish/notices.h"
#include "puzzle/given_size.h"
#include "puzzle/id_budget.h"
#include "puzzle/make_puzzle.h"
#include "serve/routes.h"
#include "spec/data_files.h"
#include "spec/puzzle_fields.h"
#include "spec/values.h"

namespace mazefolio::serve {
namespace {

constexpr std::uint64_t most_cells = 100'000;
constexpr double least_dpi = 10, most_dpi = 600;
constexpr Length least_cell = millimeters(0.5), largest_cell = millimeters(200);

const std::vector<FieldRow>& fields() {
  static const std::vector<FieldRow> rows{
      {"id", FieldKind::text, "makes the maze with this id again, and excludes the recipe below"},
      {"grid", FieldKind::text, "the tiling; default: square"},
      {"shape", FieldKind::text, "the outline; default: rectangle"},
      {"size", FieldKind::text, "columns x rows, such as 30x20; default: what suits the rest"},
      {"algorithm", FieldKind::text, "the algorithm; default: backtracker"},
      {"seed", FieldKind::text, "any text; another seed gives another maze; default: 1"},
      {"difficulty", FieldKind::text, "easy, medium, hard, expert, fiendish, or a level from 1 to 10"},
      {"rule", FieldKind::text, "what is asked of the way beside the walls, such as word(word=HELLO)"},
      {"options", FieldKind::map, "options of algorithm, grid and shape, and refinements such as braid"},
      {"from", FieldKind::text, "the start: a place such as centre, a cell such as 3,4, or rim"},
      {"to", FieldKind::text, "the finish, in the same form"},
      {"visit", FieldKind::list, "places that the way must visit, or corners"},
      {"format", FieldKind::text, "json, svg, png, pdf, text or id; default: json"},
      {"solution", FieldKind::flag, "draw the solution"},
      {"walls", FieldKind::text, "how walls are drawn: " + listed(names_of(wall_styles()))},
      {"cell", FieldKind::text, "the size of a cell in pictures, such as 6mm"},
      {"dpi", FieldKind::text, "dots an inch of PNG, from 10 to 600; default: 144"}};
  return rows;
}

/// How a maze is answered.
struct Form {
  std::string name, type;
  std::string (*text)(const Puzzle&, const PictureStyle&);
};

template <PictureFormat format>
std::string picture(const Puzzle& made, const PictureStyle& style) {
  return maze_picture(made, style, format);
}

std::span<const Form> forms() {
  static const std::vector<Form> rows{
      {"json", "application/json", [](const Puzzle& made, const PictureStyle&) { return maze_json(made); }},
      {"svg", "image/svg+xml", picture<PictureFormat::svg>},
      {"png", "image/png", picture<PictureFormat::png>},
      {"pdf", "application/pdf", picture<PictureFormat::pdf>},
      {"text", "text/plain; charset=utf-8",
       [](const Puzzle& made, const PictureStyle& style) {
         return to_text(made.maze, style.solution ? &made.solution : nullptr);
       }},
      {"id", "text/plain; charset=utf-8",
       [](const Puzzle& made, const PictureStyle&) { return made.id ? to_text(*made.id) + "\n" : ""; }}};
  return rows;
}

template <class R>
const R& row_of(std::span<const R> rows, const std::string& key, const std::string& name) {
  if (const R* row = find_row(rows, name)) return *row;
  throw InputError(fmt::format("unknown {} '{}'", key, name), suggestion(name, names_of(rows)));
}

AskedSize size_of(const std::string& text) {
  if (const auto size = parse_size(text)) return *size;
  throw InputError(fmt::format("'size' must be columns x rows, such as 20x28, not '{}'", text));
}

PictureStyle style_of(const Fields& asked) {
  PictureStyle style;
  style.solution = asked.flag("solution");
  style.walls = row_of(wall_styles(), "walls", asked.text("walls", "line")).value;
  if (const auto text = asked.text("dpi")) {
    const auto dpi = parse_real(*text);
    if (!dpi || *dpi < least_dpi || *dpi > most_dpi)
      throw InputError(fmt::format("'dpi' must be from 10 to 600, not '{}'", *text));
    style.dpi = *dpi;
  }
  if (const auto text = asked.text("cell")) {
    style.cell = parse_length(*text);
    if (!style.cell || *style.cell < least_cell || *style.cell > largest_cell)
      throw InputError(fmt::format("'cell' must be a length from 0.5mm to 200mm, not '{}'", *text));
  }
  return style;
}

PuzzleRequest request_by(const Fields& asked) {
  if (const auto id = asked.text("id")) {
    for (const char* key : {"grid", "shape", "size", "algorithm", "seed", "difficulty", "rule", "options",
                            "from", "to", "visit"})
      if (asked.has(key)) throw InputError(fmt::format("'id' and '{}' exclude each other", key));
    return request_of_id(*id).value();
  }
  MazeWords words;
  words.grid = asked.text("grid", words.grid);
  words.shape = asked.text("shape", words.shape);
  words.algorithm = asked.text("algorithm", words.algorithm);
  words.seed = asked.text("seed", words.seed);
  check_seed(words.seed).value();
  words.options = asked.map("options");
  if (const auto rule = asked.text("rule")) words.options.emplace_back("refinement.rule", *rule);
  if (const auto size = asked.text("size")) words.size = size_of(*size);
  if (asked.has("from") != asked.has("to")) throw InputError("'from' and 'to' need each other");
  words.goals = goals_between(asked.text("from", ""), asked.text("to", ""), asked.list("visit"));
  return request_of_words(words);
}

void check_cells(const PuzzleSpec& puzzle) {
  if (std::uint64_t{puzzle.size.columns} * puzzle.size.rows > most_cells)
    throw InputError(fmt::format("the service makes mazes of at most {} cells", most_cells));
}

Puzzle made_by(const Fields& asked) {
  PuzzleRequest request = request_by(asked);
  PuzzleSpec& puzzle = request.puzzle;
  Notices notices;
  load_pictures(puzzle, DataFiles(NameFolder{{}, {}, true}), notices);
  const bool own_size = asked.has("size") || asked.has("id");
  if (asked.has("size")) {
    const CellCount size = given_size(puzzle);
    puzzle.size = {size.columns, size.rows, {}};
  }
  if (own_size) check_cells(puzzle);
  if (const auto difficulty = asked.text("difficulty")) {
    set_puzzle_field(puzzle, "difficulty", *difficulty, "difficulty").value();
    if (!own_size) puzzle.size = {};
    return make_maze_set(puzzle, request.seed).value().front();
  }
  if (!own_size) fit_size(puzzle);
  return make_puzzle(request).value();
}

Reply answer(const Call& call, const Query&) {
  const Fields asked(call.body, fields());
  const Form& form = row_of(forms(), "format", asked.text("format", "json"));
  const PictureStyle style = style_of(asked);
  return {ok, form.type, form.text(made_by(asked), style)};
}

}  // namespace

RouteRow maze_route() {
  std::vector<std::string> types;
  for (const Form& form : forms()) types.push_back(form.type);
  return {"POST", "/v1/maze", "make one maze", "the maze", fields(), {}, types, most_json_bytes, answer};
}

}  // namespace mazefolio::serve
