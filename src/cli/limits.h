#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "base/system/watch.h"

namespace CLI {
class App;
}

namespace mazefolio::cli {

/// An option for an amount of memory, such as 4GiB.
void add_size_option(CLI::App& app, const std::string& name, std::size_t& bytes, const std::string& summary);

/// --max-memory and --max-seconds; `whom` they hold for, in their help, such as "the program".
void add_limits(CLI::App& app, Limits& limits, const std::string& whom);

/// Adds both options; what is returned runs `run` within the limits that they set.
std::function<int()> within_limits(CLI::App& app, std::function<int()> run);

}  // namespace mazefolio::cli
