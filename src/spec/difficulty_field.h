#pragma once

#include <optional>
#include <string_view>

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// "easy", "7" or "2..6" as levels; nothing for other texts and for bands that go down.
std::optional<LevelRange> level_range(std::string_view text);

/// The `difficulty` of a puzzle: levels, hardest, or a mapping of `levels` and `otherwise`.
Field<PuzzleSpec> difficulty_field();

}  // namespace mazefolio::spec
