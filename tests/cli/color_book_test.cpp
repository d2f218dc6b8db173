// Books that are printed in color.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

nlohmann::json built(const fs::path& folder, const std::string& ink) {
  const std::string name = ink + ".pdf";
  const Run run = run_mazefolio({"build", folder / "book.yaml", "--set", "ink=" + ink, "-o", folder / name,
                                 "--manifest", folder / (ink + ".json"), "--prove"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  return nlohmann::json::parse(read_file(folder / (ink + ".json")));
}

Run checked(const fs::path& pdf, const std::string& ink) {
  return run_mazefolio({"check", pdf, "--printer", "kdp", "--no-raster", "--ink", ink});
}

}  // namespace

TEST_CASE("a book in color and one in black have the same mazes on the same pages") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml",
             "title: Sea\ntheme: ocean\npage: 6x9in\nprinter: kdp\nfill: yes\n"
             "chapters: [{puzzles: [{count: 6}]}]\n");
  const auto black = built(folder, "black"), color = built(folder, "color");
  REQUIRE(black["puzzles"].size() == color["puzzles"].size());
  for (std::size_t i = 0; i < black["puzzles"].size(); ++i)
    for (const char* key : {"canonical_hash", "page", "difficulty", "start_pt"})
      CHECK(black["puzzles"][i].at(key) == color["puzzles"][i].at(key));
  CHECK(black["puzzles"][0]["answer"].at("path_grey") == 0);
  CHECK(color["puzzles"][0]["answer"].at("path_grey") > 0);
  CHECK(checked(folder / "black.pdf", "black").exit_code == 0);
  CHECK_THAT(checked(folder / "color.pdf", "black").err, Catch::Contains("ink.color"));
  CHECK_FALSE(checked(folder / "color.pdf", "color").err.find("ink.color") != std::string::npos);
}
