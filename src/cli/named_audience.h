#pragma once

#include <optional>
#include <string>

#include "spec/house_files.h"

namespace mazefolio::cli {

/// The audience that an argument names; nothing where it is empty. Throws InputError with a suggestion.
std::optional<Audience> named_audience(const std::string& name);

}  // namespace mazefolio::cli
