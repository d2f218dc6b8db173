#pragma once

#include "base/result.h"
#include "cover/cover_brief.h"

namespace mazefolio::cover {

/// The back: a text, mazes of the book, price and logo, and the place of the bar code. An error where the
/// author's text is too long.
Outcome add_back(const CoverBrief& brief, CoverLayers& layers);

/// Title and author on the spine, where it has room for words.
void add_spine(const CoverBrief& brief, CoverLayers& layers);

}  // namespace mazefolio::cover
