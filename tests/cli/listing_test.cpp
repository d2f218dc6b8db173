// What shops ask of a book.
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::set<std::string> names_in(const fs::path& folder) {
  std::set<std::string> out;
  for (const auto& entry : fs::directory_iterator(folder)) out.insert(entry.path().filename().string());
  return out;
}

std::string pixels_of(const fs::path& png) {
  const std::string bytes = read_file(png).substr(16, 8);
  const auto number = [&](std::size_t at) {
    unsigned n = 0;
    for (std::size_t i = at; i < at + 4; ++i) n = n << 8 | static_cast<unsigned char>(bytes[i]);
    return n;
  };
  return std::to_string(number(0)) + " x " + std::to_string(number(4));
}

Run listing(const fs::path& folder, const std::string& spec) {
  write_file(folder / "book.yaml", spec);
  return run_mazefolio({"listing", folder / "book.yaml", "-o", folder / "shop"});
}

}  // namespace

TEST_CASE("a shop gets pictures, previews, archives and facts of a book") {
  const fs::path folder = scratch_folder();
  const Run run = listing(folder,
                          "title: Twelve Mazes\nauthor: A. Writer\npage: 6x9in\nprinter: kdp\nfill: yes\n"
                          "listing: {keywords: [maze, puzzle], license: For one classroom.}\n"
                          "chapters: [{puzzles: [{count: 12}]}]\n");
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  const fs::path shop = folder / "shop";
  const std::set<std::string> names = names_in(shop);
  for (const char* name : {"cover-front.png", "board-pages.png", "board-fan.png", "board-inside.png",
                           "page-01.png", "preview-01.png", "preview-06.png", "preview-11.png", "mazes-1.zip",
                           "listing.txt", "listing.json", "listing.csv"})
    CHECK(names.contains(name));
  CHECK_FALSE(names.contains("preview-02.png"));
  CHECK(pixels_of(shop / "board-fan.png") == "2700 x 2025");
  CHECK_THAT(pixels_of(shop / "cover-front.png"), Catch::EndsWith("x 2000"));

  const auto facts = nlohmann::json::parse(read_file(shop / "listing.json"));
  CHECK(facts["mazes"] == 12);
  CHECK(facts["keywords"] == nlohmann::json{"maze", "puzzle"});
  CHECK(facts["maze_hashes"].size() == 12);
  CHECK(facts["spine_in"].get<double>() == Approx(facts["pages"].get<int>() * 0.002252).margin(0.00005));
  CHECK(facts["files"].size() + 3 == names.size());

  const std::string archived = run_program({"python3", "-m", "zipfile", "-l", shop / "mazes-1.zip"}).out;
  for (const char* file : {"license.txt", "maze-01.pdf", "maze-12.svg", "maze-12-answer.png"})
    CHECK_THAT(archived, Catch::Contains(file));
}

TEST_CASE("a listing that says too much is refused at its line, and nothing is written") {
  const fs::path folder = scratch_folder();
  const Run run = listing(folder,
                          "title: Book\nlisting:\n  keywords: [maze, maze]\n  price: 3\n"
                          "chapters: [{puzzles: [{count: 2}]}]\n");
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("book.yaml:3:20: error: 'maze' stands twice among the keywords") &&
                          Catch::Contains("book.yaml:4:3: error: unknown key 'price'"));
  CHECK_FALSE(fs::exists(folder / "shop"));
}
