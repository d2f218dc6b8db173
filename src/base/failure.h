#pragma once

#include <exception>

#include "base/diagnostic.h"

namespace mazefolio::base {

/// What an exception says to users: what an InputError found; of others one error without a place.
Diagnostics errors_of(const std::exception& thrown);

}  // namespace mazefolio::base
