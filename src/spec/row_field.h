#pragma once

#include <string>
#include <vector>

#include "spec/book_spec.h"
#include "spec/field_table.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// A field that chooses a row of a table: "wilson", or {name: growing-tree, newest: 3} with the name under
/// `key` and the row's options beside it. Options of a group have a mapping of their own ({weights: {height:
/// x}}). A row with an option of its own name has a short form ({text: "ANNA"}). The rows must outlive the
/// field. A list of these, or {mix: [...]}, goes to `mix`. The name of a picture file stands for the row that
/// takes pictures. {picture: {icon: cat}} names an icon as a picture; `icons` must outlive the field, too.
Field<PuzzleSpec> row_field(const std::string& name, std::string summary, Choice PuzzleSpec::*member,
                            std::vector<Choice> Mix::*mix, const std::string& key,
                            const std::vector<const Row*>& rows, const IconNames& icons);

/// The name of an icon. Where `icons` is empty it is what was written.
std::optional<std::string> as_icon(const Node& node, const std::string& field, Context& context,
                                   const IconNames& icons);

/// Sets one option from its node. For a text option, the values of a list are joined by "; ", and those of an
/// inner list by ",". False, with an error in `context`, where the value is invalid.
bool set_option(std::span<const OptionRow> rows, const OptionRow& option, const Node& node, Options& into,
                Context& context, const IconNames& icons = {});

}  // namespace mazefolio::spec
