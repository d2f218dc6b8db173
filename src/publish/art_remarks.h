#pragma once

#include "book/house_data.h"
#include "publish/notices.h"
#include "spec/book_spec.h"

namespace mazefolio::publish {

/// Tells which pictures of the author's lose colors or transparency in print. `icons` are those of the book.
void tell_lost_inks(const BookSpec& spec, const HouseData& house, const Notices& notices);

}  // namespace mazefolio::publish
