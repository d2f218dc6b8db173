#pragma once

#include <vector>

#include "book/house_data.h"
#include "layout/setting.h"
#include "puzzle/entry_request.h"
#include "spec/book_spec.h"

namespace mazefolio::book {

/// True where an outline of the book has few cells beside the pictures around its pages, and more beside a
/// slim border. `pages`: how many the book has at least.
bool wants_slim_border(const BookSpec& spec, const HouseData& house, TextMeasurer& measurer,
                       const std::vector<EntryRequest>& requests, int pages);

}  // namespace mazefolio::book
