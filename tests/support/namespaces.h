#pragma once

#include "base/namespaces.h"

/// Tests see the names of all folders.
namespace mazefolio::tests {
using namespace cli;
using namespace simulate;
using namespace census;
}  // namespace mazefolio::tests
