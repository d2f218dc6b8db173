#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "layout/look.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::book {

/// Reads templates/NAME.yaml, or a file of the user's. What is wrong is told line by line.
Look read_look(const DataFiles& files, const std::string& name, Diagnostics& diagnostics);

}  // namespace mazefolio::book
