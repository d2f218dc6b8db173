#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "serve/exchange.h"

namespace mazefolio::serve {

/// Names and values of a query such as "set=audience%3Dkids&prove=1", in their order.
using Query = std::vector<std::pair<std::string, std::string>>;

/// A parameter behind the '?'.
struct ParameterRow {
  std::string name, summary;
  std::vector<std::string> choices{};  ///< empty: any text
};

/// Throws InputError for what is no parameter of these, none of its choices, or not encoded as a query is.
Query read_query(std::string_view text, std::span<const ParameterRow> rows);
/// The last value of a name, or `fallback`.
std::string value_of(const Query& query, std::string_view name, std::string fallback);

}  // namespace mazefolio::serve
