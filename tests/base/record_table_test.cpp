#include "base/system/record_table.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <vector>

#include "base/sha256.h"
#include "base/system/build_mark.h"
#include "base/system/cache_folder.h"
#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string table_name = "records";

struct Table {
  const TemporaryFolder above;
  const fs::path folder = above.path() / "caches" / "mazefolio";
  const fs::path file = folder / table_name;
};

mode_t mode_of(const fs::path& path) {
  struct ::stat s {};
  REQUIRE(::stat(path.c_str(), &s) == 0);
  return s.st_mode & 07777;
}

// So many keys whose records lie in one place of the table.
std::vector<std::string> neighbors(std::size_t count) {
  std::map<std::string, std::vector<std::string>> by_place;
  for (int i = 0;; ++i) {
    const std::string key = std::to_string(i);
    std::vector<std::string>& keys = by_place[sha256(key).substr(0, 4)];
    keys.push_back(key);
    if (keys.size() == count) return keys;
  }
}

}  // namespace

TEST_CASE("a record is found again, by the next program, too, and no other is") {
  const Table at;
  {
    RecordTable table(at.folder, table_name);
    table.keep("one", "24x32 7");
    table.keep("two", "");
    table.keep("one", "24x32 8");
    CHECK(table.find("one") == "24x32 8");
  }
  const RecordTable table(at.folder, table_name);
  CHECK(table.find("one") == "24x32 8");
  CHECK(table.find("two") == "");
  CHECK(table.find("three") == std::nullopt);
}

TEST_CASE("folder and file are for their user alone") {
  const Table at;
  RecordTable(at.folder, table_name).keep("one", "1");
  CHECK(mode_of(at.folder) == 0700);
  CHECK(mode_of(at.file) == 0600);
}

TEST_CASE("the oldest records of a place make room for new ones, and the file stays within its bound") {
  const Table at;
  RecordTable table(at.folder, table_name);
  const std::vector<std::string> keys = neighbors(5);
  for (const std::string& key : keys) table.keep(key, key);
  CHECK(table.find(keys[0]) == std::nullopt);
  for (std::size_t i = 1; i < keys.size(); ++i) CHECK(table.find(keys[i]) == keys[i]);
  for (int i = 0; i < 500; ++i) table.keep(fmt::format("key {}", i), "x");
  CHECK(fs::file_size(at.file) <= RecordTable::most_bytes);
  table.keep("long", std::string(RecordTable::longest_value + 1, 'x'));
  CHECK(table.find("long") == std::nullopt);
}

TEST_CASE("of a damaged table a record is found as it was kept or not at all") {
  const Table at;
  RecordTable table(at.folder, table_name);
  const std::vector<std::string> keys = neighbors(2);
  for (const std::string& key : keys) table.keep(key, "value of " + key);
  const std::string whole = read_file(at.file);
  const std::size_t begin = whole.find_first_not_of('\0');
  std::size_t lost = 0;
  const auto count_lost = [&] {
    for (const std::string& key : keys)
      if (const auto value = table.find(key))
        CHECK(*value == "value of " + key);
      else
        ++lost;
  };
  std::fstream file(at.file, std::ios::in | std::ios::out | std::ios::binary);
  const auto put = [&](std::size_t i, int byte) {
    file.seekp(static_cast<std::streamoff>(i)).put(static_cast<char>(byte)).flush();
  };
  for (std::size_t i = begin; i < whole.size(); ++i) {
    put(i, whole[i] ^ 1);
    count_lost();
    put(i, whole[i]);
  }
  CHECK(lost == whole.size() - begin);  // each byte belongs to one record
  for (std::size_t size = whole.size(); size > begin; size -= 8) {
    fs::resize_file(at.file, size);
    count_lost();
  }
}

TEST_CASE("a folder or a file that is a link, another kind, or open to others is left alone") {
  const Table at;
  const fs::path other = at.above.path() / "other";
  fs::create_directories(at.folder.parent_path());
  fs::create_directories(other);
  const auto is_open = [&] { return RecordTable(at.folder, table_name).is_open(); };
  fs::create_directory_symlink(other, at.folder);
  CHECK_FALSE(is_open());
  CHECK(fs::is_empty(other));
  fs::remove(at.folder);
  fs::create_directory(at.folder);
  fs::permissions(at.folder, fs::perms::all);
  CHECK_FALSE(is_open());
  fs::permissions(at.folder, fs::perms::owner_all);
  fs::create_symlink(other / "new", at.file);
  CHECK_FALSE(is_open());
  CHECK(fs::is_empty(other));
  fs::remove(at.file);
  REQUIRE(::mkfifo(at.file.c_str(), 0600) == 0);
  CHECK_FALSE(is_open());
  fs::remove(at.file);
  CHECK(is_open());
}

TEST_CASE("without a folder nothing is found, and keeping is no error") {
  for (const fs::path folder : {"", "/dev/null/mazefolio"}) {
    RecordTable table(folder, table_name);
    CHECK_FALSE(table.is_open());
    table.keep("one", "1");
    CHECK(table.find("one") == std::nullopt);
  }
}

TEST_CASE("several programs may write at once: what is found is right") {
  const Table at;
  const auto key = [](int i) { return fmt::format("key {}", i % 50); };
  std::vector<pid_t> children;
  for (int k = 0; k < 3; ++k) {
    children.push_back(::fork());
    if (children.back() != 0) continue;
    RecordTable table(at.folder, table_name);
    for (int i = 0; i < 300; ++i) table.keep(key(i), "value of " + key(i));
    ::_exit(0);
  }
  for (const pid_t child : children) ::waitpid(child, nullptr, 0);
  const RecordTable table(at.folder, table_name);
  int found = 0;
  for (int i = 0; i < 50; ++i)
    if (const auto value = table.find(key(i))) {
      CHECK(*value == "value of " + key(i));
      ++found;
    }
  CHECK(found > 40);
}

TEST_CASE("the folder of what may be forgotten is where the user says, and nowhere without a home") {
  const char* const before = std::getenv("HOME");
  const std::string home = before ? before : "";
  ::setenv("XDG_CACHE_HOME", "/some/caches", 1);
  CHECK(cache_folder() == "/some/caches/mazefolio");
  ::setenv("XDG_CACHE_HOME", "not/absolute", 1);
  ::setenv("HOME", "/home/somebody", 1);
  CHECK(cache_folder() == "/home/somebody/.cache/mazefolio");
  ::unsetenv("XDG_CACHE_HOME");
  ::unsetenv("HOME");
  CHECK(cache_folder().empty());
  if (before) ::setenv("HOME", home.c_str(), 1);
}

TEST_CASE("a program knows which build it is") {
  CHECK(build_mark().size() >= 16);
  CHECK(build_mark() == build_mark());
}
