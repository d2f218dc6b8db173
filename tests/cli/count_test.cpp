#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;

namespace {

Run count(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "count");
  return run_mazefolio(arguments);
}

Json counted(std::vector<std::string> arguments) {
  arguments.push_back("--json");
  const Run run = count(std::move(arguments));
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  return Json::parse(run.out);
}

}  // namespace

TEST_CASE("what a small board has is counted in words and in JSON") {
  const Run run = count({"--grid", "square", "--size", "4x4"});
  CHECK(run.exit_code == 0);
  CHECK(run.err.empty());
  CHECK(run.out ==
        "cells: 16\n"
        "walls that can be opened: 24\n"
        "perfect mazes: 100352\n"
        "  made by binary-tree: 512, all equally likely\n"
        "  made by sidewinder run=geometric: 9261, some likelier than others\n"
        "  made by sidewinder run=uniform: 9261, some likelier than others\n"
        "walks through every cell: 276\n"
        "  from top-left to top-right: 8\n"
        "  from top-left to bottom-left: 8\n"
        "  from top-left to bottom-right: 0\n"
        "round walks through every cell: 6\n");
  const Json json = counted({"--size", "4x4"});
  CHECK(json.at("cells") == 16);
  CHECK(json.at("walls") == 24);
  CHECK(json.at("perfect_mazes") == Json{{"exact", "100352"}, {"power_of_ten", 5.0}});
  CHECK(json.at("generators").at(0).at("mazes").at("exact") == "512");
  CHECK(json.at("generators").at(1).at("options") == Json{{"run", "geometric"}});
  CHECK(json.at("walks").at("exact") == "276");
  CHECK(json.at("corner_walks").at(0).at("to") == "top-right");
  CHECK(json.at("round_walks").at("exact") == "6");
}

TEST_CASE("on larger boards walks are not counted, and of the largest only the size is told") {
  const Json json = counted({"--size", "20x20"});
  CHECK(json.at("perfect_mazes").at("exact").get<std::string>().size() == 187);
  CHECK(json.at("walks").is_null());
  CHECK(json.at("round_walks").is_null());
  CHECK(json.at("corner_walks").empty());
  CHECK_THAT(count({"--size", "20x20"}).out, Catch::Contains("not counted: the board is too large"));
  CHECK(counted({"--size", "2000x1000"}).at("perfect_mazes").at("exact").is_null());
  CHECK_THAT(count({"--size", "2000x1000"}).out, Catch::Contains("perfect mazes: about 10^10"));
}

TEST_CASE("cells are counted as maze makes them: grids, shapes and their options") {
  for (const std::vector<std::string>& cells :
       {std::vector<std::string>{"--grid", "hexagon", "--shape", "heart"},
        {"--grid", "voronoi", "--option", "relax=3", "--seed", "7"},
        {"--shape", "circle", "--option", "rim=cells"}}) {
    std::vector<std::string> maze = cells;
    maze.insert(maze.begin(), "maze");
    maze.insert(maze.end(), {"--size", "14x12", "--format", "json"});
    const Json made = Json::parse(run_mazefolio(maze).out);
    std::vector<std::string> arguments = cells;
    arguments.insert(arguments.end(), {"--size", "14x12"});
    CHECK(counted(arguments).at("cells") == made.at("cells"));
  }
}

TEST_CASE("what cannot be counted is refused with a hint and exit code 2") {
  const auto refused = [](std::vector<std::string> arguments, const std::string& message) {
    const Run run = count(std::move(arguments));
    CHECK(run.exit_code == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Catch::Contains(message));
  };
  refused({"--size", "4"}, "--size must be columns x rows");
  refused({"--grid", "hexgon"}, "did you mean 'hexagon'?");
  refused({"--option", "relx=3", "--grid", "voronoi"}, "did you mean 'relax'?");
  refused({"--option", "braid=0.5"}, "only options of the grid and of the shape");
  refused({"--size", "1000000x1000000"}, "are more than the 400000000");
  refused({"--grid", "hexagon", "--size", "500x500"}, "250000 cells are too many");
}
