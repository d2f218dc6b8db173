#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "maze/mark_shapes.h"

namespace mazefolio::rules {

/// The shapes that a text names in turn, with blanks, commas or semicolons between them: "star, ball, ring".
/// `shapes` stands for the first three of the table. Nothing where it is no list of names; fails where it is
/// one and a name is none of a shape.
Result<std::optional<std::vector<const MarkShape*>>> read_shapes(std::string_view text);

/// The one form of such a list: "star ball ring"; another text as it is.
std::string shapes_in_one_form(std::string_view text);

/// "star, ball, ... or heart".
std::string known_shapes();

}  // namespace mazefolio::rules
