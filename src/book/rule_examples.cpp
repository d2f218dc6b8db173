#include "book/rule_examples.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/chosen_row.h"
#include "book/page_text.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/field_lines.h"
#include "generate/recipe.h"
#include "layout/example_page.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/request.h"
#include "rules/rule_rows.h"

namespace mazefolio::book {
namespace {

constexpr std::uint32_t smallest = 4, largest = 8;  ///< cells a side

/// The entry's rule in a small maze of squares; nothing where it has no room there.
std::optional<Puzzle> little_puzzle(const PuzzleSpec& entry, const Options& options, std::uint32_t side,
                                    const std::string& seed) {
  const RuleRow& row = *rule_of(entry.refinement).row;
  PuzzleRequest request;
  request.puzzle.place = entry.place;
  PuzzleSpec& little = request.puzzle;
  little.grid = {grids().front().name, Options(grids().front().options), entry.place};
  little.shape = {shapes().front().name, Options(shapes().front().options), entry.place};
  little.algorithm = {generators().front().name, Options(generators().front().options), entry.place};
  little.refinement = Options(refinements());
  little.refinement.set(refinements(), rule_option().name, to_text(ChosenRow{&row, options})).value();
  if (row.braids) little.refinement.set(refinements(), "braid", entry.refinement.text("braid")).value();
  little.size.columns = little.size.rows = side;
  request.seed = seed;
  request.rated = false;
  Result<Puzzle> made = make_puzzle(request);
  if (!made) return std::nullopt;
  return std::move(made).value();
}

/// With the options that the book has, if a small maze can have them; else with the usual ones.
std::optional<Puzzle> example_of(const PuzzleSpec& entry, const std::string& word, const std::string& seed) {
  const ChosenRule rule = rule_of(entry.refinement);
  const Saying said = rule.saying();
  Options own = rule.options, usual(rule.row->options);
  if (!rule.message().empty()) {
    if (!own.set(rule.row->options, rule.row->name, word)) return std::nullopt;
    usual = own;
  }
  for (const Options& options : {own, usual}) {
    if (rule.row->check_options && !rule.row->check_options(options)) continue;
    const ChosenRule tried{rule.row, options};
    if (tried.saying().key != said.key || tried.saying().values != said.values) continue;
    for (std::uint32_t side = smallest; side <= largest; ++side)
      if (auto puzzle = little_puzzle(entry, options, side, seed)) return puzzle;
  }
  return std::nullopt;
}

MazeStyle example_style(MazeStyle style, const Setting& setting, const RuleExample& example) {
  style.least_type = setting.text_floor;
  style.anchor = {0.5, 0.5};  // both pictures stand alike
  style.details = field_lines(example.puzzle.maze);
  style.icons = example.icons;
  return style;
}

}  // namespace

std::vector<RuleExample> rule_examples(const Book& book) {
  const Words& words = book.house.words;
  std::vector<RuleExample> out;
  std::set<std::string> told;  // by the keys of their sentences
  for (const BookPuzzle& p : book.puzzles) {
    if (!p.puzzle.rule.asks()) continue;
    if (!told.insert(p.puzzle.rule.saying().key).second) continue;
    const PuzzleSpec& entry = book.spec->chapters[p.chapter].puzzles[p.entry];
    auto puzzle = example_of(entry, words.maze, "example " + book.spec->seed);
    if (!puzzle) continue;
    std::string story = with_figures(rule_story(words, puzzle->rule, ""), *puzzle);
    out.push_back({std::move(story), std::move(*puzzle), {}});
    if (p.puzzle.rule.row->pictures) out.back().icons = p.placed.style.icons;
  }
  return out;
}

bool has_plain_mazes(const Book& book) {
  return std::ranges::any_of(book.puzzles, [](const BookPuzzle& p) { return !p.puzzle.rule.asks(); });
}

const RuleExample* first_example(const Book& book) {
  return has_plain_mazes(book) || book.examples.empty() ? nullptr : &book.examples.front();
}

int example_page_count(const Book& book, const Setting& setting) {
  const std::size_t each = examples_a_page(setting),
                    others = book.examples.size() - (first_example(book) ? 1 : 0);
  return static_cast<int>((others + each - 1) / each);
}

void draw_example(const Book& book, const Setting& setting, const RuleExample& example,
                  const std::pair<Rect, Rect>& boxes, std::vector<Item>& items) {
  const Puzzle& puzzle = example.puzzle;
  const Words& words = book.house.words;
  const Length wall = std::max(points(1), book.house.audience.wall * 0.75),
               label = points(type_sizes(setting).label);
  const GateWords gates = gate_words(words, setting.look);
  const MazeStyle style = example_style(puzzle_style(setting.look, wall, label), setting, example);
  MazeStyle answer = example_style(answer_style(setting.look, wall, label), setting, example);
  const std::vector<CellPath> strokes = strokes_of(puzzle);
  if (puzzle.maze.marks) use_line_behind_marks(answer, *puzzle.maze.marks);
  answer.line_share = line_share_of(puzzle.maze, strokes, answer.line_share);
  std::size_t from = items.size();
  const MazeFit fit = fit_maze(puzzle.maze, boxes.first, style, gates, *setting.measurer);
  append(items, draw_maze(puzzle.maze, fit, style));
  set_part(items, {Role::figure, words.figures.example}, from);
  from = items.size();
  const MazeFit of_answer = fit_maze(puzzle.maze, boxes.second, answer, gates, *setting.measurer);
  append(items, draw_answer(puzzle.maze, strokes, of_answer, answer));
  set_part(items, {Role::figure, words.figures.example_answer}, from);
}

Page examples_page(const Book& book, const Setting& setting, const Furniture& furniture, int part) {
  const std::size_t each = examples_a_page(setting),
                    first = static_cast<std::size_t>(part) * each + (first_example(book) ? 1 : 0),
                    last = std::min(first + each, book.examples.size());
  std::vector<std::string> stories;
  for (std::size_t i = first; i < last; ++i) stories.push_back(book.examples[i].story);
  ExamplePage out = example_page(setting, furniture, book.house.words.instructions.title, stories);
  for (std::size_t i = first; i < last; ++i)
    draw_example(book, setting, book.examples[i], out.boxes[i - first], out.page.frame.items);
  return std::move(out.page);
}

}  // namespace mazefolio::book
