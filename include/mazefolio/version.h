#pragma once

#include <filesystem>
#include <string>

#include "mazefolio/export.h"

namespace mazefolio {

/// The version of the library that runs, such as "0.2.0".
MAZEFOLIO_API std::string version();

/// The folder whose templates/ and configs/ the library reads: that of set_data_folder, else $MAZEFOLIO_DATA,
/// else what was installed with the library. Empty where there is none; then books fail with an Error.
MAZEFOLIO_API std::filesystem::path data_folder();

/// Says where the data lie. Only a program that is linked to the static library and moved elsewhere needs it.
/// To be called before any other function, from one thread.
MAZEFOLIO_API void set_data_folder(const std::filesystem::path& folder);

}  // namespace mazefolio
