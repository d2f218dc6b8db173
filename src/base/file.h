#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace mazefolio {

/// The whole file as bytes. Throws WorldError with the path; refuses more than `limit` bytes.
std::string read_file(const std::filesystem::path& path, std::size_t limit = std::size_t{64} << 20);

/// Writes beside the place, flushes to disk, renames: the output appears whole or not at all.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// A file under construction beside `target`; renamed by commit(), removed by the destructor otherwise.
class StagedFile {
 public:
  /// Throws WorldError when the folder cannot be written.
  explicit StagedFile(std::filesystem::path target);
  ~StagedFile();
  StagedFile(const StagedFile&) = delete;
  StagedFile& operator=(const StagedFile&) = delete;

  const std::filesystem::path& path() const { return staged_; }
  void write(std::string_view bytes);
  void commit();

 private:
  std::filesystem::path target_, staged_;
  int fd_ = -1;
};

}  // namespace mazefolio
