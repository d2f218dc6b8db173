#include "base/system/named_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <catch2/catch.hpp>
#include <cerrno>
#include <set>
#include <thread>

#include "base/system/open_beneath.h"
#include "support/ways_out.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::string bytes_of(const Descriptor& file) {
  char block[100];
  const ssize_t n = ::read(file.get(), block, sizeof block);
  return {block, static_cast<std::size_t>(std::max<ssize_t>(n, 0))};
}

Descriptor folder_at(const fs::path& path) {
  return Descriptor(::open(path.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
}

}  // namespace

TEST_CASE("a confined folder gives its own files, also by links that stay in it") {
  const Jail jail(".txt");
  fs::create_symlink("../good.txt", jail.jail() / "sub/back.txt");
  fs::create_symlink("sub", jail.jail() / "inner");
  const NameFolder folder{jail.jail(), {}, true};
  for (const char* name : {"good.txt", "./good.txt", "sub/../good.txt", "sub/back.txt", "inner/back.txt"}) {
    INFO(name);
    const Result<NamedFile> file = read_named(folder, name, 100);
    REQUIRE(file.ok());
    CHECK(file->bytes == "fine");
    CHECK(file->inside);
  }
  CHECK(read_named({jail.top(), "jail/sub", true}, "back.txt", 100).message() ==
        "'back.txt' leads out of the folder");
  CHECK(read_named({jail.top(), "jail", true}, "sub/back.txt", 100).ok());
}

TEST_CASE(
    "every way out of a confined folder is refused, and is the same whether there is something or not") {
  const Jail jail(".txt");
  const NameFolder folder{jail.jail(), {}, true};
  REQUIRE(jail.ways().size() >= 40);
  for (const WayOut& way : jail.ways()) {
    INFO(way.how);
    const Result<NamedFile> file = read_named(folder, way.name, 1000);
    REQUIRE_FALSE(file.ok());
    CHECK(file.message().size() < 200);
    CHECK(file.message().find(Jail::secret) == std::string::npos);
  }
  const auto fault = [&](const std::string& name) { return fault_of_name(folder, name); };
  CHECK(fault((jail.outside() / "secret.txt").string()) == NameFault::outside);
  CHECK(fault((jail.outside() / "none.txt").string()) == NameFault::outside);
  CHECK(fault("../outside/none.txt") == NameFault::outside);
  CHECK(fault("dangling.txt") == NameFault::outside);
  CHECK(fault("link.txt") == NameFault::outside);
}

TEST_CASE("the steps that stand in for openat2 open what it opens, and fail as it does") {
  const Jail jail(".txt");
  fs::create_symlink("../good.txt", jail.jail() / "sub/back.txt");
  const Descriptor folder = folder_at(jail.jail());
  std::vector<WayOut> names = jail.ways();
  for (const char* name :
       {"good.txt", "sub/back.txt", "sub/..", ".", "sub/", "sub/.", "sub/../sub", "none", ""})
    names.push_back({name, name});
  for (const auto& [how, name] : names) {
    INFO(how);
    const std::string path = name.c_str();  // up to a NUL, as the system reads it
    constexpr int flags = O_RDONLY | O_NONBLOCK;
    const Descriptor kernel = open_beneath(folder, path, flags);
    const int expected = errno;
    const Descriptor steps = open_by_steps(folder, path, flags);
    const int got = errno;
    REQUIRE(static_cast<bool>(kernel) == static_cast<bool>(steps));
    if (kernel)
      CHECK(bytes_of(kernel) == bytes_of(steps));
    else
      CHECK(got == expected);
  }
}

TEST_CASE("without confinement only regular files are read, and those of the folder are known as such") {
  const Jail jail(".txt");
  const NameFolder folder{jail.jail(), {}, false};
  CHECK(read_named(folder, "good.txt", 100)->inside);
  for (const char* name : {"../outside/secret.txt", "link.txt", "sub/up/outside/secret.txt"}) {
    const Result<NamedFile> file = read_named(folder, name, 100);
    REQUIRE(file.ok());
    CHECK_FALSE(file->inside);
    CHECK(file->bytes == std::string(Jail::secret) + "\n");
  }
  const auto fault = [&](const std::string& name) { return fault_of_name(folder, name); };
  for (const char* name :
       {"/dev/zero", "/dev/null", "/proc/self/environ", "/proc/self/maps", "/sys/kernel/notes", "pipe.txt",
        "socket.txt", "environment.txt", "far-pipe.txt", "zero.txt"}) {
    INFO(name);
    CHECK((fault(name) == NameFault::not_a_file || !fs::exists(jail.jail() / name)));
  }
  CHECK(fault(".") == NameFault::folder);
  CHECK(fault("none.txt") == NameFault::missing);
  CHECK(fault(std::string("good.txt\0x", 10)) == NameFault::not_a_name);
  CHECK(fault("") == NameFault::not_a_name);
}

TEST_CASE("a file above the limit is refused by its size, and one at the limit is read") {
  const TemporaryFolder folder;
  write_file(folder.path() / "big", std::string(1 << 20, 'x'));
  CHECK(read_named({folder.path()}, "big", 1 << 20)->bytes.size() == 1 << 20);
  write_file(folder.path() / "big", std::string((1 << 20) + 1, 'x'));
  CHECK(read_named({folder.path()}, "big", 1 << 20).message() == "'big' is larger than 1 MiB");
  CHECK(read_named({folder.path()}, "big", 1 << 18).message() == "'big' is larger than 256 KiB");
}

TEST_CASE("links and folders that are swapped during the run lead nowhere else") {
  const Jail jail(".txt");
  const fs::path swapped = jail.jail() / "swapped", folder = jail.jail() / "swapping";
  for (const char* name : {"1", "2"}) fs::create_directory(jail.jail() / name);
  write_file(jail.jail() / "1/secret.txt", "fine");
  std::atomic<bool> done = false;
  // Turn by turn a link to a file here or there, and a folder or a link to another.
  std::thread stranger([&] {
    for (int i = 0; !done; ++i) {
      const fs::path next = jail.jail() / "next";
      std::error_code ignored;
      fs::create_symlink(i % 2 ? "good.txt" : "../outside/secret.txt", next, ignored);
      fs::rename(next, swapped, ignored);
      fs::create_symlink(i % 2 ? "1" : "../outside", next, ignored);
      fs::rename(next, folder, ignored);
      fs::rename(jail.jail() / "1", jail.jail() / "3", ignored);
      fs::rename(jail.jail() / "3", jail.jail() / "1", ignored);
    }
  });
  const Descriptor root = folder_at(jail.jail());
  const NameFolder confined{jail.jail(), {}, true};
  std::set<std::string> seen;
  for (int i = 0; i < 2000; ++i)
    for (const char* name : {"swapped", "swapping/secret.txt", "1/../swapping/secret.txt"}) {
      if (const Result<NamedFile> file = read_named(confined, name, 100); file.ok()) seen.insert(file->bytes);
      if (const Descriptor file = open_by_steps(root, name, O_RDONLY)) seen.insert(bytes_of(file));
      const Result<NamedFile> below = read_named({jail.jail(), "swapping", true}, "secret.txt", 100);
      if (below.ok()) seen.insert(below->bytes);
    }
  done = true;
  stranger.join();
  CHECK(seen == std::set<std::string>{"fine"});
}
