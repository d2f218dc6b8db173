#pragma once

#include "book/book.h"
#include "cover/cover_brief.h"
#include "listing/boards.h"
#include "listing/listing_sheet.h"

namespace mazefolio::publish {

/// How many mazes of the book there are of each word for a level; of single paths nothing.
std::vector<LevelCount> level_counts(const Book& book);

/// What a shop asks in words and numbers. Spine and cover are left out where the printer does not publish
/// how thick its paper is.
ListingSheet listing_facts(const Book& book, const CoverTexts& say);

}  // namespace mazefolio::publish
