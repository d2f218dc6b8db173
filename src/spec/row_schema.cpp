#include "spec/row_schema.h"

#include <fmt/format.h>

#include <algorithm>

namespace mazefolio::spec {
namespace {

// Rows may share the name of an option. Where the values are equal the schema has it once, otherwise as
// alternatives.
struct OptionProperty {
  std::string name, rows, summary;
  Schema schema;
};

void add_property(std::vector<OptionProperty>& properties, const Row& row, const OptionRow& option) {
  const Schema schema = option_schema(option);
  for (OptionProperty& p : properties)
    if (p.name == option.name && (p.summary == option.summary || !schema.reference.empty()) &&
        p.schema == schema) {
      p.rows += ", " + row.name;
      return;
    }
  properties.push_back({option.name, row.name, option.summary, schema});
}

std::vector<std::pair<std::string, SharedSchema>> as_properties(const std::vector<OptionProperty>& options) {
  std::vector<std::pair<std::string, Schema>> out;
  for (const OptionProperty& option : options) {
    Schema schema = described(option.schema, fmt::format("{}: {}", option.rows, option.summary));
    const auto same =
        std::find_if(out.begin(), out.end(), [&](const auto& known) { return known.first == option.name; });
    if (same == out.end())
      out.emplace_back(option.name, std::move(schema));
    else if (same->second.description.empty())
      same->second.any_of.push_back(std::move(schema));
    else
      same->second = any_of({same->second, std::move(schema)});
  }
  return {std::make_move_iterator(out.begin()), std::make_move_iterator(out.end())};
}

Schema options_schema(const Rows& rows) {
  Schema out;
  out.types = {"object"};
  std::vector<OptionProperty> plain;
  std::vector<std::pair<std::string, std::vector<OptionProperty>>> groups;
  for (const Row* row : rows)
    for (const OptionRow& option : row->options) {
      if (option.group.empty()) {
        add_property(plain, *row, option);
        continue;
      }
      auto group = std::find_if(groups.begin(), groups.end(),
                                [&](const auto& known) { return known.first == option.group; });
      if (group == groups.end()) group = groups.insert(groups.end(), {option.group, {}});
      add_property(group->second, *row, option);
    }
  out.properties = as_properties(plain);
  for (const auto& [name, options] : groups) {
    Schema group;
    group.types = {"object"};
    group.properties = as_properties(options);
    out.properties.emplace_back(name, std::move(group));
  }
  return out;
}

}  // namespace

std::vector<std::string> names_of_rows(const Rows& rows) {
  std::vector<std::string> names;
  for (const Row* row : rows) names.push_back(row->name);
  return names;
}

bool has_short_form(const Row& row) {
  return std::ranges::any_of(row.options, [&](const OptionRow& option) {
    return (option.group.empty() ? option.name : option.group) == row.name;
  });
}

bool lists_choices(const OptionRow& option) {
  return option.group.empty() && (option.kind == OptionKind::icon || option.kind == OptionKind::picture ||
                                  (option.kind == OptionKind::text && option.between.empty()));
}

// cat.png stands for {type: picture, picture: cat.png}.
const Row* picture_row(const Rows& rows) {
  for (const Row* row : rows)
    for (const OptionRow& option : row->options)
      if (option.kind == OptionKind::picture && option.name == row->name) return row;
  return nullptr;
}

Schema row_schema(const std::string& key, const Rows& rows) {
  Schema with_options = options_schema(rows);
  with_options.properties.insert(with_options.properties.begin(), {key, choice_schema(names_of_rows(rows))});
  with_options.required = {key};
  std::vector<SharedSchema> forms{choice_schema(names_of_rows(rows)), std::move(with_options)};
  if (picture_row(rows)) forms.push_back(pattern_schema("\\.([Pp][Nn][Gg]|[Ss][Vv][Gg]|[Jj][Pp][Ee]?[Gg])$"));
  for (const Row* row : rows)
    if (has_short_form(*row)) {
      Schema alone = options_schema({row});
      alone.required = {row->name};
      forms.push_back(std::move(alone));
    }
  return any_of(std::move(forms));
}

std::vector<std::pair<std::string, Schema>> option_definitions(const Rows& rows,
                                                               std::span<const OptionRow> others) {
  std::vector<std::pair<std::string, Schema>> out;
  const auto add = [&](const OptionRow& option) {
    const bool known =
        std::ranges::any_of(out, [&](const auto& named) { return named.first == option.name; });
    if (option.kind == OptionKind::row && !known)
      out.emplace_back(option.name,
                       any_of({row_schema("name", option.rows()), pattern_schema("^[A-Za-z_ -]+\\(.*\\)$")}));
  };
  for (const Row* row : rows)
    for (const OptionRow& option : row->options) add(option);
  for (const OptionRow& option : others) add(option);
  return out;
}

Schema mixed_schema(const std::string& name) {
  Schema several = list_schema(reference_to(name)), mix;
  several.min_items = 1;
  several.max_items = most_mixed;
  mix.types = {"object"};
  mix.properties = {{"mix", several}};
  mix.required = {"mix"};
  return any_of({reference_to(name), std::move(several), std::move(mix)});
}

namespace {

// Of one value.
Schema value_schema(const OptionRow& option) {
  switch (option.kind) {
    case OptionKind::choice:
      return choice_schema(option.choices);
    case OptionKind::integer:
    case OptionKind::real: {
      Schema number = option.kind == OptionKind::integer ? integer_schema(option.low, option.high)
                                                         : number_schema(option.low, option.high);
      return has_word(option) ? any_of({choice_schema({option.fallback}), std::move(number)}) : number;
    }
    case OptionKind::text:
      if (option.between.empty()) return text_schema();
      return any_of({text_schema(), list_schema(any_of({text_schema(), list_schema(text_schema())}))});
    case OptionKind::picture: {
      Schema icon;
      icon.types = {"object"};
      icon.properties = {{"icon", text_schema()}};
      icon.required = {"icon"};
      return any_of({text_schema(), std::move(icon)});
    }
    case OptionKind::icon:
      return text_schema();
    case OptionKind::row:
      return reference_to(option.name);
  }
  return {};
}

}  // namespace

Schema option_schema(const OptionRow& option) {
  Schema value = value_schema(option);
  return lists_choices(option) ? any_of({value, list_schema(value)}) : value;
}

}  // namespace mazefolio::spec
