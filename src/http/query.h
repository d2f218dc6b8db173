#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::http {

/// Names and values of a query such as "set=audience%3Dkids&prove=1", in their order.
using Query = std::vector<std::pair<std::string, std::string>>;

/// Throws InputError for what is not encoded as a query is.
Query read_query(std::string_view text);
/// The last value of a name, or `fallback`.
std::string value_of(const Query& query, std::string_view name, std::string fallback);

}  // namespace mazefolio::http
