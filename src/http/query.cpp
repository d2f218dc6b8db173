#include "http/query.h"

#include <algorithm>
#include <optional>

#include "base/diagnostic.h"
#include "base/text/percent.h"

namespace mazefolio::http {
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

}  // namespace

Query read_query(std::string_view text) {
  Query query;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find('&'));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    if (one.empty()) continue;
    const std::size_t equals = std::min(one.find('='), one.size());
    query.emplace_back(decoded(one.substr(0, equals)), decoded(one.substr(std::min(equals + 1, one.size()))));
  }
  return query;
}

std::string value_of(const Query& query, std::string_view name, std::string fallback) {
  for (const auto& [key, value] : query)
    if (key == name) fallback = value;
  return fallback;
}

}  // namespace mazefolio::http
