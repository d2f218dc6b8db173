#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// An ICC profile of one black ink on paper. It is our own, so any file may hold it.
std::string gray_profile();

}  // namespace mazefolio::pdf
