#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "spec/book_spec.h"
#include "spec/field_table.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {

constexpr int most_of_entry = 1000;  ///< mazes

/// The fields of an entry of `puzzles`, and of `defaults`. The vocabulary must outlive the table.
Fields<PuzzleSpec> puzzle_fields(const Vocabulary& vocabulary);

/// One of a short list of whole numbers; otherwise reports an error. `also` is a further choice for the
/// message.
std::optional<int> as_one_of(const Node& node, std::string_view field, std::span<const int> numbers,
                             std::string_view also, Context& context);

/// Reports the lists of an entry that have more items than the entry has puzzles.
void check_lists(const PuzzleSpec& entry, Context& context);

/// Sets one field of a puzzle from the text of an argument; errors name `shown`.
Outcome set_puzzle_field(PuzzleSpec& puzzle, std::string_view field, const std::string& text,
                         const std::string& shown);

}  // namespace mazefolio::spec
