#include "spec/data_files.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "spec/house_data.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

TEST_CASE("every requested file is recorded, found or not, each once") {
  const TemporaryFolder folder;
  write_file(folder.path() / "mine.yaml", "x");
  const DataFiles files(folder.path());
  CHECK(files.used().empty());
  files.find("configs/papers.yaml");
  files.locate("configs/papers.yaml");
  CHECK_FALSE(files.locate("configs/none.yaml"));
  CHECK_THROWS_AS(files.find("configs/no-more.yaml"), WorldError);
  files.find_named("configs/printers", "kdp");
  files.find_named("configs/printers", "mine.yaml");
  CHECK_THROWS_AS(files.find_named("templates", "./other.yaml"), WorldError);
  files.beside_spec("pictures/fox.png");
  files.names("templates");
  CHECK(files.used() == std::vector<std::string>{"./other.yaml", "configs/no-more.yaml", "configs/none.yaml",
                                                 "configs/papers.yaml", "configs/printers/kdp.yaml",
                                                 "mine.yaml", "pictures/fox.png"});
}

TEST_CASE("a listener gets the path of a file once, before it is read") {
  const TemporaryFolder folder;
  write_file(folder.path() / "mine.yaml", "x");
  DataFiles files(folder.path());
  std::vector<fs::path> told;
  files.on_use([&](const fs::path& place) { told.push_back(place); });
  files.locate("none.yaml");
  CHECK(told.empty());
  for (int i = 0; i < 2; ++i) files.locate("mine.yaml");
  files.beside_spec("fox.png");
  CHECK(told == std::vector<fs::path>{folder.path() / "mine.yaml", folder.path() / "fox.png"});
}

TEST_CASE("a file beside the spec precedes that of the house data") {
  const TemporaryFolder folder;
  const DataFiles files(folder.path());
  CHECK(files.find("configs/papers.yaml") == source_root / "configs/papers.yaml");
  fs::create_directories(folder.path() / "configs");
  write_file(folder.path() / "configs/papers.yaml", "x");
  CHECK(files.find("configs/papers.yaml") == folder.path() / "configs/papers.yaml");
}
