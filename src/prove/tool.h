#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace mazefolio {

/// What a program of poppler-utils writes to standard output. No shell; words that begin with '-' are its
/// options. WorldError when it is not installed, fails, writes more than `limit` bytes or does not end.
std::string run_tool(const std::vector<std::string>& command, std::size_t limit);

}  // namespace mazefolio
