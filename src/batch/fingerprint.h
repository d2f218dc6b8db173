#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "batch/plan.h"
#include "batch/record.h"

namespace mazefolio::batch {

/// Hashes of the files that books are made from; each file is read once in a run. A hash that is asked for
/// before its file is read (DataFiles::on_use) never tells of newer contents than were used: a file that is
/// changed during the run makes its books be made again. From any thread.
class FileHashes {
 public:
  /// SHA-256 of the contents when it was first asked for; "" of what read_file would not read.
  std::string of(const std::filesystem::path& file);
  /// Of the names and contents of data files, as DataFiles finds them for a spec in this folder.
  std::string of_data(const std::filesystem::path& spec_folder, const std::vector<std::string>& names);

 private:
  std::mutex guard_;
  std::map<std::filesystem::path, std::string> files_;
  std::map<std::pair<std::filesystem::path, std::vector<std::string>>, std::string> data_;
};

/// A file of a finished book as it is on the disk. Throws WorldError when it is not there.
OutputFile output_file(const Plan& plan, std::string path, std::string sha256);

/// How finished files are compared: by size and time, with a look inside where only the time differs; by
/// their hashes; or not at all, as they may lie on another machine.
enum class Check { size_and_time, full, none };

/// SOURCE_DATE_EPOCH, which is printed into PDFs; "" where it is not set.
std::string source_date_text();

/// True when every file of the record stands as it was written, and there is one.
bool are_as_written(const std::vector<OutputFile>& files, const Plan& plan, Check check);

/// Why a book must be made again: "its spec has changed". "" when it is finished and still true: spec, what
/// is set over it, edition, data files, version of the program and every file that was written.
std::string why_again(const BookRecord& record, const PlannedBook& book, const Plan& plan, FileHashes& hashes,
                      Check check);
inline bool is_current(const BookRecord& record, const PlannedBook& book, const Plan& plan,
                       FileHashes& hashes, Check check) {
  return why_again(record, book, plan, hashes, check).empty();
}

}  // namespace mazefolio::batch
