#pragma once

#include <filesystem>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_folder.h"
#include "support/run_program.h"

namespace mazefolio::tests {

/// The arguments of a run of folder/run.yaml with these options, which spaces part.
inline std::vector<std::string> batch_words(const std::filesystem::path& folder, const std::string& options) {
  std::vector<std::string> out{"batch", folder / "run.yaml"};
  std::istringstream in(options);
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

inline Run batch(const std::filesystem::path& folder, const std::string& options = "") {
  return run_mazefolio(batch_words(folder, options));
}

/// The contents of every file below a folder.
inline std::map<std::string, std::string> contents(const std::filesystem::path& folder) {
  std::map<std::string, std::string> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.is_regular_file())
      out[std::filesystem::relative(entry.path(), folder)] = read_file(entry.path());
  return out;
}

/// 0 where there is no file.
inline std::size_t count_lines(const std::filesystem::path& file) {
  return std::filesystem::exists(file) ? static_cast<std::size_t>(count(read_file(file), "\n")) : 0;
}

}  // namespace mazefolio::tests
