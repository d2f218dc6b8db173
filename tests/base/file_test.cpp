#include "base/system/file.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>

#include "base/diagnostic.h"
#include "base/sha256.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {
std::size_t entries(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}
}  // namespace

TEST_CASE("a file appears whole or not at all") {
  const TemporaryFolder temporary;
  const fs::path& folder = temporary.path();
  const fs::path target = folder / "book.pdf";
  {
    StagedFile staged(target);
    staged.write("half");
    CHECK_FALSE(fs::exists(target));
  }
  CHECK(entries(folder) == 0);

  write_file(target, "whole");
  CHECK(read_file(target) == "whole");
  write_file(target, "again");
  CHECK(read_file(target) == "again");
  CHECK(entries(folder) == 1);
}

TEST_CASE("a stream of the process is a device, whatever it leads to") {
  CHECK(is_device("/dev/stdout"));
  CHECK(is_device("/dev/fd/2"));
  CHECK(is_device("/proc/self/fd/1"));
  CHECK_FALSE(is_device("/dev/shm/book.pdf"));
  CHECK_FALSE(is_device("stdout"));
}

TEST_CASE("a failure of the file system is reported with the path") {
  CHECK_THROWS_WITH(read_file("/nowhere/book.yaml"), Catch::Contains("/nowhere/book.yaml"));
  CHECK_THROWS_AS(write_file("/nowhere/book.pdf", "x"), WorldError);
  CHECK_THROWS_AS(read_file(std::string(300, 'x')), WorldError);  // a longer name than a folder can hold
  CHECK_THROWS_AS(write_file(std::string(300, 'x'), "x"), WorldError);
  const TemporaryFolder temporary;
  const fs::path& folder = temporary.path();
  CHECK_THROWS_WITH(read_file(folder), Catch::Contains("is a folder"));
  CHECK_THROWS_WITH(write_file(folder, "x"), Catch::Contains("is a folder"));
  write_file(folder / "big", std::string(100, 'x'));
  CHECK_THROWS_WITH(read_file(folder / "big", 99), Catch::Contains("larger than 99"));
}

TEST_CASE("a file is read in parts of bounded size, and hashed so") {
  const TemporaryFolder temporary;
  const fs::path path = temporary.path() / "big";
  const std::string text = [] {
    std::string out;
    for (int i = 0; out.size() < 300'000; ++i) out += std::to_string(i);
    return out;
  }();
  write_file(path, text);
  std::string whole;
  for_each_block(path, [&](std::string_view block) {
    CHECK(block.size() <= 1 << 16);
    whole += block;
  });
  CHECK(whole == text);
  CHECK(sha256_of_file(path) == sha256(text));
  write_file(path, "");
  CHECK(sha256_of_file(path) == sha256(""));
  CHECK_THROWS_AS(sha256_of_file(temporary.path()), WorldError);
  CHECK_THROWS_AS(sha256_of_file(temporary.path() / "none"), WorldError);
}

TEST_CASE("a symbolic link stays, and what it points to is replaced or made") {
  const TemporaryFolder temporary;
  const fs::path& folder = temporary.path();
  fs::create_directory(folder / "far");
  fs::create_symlink("far/book.pdf", folder / "link.pdf");
  for (const char* bytes : {"made", "replaced"}) {
    write_file(folder / "link.pdf", bytes);
    CHECK(fs::is_symlink(folder / "link.pdf"));
    CHECK(read_file(folder / "far/book.pdf") == bytes);
    CHECK(entries(folder / "far") == 1);
  }
}

TEST_CASE("files left by a killed program with the same process id are replaced") {
  const TemporaryFolder temporary;
  const fs::path target = temporary.path() / "book.pdf";
  const fs::path stray = temporary.path() / ("book.pdf." + std::to_string(::getpid()) + ".part");
  write_file(target, "old");
  write_file(stray, "half");
  write_file(target, "new");
  CHECK(read_file(target) == "new");
  CHECK(entries(temporary.path()) == 1);
}

TEST_CASE("strays of targets are removed, and nothing else") {
  const TemporaryFolder temporary;
  const fs::path& folder = temporary.path();
  fs::create_directories(folder / "far");
  fs::create_directories(folder / "b.pdf.9.part");
  fs::create_symlink("far/c.pdf", folder / "c.pdf");
  for (const char* stray : {"a.pdf.1.part", "a.pdf.4194304.part", "far/c.pdf.7.part"})
    write_file(folder / stray, "half");
  const std::vector<std::string> others{"a.pdf",   "a.pdf.part",   "a.pdf..part", "a.pdf.1x.part",
                                        "a.pdf.1", "x.pdf.1.part", "a.1.part",    ".part",
                                        "1.part",  "far/c.pdf",    "c.pdf.7.part"};
  for (const std::string& other : others) write_file(folder / other, "whole");
  remove_strays(
      std::vector<fs::path>{folder / "a.pdf", folder / "b.pdf", folder / "c.pdf", "/nowhere/d.pdf"});
  for (const std::string& other : others) CHECK(fs::exists(folder / other));
  CHECK(entries(folder) == 13);
  CHECK(entries(folder / "far") == 1);
  CHECK(fs::is_directory(folder / "b.pdf.9.part"));
}
