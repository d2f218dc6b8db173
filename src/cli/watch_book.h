#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::cli {

/// Is told what DataFiles::used says of each file before it is read.
using FileListener = std::function<void(const std::string& used)>;

/// Calls `build` whenever the spec or a file that it names has changed, until the program is interrupted;
/// what is wrong with them is reported. Returns the exit code.
int watch_book(const std::filesystem::path& spec, bool quiet,
               const std::function<void(const FileListener& listener)>& build);

}  // namespace mazefolio::cli
