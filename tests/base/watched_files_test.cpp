#include "base/system/watched_files.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <thread>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

constexpr auto soon = 2000ms, at_once = 0ms;

void write_in_place(const fs::path& file, const std::string& text) { std::ofstream(file) << text; }

struct Watched {
  const TemporaryFolder folder;
  const fs::path file = folder.path() / "book.yaml";
  WatchedFiles files;

  explicit Watched(WatchedFiles::Told told) : files(told) {
    write_file(file, "one");
    files.watch({file});
  }
};

WatchedFiles::Told either() {
  return GENERATE(WatchedFiles::Told::by_the_system, WatchedFiles::Told::by_looking);
}

}  // namespace

TEST_CASE("a watched file that stays is not told of, and each change is told once") {
  Watched watched(either());
  CHECK_FALSE(watched.files.wait(30ms));
  write_in_place(watched.file, "other");
  CHECK(watched.files.wait(soon));
  CHECK_FALSE(watched.files.wait(30ms));
}

TEST_CASE("a file that another is renamed to, that is gone, and that comes again has changed") {
  Watched watched(either());
  write_file(watched.file, "two");
  CHECK(watched.files.wait(soon));
  write_in_place(watched.file, "abc");  // the new file is watched, too
  CHECK(watched.files.wait(soon));
  fs::remove(watched.file);
  CHECK(watched.files.wait(soon));
  write_in_place(watched.file, "abc");
  CHECK(watched.files.wait(soon));
}

TEST_CASE("a file in a folder that does not exist yet is told of when it appears") {
  Watched watched(either());
  const fs::path later = watched.folder.path() / "pictures" / "animals" / "fox.png";
  watched.files.watch({watched.file, later});
  fs::create_directories(later.parent_path());
  write_in_place(later, "fox");
  CHECK(watched.files.wait(soon));
}

TEST_CASE("a folder changes with the names in it") {
  Watched watched(either());
  const fs::path folder = watched.folder.path() / "pages";
  fs::create_directory(folder);
  watched.files.watch({folder});
  write_in_place(folder / "new.md", "x");
  CHECK(watched.files.wait(soon));
  write_in_place(watched.file, "no longer watched");
  CHECK_FALSE(watched.files.wait(30ms));
}

TEST_CASE("the file that a link leads to is watched, and so is the link") {
  Watched watched(either());
  const fs::path link = watched.folder.path() / "link", other = watched.folder.path() / "other";
  write_file(other, "other");
  fs::create_symlink(watched.file, link);
  watched.files.watch({link});
  write_in_place(watched.file, "changed");
  CHECK(watched.files.wait(soon));
  fs::remove(link);
  fs::create_symlink(other, link);
  CHECK(watched.files.wait(soon));
}

TEST_CASE("what changes before a file is watched again is not lost") {
  Watched watched(either());
  const fs::path second = watched.folder.path() / "second";
  write_in_place(watched.file, "changed");
  watched.files.watch({watched.file, second});
  CHECK(watched.files.wait(at_once));
}

TEST_CASE("a file that is added is watched from then on") {
  Watched watched(either());
  const fs::path second = watched.folder.path() / "second";
  watched.files.add(second);
  CHECK_FALSE(watched.files.wait(at_once));
  write_file(second, "now");
  CHECK(watched.files.wait(at_once));
}

TEST_CASE("a change ends a wait, and of a file that is written in steps the last one is told") {
  Watched watched(either());
  std::thread editor([&] {
    std::this_thread::sleep_for(20ms);
    std::ofstream out(watched.file);
    for (int i = 0; i < 5; ++i) {
      out << "part" << std::flush;
      std::this_thread::sleep_for(2ms);
    }
  });
  std::string seen;
  while (seen != "partpartpartpartpart" && watched.files.wait(soon)) seen = read_file(watched.file);
  CHECK(seen == "partpartpartpartpart");
  editor.join();
}

TEST_CASE("another thread can end a wait for files, also before it begins") {
  Watched watched(either());
  std::thread other([&] {
    std::this_thread::sleep_for(20ms);
    watched.files.wake();
  });
  const auto begin = std::chrono::steady_clock::now();
  CHECK_FALSE(watched.files.wait(10'000ms));
  CHECK(std::chrono::steady_clock::now() - begin < 5s);
  other.join();
  watched.files.wake();
  CHECK_FALSE(watched.files.wait(10'000ms));
}
