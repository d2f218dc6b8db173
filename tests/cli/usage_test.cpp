#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/command.h"
#include "publish/listing.h"
#include "support/golden.h"
#include "support/help_words.h"
#include "support/listed_names.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

TEST_CASE("the help of every command begins with examples") {
  CHECK(run_mazefolio({"--help"}).exit_code == 0);
  REQUIRE(commands().size() > 10);
  for (const CommandRow& command : commands()) {
    const Run run = run_mazefolio({command.name, "--help"});
    CHECK(run.exit_code == 0);
    CHECK_THAT(run.out, Catch::StartsWith("Examples:\n  mazefolio " + command.name));
    CHECK_THAT(run_mazefolio({"--help"}).out, Catch::Contains(command.summary));
  }
}

TEST_CASE("an unknown command gets a suggestion") {
  const Run run = run_mazefolio({"biuld"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("did you mean 'build'?"));
  CHECK(run_mazefolio({}).exit_code == 2);
  CHECK(run_mazefolio({"build"}).exit_code == 2);
  CHECK(run_mazefolio({"build", "--colour"}).exit_code == 2);
}

TEST_CASE("every table can be listed, as text and as JSON") {
  const std::vector<std::string> tables = listing_names();
  REQUIRE(tables.size() >= 10);
  for (const std::string& what : tables) {
    INFO(what);
    CHECK_FALSE(run_mazefolio({"list", what}).out.empty());
    const nlohmann::json rows = nlohmann::json::parse(run_mazefolio({"list", what, "--json"}).out);
    REQUIRE(rows.is_array());
    REQUIRE_FALSE(rows.empty());
    for (const auto& row : rows) CHECK(row.at("name").get<std::string>() != "");
    const std::string text = run_mazefolio({"list", what}).out;
    CHECK(std::count(text.begin(), text.end(), '\n') == static_cast<std::ptrdiff_t>(rows.size()));
  }
  CHECK(run_mazefolio({"list", "genrators"}).exit_code == 2);
}

TEST_CASE("every grid, shape and generator is listed with its options and a picture") {
  for (const char* what : {"generators", "grids", "shapes"}) {
    const nlohmann::json rows = nlohmann::json::parse(run_mazefolio({"list", what, "--json"}).out);
    for (const auto& row : rows) {
      INFO(row.at("name"));
      CHECK_THAT(row.at("picture").get<std::string>(), Catch::Contains("<path"));
      for (const auto& option : row.at("options")) {
        const std::string kind = option.at("kind");
        CHECK(option.contains("choices") == (kind == "choice"));
        CHECK(option.contains("range") == (kind == "integer" || kind == "real"));
      }
    }
    CHECK(run_mazefolio({"list", what}).out.find("<svg") == std::string::npos);
  }
}

TEST_CASE("the wall pairs of a coloring are listed by the index that a book uses") {
  const nlohmann::json rows = nlohmann::json::parse(
      run_mazefolio({"list", "colourings", "--ux", "4", "--vx", "2", "--vy", "2", "--json"}).out);
  const auto worked = std::find_if(rows.begin(), rows.end(), [](const auto& row) {
    return row.at("walls") == nlohmann::json{{4, 5, 6}, {1, 3, 7}} ||
           row.at("walls") == nlohmann::json{{1, 3, 7}, {4, 5, 6}};
  });
  REQUIRE(worked != rows.end());
  CHECK(worked->at("pillars") == nlohmann::json{2});
  CHECK(worked->at("room") == 0);
  CHECK(worked->at("perfect") == true);
  const Run maze = run_mazefolio({"maze", "--algorithm", "colouring", "--size", "30x20", "--option",
                                  "pair=" + worked->at("name").get<std::string>()});
  CHECK(maze.exit_code == 0);
  const Run touching = run_mazefolio({"list", "colourings", "--ux", "1"});
  CHECK(touching.exit_code == 2);
  CHECK_THAT(touching.err, Catch::Contains("error: "));
  CHECK(run_mazefolio({"list", "colourings", "--ux", "0"}).exit_code == 2);
}

TEST_CASE("walls of many colors are listed as a book writes them, as far as they are asked for") {
  const Run run = run_mazefolio(
      {"list", "colourings", "--ux", "6", "--vx", "2", "--vy", "5", "--room", "7", "--most", "12", "--json"});
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("only the 12 pairs with the fewest colors"));
  const nlohmann::json rows = nlohmann::json::parse(run.out);
  REQUIRE(rows.size() == 12);
  const auto sound =
      std::find_if(rows.begin(), rows.end(), [](const auto& row) { return !row.at("degenerate"); });
  REQUIRE(sound != rows.end());
  const std::vector<std::string> maze{"maze",   "--algorithm", "colouring", "--size",   "50x40", "--option",
                                      "ux=6",   "--option",    "vx=2",      "--option", "vy=5",  "--option",
                                      "room=7", "--format",    "id",        "--option"};
  const auto id_of = [&](const std::string& walls) {
    std::vector<std::string> words = maze;
    words.push_back("walls=" + walls);
    const Run made = run_mazefolio(words);
    CHECK(made.exit_code == 0);
    return made.out;
  };
  const std::string name = sound->at("name"), id = id_of(name);
  CHECK_THAT(id, Catch::Contains("walls=" + name + ",room=7"));
  CHECK(id_of(nlohmann::json{sound->at("walls")[1], sound->at("walls")[0]}.dump()) == id);
  CHECK(run_mazefolio({"list", "colourings", "--room", "8"}).exit_code == 2);
}

TEST_CASE("a new book of each kind builds") {
  std::size_t kinds = 0;
  for (const auto& [option, kind] : choices_of_help("new")) {
    if (option != "--kind") continue;
    ++kinds;
    INFO(kind);
    const std::filesystem::path folder = scratch_folder() / "deep" / kind;
    REQUIRE(run_mazefolio({"new", folder, "--kind", kind}).exit_code == 0);
    const Run run = run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf", "--quiet"});
    CHECK(run.exit_code == 0);
    CHECK(run.err.empty());
    CHECK(run_mazefolio({"new", folder}).exit_code == 1);  // never overwrites
  }
  CHECK(kinds >= 5);
}

TEST_CASE("worksheets need no spec") {
  const std::filesystem::path folder = scratch_folder();
  for (const std::string& look : listed("templates")) {
    const Run run = run_mazefolio({"worksheet", "-o", folder / "w.pdf", "--count", "4", "--per-page", "2",
                                   "--difficulty", "easy", "--title", "Monday", "--template", look});
    INFO(look << run.err);
    CHECK(run.exit_code == 0);
    CHECK_THAT(run_program({"pdftotext", folder / "w.pdf", "-"}).out,
               Catch::Contains("Monday") && Catch::Contains("Name"));
  }
  CHECK(run_mazefolio({"worksheet", "-o", folder / "x.pdf", "--difficulty", "hrad"}).exit_code == 2);
}

TEST_CASE("the schemas in configs are those of the parsers") {
  std::size_t schemas = 0;
  for (const auto& [argument, of] : choices_of_help("schema")) {
    if (argument != "OF") continue;
    ++schemas;
    const Run run = run_mazefolio({"schema", of});
    CHECK(run.exit_code == 0);
    check_golden(MAZEFOLIO_SOURCE_DIR "/configs/" + of + ".schema.json", run.out);
  }
  CHECK(schemas >= 2);
  CHECK(run_mazefolio({"schema"}).out == run_mazefolio({"schema", "book"}).out);
  CHECK(run_mazefolio({"schema", "shelf"}).exit_code == 2);
}
