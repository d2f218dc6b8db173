#pragma once

#include <functional>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::prove {

/// The number in the attribute `name` of a tag; 0 without it.
double attribute(std::string_view tag, std::string_view name);

/// Each tag of an HTML or XML text, without its '>', and what stands between it and the next.
void for_each_tag(std::string_view text,
                  const std::function<void(std::string_view, std::string_view)>& on_tag);

}  // namespace mazefolio::prove
