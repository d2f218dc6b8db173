#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// "1 page", "3 pages".
std::string counted(std::size_t n, std::string_view what);

/// About so long: "0.4 s", "12 s", "5 min", "2.0 h".
std::string about_duration(double seconds);

/// "1.5 MiB".
std::string size_text(double bytes);

}  // namespace mazefolio::base
