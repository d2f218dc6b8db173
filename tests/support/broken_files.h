#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>
#include "support/namespaces.h"

namespace mazefolio::tests {

/// What "# expect: 3:8: error: ..." lines of a file ask for: each is the beginning of one message.
inline std::vector<std::string> expected_in(const std::filesystem::path& file) {
  const std::string mark = "# expect: ";
  std::vector<std::string> out;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(mark)) out.push_back(line.substr(mark.size()));
  return out;
}

/// Every YAML file in `folder` gives the messages that it asks for, in their order, and no others.
inline void check_broken_files(
    const std::filesystem::path& folder, std::size_t at_least,
    const std::function<std::vector<std::string>(const std::filesystem::path&)>& messages_of) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  REQUIRE(files.size() >= at_least);
  for (const std::filesystem::path& file : files) {
    const std::vector<std::string> expected = expected_in(file), got = messages_of(file);
    INFO(file.filename().string());
    CHECK_FALSE(expected.empty());
    CHECKED_IF(expected.size() == got.size()) {
      for (std::size_t i = 0; i < expected.size(); ++i)
        CHECK(got[i].substr(0, expected[i].size()) == expected[i]);
    }
    else {
      CHECK(got == expected);
    }
  }
}

}  // namespace mazefolio::tests
