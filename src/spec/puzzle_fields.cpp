#include "spec/puzzle_fields.h"

#include <fmt/format.h>

#include <algorithm>

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

struct Ramp {
  std::string_view low, high;
};

// "2..6", and "2-6" where both are numbers; nothing for a single level.
std::optional<Ramp> ramp_in(std::string_view text) {
  if (const std::size_t dots = text.find(".."); dots != std::string_view::npos)
    return Ramp{text.substr(0, dots), text.substr(dots + 2)};
  const std::size_t dash = text.find('-');
  const bool numbers = text.find_first_not_of("0123456789-") == std::string_view::npos;
  if (dash == std::string_view::npos || dash == 0 || !numbers) return std::nullopt;
  return Ramp{text.substr(0, dash), text.substr(dash + 1)};
}

std::optional<Difficulty> as_difficulty(const Node& node, Context& context) {
  static constexpr std::string_view expected =
      "easy, medium, hard, expert, fiendish, a level from 1 to 10, or a ramp such as 2..6";
  const std::string_view text = node.is_scalar() ? std::string_view(node.text) : std::string_view{};
  const std::optional<Ramp> ramp = ramp_in(text);
  const auto low = band_of(ramp ? ramp->low : text);
  const auto high = ramp ? band_of(ramp->high) : low;
  if (!low || !high) {
    std::vector<std::string> names;
    for (const LevelBand& band : level_bands()) names.emplace_back(band.name);
    context.error(node, fmt::format("'difficulty' must be {}, not {}", expected, found(node)),
                  did_you_mean(text, names));
    return std::nullopt;
  }
  if (low->low > high->high) {
    context.error(node, fmt::format("the ramp '{}' goes down", node.text),
                  fmt::format("write {}..{}", ramp->high, ramp->low));
    return std::nullopt;
  }
  const std::string asked = ramp ? fmt::format("{}..{}", ramp->low, ramp->high) : node.text;
  return Difficulty{asked, low->low, high->high, ramp && low->low != high->high, node.place()};
}

// A list has the levels of the entry's puzzles, in this order.
void read_difficulty(const Node& node, PuzzleSpec& into, Context& context) {
  if (!node.is_sequence()) {
    if (auto difficulty = as_difficulty(node, context)) into.difficulty = std::move(*difficulty);
    into.mix.levels.clear();
    return;
  }
  std::vector<Difficulty> levels;
  for (const NodePtr& item : node.items)
    if (auto level = as_difficulty(*item, context)) {
      if (level->ramp)
        context.error(*item, "a list of levels holds no ramps", "write each level, or only the ramp");
      else
        levels.push_back(std::move(*level));
    }
  if (node.items.empty()) context.error(node, "'difficulty' is an empty list");
  into.difficulty.place = node.place();
  into.mix.levels = std::move(levels);
}

Schema difficulty_schema() {
  std::vector<std::string> names;
  for (const LevelBand& band : level_bands()) names.emplace_back(band.name);
  const Schema level = any_of({choice_schema(names), integer_schema(1, 10)});
  Schema list = list_schema(level);
  list.min_items = 1;
  return any_of({level, pattern_schema("^[0-9a-z]+(\\.\\.[0-9a-z]+)?$"), pattern_schema("^[0-9]+-[0-9]+$"),
                 std::move(list)});
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
            if (node.is_scalar() && is_icon_path(node.text))
              into.*member = node.text;
            else if (const auto i = as_choice(node, name, names, context))
              into.*member = names[*i];
            else
              return;
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
      text_field("title", "printed above the maze, instead of its number", &PuzzleSpec::title),
      text_field("story", "a few words that introduce the maze", &PuzzleSpec::story, {1000, true, true}),
      row_field("grid", "the tiling that makes the cells; a list is dealt over the count", &PuzzleSpec::grid,
                &Mix::grids, "type", vocabulary.grids),
      row_field("shape", "the outline of the maze; a list is dealt over the count", &PuzzleSpec::shape,
                &Mix::shapes, "type", vocabulary.shapes),
      {"size", "columns x rows, or auto: from the page, the audience and the difficulty",
       any_of({choice_schema({"auto"}), pattern_schema("^[1-9][0-9]* *x *[1-9][0-9]*$")}), read_size},
      row_field("algorithm", "how the maze is made; a list is dealt over the count", &PuzzleSpec::algorithm,
                &Mix::algorithms, "name", vocabulary.algorithms),
      {"difficulty", "a name, a level from 1 to 10, a ramp a..b over the entry, or a list of levels",
       difficulty_schema(), read_difficulty},
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
      seed_field("a seed of its own; another seed gives other mazes", &PuzzleSpec::seed),
      choice_field("repeats", "whether a maze may appear twice in the book, turned or mirrored",
                   &PuzzleSpec::may_repeat, Choices<bool>{{"avoid", false}, {"allow", true}}),
  };
  for (const OptionRow& option : vocabulary.refinements)
    fields.push_back(refinement_field(option, vocabulary));
  return fields;
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
