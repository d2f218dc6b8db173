#include "serve/query.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/options.h"
#include "base/text/suggest.h"

namespace mazefolio::serve {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i] == '+' ? ' ' : text[i];
      continue;
    }
    const bool whole = i + 2 < text.size();
    const int high = whole ? hex_digit(text[i + 1]) : -1, low = whole ? hex_digit(text[i + 2]) : -1;
    if (high < 0 || low < 0) throw InputError("the query is not encoded as a query is");
    out += static_cast<char>(high * 16 + low);
    i += 2;
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
