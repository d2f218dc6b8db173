#pragma once

#include <string>
#include <vector>

#include "spec/book_spec.h"
#include "spec/field_reader.h"

namespace mazefolio::spec {

/// A row of a table as a field: "wilson", or {name: growing-tree, newest: 3} with the row's options beside
/// its name under `key`. Options of a group stand in a mapping of their own ({weights: {height: x}}), and a
/// row with an option of its own name may be written by it ({text: "ANNA"}). The rows must outlive the field.
Field<PuzzleSpec> row_field(const std::string& name, std::string summary, Choice PuzzleSpec::*member,
                            const std::string& key, const std::vector<const Row*>& rows);

/// Sets one option from its node; a list of values for a text is joined by "; ", a list in it by ",". False,
/// and told, when the value is wrong.
bool set_option(std::span<const OptionRow> rows, const OptionRow& option, const Node& node, Options& into,
                Context& context);

Schema option_schema(const OptionRow& option);

}  // namespace mazefolio::spec
