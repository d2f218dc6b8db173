#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "batch/plan.h"
#include "batch/record.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::batch {

/// Hashes of the files that books are made from; each file is hashed once in a run. If the hash is asked for
/// before the file is used (DataFiles::on_use), it is never newer than what was used: if a file changes
/// during the run, its books are made again by the next. Thread-safe.
class FileHashes {
 public:
  /// SHA-256 of the contents at the first call; "" for a file that cannot be read.
  std::string of(const NameFolder& folder, const std::string& name);
  /// The same for a file by what DataFiles::used says of it.
  std::string of(const DataFiles& files, const std::string& used);
  /// SHA-256 of the names and contents of used files, as DataFiles finds them for a spec in this folder.
  std::string of_data(const NameFolder& folder, const std::vector<std::string>& used);

 private:
  std::mutex guard_;
  std::map<std::filesystem::path, std::string> files_;
  std::map<std::pair<std::filesystem::path, std::vector<std::string>>, std::string> data_;

  std::string known_or(const std::filesystem::path& file,
                       const std::function<std::optional<std::string>()>& bytes);
};

/// A file of a finished book as it is on the disk. Throws WorldError if it is missing.
OutputFile output_file(const Plan& plan, std::string path, std::string sha256);

/// How finished files are compared: by size and time, and by hash if only the time differs; always by hash;
/// or not at all, because they may be on another machine.
enum class Check { size_and_time, full, none };

/// SOURCE_DATE_EPOCH, the date that PDFs state; "" if it is not set.
std::string source_date_text();

/// True if there are files, and each is as it was written.
bool are_as_written(const std::vector<OutputFile>& files, const Plan& plan, Check check);

/// The reason why a book must be made again, such as "its spec has changed". None if it is up to date: the
/// same spec, fields set, edition, data files and program version, and every file as it was written.
std::optional<std::string> why_out_of_date(const BookRecord& record, const PlannedBook& book,
                                           const Plan& plan, FileHashes& hashes, Check check);

}  // namespace mazefolio::batch
