#pragma once

#include "spec/book_spec.h"
#include "spec/vocabulary.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

/// Reads the theme that a book names and deals its pictures, sentences and silhouettes over the mazes. All
/// that is wrong with the theme, or with what the book asks of it; and warnings.
Diagnostics dress_book(BookSpec& book, const DataFiles& files, const Vocabulary& vocabulary);

/// The shape that is an icon.
const Row& icon_shape();

}  // namespace mazefolio::publish
