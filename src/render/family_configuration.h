#pragma once

#include <string>

#include "render/fc_owned.h"

namespace mazefolio::render {

/// A configuration of fontconfig with all fonts of some families, and no rules. The families are separated by
/// commas. Null where there is no such font, or where fontconfig would have to open files to know it.
FcOwned<FcConfig> family_configuration(const std::string& families);

}  // namespace mazefolio::render
