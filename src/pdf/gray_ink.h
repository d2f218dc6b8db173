#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// A PDF content stream in which every `x x x rg` and `x x x RG` has become `x g` and `x G`, so that black
/// prints with black ink alone. Nothing when there was nothing to change, or when the stream holds binary
/// data.
std::optional<std::string> gray_ink(std::string_view content);

}  // namespace mazefolio::pdf
