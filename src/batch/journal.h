#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "batch/record.h"

namespace mazefolio::batch {

/// What the journals at these paths say: the last record of each output. A torn line is skipped. A missing
/// file has no records. InputError when a file is no journal, WorldError when it cannot be read.
std::map<std::string, BookRecord> read_journals(const std::vector<std::filesystem::path>& files);

/// A journal that is being written: a line a book, on the disk before append() returns. Lines are only ever
/// added, unless it is cleared, so that no ending loses what was known. One program at a time may write it.
class Journal {
 public:
  /// WorldError when it cannot be written or another program writes it; InputError when it is no journal.
  explicit Journal(std::filesystem::path file);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  /// From any thread. WorldError when the disk takes no more; the journal then is as it was.
  void append(const BookRecord& record) { append(std::span(&record, 1)); }
  /// All of them, or none when it throws; they cost no more time on the disk than one.
  void append(std::span<const BookRecord> records);
  /// Forgets everything; this program stays the one that writes it. What it says must be known elsewhere:
  /// a kill finds it empty. WorldError when it cannot be written.
  void clear();

 private:
  [[noreturn]] void fail(std::string_view verb) const;
  void open();

  std::filesystem::path file_;
  int fd_ = -1;
  bool torn_ = false;  ///< what stands there does not end with a line break
  std::mutex one_at_a_time_;
};

}  // namespace mazefolio::batch
