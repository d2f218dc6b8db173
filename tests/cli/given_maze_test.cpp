// Mazes that are there already: with walls of rock, refined, and read from JSON.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

Run maze(Strings arguments) {
  arguments.insert(arguments.begin(), "maze");
  return run_mazefolio(arguments);
}

Run maze(Strings arguments, const Strings& more) {
  arguments.insert(arguments.end(), more.begin(), more.end());
  return maze(std::move(arguments));
}

std::string written(const std::string& name, const std::string& text) {
  const std::filesystem::path file = scratch_folder() / name;
  write_file(file, text);
  return file;
}

const std::string small =
    "┌───────────┐\n"
    "│           │\n"
    "│   ╶───┐   │\n"
    "│ S     │ F │\n"
    "└───╴   └───┘\n";
const std::string small_thick =
    "██████████████\n"
    "██· · · · · ██\n"
    "██· ██████· ██\n"
    "██S     ██F ██\n"
    "██████  ██████\n";

}  // namespace

TEST_CASE("a given maze gets walls of rock, with its gates and its solution") {
  const std::string text = maze({"--size", "6x4", "--seed", "3"}).out;
  const std::string thick =
      "██████████████████████████\n"
      "██· · · · · · · ██      ██\n"
      "██· ██████████· ██████  ██\n"
      "██· ██  ██    · · · · · ██\n"
      "██· ██  ██████████████· ██\n"
      "██· ██      ██  ██· · · ██\n"
      "██· ██████  ██  ██· ██████\n"
      "██· · ·     ██    · · · ██\n"
      "██████S ██████████████F ██\n";
  CHECK(maze({"--size", "6x4", "--seed", "3", "--thick", "--solution"}).out == thick);
  CHECK(maze({"--id", "square:6x4/backtracker#3", "--thick", "--solution"}).out == thick);
  CHECK(maze({"--from-text", written("thin.txt", text), "--thick", "--solution"}).out == thick);
  const std::string json = maze({"--size", "6x4", "--seed", "3", "--format", "json"}).out;
  CHECK(maze({"--from-json", written("thin.json", json), "--thick", "--solution"}).out == thick);
  CHECK(maze({"--from-text", written("thick.txt", thick), "--thin"}).out == text);
}

TEST_CASE("the thick image of a maze has the id of 'thick', where that makes it again") {
  const std::vector<Strings> recipes{
      {"--size", "6x4", "--seed", "3"},
      {"--size", "12x9", "--algorithm", "kruskal", "--option", "height=max(x,y)"},
      {"--size", "12x12", "--algorithm", "wilson", "--shape", "heart", "--option", "rim=cells"},
      {"--size", "9x9", "--algorithm", "growing-tree", "--option", "newest=3", "--from", "centre", "--to",
       "rim"},
      {"--size", "9x9", "--visit", "corners"}};
  for (const Strings& recipe : recipes) {
    INFO(recipe[3]);
    std::string id = maze(recipe, {"--thick", "--format", "id"}).out;
    id.pop_back();
    CHECK_THAT(id, Catch::Contains("/thick"));
    CHECK(maze({"--id", id}).out == maze(recipe, {"--thick"}).out);
    CHECK(maze({"--id", id, "--format", "json"}).out == maze(recipe, {"--thick", "--format", "json"}).out);
  }
  CHECK(maze(recipes[0], {"--thick", "--format", "id"}).out == "square:13x9/thick#3@3,8s-11,8s\n");
  CHECK(maze(recipes[1], {"--thick", "--format", "id"}).out ==
        "square:25x19/thick(carver=kruskal%28height%3Dmax%28x%2Cy%29%29)#1\n");
  const Run braided = maze({"--option", "braid=1", "--thick", "--format", "id"});
  CHECK(braided.exit_code == 2);
  CHECK_THAT(braided.err, Catch::Contains("has no id"));
}

TEST_CASE("what cannot get walls of rock is refused with what would do") {
  const std::vector<std::pair<Strings, std::string>> asks{
      {{"--grid", "hexagon"}, "take --grid square"},
      {{"--shape", "heart"}, "rim=cells"},
      {{"--option", "weave=0.3"}, "leave out weave"},
      {{"--algorithm", "cavern", "--size", "21x21"}, "thick already"},
      {{"--algorithm", "labyrinth"}, "an algorithm that opens walls"},
      {{"--tone", "face.png"}, "excludes --tone"},
      {{"--thin"}, "excludes --thin"}};
  for (const auto& [ask, reason] : asks) {
    INFO(reason);
    const Run run = maze(ask, {"--thick"});
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains("--thick") && Catch::Contains(reason));
  }
}

TEST_CASE("a maze that is read takes refinements, by the seed") {
  const std::string text = written("maze.txt", maze({"--size", "12x9", "--seed", "5"}).out);
  const std::string json =
      written("maze.json", maze({"--size", "12x9", "--seed", "5", "--format", "json"}).out);
  const auto dead_ends = [](const Strings& arguments) {
    return nlohmann::json::parse(maze(arguments, {"--format", "json"}).out).at("dead_ends").get<int>();
  };
  const Strings read{"--from-text", text};
  CHECK(dead_ends({"--from-text", text, "--option", "braid=1"}) == 0);
  CHECK(dead_ends({"--from-text", text, "--option", "dead_ends=merge"}) < dead_ends(read));
  const Run half = maze(read, {"--option", "braid=0.5"});
  CHECK(half.out == maze(read, {"--option", "braid=0.5", "--seed", "1"}).out);
  CHECK(half.out != maze(read, {"--option", "braid=0.5", "--seed", "2"}).out);
  CHECK(half.out == maze({"--from-json", json, "--option", "braid=0.5"}).out);
  // Refined before or after it gets walls of rock.
  const std::string thick = written("rock.txt", maze(read, {"--thick"}).out);
  CHECK(maze({"--from-text", thick, "--option", "braid=0.5"}).out ==
        maze(read, {"--option", "braid=0.5", "--thick"}).out);
  const Run moved = maze(read, {"--option", "sparsify=1", "--from", "centre", "--to", "rim"});
  CHECK(moved.exit_code == 0);
  CHECK_THAT(moved.out, Catch::Contains("░"));
}

TEST_CASE("a refinement that a given maze cannot take is refused") {
  const std::string text = written("small.txt", small);
  const std::string cave = written("cave.txt", maze({"--algorithm", "cavern-walls", "--size", "15x15"}).out);
  const std::vector<std::pair<Strings, std::string>> asks{
      {{"--from-text", text, "--option", "symmetry=mirror"}, "decided before a maze is carved"},
      {{"--from-text", text, "--option", "brade=1"}, "did you mean 'braid'?"},
      {{"--from-text", text, "--option", "braid=2"}, "'braid' must be 0 to 1"},
      {{"--from-text", cave, "--option", "braid=1"}, "walls are one cell thick"}};
  for (const auto& [ask, reason] : asks) {
    INFO(reason);
    const Run run = maze(ask);
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains(reason));
  }
}

TEST_CASE("JSON without an id keeps the gates, in thin walls and in rock") {
  for (const auto& [drawn, more] : {std::pair(small, Strings{}), {small_thick, Strings{"--solution"}}}) {
    const std::string file = written("drawn.txt", drawn);
    const Run json = maze({"--from-text", file, "--format", "json"});
    CHECK(json.exit_code == 0);
    CHECK(maze({"--from-json", written("drawn.json", json.out)}, more).out ==
          maze({"--from-text", file}, more).out);
  }
}
