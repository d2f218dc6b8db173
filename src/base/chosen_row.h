#pragma once

#include <string>
#include <string_view>

#include "base/options.h"

namespace mazefolio::base {

/// A row of a table with options of its own: the value of an option of kind row.
struct ChosenRow {
  const Row* row = nullptr;
  Options options;
};

/// Reads "kruskal", or "kruskal(height=x,negate=yes)". A comma within brackets belongs to its value
/// ("max(x,y)"); %2C stands for a comma elsewhere, and so on for any byte.
Result<ChosenRow> parse_row(const OptionRow& option, std::string_view text);

/// The one form of its text: the name, and the options that differ from their defaults, in row order.
std::string to_text(const ChosenRow& chosen);

}  // namespace mazefolio::base
