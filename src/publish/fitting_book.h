#pragma once

#include "book/book.h"
#include "spec/data_files.h"

namespace mazefolio::publish {

/// make_book; where `shape: theme` has dealt silhouettes of which no maze can be made on this page, others of
/// the theme stand in for them, and a remark says so. Each attempt leaves out at least one of the theme's.
/// Where none is left, the error is that of the book as it was dealt. Throws as make_book.
Result<Book> make_fitting_book(const BookSpec& spec, const HouseData& house, const DataFiles& files,
                               TextMeasurer& measurer, unsigned jobs, const std::function<void()>& on_done,
                               PuzzleCache* cache, const Book* last);

}  // namespace mazefolio::publish
