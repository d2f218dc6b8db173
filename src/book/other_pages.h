#pragma once

#include <vector>

#include "book/house_data.h"
#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"

namespace mazefolio::book {

/// The other pages that could give the mazes of a book more room: its own, turned to landscape, and the
/// larger ones of its printer, by growing area. Rooms are measured when they are asked for. All arguments
/// must outlive what is returned.
std::vector<OtherPage> other_pages(const BookSpec& spec, const HouseData& house, TextMeasurer& measurer,
                                   const std::vector<EntryRequest>& requests, int pages);

}  // namespace mazefolio::book
