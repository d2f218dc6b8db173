// Mazes whose walls show a picture: what the spec may say, and what a command makes of it.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/graph_lists.h"
#include "support/namespaces.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Catch::Contains;
using Json = nlohmann::json;

namespace {

const std::string moon =
    "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='120'><rect width='90' height='120' "
    "fill='silver'/><circle cx='45' cy='50' r='30'/></svg>";

struct Folder {
  TemporaryFolder folder;
  Folder() { write_file(folder.path() / "moon.svg", moon); }

  std::filesystem::path book(const std::string& fields, const std::string& more = "") {
    write_file(folder.path() / "book.yaml",
               "title: A\n" + more + "chapters:\n  - puzzles:\n      - {" + fields + "}\n");
    return folder.path() / "book.yaml";
  }
  std::string complaint(const std::string& fields) {
    const Run run = run_mazefolio({"check", book(fields)});
    INFO(fields << "\n" << run.err);
    CHECK(run.exit_code == 2);
    const std::string name = (folder.path() / "book.yaml").string() + ":";
    REQUIRE_THAT(run.err, Catch::StartsWith(name));
    return run.err.substr(name.size());
  }
  Json made(const std::string& fields, const std::string& more = "") {
    const Run run = run_mazefolio({"build", book(fields, more), "-o", folder.path() / "book.pdf", "--quiet"});
    INFO(fields << "\n" << run.err);
    REQUIRE(run.exit_code == 0);
    return Json::parse(read_file(folder.path() / "book.json")).at("puzzles").at(0);
  }
};

}  // namespace

TEST_CASE("mazes that cannot show a picture are refused where they ask for one") {
  Folder f;
  CHECK_THAT(
      f.complaint("tone: moon.svg, algorithm: cavern"),
      Catch::StartsWith("4:16: error: no picture can be seen in rock, which 'cavern' digs into; take an "
                        "algorithm that opens walls"));
  CHECK_THAT(f.complaint("tone: moon.svg, walls: block"),
             Catch::StartsWith("4:16: error: no picture can be seen in block walls"));
  CHECK_THAT(f.complaint("tone: moon.svg, weave: 0.3"),
             Catch::StartsWith("4:16: error: no picture can be seen in walls with bridges between them"));
  CHECK_THAT(f.complaint("tone: nowhere.png"),
             Catch::StartsWith("4:16: error: there is no file 'nowhere.png'"));
  CHECK_THAT(f.complaint("tone: {picture: moon.svg, wheight: 1}"),
             Catch::StartsWith("4:36: error: unknown option 'wheight'; did you mean 'weight'?"));
  CHECK_THAT(f.complaint("tone: {picture: moon.svg, weight: 9}"),
             Catch::StartsWith("4:44: error: 'weight' must be 0.2 to 2, not 9"));
  CHECK_THAT(f.complaint("tone: {type: picture}"), Contains("the picture is missing"));
  CHECK_THAT(
      f.complaint("tone: moon.svg, size: 11x20"),
      Catch::StartsWith("4:32: error: a maze of 11x20 cells shows no picture: it needs 12 a side at least; "
                        "write 12x20 or more"));
  write_file(f.folder.path() / "gray.svg",
             "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' "
             "fill='gray'/></svg>");
  CHECK_THAT(f.complaint("tone: gray.svg"),
             Catch::StartsWith("4:16: error: the picture has one gray all over"));
}

TEST_CASE("a maze with a tone alone is as fine as experts solve, and its walls stay where it is dark") {
  Folder f;
  const Json maze = f.made("tone: moon.svg");
  CHECK(maze.at("id").get<std::string>().find("kruskal(tone=moon.svg)") != std::string::npos);
  CHECK(maze.at("size").at(0) >= 30);
  CHECK(maze.at("corridor_pt") >= 8.5);
  const Json graph = graph_lists(maze.at("graph")), &walls = graph.at("walls"), &widths = graph.at("widths");
  CHECK(walls.size() == widths.size());
  int thin = 0, thick = 0;
  const double least = maze.at("wall_pt").get<double>() / graph.at("unit_pt").get<double>();
  for (const Json& wall : widths) {
    CHECK(wall.size() >= 5);
    thin += wall.at(2) < 3 * least;
    thick += wall.at(2) > 5 * least;
  }
  CHECK(thin > 200);
  CHECK(thick > 50);
}

TEST_CASE("what the author says of audience, size and algorithm stays beside a tone") {
  Folder f;
  const Json maze = f.made("tone: moon.svg, size: 12x12, algorithm: wilson", "audience: kids\n");
  CHECK(maze.at("size") == Json({12, 12}));
  CHECK(maze.at("algorithm") == "wilson");
  CHECK(maze.at("corridor_pt") >= 22.6);
}

TEST_CASE("a list of tones is dealt over the count") {
  Folder f;
  write_file(f.folder.path() / "other.svg", moon);
  const Run run = run_mazefolio({"build", f.book("tone: [moon.svg, other.svg], count: 2, size: 12x14"), "-o",
                                 f.folder.path() / "book.pdf", "--quiet"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  const std::string text = read_file(f.folder.path() / "book.json");
  CHECK_THAT(text, Contains("tone=moon.svg") && Contains("tone=other.svg"));
}

TEST_CASE("one maze is made in the proportions of its picture") {
  Folder f;
  const std::string picture = (f.folder.path() / "moon.svg").string();
  const auto maze = [&](std::vector<std::string> more) {
    more.insert(more.begin(), {"maze", "--tone", picture, "--format"});
    const Run run = run_mazefolio({more.begin(), more.end()});
    INFO(run.err);
    REQUIRE(run.exit_code == 0);
    return run.out;
  };
  const std::string id = maze({"id"});
  CHECK_THAT(id, Catch::StartsWith("square:42x57/kruskal(tone="));
  CHECK(maze({"svg"}).size() > maze({"svg", "--option", "tone.weight=0.2", "--size", "5x5"}).size());
  CHECK_THAT(maze({"id", "--algorithm", "wilson", "--size", "9x9"}),
             Catch::StartsWith("square:9x9/wilson#1"));
  const Run both = run_mazefolio({"maze", "--tone", picture, "--walls", "block", "--format", "svg"});
  CHECK(both.exit_code == 2);
  CHECK_THAT(both.err, Contains("block walls"));
}
