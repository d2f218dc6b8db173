#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "http/query.h"

namespace mazefolio::serve {

/// A parameter behind the '?'.
struct ParameterRow {
  std::string name, summary;
  std::vector<std::string> choices{};  ///< empty: any text
};

/// A query. Throws InputError for what is no parameter of these, none of its choices, or not encoded as a
/// query is.
Query read_parameters(std::string_view text, std::span<const ParameterRow> rows);

}  // namespace mazefolio::serve
