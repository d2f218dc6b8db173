#pragma once

#include <string>

#include "base/result.h"
#include "spec/printer.h"

namespace mazefolio::spec {

class DataFiles;
struct FileName;

/// Reads configs/printers/NAME.yaml, or the user's own file, over the printers that it extends; or all
/// errors, each with its place. The name may be a path from the folder of the spec.
Result<Printer> read_printer(const DataFiles& files, const FileName& name);

/// The JSON Schema of printer files.
std::string printer_schema();

}  // namespace mazefolio::spec
