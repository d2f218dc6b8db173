#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// What a color that is no gray becomes: operands and operator, such as "0 1 0 0 k"; for lines, or for areas.
using ColorInk = std::function<std::string(double red, double green, double blue, bool lines)>;
/// The gray of its luminance.
std::string luminance_ink(double red, double green, double blue, bool lines);

/// The PDF content stream with every `x x x rg` and `x x x RG` replaced by `x g` and `x G`, so that black
/// prints with black ink alone; other colors become what `colors` makes of them, where it is not empty.
/// Nothing where there is nothing to replace, or where the stream holds binary data.
std::optional<std::string> gray_ink(std::string_view content, const ColorInk& colors = {});

}  // namespace mazefolio::pdf
