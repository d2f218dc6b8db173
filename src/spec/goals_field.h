#pragma once

#include <string>
#include <vector>

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// The places that `corners` stands for, clockwise around the page.
const std::vector<std::string>& corner_places();

/// The `goals` of a puzzle: default, farthest, or a mapping of `from` and `to`, or of `visit`. `places` are
/// the names of places; they must outlive the field.
Field<PuzzleSpec> goals_field(const std::vector<std::string>& places);

}  // namespace mazefolio::spec
