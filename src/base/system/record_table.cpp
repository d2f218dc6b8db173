// The file is a table of places with four lines each. The hash of a key says which place is its own; a new
// line is written before the others there, and the last one falls out. A line ends with a hash of itself, so
// that it counts as whole or not at all, and writers need no lock.

#include "base/system/record_table.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <vector>

#include "base/sha256.h"

namespace mazefolio::base {
namespace {

constexpr std::size_t hash_digits = 32, lines_a_place = 4;
constexpr std::size_t line_bytes = 2 * hash_digits + RecordTable::longest_value + 3;
constexpr std::size_t place_bytes = lines_a_place * line_bytes, place_digits = 4;
static_assert((std::size_t{1} << 4 * place_digits) * place_bytes == RecordTable::most_bytes);

std::string short_hash(std::string_view text) { return sha256(text).substr(0, hash_digits); }

off_t place_of_hash(const std::string& hash) {
  return static_cast<off_t>(std::stoul(hash.substr(0, place_digits), nullptr, 16) * place_bytes);
}

std::string record_line(const std::string& hash, std::string_view value) {
  const std::string text = fmt::format("{} {:<{}} ", hash, value, RecordTable::longest_value);
  return text + short_hash(text) + "\n";
}

std::optional<std::string> value_of_line(std::string_view line, const std::string& hash) {
  if (line.size() != line_bytes || !line.starts_with(hash)) return std::nullopt;
  const std::string_view padded = line.substr(hash_digits + 1, RecordTable::longest_value);
  std::string value(padded.substr(0, padded.find_last_not_of(' ') + 1));
  if (record_line(hash, value) != line) return std::nullopt;
  return value;
}

// The lines of a place; empty ones where the file ends before.
std::vector<std::string> read_place(const Descriptor& file, off_t place) {
  std::string bytes(place_bytes, '\0');
  const ssize_t read = ::pread(file.get(), bytes.data(), bytes.size(), place);
  bytes.resize(read < 0 ? 0 : static_cast<std::size_t>(read));
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < lines_a_place && i * line_bytes < bytes.size(); ++i)
    lines.push_back(bytes.substr(i * line_bytes, line_bytes));
  return lines;
}

bool is_ours(const Descriptor& opened, mode_t kind) {
  struct ::stat s {};
  return opened && ::fstat(opened.get(), &s) == 0 && (s.st_mode & S_IFMT) == kind &&
         s.st_uid == ::geteuid() && (s.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

Descriptor open_own_file(const std::filesystem::path& folder, const std::string& name) {
  if (folder.empty()) return Descriptor();
  std::error_code failed;
  std::filesystem::create_directories(folder.parent_path(), failed);
  ::mkdir(folder.c_str(), S_IRWXU);
  const Descriptor own(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  if (!is_ours(own, S_IFDIR)) return Descriptor();
  constexpr int flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
  Descriptor file(::openat(own.get(), name.c_str(), flags, S_IRUSR | S_IWUSR));
  return is_ours(file, S_IFREG) ? std::move(file) : Descriptor();
}

}  // namespace

RecordTable::RecordTable(const std::filesystem::path& folder, const std::string& file)
    : file_(open_own_file(folder, file)) {}

std::optional<std::string> RecordTable::find(std::string_view key) const {
  if (!file_) return std::nullopt;
  const std::string hash = short_hash(key);
  for (const std::string& line : read_place(file_, place_of_hash(hash)))
    if (std::optional<std::string> value = value_of_line(line, hash)) return value;
  return std::nullopt;
}

void RecordTable::keep(std::string_view key, std::string_view value) {
  if (!file_ || value.size() > longest_value) return;
  const std::string hash = short_hash(key);
  const std::scoped_lock lock(writing_);
  std::string all = record_line(hash, value);
  std::size_t lines = 1;
  for (const std::string& line : read_place(file_, place_of_hash(hash)))
    if (lines < lines_a_place && line.size() == line_bytes && !line.starts_with(hash)) {
      all += line;
      ++lines;
    }
  [[maybe_unused]] const ssize_t written = ::pwrite(file_.get(), all.data(), all.size(), place_of_hash(hash));
}

}  // namespace mazefolio::base
