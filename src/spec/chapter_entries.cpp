#include "spec/chapter_entries.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

#include "spec/page_rows.h"
#include "spec/puzzle_fields.h"
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

// One maze for each item of the longest list that the entry itself writes.
int count_of_lists(const Node& entry, const Mix& mix) {
  std::size_t most = 1;
  for (const auto& [key, items] :
       std::initializer_list<std::pair<std::string_view, std::size_t>>{{"grid", mix.grids.size()},
                                                                       {"shape", mix.shapes.size()},
                                                                       {"algorithm", mix.algorithms.size()},
                                                                       {"tone", mix.tones.size()},
                                                                       {"difficulty", mix.levels.size()},
                                                                       {"titles", mix.titles.size()},
                                                                       {"stories", mix.stories.size()}})
    if (entry.find(key)) most = std::max(most, items);
  return static_cast<int>(std::min<std::size_t>(most, most_of_entry));
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
        if (item->is_mapping() && !item->find("count") && puzzle.count == 1)
          puzzle.count = count_of_lists(*item, puzzle.mix);
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
