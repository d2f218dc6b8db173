#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"
#include "layout/look.h"

namespace mazefolio::spec {
class DataFiles;
struct FileName;
}  // namespace mazefolio::spec

namespace mazefolio::book {

/// Reads templates/NAME.yaml, or the user's own file; or all of its errors, each with its line.
Result<Look> read_look(const DataFiles& files, const FileName& name);

}  // namespace mazefolio::book
