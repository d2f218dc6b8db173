#include "spec/goals_field.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/options.h"

namespace mazefolio::spec {
namespace {

using Strings = std::vector<std::string>;

constexpr std::size_t most_places = BookLimits::visits;
constexpr std::int64_t farthest_cell = 9'999;
constexpr std::string_view forms = "farthest, default, {from: ..., to: ...} or {visit: ...}";

std::optional<std::int64_t> coordinate(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  const auto value = parse_integer(text);
  return value && *value >= 0 && *value <= farthest_cell ? value : std::nullopt;
}

// "3,4" or [3, 4]; nothing otherwise.
std::optional<std::string> as_cell(const Node& node) {
  std::optional<std::int64_t> column, row;
  if (node.is_sequence() && node.items.size() == 2) {
    column = coordinate(node.items[0]->text);
    row = coordinate(node.items[1]->text);
  } else if (const std::size_t comma = node.text.find(','); comma != std::string::npos) {
    column = coordinate(std::string_view(node.text).substr(0, comma));
    row = coordinate(std::string_view(node.text).substr(comma + 1));
  }
  if (!column || !row) return std::nullopt;
  return fmt::format("{},{}", *column, *row);
}

// One of `names`, or a cell.
std::optional<std::string> as_place(const Node& node, std::string_view field, const Strings& names,
                                    Context& context) {
  if (auto cell = as_cell(node)) return cell;
  if (!node.is_scalar() || node.text.find_first_not_of("0123456789, -") == std::string::npos) {
    context.error(node,
                  fmt::format("'{}' must be a place, or a cell such as [3, 4]; not {}", field, found(node)));
    return std::nullopt;
  }
  const auto index = as_choice(node, field, names, context);
  return index ? std::optional(names[*index]) : std::nullopt;
}

Schema place_schema(const Strings& names) {
  return any_of({choice_schema(names), pattern_schema("^ *[0-9]+ *, *[0-9]+ *$"),
                 list_schema(integer_schema(0, static_cast<double>(farthest_cell)))});
}

void read_visit(const Node& node, const Strings& places, Goals& into, Context& context) {
  if (node.is_scalar() && node.text == "corners") {
    into.visit = corner_places();
    return;
  }
  if (!node.is_sequence())
    return context.error(node,
                         fmt::format("'visit' must be corners or a list of places, not {}", found(node)));
  if (node.items.size() < 2 || node.items.size() > most_places)
    return context.error(node,
                         fmt::format("'visit' takes 2 to {} places, not {}", most_places, node.items.size()));
  for (const NodePtr& item : node.items) {
    const auto place = as_place(*item, "visit", places, context);
    if (!place) continue;
    if (std::find(into.visit.begin(), into.visit.end(), *place) != into.visit.end())
      context.error(*item, fmt::format("'{}' is visited twice", *place));
    into.visit.push_back(*place);
  }
}

// Checks fields against each other.
void check_goals(const Node& node, const Goals& goals, Context& context) {
  if (!goals.visit.empty()) {
    if (!goals.from.empty() || !goals.to.empty())
      context.error(node, "'visit' cannot be combined with 'from' or 'to'",
                    "its first place is the start, and its last the finish");
  } else if (goals.from.empty() && goals.to.empty()) {
    context.error(node, "'goals' is empty", fmt::format("write {}", forms));
  } else if (goals.from.empty() || goals.to.empty()) {
    report_missing(node, goals.from.empty() ? "from" : "to", {}, context);
  } else if (goals.from == goals.to && goals.from != "rim") {
    context.error(node, "'from' and 'to' are the same place");
  }
}

}  // namespace

const std::vector<std::string>& corner_places() {
  static const std::vector<std::string> corners{"top-left", "top-right", "bottom-right", "bottom-left"};
  return corners;
}

Field<PuzzleSpec> goals_field(const Strings& places) {
  Strings ends = places;
  ends.emplace_back("rim");
  const auto end = [&](std::string name, std::string summary, std::string Goals::*member) {
    return Field<Goals>{name, std::move(summary), place_schema(ends),
                        [name, member, ends](const Node& node, Goals& into, Context& context) {
                          if (auto place = as_place(node, name, ends, context)) into.*member = *place;
                        }};
  };
  const Fields<Goals> fields{
      end("from", "the place of the start", &Goals::from),
      end("to", "the place of the finish", &Goals::to),
      {"visit", "places that the solution must join, from the first to the last: corners, or a list",
       any_of({choice_schema({"corners"}), list_schema(place_schema(places))}),
       [&places](const Node& node, Goals& into, Context& context) {
         read_visit(node, places, into, context);
       }}};
  return {"goals", "the places of start, finish and further goals",
          any_of({choice_schema({"default", "farthest"}), schema_of(fields)}),
          [fields](const Node& node, PuzzleSpec& into, Context& context) {
            Goals goals;
            goals.place = node.place();
            if (node.is_mapping()) {
              const std::size_t before = context.errors();
              read_fields(node, "'goals'", fields, goals, context);
              if (context.errors() == before) check_goals(node, goals, context);
              if (context.errors() > before) return;
            } else if (node.is_scalar() && (node.text == "farthest" || node.text == "default")) {
              goals.farthest = node.text == "farthest";
            } else {
              return context.error(node, fmt::format("'goals' must be {}, not {}", forms, found(node)));
            }
            into.goals = std::move(goals);
          }};
}

}  // namespace mazefolio::spec
