#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/running_sha256.h"
#include "base/system/file.h"
#include "publish/produced.h"

namespace mazefolio::publish {

/// A file of a book that is being written, with its size and hash. It appears at its place when it is
/// committed.
class Output {
 public:
  /// Opens a temporary file beside `path`. Throws WorldError.
  explicit Output(const std::filesystem::path& path);
  void write(std::string_view bytes);  ///< after what was written before
  void flush();
  void commit() { file_.commit(); }
  /// The path where the contents can be read before they are committed.
  std::filesystem::path readable() const { return file_.readable(); }
  /// What was written until now; `changed_ns` stays 0.
  OutputFile written() const;

 private:
  void pass_on();

  StagedFile file_;
  std::string path_;
  std::string pending_;  ///< small parts that are written together
  RunningSha256 sum_;
  std::uint64_t bytes_ = 0;
};

/// Throws InputError if two of the outputs are the same file, or if one of them is the spec.
void refuse_overwriting(const std::filesystem::path& spec, const std::vector<std::filesystem::path>& outputs);

}  // namespace mazefolio::publish
