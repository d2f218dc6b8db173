#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "base/namespaces.h"
#include "base/system/stagings.h"

namespace mazefolio::base {

constexpr std::size_t most_read_bytes = std::size_t{64} << 20;

/// The whole file as bytes. Throws WorldError with the path; refuses more than `limit` bytes.
std::string read_file(const std::filesystem::path& path, std::size_t limit = most_read_bytes);

/// Calls fn(block) for every part of the file, in order. Takes little memory. Throws WorldError with the
/// path.
void for_each_block(const std::filesystem::path& path, const std::function<void(std::string_view)>& fn);

/// Writes a temporary file beside `path`, flushes it to disk and renames it: the file appears whole or not at
/// all. Throws WorldError with the path.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// Makes the folder and those above it where they are missing. Throws WorldError with the path.
void make_folder(const std::filesystem::path& folder);

/// Standard output, as a path for what is written to a file.
inline const std::filesystem::path standard_output = "/dev/stdout";

/// Who was to read what is written has gone: the end of a pipe is closed.
struct ReaderGone : WorldError {
  ReaderGone() : WorldError("nobody reads the output") {}
};

/// True for a file that exists and keeps nothing, such as /dev/null, a pipe, a terminal, and for a stream of
/// this process, such as /dev/stdout, whatever it leads to.
bool is_device(const std::filesystem::path& path);

/// A file that is written in the folder of `target` under another name. commit() gives it the name of the
/// target; without that it is removed. A symbolic link is kept and the file that it points to is replaced. A
/// device is written at once.
class StagedFile {
 public:
  /// Throws WorldError when the folder cannot be written.
  explicit StagedFile(std::filesystem::path target);
  ~StagedFile();
  StagedFile(const StagedFile&) = delete;
  StagedFile& operator=(const StagedFile&) = delete;

  void write(std::string_view bytes);
  void flush();  ///< to the disk: a full disk is noticed here
  /// The path of the file until commit(), for other programs. Not for a device.
  std::filesystem::path readable() const;
  void commit();  ///< to be called after flush()

 private:
  std::filesystem::path target_;  ///< as the user wrote it
  std::filesystem::path place_, staged_;
  std::optional<Staging> staging_;  ///< while `staged_` may exist
  int fd_ = -1;
  bool named_ = false;  ///< `staged_` exists
  bool device_ = false;
};

/// Removes the unfinished files of these targets that a killed program has left: NAME.<number>.part beside
/// them. No program may be writing them now. Files that cannot be removed stay.
void remove_strays(std::span<const std::filesystem::path> targets);

}  // namespace mazefolio::base
