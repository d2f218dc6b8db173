#include "spec/difficulty_field.h"

#include <fmt/format.h>

#include "base/level_scale.h"
#include "base/options.h"
#include "base/text/suggest.h"

namespace mazefolio::spec {
namespace {

constexpr std::string_view hardest = "hardest";
constexpr LevelRange highest{10, 10};

std::optional<LevelRange> band_of(std::string_view text) {
  for (const LevelBand& band : level_bands())
    if (band.name == text) return LevelRange{band.low, band.high};
  if (text.empty() || text.size() > 2 || text.find_first_not_of("0123456789") != std::string_view::npos)
    return std::nullopt;
  const int level = static_cast<int>(*parse_integer(text));
  return level >= 1 && level <= 10 ? std::optional(LevelRange{level, level}) : std::nullopt;
}

/// What stands on both sides of "2..6", and of "2-6" where both are numbers; twice the same for a single
/// level.
struct Ends {
  std::string_view low, high;
  bool ramp;
};

Ends ends_of(std::string_view text) {
  if (const std::size_t dots = text.find(".."); dots != std::string_view::npos)
    return {text.substr(0, dots), text.substr(dots + 2), true};
  const std::size_t dash = text.find('-');
  const bool numbers = text.find_first_not_of("0123456789-") == std::string_view::npos;
  if (dash == std::string_view::npos || dash == 0 || !numbers) return {text, text, false};
  return {text.substr(0, dash), text.substr(dash + 1), true};
}

std::vector<std::string> names() {
  std::vector<std::string> out;
  for (const LevelBand& band : level_bands()) out.emplace_back(band.name);
  out.emplace_back(hardest);
  return out;
}

void read_levels(const Node& node, Difficulty& into, Context& context) {
  static constexpr std::string_view expected =
      "easy, medium, hard, expert, fiendish, hardest, a level from 1 to 10, a ramp such as 2..6, or "
      "{levels: 2..6, otherwise: nearest}";
  const std::string_view text = node.is_scalar() ? std::string_view(node.text) : std::string_view{};
  if (text == hardest) {
    into = {std::string(text), highest.low, highest.high, false, node.place(), true};
    return;
  }
  const Ends ends = ends_of(text);
  const auto low = band_of(ends.low), high = band_of(ends.high);
  if (!low || !high) {
    context.error(node, fmt::format("'difficulty' must be {}, not {}", expected, found(node)),
                  did_you_mean(text, names()));
  } else if (low->low > high->high) {
    context.error(node, fmt::format("the ramp '{}' goes down", node.text),
                  fmt::format("write {}..{}", ends.high, ends.low));
  } else {
    const std::string asked = ends.ramp ? fmt::format("{}..{}", ends.low, ends.high) : node.text;
    into = {asked, low->low, high->high, ends.ramp && low->low != high->high, node.place()};
  }
}

Schema levels_schema() {
  return any_of({choice_schema(names()), integer_schema(1, 10),
                 pattern_schema("^[0-9a-z]+(\\.\\.[0-9a-z]+)?$"), pattern_schema("^[0-9]+-[0-9]+$")});
}

Schema list_of_levels_schema() {
  Schema list = list_schema(any_of({choice_schema(names()), integer_schema(1, 10)}));
  list.min_items = 1;
  return list;
}

// The levels of the entry's puzzles, in this order.
void read_list(const Node& node, PuzzleSpec& into, Context& context) {
  if (node.items.empty()) context.error(node, "'difficulty' is an empty list");
  into.difficulty.place = node.place();
  into.mix.levels.clear();
  for (const NodePtr& item : node.items) {
    Difficulty level;
    read_levels(*item, level, context);
    if (level.ramp)
      context.error(*item, "a list of levels holds no ramps", "write each level, or only the ramp");
    else if (!level.asked.empty())
      into.mix.levels.push_back(std::move(level));
  }
}

Fields<Difficulty> difficulty_fields() {
  return {required(Field<Difficulty>{"levels", "a name, a level from 1 to 10, or a ramp a..b over the entry",
                                     levels_schema(), read_levels}),
          choice_field("otherwise", "what is printed where a level is out of reach", &Difficulty::or_nearest,
                       Choices<bool>{{"error", false}, {"nearest", true}})};
}

void read_difficulty(const Node& node, PuzzleSpec& into, Context& context) {
  if (node.is_sequence()) return read_list(node, into, context);
  into.mix.levels.clear();
  if (!node.is_mapping()) return read_levels(node, into.difficulty, context);
  Difficulty read;
  read_fields(node, "'difficulty'", difficulty_fields(), read, context);
  if (!read.asked.empty()) into.difficulty = read;
}

}  // namespace

std::optional<LevelRange> level_range(std::string_view text) {
  const Ends ends = ends_of(text);
  const auto low = band_of(ends.low), high = band_of(ends.high);
  if (!low || !high || low->low > high->high) return std::nullopt;
  return LevelRange{low->low, high->high};
}

Field<PuzzleSpec> difficulty_field() {
  return {
      "difficulty",
      "a name, a level from 1 to 10, a ramp a..b over the entry, a list of levels, or hardest: the highest "
      "level that the room allows; {levels: ..., otherwise: nearest} takes the nearest level where one is "
      "out of reach",
      any_of({levels_schema(), list_of_levels_schema(), schema_of(difficulty_fields())}), read_difficulty};
}

}  // namespace mazefolio::spec
