#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// "did you mean 'wilson'?" where a candidate is what `word` is likely to mean (base/text/synonyms.def),
/// differs from it by few edits for its length, or begins with it or it with that; else "".
std::string did_you_mean(std::string_view word, std::span<const std::string> candidates);

/// "a, b or c".
std::string listed(std::span<const std::string> names);

/// "one of a, b, c": the hint where no candidate is similar.
std::string one_of(std::span<const std::string> candidates);

/// did_you_mean, or one_of where no candidate is similar.
std::string suggestion(std::string_view word, std::span<const std::string> candidates);

}  // namespace mazefolio::base
