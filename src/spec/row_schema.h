#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/options.h"
#include "spec/schema.h"

namespace mazefolio::spec {

using Rows = std::vector<const Row*>;
std::vector<std::string> names_of_rows(const Rows& rows);

/// A mapping may begin with the row's name instead of naming it: one of its options or groups has that name.
bool has_short_form(const Row& row);

/// A list that is written for this value is one of choices of the row: {icon: [cat, dog]}.
bool lists_choices(const OptionRow& option);

/// The row for which the name of a picture file stands: cat.png is {type: picture, picture: cat.png}; or
/// null.
const Row* picture_row(const Rows& rows);

/// The most choices that a mix lists.
constexpr std::size_t most_mixed = 100;

/// The schema of one choice of a row, which row_field refers to as the definition of its name.
Schema row_schema(const std::string& key, const Rows& rows);
/// The definitions to which the options of these rows refer.
std::vector<std::pair<std::string, Schema>> option_definitions(const Rows& rows,
                                                               std::span<const OptionRow> others);
/// One choice of the definition `name`, or a mix of them.
Schema mixed_schema(const std::string& name);

Schema option_schema(const OptionRow& option);

}  // namespace mazefolio::spec
