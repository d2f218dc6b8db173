// The proof of books: every page of every example, in every template, is printed and read back.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/example_books.h"
#include "support/listed_names.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

const std::filesystem::path examples = MAZEFOLIO_SOURCE_DIR "/examples";

void check_proven(const std::filesystem::path& spec, std::vector<std::string> more) {
  std::string words = spec.filename();
  for (const std::string& word : more) words += " " + word;
  INFO(words);
  std::vector<std::string> arguments{"build",   spec,     "-o", scratch_folder() / "book.pdf",
                                     "--prove", "--quiet"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Run run = run_mazefolio(arguments);
  CHECK(run.exit_code == 0);
  CHECK(run.err == "");
}

}  // namespace

TEST_CASE("every example is proven from its pages") {
  const auto books = examples_of("book");
  for (const auto& spec : books) check_proven(spec, {});
  CHECK(books.size() >= 6);
}

TEST_CASE("every template is proven from its pages") {
  for (const char* book : {"first-book.yaml", "worksheet.yaml"})
    for (const std::string& look : listed("templates"))
      check_proven(examples / book, {"--set", "template=" + look});
}

TEST_CASE("a printed name does not touch a maze") {
  for (const std::string& look : listed("templates"))
    for (const char* name : {"Anna 3 Schmidt", "محمد العلي", "山田 花子"})
      check_proven(examples / "class-sheet.yaml",
                   {"--set", "template=" + look, "--set", std::string("name_line=") + name});
}

TEST_CASE("page references are read in every language") {
  for (const auto& entry : std::filesystem::directory_iterator(MAZEFOLIO_SOURCE_DIR "/configs/languages"))
    check_proven(examples / "worksheet.yaml",
                 {"--set", "language=" + entry.path().stem().string(), "--set", "answers.place=separate"});
}

TEST_CASE("small pages with fine mazes are proven") {
  const std::filesystem::path spec = scratch_folder() / "small.yaml";
  write_file(spec,
             "title: Small\npage: 6x9in\nanswers: {style: dashed}\nchapters:\n  - puzzles:\n"
             "      - {count: 3, difficulty: 1, algorithm: wilson}\n      - {count: 2, difficulty: 1, "
             "per_page: 2}\n");
  for (const char* audience : {"expert", "large-print", "early"})
    check_proven(spec, {"--set", std::string("audience=") + audience});
}

TEST_CASE("fine mazes with goals in the middle are proven") {
  const std::filesystem::path spec = scratch_folder() / "fine.yaml";
  write_file(spec,
             "title: Fine\naudience: expert\nchapters:\n  - puzzles:\n"
             "      - {count: 2, difficulty: 7, algorithm: kruskal}\n"
             "      - {size: 20x30, goals: {from: centre, to: bottom}}\n      - {size: 7x20}\n      - {size: "
             "20x7}\n");
  check_proven(spec, {});
}

TEST_CASE("mazes that spell a message are proven, on grids of every kind and in every script") {
  const std::filesystem::path spec = scratch_folder() / "messages.yaml";
  std::string book = "title: Messages\naudience: tween\npage: letter\nchapters:\n  - puzzles:\n";
  for (const char* kind : {"grid: square", "grid: hexagon", "grid: triangle", "grid: polar", "grid: voronoi",
                           "shape: heart", "algorithm: kruskal", "story: The owl says it"})
    book += std::string("      - {rule: {word: Happy birthday}, ") + kind + "}\n";
  for (const char* message : {"Γεια σου Ζωή", "Привет", "さくら", "שלום", "Zoë überquert"})
    book += std::string("      - {rule: {word: \"") + message + "\", tempt: 1}}\n";
  write_file(spec, book);
  for (const std::string& look : listed("templates")) check_proven(spec, {"--set", "template=" + look});
}

TEST_CASE("number paths, letter paths and jumps are proven, for every reader and in shapes") {
  const std::filesystem::path spec = scratch_folder() / "paths.yaml";
  std::string book = "title: Paths\npage: letter\nchapters:\n  - puzzles:\n";
  for (const char* kind :
       {"multiples, of: 7", "even", "odd", "primes", "worth, of: 12", "count_by, of: 3", "alphabet", "LION"})
    book += std::string("      - {rule: {sequence: ") + kind + "}}\n";
  book += "      - {rule: jump}\n      - {rule: {jump: auto, diagonals: yes}, size: 6x6}\n";
  book += "      - {rule: {sequence: ABC}, shape: heart}\n      - {rule: sequence, per_page: 2, count: 2}\n";
  write_file(spec, book);
  for (const char* audience : {"early", "kids", "adult", "large-print"})
    check_proven(spec, {"--set", std::string("audience=") + audience});
  for (const std::string& look : listed("templates")) check_proven(spec, {"--set", "template=" + look});
  for (const char* language : {"de", "ja", "ar"})
    check_proven(spec, {"--set", std::string("language=") + language});
}

