#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

TEST_CASE("icons are searched by the beginnings of words of names, aliases and groups, and by character") {
  const auto names = [](const std::string& search) {
    std::vector<std::string> out;
    for (const auto& row :
         nlohmann::json::parse(run_mazefolio({"list", "icons", "--json", "--search", search}).out))
      out.push_back(row.at("name"));
    return out;
  };
  using Names = std::vector<std::string>;
  CHECK(names("fish") == Names{"fish", "U+1F41F", "tropical-fish", "fish-cake-with-swirl", "fishing-pole"});
  CHECK(names("Fish animal") == Names{"fish", "U+1F41F", "tropical-fish"});
  CHECK(names("dino") == Names{"brachiosaurus"});
  CHECK(names("\U0001F418") == Names{"elephant"});
  CHECK(names("mouse") == Names{"mouse", "mouse-face", "U+1F401", "computer-mouse"});
  CHECK(names("no such thing").empty());
  CHECK(names("\x1B[31m").empty());
  CHECK(run_mazefolio({"list", "grids", "--search", "square"}).exit_code == 2);
}

TEST_CASE("a listed icon says its character, its group and its picture") {
  const auto rows =
      nlohmann::json::parse(run_mazefolio({"list", "icons", "--json", "--search", "elephant"}).out);
  REQUIRE(rows.size() == 1);
  CHECK(rows[0].at("character") == "\U0001F418");
  CHECK(rows[0].at("group") == "Animals & Nature");
  CHECK(rows[0].at("subgroup") == "animal-mammal");
  CHECK_THAT(rows[0].at("picture").get<std::string>(), Catch::Contains("<path"));
}

TEST_CASE("the sheet shows what was found, as paths and words, in the same bytes each time") {
  const auto sheet = [](const std::string& search) {
    const auto file = scratch_folder() / "icons.pdf";
    const Run run = run_mazefolio({"list", "icons", "--search", search, "--sheet", file.string()});
    CHECK(run.err == "");
    REQUIRE(run.exit_code == 0);
    return read_file(file);
  };
  const std::string animals = sheet("animals");
  CHECK(sheet("animals") == animals);
  const auto file = scratch_folder() / "animals.pdf";
  write_file(file, animals);
  const std::string words = run_program({"pdftotext", file.string(), "-"}).out;
  CHECK(count(words, "elephant") == 1);
  CHECK(count(words, "Animals & Nature") == 1);
  CHECK(count(words, "pizza") == 0);
  CHECK(count(run_program({"pdffonts", file.string()}).out, "Symbola") == 0);
  CHECK(count(run_program({"pdfimages", "-list", file.string()}).out, "image") <= 1);  // the head of the list
  CHECK_THAT(run_program({"pdfinfo", file.string()}).out, Catch::Contains("612 x 792"));
}

TEST_CASE("an empty sheet and a sheet of something else are errors, and leave no file") {
  const auto file = scratch_folder() / "none.pdf";
  const Run none = run_mazefolio({"list", "icons", "--search", "zzzz", "--sheet", file.string()});
  CHECK(none.exit_code == 2);
  CHECK_THAT(none.err, Catch::Contains("no icon is found"));
  CHECK(run_mazefolio({"list", "grids", "--sheet", file.string()}).exit_code == 2);
  CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("a maze in the shape of an icon has an id that makes it again") {
  const auto maze = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "maze");
    const Run run = run_mazefolio(arguments);
    CHECK(run.err == "");
    return run.out;
  };
  const std::string made = maze({"--shape", "icon", "--option", "icon=\U0001F680", "--size", "20x20"});
  CHECK(maze({"--id", "square~icon(icon=U%2B1F680):20x20/backtracker#1"}) == made);
  CHECK(maze({"--shape", "icon", "--option", "icon=rocket", "--size", "20x20"}) != made);
  const Run unknown = run_mazefolio({"maze", "--shape", "icon", "--option", "icon=elefant"});
  CHECK(unknown.exit_code == 2);
  CHECK_THAT(unknown.err, Catch::Contains("unknown icon 'elefant'; did you mean 'elephant'?"));
}
