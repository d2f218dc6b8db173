#pragma once

#include "book/book.h"

namespace mazefolio::book {

/// Page `index` of the book, from 0, with the ways through its mazes drawn over them. No book has such pages;
/// they are for those who look at one.
Page make_solved_page(const Book& book, TextMeasurer& measurer, std::size_t index);

}  // namespace mazefolio::book
