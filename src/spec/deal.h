#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "spec/book_spec.h"

namespace mazefolio::spec {

/// Replaces each entry of a book that has a mix by parts of one puzzle: rows of a table are dealt
/// like cards, each as often as any other, in an order that the seed of the book and the rows decide; levels,
/// titles, stories and texts that are shapes in the order of their list. So no entry changes what is dealt to
/// another.
void deal(BookSpec& book);

/// Whether a row should not stand so many places behind another.
using Clash = std::function<bool(std::size_t row, std::size_t before, std::size_t places)>;

/// Rows for `count` puzzles, by index: in every round each of `rows` comes once. The key decides the order;
/// rows that clash with one of the `reach` before them come later in their round, if others are left.
std::vector<std::size_t> dealt(std::size_t rows, std::size_t count, const std::string& key,
                               const Clash& clash = nullptr, std::size_t reach = 0);

/// The puzzles of an entry as entries of one puzzle each. Their mazes stay what they are.
std::vector<PuzzleSpec> parts_of(const PuzzleSpec& entry);

/// Puts the parts of each entry in its place.
void replace_entries(ChapterSpec& chapter, const std::function<std::vector<PuzzleSpec>(PuzzleSpec)>& parts);

}  // namespace mazefolio::spec
