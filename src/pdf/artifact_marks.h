#pragma once

#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// What the renderer calls contents that are no part of the structure.
constexpr const char* artifact_tag = "/NonStruct";

/// The page contents with such marks as those of artifacts.
std::string with_artifact_marks(std::string_view content);

}  // namespace mazefolio::pdf