TEST_CASE(
    "keys, turns, slides, arrows, the Minotaur and dice are proven, for every reader and in every look") {
  const std::filesystem::path spec = scratch_folder() / "walks.yaml";
  std::string book = "title: Walks\npage: letter\nchapters:\n  - puzzles:\n";
  for (const char* kind :
       {"{keys: 2}", "{keys: 2}, grid: hexagon", "{turns: no-left}", "{turns: no-right, at: forks}",
        "{turns: no-straight}", "{turns: alternate}", "tilt", "{tilt: auto, pass: yes}", "arrows",
        "{arrows: 25%, traps: yes}", "minotaur", "minotaur, per_page: 2, count: 2, size: 4x4", "dice",
        "{dice: 18}, size: 7x7", "dice, per_page: 2, count: 2, size: 4x4"})
    book += std::string("      - {rule: ") + kind + "}\n";
  write_file(spec, book);
  for (const char* audience : {"early", "kids", "adult", "large-print"})
    check_proven(spec, {"--set", std::string("audience=") + audience});
  for (const std::string& look : listed("templates")) check_proven(spec, {"--set", "template=" + look});
}

TEST_CASE("the answer of a word keeps off the tips of its counters") {
  const std::filesystem::path spec = scratch_folder() / "word.yaml";
  write_file(spec,
             "title: Word\npage: letter\naudience: expert\nchapters:\n  - puzzles:\n"
             "      - {grid: delaunay, shape: {text: ANNA}}\n");
  check_proven(spec, {});
}

TEST_CASE("doors between the walls of a honeycomb keep off them, however fine") {
  const std::filesystem::path spec = scratch_folder() / "doors.yaml";
  write_file(spec,
             "title: Doors\npage: letter\ntemplate: minimal\nchapters:\n  - puzzles:\n"
             "      - {rule: {keys: 2}, grid: hexagon, count: 12}\n");
  for (const char* audience : {"adult", "expert"})
    check_proven(spec, {"--set", std::string("audience=") + audience});
}

TEST_CASE("what a rule asks is not cut short on small pages") {
  const std::filesystem::path folder = scratch_folder(), spec = folder / "small.yaml";
  write_file(spec, "title: Small\npage: 6x9in\nchapters: [{puzzles: [{rule: jump, size: 6x6}]}]\n");
  for (const char* audience : {"preschool", "large-print"}) {
    CAPTURE(audience);
    const auto pdf = folder / (std::string(audience) + ".pdf"),
               manifest = folder / (std::string(audience) + ".json");
    const Run run = run_mazefolio(
        {"build", spec, "--set", std::string("audience=") + audience, "-o", pdf, "--manifest", manifest});
    REQUIRE(run.exit_code == 0);
    CHECK_THAT(read_file(manifest), Catch::Contains("find it?"));
  }
}

TEST_CASE("woven books are proven, however many answers share a page") {
  const std::filesystem::path spec = scratch_folder() / "woven.yaml";
  write_file(spec,
             "title: Woven\npage: letter\naudience: adult\nchapters:\n  - puzzles:\n"
             "      - {count: 6, weave: 0.3, difficulty: 4..6}\n");
  for (const char* answers : {"auto", "6", "9"})
    check_proven(spec, {"--set", std::string("answers.per_page=") + answers});
  for (const char* look : {"minimal", "playful"})
    check_proven(spec, {"--set", std::string("template=") + look});
}

