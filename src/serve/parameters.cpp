#include "serve/parameters.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/options.h"
#include "base/text/suggest.h"

namespace mazefolio::serve {
namespace {

void check(const std::string& name, const std::string& value, std::span<const ParameterRow> rows) {
  const ParameterRow* row = find_row(rows, name);
  if (!row) throw InputError(fmt::format("unknown parameter '{}'", name), suggestion(name, names_of(rows)));
  if (!row->choices.empty() && std::ranges::find(row->choices, value) == row->choices.end())
    throw InputError(fmt::format("'{}' must be {}, not '{}'", name, listed(row->choices), value));
}

}  // namespace

Query read_parameters(std::string_view text, std::span<const ParameterRow> rows) {
  Query query = read_query(text);
  for (const auto& [name, value] : query) check(name, value, rows);
  return query;
}

}  // namespace mazefolio::serve
