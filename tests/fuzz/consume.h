#pragma once

#include <string_view>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// What a target does with any bytes. It may throw InputError and WorldError; all else is a finding.
void consume(std::string_view bytes);

}  // namespace mazefolio::tests
