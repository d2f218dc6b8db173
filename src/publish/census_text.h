#pragma once

#include <string>

#include "census/census.h"

namespace mazefolio::publish {

/// For people: a line for each number.
std::string census_text(const Census& census);
/// The same as JSON for programs. Numbers are texts, because they have more digits than JSON's numbers may
/// have; what was not counted is null.
std::string census_json(const Census& census);

}  // namespace mazefolio::publish
