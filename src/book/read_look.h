#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"
#include "layout/look.h"
#include "spec/override.h"

namespace mazefolio::spec {
class DataFiles;
struct FileName;
}  // namespace mazefolio::spec

namespace mazefolio::book {

/// Reads templates/NAME.yaml, or the user's own file, over the templates that it extends; or all errors, each
/// with its line.
Result<Look> read_look(const DataFiles& files, const FileName& name);

/// What the template sets in books that say nothing of it; nothing where it cannot be read.
std::vector<Override> template_defaults(const DataFiles& files, const FileName& name);

/// The JSON Schema (draft-07) of a template file.
std::string look_schema();

}  // namespace mazefolio::book
