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

/// The last record of each output in these journals. An incomplete line is skipped; a missing file has no
/// records. Throws InputError if a file is not a journal, WorldError if it cannot be read or is a symbolic
/// link.
std::map<std::string, BookRecord> read_journals(const std::vector<std::filesystem::path>& files);

/// A journal that is being written: a line a book, on the disk before append() returns. Lines are only
/// appended, so that records survive however the program ends. Only one program at a time may write a
/// journal.
class Journal {
 public:
  /// Throws WorldError if it cannot be written, is a symbolic link, or another program writes it; InputError
  /// if it is not a journal.
  explicit Journal(std::filesystem::path file);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  /// Thread-safe. Throws WorldError if the disk is full; the journal is then as it was.
  void append(const BookRecord& record) { append(std::span(&record, 1)); }
  /// Appends all records, or none if it throws; they are synced to the disk once.
  void append(std::span<const BookRecord> records);
  /// Removes all lines; the journal stays locked by this program. Throws WorldError if it cannot be written.
  void clear();

 private:
  [[noreturn]] void fail(std::string_view verb) const;
  void open();

  std::filesystem::path file_;
  int fd_ = -1;
  bool torn_ = false;  ///< the file does not end with a line break
  std::mutex one_at_a_time_;
};

}  // namespace mazefolio::batch
