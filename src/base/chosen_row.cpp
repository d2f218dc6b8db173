#include "base/chosen_row.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/percent.h"
#include "base/text/suggest.h"
#include "base/text/synonyms.h"

namespace mazefolio::base {
namespace {

/// Calls fn(at, depth) for every byte; `depth` is the number of brackets around it, which may be negative.
template <class Fn>
void for_each_depth(std::string_view text, Fn fn) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ')') --depth;
    fn(i, depth);
    if (text[i] == '(') ++depth;
  }
}

bool is_balanced(std::string_view text) {
  int lowest = 0, opened = 0;
  for_each_depth(text, [&](std::size_t i, int depth) {
    lowest = std::min(lowest, depth);
    opened += (text[i] == '(') - (text[i] == ')');
  });
  return lowest == 0 && opened == 0;
}

std::string escaped(std::string_view value) {
  const bool balanced = is_balanced(value);
  std::string out;
  for_each_depth(value, [&](std::size_t i, int depth) {
    const char c = value[i];
    const bool bracket = c == '(' || c == ')', at_end = i == 0 || i + 1 == value.size();
    const bool marks =
        c == '%' || (c == ' ' && at_end) || (bracket && !balanced) || (c == ',' && (depth == 0 || !balanced));
    out += marks ? percent_encoded(c) : std::string(1, c);
  });
  return out;
}

std::vector<std::string_view> items_of(std::string_view list) {
  std::vector<std::string_view> items;
  std::size_t begin = 0;
  for_each_depth(list, [&](std::size_t i, int depth) {
    if (list[i] != ',' || depth > 0) return;
    items.push_back(list.substr(begin, i - begin));
    begin = i + 1;
  });
  items.push_back(list.substr(begin));
  return items;
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

Result<const Row*> named_row(const OptionRow& option, std::string_view name) {
  if (option.check)
    if (const Outcome checked = option.check(name); !checked) return checked.found();
  const std::vector<const Row*> rows = option.rows();
  std::vector<std::string> names;
  names.reserve(rows.size());
  for (const Row* row : rows) names.push_back(row->name);
  if (const auto i = meant_name(name, names)) return rows[*i];
  return failure(fmt::format("unknown {} '{}'; {}", option.name, name, suggestion(name, names)));
}

}  // namespace

Result<ChosenRow> parse_row(const OptionRow& option, std::string_view text) {
  const std::size_t bracket = text.find('(');
  const Result<const Row*> row = named_row(option, trimmed(text.substr(0, bracket)));
  if (!row) return row.found();
  ChosenRow chosen{*row, Options((*row)->options)};
  if (bracket == std::string_view::npos) return chosen;
  const std::string form = fmt::format("write {}(name=value,name=value)", (*row)->name);
  if (!text.ends_with(')'))
    return failure(
        fmt::format("the {} '{}': its options have no ')' after them; {}", option.name, (*row)->name, form));
  const std::string_view list = text.substr(bracket + 1, text.size() - bracket - 2);
  if (list.empty()) return chosen;
  for (const std::string_view item : items_of(list)) {
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos)
      return failure(fmt::format("the {} '{}': '{}' is no option of it; {}", option.name, (*row)->name,
                                 trimmed(item), form));
    const Outcome set = chosen.options.set((*row)->options, trimmed(item.substr(0, equals)),
                                           percent_decoded(trimmed(item.substr(equals + 1))));
    if (!set) return failure(fmt::format("the {} '{}': {}", option.name, (*row)->name, set.message()));
  }
  return chosen;
}

std::string to_text(const ChosenRow& chosen) {
  std::string list;
  for (const auto& [name, value] : chosen.options.changed(chosen.row->options))
    list += fmt::format("{}{}={}", list.empty() ? "" : ",", name, escaped(value));
  return list.empty() ? chosen.row->name : fmt::format("{}({})", chosen.row->name, list);
}

}  // namespace mazefolio::base
