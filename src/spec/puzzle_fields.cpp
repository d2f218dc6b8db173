#include "spec/puzzle_fields.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/level_scale.h"
#include "base/options.h"
#include "base/suggest.h"

namespace mazefolio {
namespace {

using Rows = std::vector<const Row*>;

const std::vector<int> puzzles_per_page{1, 2, 3, 4, 6};

std::vector<std::string> names_of_rows(const Rows& rows) {
  std::vector<std::string> names;
  for (const Row* row : rows) names.push_back(row->name);
  return names;
}

// "wilson", or {name: growing-tree, mix: 0.5}: the row's own options stand beside its name.
std::optional<Choice> as_row(const Node& node, const std::string& field, const std::string& key,
                             const Rows& rows, Context& context) {
  const Node* name = &node;
  if (node.is_mapping()) {
    const Entry* entry = node.find(key);
    if (!entry) {
      tell_missing(node, key, {}, context);
      return std::nullopt;
    }
    name = entry->value.get();
  } else if (!node.is_scalar()) {
    context.error(node, fmt::format("'{}' must be a name, or a mapping with '{}' and options, not {}", field,
                                    key, found(node)));
    return std::nullopt;
  }
  const std::vector<std::string> names = names_of_rows(rows);
  const auto index = as_choice(*name, field, names, context);
  if (!index) return std::nullopt;
  const Row& row = *rows[*index];
  Choice choice{row.name, Options(row.options), name->place()};
  for (const Entry& entry : node.entries) {
    if (entry.key == key) continue;
    if (!find_row(std::span(row.options), entry.key)) {
      const std::string hint = row.options.empty() ? fmt::format("'{}' has no options", row.name)
                                                   : suggestion(entry.key, names_of(std::span(row.options)));
      context.error(entry.mark.place(), fmt::format("unknown option '{}'", shortened(entry.key)), hint);
    } else if (!entry.value->is_scalar()) {
      context.error(*entry.value,
                    fmt::format("'{}' must be one value, not {}", entry.key, found(*entry.value)));
    } else if (const std::string wrong = choice.options.set(row.options, entry.key, entry.value->text);
               !wrong.empty()) {
      context.error(*entry.value, wrong);
    }
  }
  return choice;
}

Schema option_schema(const OptionRow& option) {
  switch (option.kind) {
    case OptionKind::choice:
      return choice_schema(option.choices);
    case OptionKind::integer:
      return integer_schema(option.low, option.high);
    case OptionKind::real:
      return number_schema(option.low, option.high);
  }
  return {};
}

Schema row_schema(const std::string& key, const Rows& rows) {
  Schema with_options;
  with_options.types = {"object"};
  with_options.properties.emplace_back(key, choice_schema(names_of_rows(rows)));
  with_options.required = {key};
  for (const Row* row : rows)
    for (const OptionRow& option : row->options) {
      Schema schema = option_schema(option);
      schema.description = fmt::format("{}: {}", row->name, option.summary);
      auto& properties = with_options.properties;
      const auto same = std::find_if(properties.begin(), properties.end(),
                                     [&](const auto& property) { return property.first == option.name; });
      if (same == properties.end())
        properties.emplace_back(option.name, std::move(schema));
      else if (same->second.any_of.empty())
        same->second = any_of({same->second, std::move(schema)});  // rows may share an option's name
      else
        same->second.any_of.push_back(std::move(schema));
    }
  return any_of({choice_schema(names_of_rows(rows)), std::move(with_options)});
}

Field<PuzzleSpec> row_field(const std::string& name, std::string summary, Choice PuzzleSpec::*member,
                            const std::string& key, const Rows& rows) {
  return {name, std::move(summary), row_schema(key, rows),
          [name, member, key, &rows](const Node& node, PuzzleSpec& into, Context& context) {
            if (auto choice = as_row(node, name, key, rows, context)) into.*member = std::move(*choice);
          }};
}

// "20x28": both halves, whatever their size; nothing when it is not of that form.
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
    context.error(node, fmt::format("'size' must be 1 to {} cells a side, not {}", longest, found(node)));
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

Field<PuzzleSpec> goals_field(const Vocabulary& vocabulary) {
  const auto place = [&vocabulary](std::string name, std::string summary, std::string Goals::*member) {
    return Field<Goals>{name, std::move(summary), choice_schema(vocabulary.places),
                        [name, member, &vocabulary](const Node& node, Goals& into, Context& context) {
                          if (const auto i = as_choice(node, name, vocabulary.places, context))
                            into.*member = vocabulary.places[*i];
                        }};
  };
  const Fields<Goals> both{required(place("from", "where the reader starts", &Goals::from)),
                           required(place("to", "where the reader arrives", &Goals::to))};
  return {"goals", "where start and finish are",
          any_of({choice_schema({"default", "farthest"}), schema_of(both)}),
          [both](const Node& node, PuzzleSpec& into, Context& context) {
            Goals goals;
            goals.place = node.place();
            if (node.is_mapping()) {
              const std::size_t before = context.errors();
              read_fields(node, "'goals'", both, goals, context);
              if (context.errors() > before) return;
              if (goals.from == goals.to) return context.error(node, "'from' and 'to' are the same place");
            } else if (node.is_scalar() && (node.text == "farthest" || node.text == "default")) {
              goals.farthest = node.text == "farthest";
            } else {
              return context.error(
                  node, fmt::format("'goals' must be farthest, default, or {{from: ..., to: ...}}, not {}",
                                    found(node)));
            }
            into.goals = std::move(goals);
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
  return {
      integer_field("count", "how many such mazes", &PuzzleSpec::count, 1, 1000),
      text_field("title", "printed above the maze, instead of its number", &PuzzleSpec::title),
      text_field("story", "a few words that lead into the maze", &PuzzleSpec::story, {1000, true, true}),
      row_field("grid", "the shape of the cells", &PuzzleSpec::grid, "type", vocabulary.grids),
      {"size", "columns x rows, or auto: from the page, the audience and the difficulty",
       any_of({choice_schema({"auto"}), pattern_schema("^[1-9][0-9]* *x *[1-9][0-9]*$")}), read_size},
      row_field("algorithm", "how the maze is made", &PuzzleSpec::algorithm, "name", vocabulary.algorithms),
      {"difficulty", "a name, a level from 1 to 10, or a ramp a..b over the entry", difficulty_schema(),
       read_difficulty},
      goals_field(vocabulary),
      {"per_page", "mazes on a page", numbers_schema(puzzles_per_page),
       [](const Node& node, PuzzleSpec& into, Context& context) {
         if (const auto n = as_one_of(node, "per_page", puzzles_per_page, "", context)) into.per_page = *n;
       }},
      text_field("seed", "another seed, another maze", &PuzzleSpec::seed, {100, false, false}),
  };
}

}  // namespace mazefolio
