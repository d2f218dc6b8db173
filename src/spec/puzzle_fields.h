#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "spec/book_spec.h"
#include "spec/field_reader.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

/// The fields of an entry of `puzzles`, and of `defaults`. The vocabulary must outlive the table.
Fields<PuzzleSpec> puzzle_fields(const Vocabulary& vocabulary);

/// A whole number out of a short list.
std::optional<int> as_one_of(const Node& node, std::string_view field, std::span<const int> numbers,
                             std::string_view also, Context& context);

}  // namespace mazefolio::spec
