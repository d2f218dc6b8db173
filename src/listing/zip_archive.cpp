#include "listing/zip_archive.h"

#include <fmt/format.h>
#include <zip.h>

#include <memory>

#include "base/diagnostic.h"

namespace mazefolio::listing {
namespace {

constexpr zip_uint16_t first_day = 1 << 5 | 1;  // 1 January 1980, the first that archives know
constexpr std::size_t local_header = 30, central_header = 46;

[[noreturn]] void fail(const std::string& why) {
  throw WorldError(fmt::format("the archive cannot be made: {}", why));
}

/// Archives that are not closed are dropped.
struct Discard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct Release {
  void operator()(zip_source_t* source) const { zip_source_free(source); }
};

void add(zip_t* archive, const ArchivedFile& file) {
  zip_source_t* bytes = zip_source_buffer(archive, file.bytes.data(), file.bytes.size(), 0);
  if (!bytes) fail(zip_strerror(archive));
  const zip_int64_t index = zip_file_add(archive, file.name.c_str(), bytes, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    zip_source_free(bytes);
    fail(zip_strerror(archive));
  }
  const auto at = static_cast<zip_uint64_t>(index);
  if (zip_set_file_compression(archive, at, ZIP_CM_STORE, 0) != 0 ||
      zip_file_set_dostime(archive, at, 0, first_day, 0) != 0)
    fail(zip_strerror(archive));
}

std::string read_all(zip_source_t* source) {
  zip_stat_t facts;
  if (zip_source_open(source) != 0 || zip_source_stat(source, &facts) != 0) fail("it cannot be read");
  std::string out(facts.size, '\0');
  const zip_int64_t read = zip_source_read(source, out.data(), out.size());
  zip_source_close(source);
  if (read != static_cast<zip_int64_t>(out.size())) fail("it cannot be read");
  return out;
}

}  // namespace

std::string zip_archive(const std::vector<ArchivedFile>& files) {
  zip_error_t error;
  zip_error_init(&error);
  const std::unique_ptr<zip_source_t, Release> target(zip_source_buffer_create(nullptr, 0, 0, &error));
  if (!target) fail(zip_error_strerror(&error));
  zip_source_keep(target.get());
  std::unique_ptr<zip_t, Discard> archive(
      zip_open_from_source(target.get(), ZIP_CREATE | ZIP_TRUNCATE, &error));
  if (!archive) {
    zip_source_free(target.get());
    fail(zip_error_strerror(&error));
  }
  for (const ArchivedFile& file : files) add(archive.get(), file);
  if (zip_close(archive.get()) != 0) fail(zip_strerror(archive.get()));
  static_cast<void>(archive.release());  // closed is gone
  return read_all(target.get());
}

std::size_t archived_size(const ArchivedFile& file) {
  return local_header + central_header + 2 * file.name.size() + file.bytes.size();
}

}  // namespace mazefolio::listing
