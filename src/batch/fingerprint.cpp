#include "batch/fingerprint.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <system_error>

#include "base/sha256.h"
#include "base/system/file.h"
#include "spec/data_files.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

struct SizeAndTime {
  std::uint64_t bytes = 0;
  std::int64_t changed_ns = 0;
};

std::optional<SizeAndTime> size_and_time_of(const fs::path& file) {
  struct stat status {};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  if (!S_ISREG(status.st_mode)) {
    errno = EINVAL;
    return std::nullopt;
  }
  return SizeAndTime{static_cast<std::uint64_t>(status.st_size),
                     std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec};
}

std::string hash_of(const fs::path& file, std::uint64_t limit) {
  const auto seen = size_and_time_of(file);
  if (!seen || seen->bytes > limit) return "";
  try {
    return sha256_of_file(file);
  } catch (const WorldError&) {
    return "";
  }
}

bool is_as_written(const OutputFile& written, const fs::path& file, Check check) {
  const auto now = size_and_time_of(file);
  if (!now || now->bytes != written.bytes) return false;
  // If the whole folder was copied, only the times differ.
  return (check == Check::size_and_time && now->changed_ns == written.changed_ns) ||
         (!written.sha256.empty() && hash_of(file, now->bytes) == written.sha256);
}

}  // namespace

std::string FileHashes::known_or(const fs::path& file,
                                 const std::function<std::optional<std::string>()>& read) {
  {
    const std::lock_guard lock(guard_);
    if (const auto known = files_.find(file); known != files_.end()) return known->second;
  }
  std::string hash;
  try {
    if (const auto bytes = read()) hash = sha256(*bytes);
  } catch (const WorldError&) {  // as for a file that is not there
  }
  const std::lock_guard lock(guard_);
  return files_.emplace(file, std::move(hash)).first->second;
}

std::string FileHashes::of(const NameFolder& folder, const std::string& name) {
  return known_or(folder.path() / name, [&]() -> std::optional<std::string> {
    const Result<NamedFile> file = read_named(folder, name, most_read_bytes);
    if (!file.ok()) return std::nullopt;
    return file->bytes;
  });
}

// The house's files have names of their own, which no path begins with.
std::string FileHashes::of(const DataFiles& files, const std::string& used) {
  const fs::path file = used.starts_with('.') ? files.names_from().path() / used : fs::path("house:" + used);
  return known_or(file, [&] { return files.bytes_of_used(used); });
}

std::string FileHashes::of_data(const NameFolder& folder, const std::vector<std::string>& names) {
  const std::pair key(folder.path(), names);
  {
    const std::lock_guard lock(guard_);
    if (const auto known = data_.find(key); known != data_.end()) return known->second;
  }
  const DataFiles files(folder);
  std::string text;
  for (const std::string& name : names) {
    const std::string hash = of(files, name);
    text += fmt::format("{} {}:{}\n", hash.empty() ? "-" : hash, name.size(), name);
  }
  const std::lock_guard lock(guard_);
  return data_.emplace(key, sha256(text)).first->second;
}

OutputFile output_file(const Plan& plan, std::string path, std::string sha256) {
  const fs::path file = path_of(plan, path);
  const auto seen = size_and_time_of(file);
  if (!seen)
    throw WorldError(
        fmt::format("cannot find {}: {}", file.string(), std::generic_category().message(errno)));
  return {std::move(path), std::move(sha256), seen->bytes, seen->changed_ns};
}

std::string source_date_text() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  return text ? text : "";
}

bool are_as_written(const std::vector<OutputFile>& files, const Plan& plan, Check check) {
  return !files.empty() && std::all_of(files.begin(), files.end(), [&](const OutputFile& file) {
    return is_as_written(file, path_of(plan, file.path), check);
  });
}

std::optional<std::string> why_out_of_date(const BookRecord& record, const PlannedBook& book,
                                           const Plan& plan, FileHashes& hashes, Check check) {
  if (!record.made()) return "it failed";
  if (record.version != MAZEFOLIO_VERSION) return "another version of mazefolio made it";
  const auto [folder, name] = spec_file(book);
  const std::string spec = hashes.of(folder, name);
  if (spec.empty() || record.spec_sha256 != spec) return "its spec has changed";
  // The manifest names the spec file.
  if (fs::path(record.spec).filename() != book.spec.filename()) return "its spec has another name";
  std::vector<std::string> sets;
  for (const Override& set : book.sets) sets.push_back(to_text(set));
  if (record.sets != sets) return "the fields set over its spec have changed";
  if (record.edition != book.edition) return "its edition has changed";
  if (record.source_date != source_date_text()) return "SOURCE_DATE_EPOCH has changed";
  if (record.data_sha256 != hashes.of_data(book.folder, record.data))
    return "a file that it uses has changed";
  if (record.files.empty()) return "its record lists no files";
  if (check == Check::none) return std::nullopt;
  for (const OutputFile& file : record.files)
    if (!is_as_written(file, path_of(plan, file.path), check))
      return fmt::format("{} is not as it was written", file.path);
  return std::nullopt;
}

}  // namespace mazefolio::batch
