#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// The PDF content stream with every `x x x rg` and `x x x RG` replaced by `x g` and `x G`, so that black
/// prints with black ink alone; with `colors`, other colors become the grays of their luminance. Nothing
/// where there is nothing to replace, or where the stream holds binary data.
std::optional<std::string> gray_ink(std::string_view content, bool colors = false);

}  // namespace mazefolio::pdf
