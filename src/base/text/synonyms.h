#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// What people call things that have another name here.
struct Synonym {
  std::string_view word;   ///< in lower case, with '-' between its parts
  std::string_view names;  ///< what it may mean, the likeliest first, with spaces between them
  bool same = true;        ///< it means just that, and may be read so; otherwise it is only suggested
};

std::span<const Synonym> synonyms();

/// Equal but for case, and for '_' or a space where the other has '-'.
bool same_spelling(std::string_view a, std::string_view b);

/// The index of the name that `word` is in another spelling (case, '_' or a space for '-'), or means.
std::optional<std::size_t> meant_name(std::string_view word, std::span<const std::string> names);

/// The same, also for words that are near and not equal in meaning: good for a suggestion only.
std::optional<std::size_t> likely_name(std::string_view word, std::span<const std::string> names);

}  // namespace mazefolio::base
