#pragma once

#include <string_view>

#include "spec/book_spec.h"

namespace mazefolio::spec {

/// Replaces each entry of a book that has a mix by parts of one puzzle: rows of a table are dealt
/// like cards, each as often as any other, in an order that the seed of the book and the rows decide; levels
/// in the order of their list. So no entry changes what is dealt to another.
void deal(BookSpec& book);

}  // namespace mazefolio::spec
