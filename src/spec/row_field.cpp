#include "spec/row_field.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/chosen_row.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"
#include "spec/row_schema.h"

namespace mazefolio::spec {
namespace {

constexpr TextRule option_text{20'000, true, false};

// The keys of a row's mapping, or of one of its groups: options and names of groups.
std::vector<std::string> keys_of(const Row& row, std::string_view group) {
  std::vector<std::string> keys;
  for (const OptionRow& option : row.options) {
    const std::string& key = option.group == group ? option.name : option.group;
    if ((option.group == group || group.empty()) && std::find(keys.begin(), keys.end(), key) == keys.end())
      keys.push_back(key);
  }
  return keys;
}

bool is_group(const Row& row, std::string_view name) {
  return std::any_of(row.options.begin(), row.options.end(),
                     [&](const OptionRow& option) { return !option.group.empty() && option.group == name; });
}

// {text: "ANNA"} stands for {type: text, text: "ANNA"}; a group may have the name of its row, too.
const Row* short_row(const Node& node, const Rows& rows) {
  for (const Entry& entry : node.entries)
    for (const Row* row : rows)
      if (row->name == entry.key && has_short_form(*row)) return row;
  return nullptr;
}

void report_misplaced(const Entry& entry, const OptionRow& option, std::string_view group, Context& context) {
  if (option.group.empty())
    context.error(entry.mark.place(), fmt::format("'{}' does not belong in '{}'", entry.key, group),
                  "write it next to that key");
  else
    context.error(entry.mark.place(), fmt::format("'{}' belongs in '{}'", entry.key, option.group),
                  fmt::format("write {}: {{{}: ...}}", option.group, entry.key));
}

/// How to write a pictograph's name, or a word in capitals, where a row is asked for and none has that name;
/// empty for others.
std::string meant_shape(const Node& name, const std::string& field, const Rows& rows, Context& context,
                        const IconNames& icons) {
  if (!name.is_scalar() || !picture_row(rows) || meant_name(name.text, names_of_rows(rows))) return {};
  const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
  if (!context.full() && icons && icons("icon", name.text))
    return fmt::format("write '{}: {{icon: {}}}'", field, shortened(name.text));
  return name.text.empty() || std::ranges::any_of(name.text, is_lower)
             ? std::string()
             : fmt::format("write '{}: {{text: {}}}'", field, shortened(name.text));
}

std::optional<Choice> as_row(const Node& node, const std::string& field, const std::string& key,
                             const Rows& rows, Context& context, const IconNames& icons);

// {name: kruskal, weights: {height: x}} as the value of an option of kind row.
std::optional<Choice> set_row(std::span<const OptionRow> rows, const OptionRow& option, const Node& node,
                              Options& into, Context& context, const IconNames& icons) {
  const Entry* const name = node.is_mapping() ? node.find("name") : nullptr;
  if (name && name->value->is_scalar() && option.check)
    if (const Outcome checked = option.check(name->value->text); !checked) {
      context.error(*name->value, checked.message());
      return std::nullopt;
    }
  std::optional<Choice> choice = as_row(node, option.name, "name", option.rows(), context, icons);
  if (!choice) return std::nullopt;
  const Rows choices = option.rows();
  const auto chosen = std::ranges::find(choices, choice->name, &Row::name);
  into.set(rows, option.name, to_text(ChosenRow{*chosen, choice->options})).value();
  return choice;
}

// The same within a row: its places are those of "carver.height".
bool set_row_of(const Row& row, const OptionRow& option, const Node& node, Choice& into, Context& context,
                const IconNames& icons) {
  const std::optional<Choice> chosen = set_row(row.options, option, node, into.options, context, icons);
  if (!chosen) return false;
  for (const auto& [of, place] : chosen->option_places)
    into.option_places.emplace_back(option.name + '.' + of, place);
  return true;
}

void read_options(const Node& node, const Row& row, std::string_view key, std::string_view group,
                  Choice& choice, Context& context, const IconNames& icons) {
  for (const Entry& entry : node.entries) {
    if (entry.key == key && group.empty()) continue;
    if (group.empty() && is_group(row, entry.key)) {
      if (expect_mapping(*entry.value, fmt::format("'{}'", entry.key), context))
        read_options(*entry.value, row, key, entry.key, choice, context, icons);
      continue;
    }
    const OptionRow* option = find_row(std::span(row.options), entry.key);
    if (!option) {
      const std::string hint = row.options.empty() ? fmt::format("'{}' has no options", row.name)
                                                   : suggestion(entry.key, keys_of(row, group));
      context.error(entry.mark.place(), fmt::format("unknown option '{}'", shortened(entry.key)), hint);
    } else if (option->group != group) {
      report_misplaced(entry, *option, group, context);
    } else if (option->kind == OptionKind::row && !entry.value->is_scalar()
                   ? set_row_of(row, *option, *entry.value, choice, context, icons)
                   : set_option(row.options, *option, *entry.value, choice.options, context, icons)) {
      choice.option_places.emplace_back(entry.key, entry.value->place());
    }
  }
}

bool is_picture_file(const Node& node) {
  if (!node.is_scalar()) return false;
  const std::size_t dot = node.text.rfind('.');
  static const std::vector<std::string> endings{".png", ".svg", ".jpg", ".jpeg"};
  return dot != std::string::npos && meant_name(std::string_view(node.text).substr(dot), endings);
}

std::optional<Choice> as_row(const Node& node, const std::string& field, const std::string& key,
                             const Rows& rows, Context& context, const IconNames& icons) {
  const Row* row = nullptr;
  const Node* name = &node;
  if (node.is_mapping()) {
    if (const Entry* entry = node.find(key)) {
      name = entry->value.get();
    } else {
      row = short_row(node, rows);
      if (!row) {
        report_missing(node, key, {}, context);
        return std::nullopt;
      }
    }
  } else if (!node.is_scalar()) {
    context.error(node, fmt::format("'{}' must be a name, or a mapping with '{}' and options, not {}", field,
                                    key, found(node)));
    return std::nullopt;
  }
  if (!row && name == &node && is_picture_file(node)) {
    if (const Row* picture = picture_row(rows)) {
      Choice choice{picture->name, Options(picture->options), node.place()};
      if (!set_option(picture->options, *find_row(std::span(picture->options), picture->name), node,
                      choice.options, context))
        return std::nullopt;
      choice.option_places.emplace_back(picture->name, node.place());
      return choice;
    }
  }
  if (!row) {
    if (const std::string hint = meant_shape(*name, field, rows, context, icons); !hint.empty()) {
      context.error(*name, fmt::format("unknown {} '{}'", field, shortened(name->text)), hint);
      return std::nullopt;
    }
    const auto index = as_choice(*name, field, names_of_rows(rows), context);
    if (!index) return std::nullopt;
    row = rows[*index];
  }
  Choice choice{row->name, Options(row->options), name->place()};
  read_options(node, *row, key, "", choice, context, icons);
  for (const auto& [option, place] : choice.option_places)
    if (const Outcome heard = check_heard(row->options, choice.options, option); !heard)
      context.error(place, heard.message(), heard.error().hint);
  return choice;
}

// Joins the items of lists: offsets [[1, 0], [0, 1]] become "1,0; 0,1". Lists may be nested as deep as there
// are separators.
std::optional<std::string> joined(const Node& node, const std::string& field,
                                  std::span<const std::string_view> separators, Context& context) {
  if (!node.is_sequence() || node.items.empty() || separators.empty())
    return as_text(node, field, option_text, context);
  std::optional<std::string> text("");
  for (const NodePtr& item : node.items) {
    const auto part = joined(*item, field, separators.subspan(1), context);
    if (!part) text.reset();  // the other items are read for their errors
    if (!text) continue;
    if (&item != &node.items.front()) *text += separators.front();
    *text += *part;
    // Items may be aliases of one long text, so the length is checked at each.
    if (text->size() > option_text.max_length) {
      context.error(node, fmt::format("'{}' is longer than {} characters", field, option_text.max_length));
      return std::nullopt;
    }
  }
  return text;
}

// {icon: cat} where a picture is asked for.
std::optional<std::string> icon_as_picture(const Node& node, Context& context, const IconNames& icons) {
  static const std::vector<std::string> keys{"icon"};
  for (const Entry& entry : node.entries)
    if (entry.key != keys.front()) {
      context.error(entry.mark.place(), fmt::format("unknown key '{}'", shortened(entry.key)),
                    suggestion(entry.key, keys));
      return std::nullopt;
    }
  const Entry* const entry = node.find(keys.front());
  if (!entry) {
    report_missing(node, keys.front(), {}, context);
    return std::nullopt;
  }
  auto name = as_icon(*entry->value, keys.front(), context, icons);
  if (name) name->insert(0, icon_mark);
  return name;
}

// {text: [ANNA, LEO], style: regular} is two such mappings of one text; anything else is itself. At most one
// more than a mix may list.
void add_choices(const NodePtr& node, const std::string& key, const Rows& rows, std::vector<NodePtr>& out) {
  const Row* row = node->is_mapping() ? short_row(*node, rows) : nullptr;
  if (const Entry* name = node->is_mapping() ? node->find(key) : nullptr)
    for (const Row* named : rows)
      if (name->value->is_scalar() && named->name == name->value->text) row = named;
  if (row && node->entries.size() <= row->options.size() + 1)
    for (std::size_t i = 0; i < node->entries.size(); ++i) {
      const Entry& entry = node->entries[i];
      const auto option = std::ranges::find(row->options, entry.key, &OptionRow::name);
      if (option == row->options.end() || !lists_choices(*option) || !entry.value->is_sequence()) continue;
      for (const NodePtr& item : entry.value->items) {
        if (out.size() > most_mixed) return;
        Node one = *node;
        one.entries[i].value = item;
        out.push_back(std::make_shared<const Node>(std::move(one)));
      }
      return;
    }
  if (out.size() <= most_mixed) out.push_back(node);
}

// The list of a mix, written as a list or as {mix: [...]}; null where there is none.
const Node* list_in(const Node& node, std::string_view key) {
  if (node.is_sequence()) return &node;
  const Entry* mix =
      node.is_mapping() && node.entries.size() == 1 && !node.find(key) ? node.find("mix") : nullptr;
  return mix && mix->value->is_sequence() ? mix->value.get() : nullptr;
}

}  // namespace

std::optional<std::string> as_icon(const Node& node, const std::string& field, Context& context,
                                   const IconNames& icons) {
  auto asked = as_text(node, field, {200, false, false}, context);
  if (!asked || !icons) return asked;
  if (context.full()) {
    context.error(node, {});
    return std::nullopt;
  }
  Result<std::string> name = icons(field, *asked);
  if (name) return std::move(name).value();
  context.error(node, name.message(), name.error().hint);
  return std::nullopt;
}

bool set_option(std::span<const OptionRow> rows, const OptionRow& option, const Node& node, Options& into,
                Context& context, const IconNames& icons) {
  if (option.kind == OptionKind::row && !node.is_scalar())
    return set_row(rows, option, node, into, context, icons).has_value();
  std::string text;
  if (option.kind == OptionKind::icon || (option.kind == OptionKind::picture && node.is_mapping())) {
    auto read = option.kind == OptionKind::icon ? as_icon(node, option.name, context, icons)
                                                : icon_as_picture(node, context, icons);
    if (!read) return false;
    text = std::move(*read);
  } else if (option.kind == OptionKind::text || option.kind == OptionKind::picture) {
    const std::string_view between[] = {option.between, ","};
    const bool is_list = option.kind == OptionKind::text && !lists_choices(option);
    auto read = joined(node, option.name, std::span(between).first(is_list ? 2 : 0), context);
    if (!read) return false;
    text = std::move(*read);
  } else if (node.is_scalar()) {
    text = node.text;
  } else {
    context.error(node, fmt::format("'{}' must be a single value, not {}", option.name, found(node)));
    return false;
  }
  const Outcome set = into.set(rows, option.name, text);
  if (!set) context.error(node, set.message(), set.error().hint);
  return set.ok();
}

Field<PuzzleSpec> row_field(const std::string& name, std::string summary, Choice PuzzleSpec::*member,
                            std::vector<Choice> Mix::*mix, const std::string& key,
                            const std::vector<const Row*>& rows, const IconNames& icons) {
  return {name, std::move(summary), mixed_schema(name),
          [name, member, mix, key, &rows, &icons](const Node& node, PuzzleSpec& into, Context& context) {
            const Node* const list = list_in(node, key);
            const NodePtr self = list ? nullptr : std::make_shared<const Node>(node);
            std::vector<NodePtr> choices;
            for (const NodePtr& item : list ? list->items : std::vector{self})
              add_choices(item, key, rows, choices);
            if (choices.size() > most_mixed)
              return context.error(node, fmt::format("'{}' lists more than {}", name, most_mixed));
            if (choices.empty()) return context.error(node, fmt::format("'{}' is an empty list", name));
            std::vector<Choice> mixed;
            for (const NodePtr& one : choices)
              if (auto choice = as_row(*one, name, key, rows, context, icons))
                mixed.push_back(std::move(*choice));
            if (choices.size() == 1 && choices.front() == self) {
              if (!mixed.empty()) into.*member = std::move(mixed.front());
              mixed.clear();
            }
            into.mix.*mix = std::move(mixed);
          }};
}

}  // namespace mazefolio::spec
