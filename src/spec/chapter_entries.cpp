#include "spec/chapter_entries.h"

#include "spec/page_rows.h"
#include "spec/row_field.h"

namespace mazefolio::spec {
namespace {

PageSpec read_explanation(const Node& node, const Fields<PuzzleSpec>& fields, const PuzzleSpec& defaults,
                          Context& context) {
  PuzzleSpec maze = defaults;
  maze.mix = {};
  maze.seed.reset();
  read_fields(node, "a page that explains", fields, maze, context);
  if (!maze.mix.algorithms.empty())
    context.error(*node.find("explain")->value, "'explain' takes one generator, not a list");
  PageSpec page{PageType::explanation, node.place()};
  page.generator = std::move(maze.algorithm);
  page.seed = std::move(maze.seed);
  return page;
}

}  // namespace

SharedFields<PuzzleSpec> explanation_fields(const Vocabulary& vocabulary) {
  Field<PuzzleSpec> explain =
      row_field("explain", "a page that shows how this generator makes a maze", &PuzzleSpec::algorithm,
                &Mix::algorithms, "name", vocabulary.algorithms, vocabulary.icon_names);
  explain.schema = reference_to("algorithm");
  return std::make_shared<const Fields<PuzzleSpec>>(Fields<PuzzleSpec>{
      required(std::move(explain)),
      seed_field("a seed of its own; another seed explains another maze", &PuzzleSpec::seed)});
}

Field<ChapterSpec> puzzles_field(const SharedFields<PuzzleSpec>& fields,
                                 const SharedFields<PuzzleSpec>& explaining) {
  Schema schema =
      list_schema(any_of({reference_to("puzzle"), reference_to("explanation"), reference_to("page")}));
  schema.min_items = 1;
  const auto read = [fields, explaining](const Node& node, ChapterSpec& into, Context& context) {
    if (!expect_list(node, "'puzzles'", context)) return;
    if (node.items.empty()) context.error(node, "'puzzles' is empty");
    for (const NodePtr& item : node.items) {
      if (into.puzzles.size() + into.pages.size() > BookLimits::puzzles) return;  // check_totals reports it
      std::optional<PageSpec> page;
      if (item->is_mapping() && item->find("explain")) {
        page = read_explanation(*item, *explaining, into.defaults, context);
      } else if (is_page(*item)) {
        page = chapter_page_of(*item, context);
      } else {
        PuzzleSpec puzzle = into.defaults;
        puzzle.place = item->place();
        read_fields(*item, "each entry of 'puzzles'", *fields, puzzle, context);
        into.puzzles.push_back(std::move(puzzle));
      }
      if (!page) continue;
      page->before = into.puzzles.size();
      into.pages.push_back(std::move(*page));
    }
  };
  return required(Field<ChapterSpec>{"puzzles", "the puzzles of the chapter, and pages among them",
                                     std::move(schema), read});
}

}  // namespace mazefolio::spec
