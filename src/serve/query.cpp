#include "serve/query.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/options.h"
#include "base/text/percent.h"
#include "base/text/suggest.h"

namespace mazefolio::serve {
namespace {

std::string decoded(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::optional<char> byte = percent_byte(text);
    if (!byte && text[0] == '%') throw InputError("the query is not encoded as a query is");
    out += byte.value_or(text[0] == '+' ? ' ' : text[0]);
    text.remove_prefix(byte ? 3 : 1);
  }
  return out;
}

void check(const std::string& name, const std::string& value, std::span<const ParameterRow> rows) {
  const ParameterRow* row = find_row(rows, name);
  if (!row) throw InputError(fmt::format("unknown parameter '{}'", name), suggestion(name, names_of(rows)));
  if (!row->choices.empty() && std::ranges::find(row->choices, value) == row->choices.end())
    throw InputError(fmt::format("'{}' must be {}, not '{}'", name, listed(row->choices), value));
}

}  // namespace

Query read_query(std::string_view text, std::span<const ParameterRow> rows) {
  Query query;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find('&'));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    if (one.empty()) continue;
    const std::size_t equals = std::min(one.find('='), one.size());
    std::string name = decoded(one.substr(0, equals));
    std::string value = decoded(one.substr(std::min(equals + 1, one.size())));
    check(name, value, rows);
    query.emplace_back(std::move(name), std::move(value));
  }
  return query;
}

std::string value_of(const Query& query, std::string_view name, std::string fallback) {
  for (const auto& [key, value] : query)
    if (key == name) fallback = value;
  return fallback;
}

}  // namespace mazefolio::serve
