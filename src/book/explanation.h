#pragma once

#include "book/house_data.h"
#include "layout/explanation_page.h"
#include "layout/setting.h"

namespace mazefolio::book {

/// An error for each generator whose growth cannot be shown, and a warning for each paragraph that the
/// language of the book does not have.
Diagnostics check_explanations(const BookSpec& spec, const HouseData& house);

ExplanationContent explanation_text(const PageSpec& of, const HouseData& house);

/// The steps of a small maze, side by side in the box. `of` was checked.
std::vector<Item> draw_explanation(const PageSpec& of, const BookSpec& spec, const HouseData& house,
                                   const Setting& setting, const Rect& box);

/// The named place of the n-th explanation of a chapter, from 0.
std::string explanation_marker(std::size_t chapter, std::size_t n);

}  // namespace mazefolio::book
