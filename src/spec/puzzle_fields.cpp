#include "spec/puzzle_fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/ink_styles.h"
#include "base/text/amounts.h"
#include "spec/colors_field.h"
#include "spec/data_files.h"
#include "spec/difficulty_field.h"
#include "spec/goals_field.h"
#include "spec/row_field.h"
#include "spec/row_schema.h"
#include "spec/size_field.h"

namespace mazefolio::spec {
namespace {

const std::vector<int> puzzles_per_page{1, 2, 3, 4, 6};

// A refinement of the carved maze: each option of that table is a field.
Field<PuzzleSpec> refinement_field(const OptionRow& option, const Vocabulary& vocabulary) {
  return {option.name, option.summary, option_schema(option),
          [&option, &vocabulary](const Node& node, PuzzleSpec& into, Context& context) {
            if (!set_option(vocabulary.refinements, option, node, into.refinement, context)) return;
            into.refinement_place = node.place();
          }};
}

constexpr std::size_t most_goal_icons = 8;

// An icon by name; or a path relative to the spec, which is checked when the file is loaded. Nothing after an
// error.
std::optional<std::string> read_icon(const Node& node, const std::string& name, Context& context,
                                     const Vocabulary& vocabulary) {
  if (node.is_scalar() && is_icon_path(node.text)) return node.text;
  if (vocabulary.icon_names) return as_icon(node, name, context, vocabulary.icon_names);
  const auto i = as_choice(node, name, vocabulary.icons, context);
  return i ? std::optional(vocabulary.icons[*i]) : std::nullopt;
}

Schema icon_schema(const Vocabulary& vocabulary) {
  return any_of({choice_schema(vocabulary.icons), text_schema()});
}

Field<PuzzleSpec> icon_field(std::string name, std::string summary,
                             std::optional<std::string> PuzzleSpec::*member, Place PuzzleSpec::*place,
                             const Vocabulary& vocabulary) {
  return {name, std::move(summary), icon_schema(vocabulary),
          [=, &vocabulary](const Node& node, PuzzleSpec& into, Context& context) {
            auto icon = read_icon(node, name, context, vocabulary);
            if (!icon) return;
            into.*member = std::move(icon);
            into.*place = node.place();
          }};
}

// One icon, or a list.
Field<PuzzleSpec> goal_icons_field(const Vocabulary& vocabulary) {
  const std::string name = "goal_icons";
  return {name,
          "the pictures at the places that are visited between start and finish, in turn: one, or a list",
          any_of({choice_schema(vocabulary.icons), text_schema(), list_schema(icon_schema(vocabulary))}),
          [=, &vocabulary](const Node& node, PuzzleSpec& into, Context& context) {
            into.goal_icons.clear();
            into.goal_icon_places.clear();
            const auto add = [&](const Node& one) {
              const auto icon = read_icon(one, name, context, vocabulary);
              if (!icon) return;
              into.goal_icons.push_back(*icon);
              into.goal_icon_places.push_back(one.place());
            };
            if (!node.is_sequence()) return add(node);
            if (node.items.empty() || node.items.size() > most_goal_icons)
              return context.error(node, fmt::format("'{}' takes 1 to {} icons, not {}", name,
                                                     most_goal_icons, node.items.size()));
            for (const NodePtr& item : node.items) add(*item);
          }};
}

bool lists_texts(const Choice& choice, const std::vector<const Row*>& rows) {
  const auto row = std::ranges::find(rows, choice.name, &Row::name);
  return std::ranges::any_of((*row)->options, [](const OptionRow& option) {
    return option.kind == OptionKind::text && lists_choices(option);
  });
}

// Also the word theme: silhouettes of the book's theme.
Field<PuzzleSpec> shape_field(const Vocabulary& vocabulary) {
  Field<PuzzleSpec> field = row_field(
      "shape", "the outline of the maze; a list is dealt over the count; theme: silhouettes of the theme",
      &PuzzleSpec::shape, &Mix::shapes, "type", vocabulary.shapes, vocabulary.icon_names);
  field.read = [read = field.read, &vocabulary](const Node& node, PuzzleSpec& into, Context& context) {
    into.theme_shapes = node.is_scalar() && node.text == "theme";
    into.shape_place = node.place();
    if (into.theme_shapes)
      into.mix.shapes.clear();
    else
      read(node, into, context);
    into.mix.shapes_in_order = node.is_mapping() && !node.find("mix") && !into.mix.shapes.empty() &&
                               lists_texts(into.mix.shapes.front(), vocabulary.shapes);
  };
  return field;
}

// Texts of the puzzles of an entry, in turn.
Field<PuzzleSpec> texts_field(std::string name, std::string summary,
                              std::vector<std::pair<std::string, Place>> Mix::*member, TextRule rule) {
  Schema schema = list_schema(text_schema());
  schema.min_items = 1;
  return {name, std::move(summary), std::move(schema),
          [name, member, rule](const Node& node, PuzzleSpec& into, Context& context) {
            if (!expect_list(node, "'" + name + "'", context)) return;
            into.mix.*member = {};
            if (node.items.empty() || node.items.size() > BookLimits::puzzles)
              return context.error(node,
                                   fmt::format("'{}' must have 1 to {} texts", name, BookLimits::puzzles));
            for (const NodePtr& item : node.items)
              if (auto text = as_text(*item, name, rule, context))
                (into.mix.*member).emplace_back(std::move(*text), item->place());
          }};
}

}  // namespace

std::optional<int> as_one_of(const Node& node, std::string_view field, std::span<const int> numbers,
                             std::string_view also, Context& context) {
  if (node.is_scalar() && !node.quoted)
    if (const auto value = parse_integer(node.text))
      for (const int number : numbers)
        if (*value == number) return number;
  std::string list(also);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    list += fmt::format("{}{}", list.empty() ? "" : i + 1 == numbers.size() ? " or " : ", ", numbers[i]);
  context.error(node, fmt::format("'{}' must be {}, not {}", field, list, found(node)));
  return std::nullopt;
}

Field<PuzzleSpec> borders_field() {
  Field<PuzzleSpec> field =
      choice_field("borders", "whether the walls between regions are heavier, in the puzzle and in the key",
                   &PuzzleSpec::borders, Choices<bool>{{"plain", false}, {"heavy", true}});
  field.read = [read = field.read](const Node& node, PuzzleSpec& into, Context& context) {
    read(node, into, context);
    into.borders_place = node.place();
  };
  return field;
}

Fields<PuzzleSpec> puzzle_fields(const Vocabulary& vocabulary) {
  Fields<PuzzleSpec> fields{
      integer_field("count",
                    "how many mazes of this entry; without it, one for each item of its longest list",
                    &PuzzleSpec::count, 1, most_of_entry),
      printed_field("title", "printed above the maze, instead of its number", &PuzzleSpec::title,
                    &PuzzleSpec::title_place),
      printed_field("story", "a few words that introduce the maze", &PuzzleSpec::story,
                    &PuzzleSpec::story_place, {1000, true, true}),
      texts_field("titles", "a title for each maze of the count, in turn", &Mix::titles, {}),
      texts_field("stories", "a story for each maze of the count, in turn", &Mix::stories,
                  {1000, true, true}),
      row_field("grid", "the tiling that makes the cells; a list is dealt over the count", &PuzzleSpec::grid,
                &Mix::grids, "type", vocabulary.grids, vocabulary.icon_names),
      shape_field(vocabulary),
      size_field(),
      row_field("algorithm", "how the maze is made; a list is dealt over the count", &PuzzleSpec::algorithm,
                &Mix::algorithms, "name", vocabulary.algorithms, vocabulary.icon_names),
      row_field(
          "tone",
          "a picture that is seen from afar: walls are thick where it is dark; a list is dealt over the "
          "count",
          &PuzzleSpec::tone, &Mix::tones, "type", vocabulary.tones, vocabulary.icon_names),
      difficulty_field(),
      goals_field(vocabulary.places),
      {"per_page", "mazes per page", numbers_schema(puzzles_per_page),
       [](const Node& node, PuzzleSpec& into, Context& context) {
         if (const auto n = as_one_of(node, "per_page", puzzles_per_page, "", context)) into.per_page = *n;
       }},
      choice_field("walls", "how walls are drawn: " + explained(wall_styles()), &PuzzleSpec::walls,
                   choices_of(wall_styles())),
      choice_field("rock",
                   "what fills the rock of caves and other thick mazes: " + explained(rock_textures()),
                   &PuzzleSpec::rock, choices_of(rock_textures())),
      borders_field(),
      colors_field("colors"),
      colors_field("colours"),
      icon_field("start_icon", "the picture at the start: an icon's name or character, or the path of an SVG",
                 &PuzzleSpec::start_icon, &PuzzleSpec::start_icon_place, vocabulary),
      icon_field("finish_icon", "the picture at the finish, named likewise", &PuzzleSpec::finish_icon,
                 &PuzzleSpec::finish_icon_place, vocabulary),
      goal_icons_field(vocabulary),
      seed_field("a seed of its own; another seed gives other mazes", &PuzzleSpec::seed),
      choice_field("repeats", "whether a maze may appear twice in the book, turned or mirrored",
                   &PuzzleSpec::may_repeat, Choices<bool>{{"avoid", false}, {"allow", true}}),
  };
  for (const OptionRow& option : vocabulary.refinements)
    fields.push_back(refinement_field(option, vocabulary));
  return fields;
}

void check_lists(const PuzzleSpec& entry, Context& context) {
  const auto check = [&](std::string_view field, std::string_view what, std::size_t items,
                         const Place& place) {
    if (items > static_cast<std::size_t>(entry.count))
      context.error(place,
                    fmt::format("'{}' lists {} for {}", field, counted(items, what),
                                counted(static_cast<std::size_t>(entry.count), "maze")),
                    fmt::format("write count: {} or more", items));
  };
  const Mix& mix = entry.mix;
  check("difficulty", "level", mix.levels.size(), entry.difficulty.place);
  if (!mix.titles.empty()) check("titles", "title", mix.titles.size(), mix.titles.front().second);
  if (!mix.stories.empty()) check("stories", "text", mix.stories.size(), mix.stories.front().second);
}

Outcome set_puzzle_field(PuzzleSpec& puzzle, std::string_view field, const std::string& text,
                         const std::string& shown) {
  static const Vocabulary no_names;
  const Fields<PuzzleSpec> fields = puzzle_fields(no_names);
  const auto row = std::find_if(fields.begin(), fields.end(), [&](const auto& f) { return f.name == field; });
  const Mark mark{std::make_shared<const std::string>(shown), 0, 0};
  Result<PuzzleSpec> read = parsed(puzzle, [&](PuzzleSpec& into, Context& context) {
    row->read(*scalar_node(text, mark), into, context);
  });
  if (!read) return read.found();
  puzzle = std::move(read).value();
  return Done{};
}

}  // namespace mazefolio::spec
