#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

constexpr std::size_t most_read_bytes = std::size_t{64} << 20;

/// The whole file as bytes. Throws WorldError with the path; refuses more than `limit` bytes.
std::string read_file(const std::filesystem::path& path, std::size_t limit = most_read_bytes);

/// fn(block) for every part of the file, in order, in bounded memory. Throws WorldError with the path.
void for_each_block(const std::filesystem::path& path, const std::function<void(std::string_view)>& fn);

/// Writes beside the place, flushes to disk, renames: the output appears whole or not at all. Throws
/// WorldError with the path.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// The folder and those above it, where they are missing. Throws WorldError with the path.
void make_folder(const std::filesystem::path& folder);

/// True for what exists and keeps nothing: /dev/null, a pipe, a terminal.
bool is_device(const std::filesystem::path& path);

/// A file under construction in the folder of `target`; appears there by commit(), and leaves no trace
/// otherwise. A symbolic link stays, and what it points to is replaced. A device has nothing to replace and
/// is written at once.
class StagedFile {
 public:
  /// Throws WorldError when the folder cannot be written.
  explicit StagedFile(std::filesystem::path target);
  ~StagedFile();
  StagedFile(const StagedFile&) = delete;
  StagedFile& operator=(const StagedFile&) = delete;

  void write(std::string_view bytes);
  void flush();  ///< to the disk: what may still fail for want of room fails here
  /// Where other programs find what was written, until commit(). Not of a device.
  std::filesystem::path readable() const;
  void commit();  ///< to be called after flush()

 private:
  std::filesystem::path target_;  ///< as the user wrote it
  std::filesystem::path place_, staged_;
  int fd_ = -1;
  bool named_ = false;  ///< `staged_` exists
  bool device_ = false;
};

/// Removes what programs that were killed left of these targets: NAME.<number>.part beside them. Nobody may
/// be writing any of them. What cannot be removed stays.
void remove_strays(std::span<const std::filesystem::path> targets);

}  // namespace mazefolio::base
