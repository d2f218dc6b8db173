#include "spec/data_files.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "spec/house_data.h"
#include "spec/house_files.h"
#include "spec/house_trees.h"
#include "spec/level_table.h"
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
  CHECK(files.read(FileKind::printer, {"mine.yaml"})->bytes == "x");
  CHECK_FALSE(files.read(FileKind::look, {"./other.yaml"}).ok());
  CHECK_FALSE(files.read(FileKind::picture, {"pictures/fox.png"}).ok());
  files.names("templates");
  CHECK(files.used() == std::vector<std::string>{"././other.yaml", "./mine.yaml", "./pictures/fox.png",
                                                 "configs/no-more.yaml", "configs/none.yaml",
                                                 "configs/papers.yaml"});
  CHECK(files.bytes_of_used("./mine.yaml") == "x");
  CHECK(files.bytes_of_used("configs/papers.yaml") == read_file(source_root / "configs/papers.yaml"));
  CHECK_FALSE(files.bytes_of_used("mine.yaml"));
  CHECK_FALSE(files.bytes_of_used("./configs/papers.yaml"));
}

TEST_CASE("files are recorded from several threads") {
  const DataFiles files;
  parallel_for(4000, 4, [&](std::size_t i) { files.locate("configs/none-" + std::to_string(i) + ".yaml"); });
  CHECK(files.used().size() == 4000);
}

TEST_CASE("a listener hears of a file once, before it is read") {
  const TemporaryFolder folder;
  DataFiles files(folder.path());
  std::vector<std::string> heard;
  files.on_use([&](const std::string& used) { heard.push_back(used); });
  for (int i = 0; i < 2; ++i) files.locate("configs/papers.yaml");
  CHECK_FALSE(files.read(FileKind::picture, {"fox.png"}).ok());
  CHECK(heard == std::vector<std::string>{"configs/papers.yaml", "./fox.png"});
}

TEST_CASE("a file of each kind is read up to its limit, and what is wrong is told where it is named") {
  const TemporaryFolder folder;
  std::set<std::string> names;
  for (const FileKindRow& kind : file_kinds()) {
    INFO(kind.name);
    CHECK(names.insert(kind.name).second);
    CHECK(fs::exists(source_root / "src" / kind.reader));
    CHECK(std::count(kind.example.begin(), kind.example.end(), '@') == 1);
    write_file(folder.path() / "file", "");
    fs::resize_file(folder.path() / "file", kind.most_bytes);
    CHECK(read_file_of(kind.kind, {folder.path()}, {"file"}).ok());
    fs::resize_file(folder.path() / "file", kind.most_bytes + 1);
    const auto refused = read_file_of(kind.kind, {folder.path()}, {"file", {"book.yaml", 3, 4}});
    CHECK(to_text(refused.error()) == "book.yaml:3:4: error: 'file' is larger than " +
                                          (kind.most_bytes >> 20 > 0
                                               ? std::to_string(kind.most_bytes >> 20) + " MiB"
                                               : std::to_string(kind.most_bytes >> 10) + " KiB"));
  }
}

TEST_CASE("what is read once is kept for all who share trees, but for errors and what is missing") {
  HouseTrees trees;
  DataFiles first, second, alone;
  first.share(trees);
  second.share(trees);
  int reads = 0;
  const auto read = [&] { return Result<int>(++reads); };
  for (const DataFiles* files : {&first, &second, &first}) CHECK(files->once("a", read).value() == 1);
  CHECK(second.once("b", read).value() == 2);
  CHECK(alone.once("a", read).value() == 3);

  bool is_there = false;
  const auto find = [&] { return is_there ? std::optional(1) : std::nullopt; };
  CHECK_FALSE(first.once("c", find));
  is_there = true;
  CHECK(second.once("c", find));
  is_there = false;
  CHECK(first.once("c", find));

  CHECK_FALSE(first.once("d", [] { return Result<int>(failure("no")); }).ok());
  CHECK(first.once("d", read).value() == 4);
}

TEST_CASE("house files are recorded as used by each who shares what was read") {
  HouseTrees trees;
  for (int i = 0; i < 2; ++i) {
    DataFiles files;
    files.share(trees);
    CHECK(read_levels(files).ok());
    CHECK(read_words(files, "en", Register::kids).ok());
    CHECK(files.used() == std::vector<std::string>{"configs/difficulty.csv", "configs/languages/en.yaml"});
  }
}
