#pragma once

#include <string>

#include "base/options.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {

/// Text as an item of a list or a mapping in YAML: in quotes where it has other signs than letters and
/// digits.
std::string written_text(const std::string& text);

/// A choice of the row as a book writes it: heart, {icon: whale, pieces: joined}, {type: star, points: 6}.
std::string written_choice(const Choice& choice, const Row& row);

}  // namespace mazefolio::spec
