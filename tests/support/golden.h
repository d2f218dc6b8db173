#pragma once

#include <filesystem>
#include <string>
#include "support/namespaces.h"

namespace mazefolio::tests {

/// Fails the test, with the lines that differ, when the file does not hold this text. With MAZEFOLIO_RENEW=1
/// in the environment the file is written anew instead; look at the change before it is kept.
void check_golden(const std::filesystem::path& file, const std::string& text);

/// What turns `expected` into `got`, as `diff -u` prints it with two lines of context; at most `most` lines,
/// and how many more there are. "" for equal texts.
std::string line_diff(const std::string& expected, const std::string& got, std::size_t most = 40);

}  // namespace mazefolio::tests
