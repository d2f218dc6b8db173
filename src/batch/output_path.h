#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "batch/placeholders.h"

namespace mazefolio::batch {

/// The paths of PDFs that a run writes: names that every system can keep, inside the run's folder.
class OutputPaths {
 public:
  static constexpr std::size_t longest_name = 200, longest_path = 1000;  ///< in bytes

  /// `folder` is the run's, from the working folder; "" is that itself.
  OutputPaths(const std::filesystem::path& folder, bool allow_outside);

  /// The path that `parts` make: relative to the folder where it lies inside, else absolute. `field` is
  /// "output" or "combine". What is wrong is told at the value that is to blame, else at `pattern`.
  std::optional<std::string> path_of(std::span<const Part> parts, const Mark& pattern, std::string_view field,
                                     OncePerPlace& errors);

  /// Tells at `mark` when a link leads a file (from the run's folder, or absolute) out of that folder.
  bool check_inside(const std::filesystem::path& path, const Mark& mark, OncePerPlace& errors);

  /// Equal for all paths (from the run's folder, or absolute) of one file, however links lead there, and on
  /// systems that do not tell capitals from small letters.
  std::string identity(const std::filesystem::path& path);

 private:
  std::filesystem::path resolved(const std::filesystem::path& path);

  std::filesystem::path folder_, real_folder_;  ///< absolute
  bool allow_outside_;
  std::map<std::filesystem::path, std::filesystem::path> real_;  ///< of folders
};

}  // namespace mazefolio::batch