TEST_CASE("mazes whose walls show a picture are proven, on grids of every kind") {
  const std::filesystem::path folder = scratch_folder(), spec = folder / "toned.yaml";
  write_file(
      folder / "moon.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='120'><rect width='90' height='120' "
      "fill='silver'/><circle cx='45' cy='50' r='30'/><circle cx='55' cy='45' r='22' fill='white'/></svg>");
  std::string book = "title: Toned\naudience: adult\nchapters:\n  - puzzles:\n      - {tone: moon.svg}\n";
  for (const char* kind :
       {"grid: hexagon", "grid: voronoi", "grid: polar", "grid: penrose", "shape: heart", "algorithm: wilson",
        "walls: rounded", "algorithm: labyrinth", "colors: {walls: navy}"})
    book += "      - {tone: moon.svg, size: medium, " + std::string(kind) + "}\n";
  book += "      - {tone: {icon: cat}}\n      - {tone: {picture: moon.svg, invert: yes, weight: 1.5}}\n";
  write_file(spec, book);
  check_proven(spec, {"--set", "answers=foot", "--set", "template=playful"});
  write_file(spec, book + "      - {tone: moon.svg, size: medium, per_page: 2}\n");
  check_proven(spec, {});
}

TEST_CASE("heavy borders of regions are proven, in the puzzle and in the key") {
  const std::filesystem::path spec = scratch_folder() / "borders.yaml";
  std::string book =
      "title: Borders\naudience: adult\ndefaults: {borders: heavy}\nchapters:\n  - puzzles:\n"
      "      - {algorithm: nested, walls: rounded}\n";
  for (const char* kind : {"grid: square", "grid: hexagon", "grid: voronoi", "grid: polar", "shape: heart",
                           "walls: rounded", "colors: {walls: navy}", "braid: 0.5", "per_page: 2"})
    book += "      - {algorithm: {name: kruskal, weights: {regions: 2x2}}, " + std::string(kind) + "}\n";
  write_file(spec, book);
  check_proven(spec, {});
  for (const char* audience : {"kids", "large-print"})
    check_proven(spec, {"--set", "answers=foot", "--set", "template=playful", "--set",
                        std::string("audience=") + audience});
}

TEST_CASE("rock up to the outline of a shape is proven, and its gates are as wide as corridors") {
  const std::filesystem::path spec = scratch_folder() / "caves.yaml";
  std::string book = "title: Caves\naudience: adult\nchapters:\n  - puzzles:\n";
  for (const char* kind : {"shape: heart, algorithm: cavern-carved", "shape: star, algorithm: automaton",
                           "shape: {icon: elephant}, algorithm: cavern-walls",
                           "shape: egg, algorithm: cavern-walls, rock: solid",
                           "shape: {icon: cat}, algorithm: cavern-carved, walls: rounded",
                           "shape: ring, algorithm: cavern-carved, walls: block",
                           "shape: {type: heart, rim: cells}, algorithm: cavern-carved"})
    book += "      - {" + std::string(kind) + "}\n";
  write_file(spec, book);
  check_proven(spec, {});
  check_proven(spec, {"--set", "answers=foot", "--set", "template=playful"});
}

TEST_CASE("mazes over what their icon shows are proven") {
  const std::filesystem::path spec = scratch_folder() / "details.yaml";
  write_file(spec,
             "title: Details\naudience: adult\nchapters:\n  - puzzles:\n      - {shape: {icon: elephant}}\n"
             "      - {shape: {icon: owl}, grid: hexagon, walls: rounded}\n      - {shape: {icon: cat, rim: "
             "cells}, colors: {walls: navy, ground: \"#fff3d0\"}}\n");
  check_proven(spec, {});
  check_proven(spec, {"--set", "answers=foot"});
}

TEST_CASE("mazes around what their icon shows are proven") {
  const std::filesystem::path spec = scratch_folder() / "walls.yaml";
  write_file(spec,
             "title: Walls\naudience: adult\nchapters:\n  - puzzles:\n"
             "      - {shape: {icon: butterfly, details: walls}}\n"
             "      - {shape: {icon: owl, details: walls}, grid: hexagon}\n");
  check_proven(spec, {});
}

TEST_CASE("answers at the foot of the page are proven") {
  const std::filesystem::path spec = scratch_folder() / "foot.yaml";
  write_file(spec,
             "title: Foot\nanswers: foot\nchapters:\n  - puzzles:\n"
             "      - {count: 2, weave: 0.3, difficulty: 2}\n      - {algorithm: cavern, difficulty: 2}\n"
             "      - {count: 4, shape: circle, per_page: 2, difficulty: 1}\n"
             "      - {goals: {visit: corners}, size: 10x12}\n");
  for (const char* more : {"audience=kids", "answers={place: foot, style: fill}", "language=ar"})
    check_proven(spec, {"--set", "page=letter", "--set", more});
  check_proven(spec, {"--set", "page=6x9in", "--set", "audience=adult"});
}
