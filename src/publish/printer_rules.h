#pragma once

#include <string>

#include "preflight/printer_limits.h"
#include "spec/printer.h"

namespace mazefolio::publish {

/// What a preflight asks for this printer, of a book on this paper with this ink.
PrinterLimits limits_of(const Printer& printer, const std::string& paper, Inks ink);

/// The same for the printer of this name and the first of its papers; without a name, what every printer
/// asks. Throws InputError for a name that is none.
PrinterLimits printer_rules(const std::string& printer, Inks ink);

}  // namespace mazefolio::publish
