#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "batch/placeholders.h"

namespace mazefolio::batch {

/// Checks the paths of PDFs that a run writes: names that every system accepts, inside the run's folder.
class OutputPaths {
 public:
  static constexpr std::size_t longest_name = 200, longest_path = 1000;  ///< in bytes

  /// `folder` is that of the run file, relative to the working folder; "" is the working folder.
  OutputPaths(const std::filesystem::path& folder, bool allow_outside);

  /// The path that `parts` make: relative to the folder if it is inside, else absolute. `field` is "output"
  /// or "combine". Errors are reported at the value that causes them, else at `pattern`. None after an error.
  std::optional<std::string> path_of(std::span<const Part> parts, const Mark& pattern, std::string_view field,
                                     OncePerPlace& errors);

  /// False, and an error at `mark`, if a symbolic link leads a path out of the run's folder.
  bool check_inside(const std::filesystem::path& path, const Mark& mark, OncePerPlace& errors);

  /// The same text for all paths (relative to the run's folder, or absolute) of one file: links are followed,
  /// and case is ignored, as on some systems.
  std::string identity(const std::filesystem::path& path);

 private:
  std::filesystem::path resolved(const std::filesystem::path& path);

  std::filesystem::path folder_, real_folder_;  ///< absolute
  bool allow_outside_;
  std::map<std::filesystem::path, std::filesystem::path> real_;  ///< of folders
};

}  // namespace mazefolio::batch
