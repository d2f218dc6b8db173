#include "spec/puzzle_fields.h"

#include <fmt/format.h>

#include "base/ink_styles.h"
#include "base/level_scale.h"
#include "base/text/suggest.h"
#include "spec/data_files.h"
#include "spec/goals_field.h"
#include "spec/row_field.h"

namespace mazefolio::spec {
namespace {

const std::vector<int> puzzles_per_page{1, 2, 3, 4, 6};

// Both numbers of "20x28", however large; nothing where the text has another form.
std::optional<std::pair<std::uint64_t, std::uint64_t>> columns_and_rows(std::string_view text) {
  const std::size_t x = text.find('x');
  if (x == std::string_view::npos) return std::nullopt;
  const auto side = [](std::string_view part) -> std::optional<std::uint64_t> {
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (part.empty() || part.size() > 9 || part.find_first_not_of("0123456789") != std::string_view::npos)
      return std::nullopt;
    return static_cast<std::uint64_t>(*parse_integer(part));
  };
  const auto columns = side(text.substr(0, x)), rows = side(text.substr(x + 1));
  if (!columns || !rows) return std::nullopt;
  return std::pair{*columns, *rows};
}

void read_size(const Node& node, PuzzleSpec& into, Context& context) {
  constexpr std::uint64_t longest = 10'000;
  if (node.is_scalar() && node.text == "auto") {
    into.size = {0, 0, node.place()};
    return;
  }
  const auto size = node.is_scalar() ? columns_and_rows(node.text) : std::nullopt;
  if (!size || size->first < 1 || size->second < 1) {
    context.error(node,
                  fmt::format("'size' must be auto, or columns x rows such as 20x28, not {}", found(node)));
  } else if (size->first * size->second > BookLimits::maze_cells) {
    context.error(node, fmt::format("'size' asks for {} cells; a maze in a book has at most {}",
                                    size->first * size->second, BookLimits::maze_cells));
  } else if (size->first > longest || size->second > longest) {
    context.error(node, fmt::format("'size' must have 1 to {} cells per side, not {}", longest, found(node)));
  } else {
    into.size = {static_cast<std::uint32_t>(size->first), static_cast<std::uint32_t>(size->second),
                 node.place()};
  }
}

struct Band {
  int low, high;
};

std::optional<Band> band_of(std::string_view text) {
  for (const LevelBand& band : level_bands())
    if (band.name == text) return Band{band.low, band.high};
  if (text.empty() || text.size() > 2 || text.find_first_not_of("0123456789") != std::string_view::npos)
    return std::nullopt;
  const int level = static_cast<int>(*parse_integer(text));
  return level >= 1 && level <= 10 ? std::optional(Band{level, level}) : std::nullopt;
}

void read_difficulty(const Node& node, PuzzleSpec& into, Context& context) {
  static constexpr std::string_view expected =
      "easy, medium, hard, expert, fiendish, a level from 1 to 10, or a ramp such as 2..6";
  const std::string_view text = node.is_scalar() ? std::string_view(node.text) : std::string_view{};
  const std::size_t dots = text.find("..");
  const bool ramp = dots != std::string_view::npos;
  const auto low = band_of(ramp ? text.substr(0, dots) : text);
  const auto high = ramp ? band_of(text.substr(dots + 2)) : low;
  if (!low || !high) {
    std::vector<std::string> names;
    for (const LevelBand& band : level_bands()) names.emplace_back(band.name);
    context.error(node, fmt::format("'difficulty' must be {}, not {}", expected, found(node)),
                  did_you_mean(text, names));
  } else if (low->low > high->high) {
    context.error(node, fmt::format("the ramp '{}' goes down", node.text),
                  fmt::format("write {}..{}", text.substr(dots + 2), text.substr(0, dots)));
  } else {
    into.difficulty = {node.text, low->low, high->high, ramp && low->low != high->high, node.place()};
  }
}

Schema difficulty_schema() {
  std::vector<std::string> names;
  for (const LevelBand& band : level_bands()) names.emplace_back(band.name);
  return any_of(
      {choice_schema(names), integer_schema(1, 10), pattern_schema("^[0-9a-z]+(\\.\\.[0-9a-z]+)?$")});
}

// A refinement of the carved maze: each option of that table is a field.
Field<PuzzleSpec> refinement_field(const OptionRow& option, const Vocabulary& vocabulary) {
  return {option.name, option.summary, option_schema(option),
          [&option, &vocabulary](const Node& node, PuzzleSpec& into, Context& context) {
            if (!set_option(vocabulary.refinements, option, node, into.refinement, context)) return;
            into.refinement_place = node.place();
          }};
}

// An icon of the house data by name; or a path relative to the spec, which is checked when the file is
// loaded.
Field<PuzzleSpec> icon_field(std::string name, std::string summary,
                             std::optional<std::string> PuzzleSpec::*member, Place PuzzleSpec::*place,
                             const std::vector<std::string>& names) {
  return {name, std::move(summary), any_of({choice_schema(names), pattern_schema("/|\\.svg$")}),
          [=, &names](const Node& node, PuzzleSpec& into, Context& context) {
            if (!(node.is_scalar() && is_icon_path(node.text)) && !as_choice(node, name, names, context))
              return;
            into.*member = node.text;
            into.*place = node.place();
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

Fields<PuzzleSpec> puzzle_fields(const Vocabulary& vocabulary) {
  Fields<PuzzleSpec> fields{
      integer_field("count", "how many mazes of this entry", &PuzzleSpec::count, 1, 1000),
      printed_field("title", "printed above the maze, instead of its number", &PuzzleSpec::title,
                    &PuzzleSpec::title_place),
      printed_field("story", "a few words that introduce the maze", &PuzzleSpec::story,
                    &PuzzleSpec::story_place, {1000, true, true}),
      row_field("grid", "the tiling that makes the cells", &PuzzleSpec::grid, "type", vocabulary.grids),
      row_field("shape", "the outline of the maze", &PuzzleSpec::shape, "type", vocabulary.shapes),
      {"size", "columns x rows, or auto: from the page, the audience and the difficulty",
       any_of({choice_schema({"auto"}), pattern_schema("^[1-9][0-9]* *x *[1-9][0-9]*$")}), read_size},
      row_field("algorithm", "how the maze is made", &PuzzleSpec::algorithm, "name", vocabulary.algorithms),
      {"difficulty", "a name, a level from 1 to 10, or a ramp a..b over the entry", difficulty_schema(),
       read_difficulty},
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
      icon_field("start_icon", "the picture at the start; or the path of an SVG", &PuzzleSpec::start_icon,
                 &PuzzleSpec::start_icon_place, vocabulary.icons),
      icon_field("finish_icon", "the picture at the finish; or the path of an SVG", &PuzzleSpec::finish_icon,
                 &PuzzleSpec::finish_icon_place, vocabulary.icons),
      text_field("seed", "a seed of its own; another seed gives other mazes", &PuzzleSpec::seed,
                 {100, false, false}),
      choice_field("repeats", "whether a maze may appear twice in the book, turned or mirrored",
                   &PuzzleSpec::may_repeat, Choices<bool>{{"avoid", false}, {"allow", true}}),
  };
  for (const OptionRow& option : vocabulary.refinements)
    fields.push_back(refinement_field(option, vocabulary));
  return fields;
}

}  // namespace mazefolio::spec
