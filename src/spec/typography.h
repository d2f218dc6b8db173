#pragma once

#include <string>
#include <string_view>

#include "spec/book_spec.h"
#include "spec/house_files.h"

namespace mazefolio::spec {

/// The text with the quotes, dashes and apostrophes of the language for those of a keyboard: straight quotes,
/// ' - ', -- and three dots. After digits quotes stay, since they are feet and inches.
std::string typeset(std::string_view text, const Words& words);

/// The same for every text that the book prints.
void typeset(BookSpec& book, const Words& words);

}  // namespace mazefolio::spec
