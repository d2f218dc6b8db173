#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "base/result.h"

namespace mazefolio::base {

/// Where the names of files begin that an input names. Confined, a name that leads out of the folder is
/// refused: absolute, by "..", or through links, whatever becomes of them meanwhile.
struct NameFolder {
  std::filesystem::path root{};   ///< opened as it is; "" is the working folder
  std::filesystem::path inner{};  ///< from the root to the folder; confined as names are
  bool confined = false;

  std::filesystem::path path() const { return root / inner; }
};

/// Why a name cannot be read.
enum class NameFault { none, missing, outside, folder, not_a_file, not_a_name, not_permitted };

struct NamedFile {
  std::string bytes;
  bool inside = false;  ///< it lies beneath the folder; only then may messages quote it
};

/// Opens and closes the file. Only regular files of a disk are files: no pipes, no devices, nothing in /proc.
/// Throws WorldError where the system fails.
NameFault fault_of_name(const NameFolder& folder, const std::string& name);

/// The error for a fault: the name, and nothing of the contents.
Diagnostics fault_found(NameFault fault, const std::string& name);

/// The whole file, from the very descriptor that was checked; or the fault, or that it has more than `limit`
/// bytes. Throws WorldError where the system fails.
Result<NamedFile> read_named(const NameFolder& folder, const std::string& name, std::size_t limit);

}  // namespace mazefolio::base
