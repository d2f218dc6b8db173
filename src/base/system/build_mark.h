#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Tells this build of the program, with the libraries that it was loaded with, from all others. Empty where
/// one of them does not say which build it is.
std::string build_mark();

}  // namespace mazefolio::base
