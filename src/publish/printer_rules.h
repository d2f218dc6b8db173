#pragma once

#include <string>

#include "preflight/printer_limits.h"

namespace mazefolio::publish {

/// What a preflight asks for the printer of this name: the numbers of its file and what it publishes beside.
/// Without a name, what every printer asks. Throws InputError for a name that is none.
PrinterLimits printer_rules(const std::string& printer, bool black);

}  // namespace mazefolio::publish
