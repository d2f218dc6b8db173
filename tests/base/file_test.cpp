#include "base/file.h"

#include <catch2/catch.hpp>

#include <filesystem>

#include "base/diagnostic.h"
#include "support/temporary_folder.h"

using namespace mazefolio;
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

TEST_CASE("what the world refuses is told with the path") {
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
