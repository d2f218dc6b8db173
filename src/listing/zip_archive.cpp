#include "listing/zip_archive.h"

#include <fmt/format.h>
#include <minizip/zip.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>

#include "base/diagnostic.h"

namespace mazefolio::listing {
namespace {

constexpr uLong first_day = (1 << 5 | 1) << 16;  // 1 January 1980, the first that archives know
constexpr uLong plain_file = 0100666ul << 16;    // as Unix says it
constexpr uLong made_by_unix = 3 << 8 | 63;      // in version 6.3 of the format
constexpr uLong name_is_utf8 = 1 << 11;
constexpr std::size_t local_header = 30, central_header = 46;
constexpr std::size_t most_bytes = std::numeric_limits<std::uint32_t>::max() - 1;  // without further headers

[[noreturn]] void fail(const std::string& why) {
  throw WorldError(fmt::format("the archive cannot be made: {}", why));
}

/// What the library takes for a file.
struct Target {
  std::string bytes;
  std::size_t at = 0;
};
Target& target_of(voidpf stream) { return *static_cast<Target*>(stream); }

voidpf open_target(voidpf target, const void*, int) { return target; }
uLong read_target(voidpf, voidpf, void*, uLong) { return 0; }  // an archive that is made anew is not read
uLong write_target(voidpf, voidpf stream, const void* bytes, uLong size) {
  Target& target = target_of(stream);
  target.bytes.replace(target.at, size, static_cast<const char*>(bytes), size);
  target.at += size;
  return size;
}
ZPOS64_T tell_target(voidpf, voidpf stream) { return target_of(stream).at; }
long seek_target(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
  Target& target = target_of(stream);
  const std::size_t from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                           : origin == ZLIB_FILEFUNC_SEEK_CUR ? target.at
                                                              : target.bytes.size();
  if (offset > target.bytes.size() - from) return -1;
  target.at = from + offset;
  return 0;
}
int close_target(voidpf, voidpf) { return 0; }
int error_of_target(voidpf, voidpf) { return 0; }

struct Close {
  void operator()(void* archive) const { zipClose(archive, nullptr); }
};

bool is_ascii(const std::string& text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void add(zipFile archive, const ArchivedFile& file) {
  if (file.bytes.size() > most_bytes) fail(fmt::format("'{}' is too large for it", file.name));
  const zip_fileinfo facts{{}, first_day, 0, plain_file};
  constexpr int stored = 0, level = 0, raw = 0, window = -15, memory = 8, strategy = 0, no_zip64 = 0;
  if (zipOpenNewFileInZip4_64(archive, file.name.c_str(), &facts, nullptr, 0, nullptr, 0, nullptr, stored,
                              level, raw, window, memory, strategy, nullptr, 0, made_by_unix,
                              is_ascii(file.name) ? 0 : name_is_utf8, no_zip64) != ZIP_OK ||
      zipWriteInFileInZip(archive, file.bytes.data(), static_cast<unsigned>(file.bytes.size())) != ZIP_OK ||
      zipCloseFileInZip(archive) != ZIP_OK)
    fail(fmt::format("'{}' is refused", file.name));
}

}  // namespace

std::string zip_archive(const std::vector<ArchivedFile>& files) {
  Target target;
  zlib_filefunc64_def functions{open_target, read_target,  write_target,    tell_target,
                                seek_target, close_target, error_of_target, &target};
  std::unique_ptr<void, Close> archive(zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &functions));
  if (!archive) fail("there is no memory");
  for (const ArchivedFile& file : files) add(archive.get(), file);
  if (zipClose(archive.release(), nullptr) != ZIP_OK) fail("it cannot be ended");
  return std::move(target.bytes);
}

std::size_t archived_size(const ArchivedFile& file) {
  return local_header + central_header + 2 * file.name.size() + file.bytes.size();
}

}  // namespace mazefolio::listing
