#include "publish/maze_json.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "base/geometry/edges.h"
#include "draw/crossing.h"
#include "draw/edge_line.h"
#include "draw/joined_walls.h"
#include "draw/path_lines.h"
#include "maze/text.h"
#include "publish/maze_words.h"
#include "publish/notices.h"
#include "publish/read_maze_json.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/read_puzzle.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/schema_check.h"
#include "topology/grids.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;

namespace {

struct Sample {
  std::string name;
  Puzzle made;
};

Puzzle made_of(MazeWords words) {
  PuzzleRequest request = request_of_words(words);
  if (!words.size.exact) fit_size(request.puzzle);
  request.rated = false;
  return make_puzzle(request).value();
}

MazeWords words(const std::string& grid, const std::string& algorithm, AskedSize size = {9, 8, true}) {
  MazeWords out;
  out.grid = grid;
  out.algorithm = algorithm;
  out.size = size;
  return out;
}

/// A maze on every grid, and one of each kind that is drawn otherwise.
std::vector<Sample> samples() {
  std::vector<Sample> out;
  for (const GridRow& grid : grids()) out.push_back({grid.name, made_of(words(grid.name, "wilson"))});
  out.push_back({"cave", made_of(words("square", "cavern", {25, 21, true}))});
  out.push_back({"halls", made_of(words("square", "automaton", {31, 25, true}))});
  out.push_back({"labyrinth", made_of(words("square", "labyrinth", {20, 20, false}))});
  out.push_back({"unicursal", made_of(words("square", "unicursal", {8, 8, true}))});
  MazeWords weave = words("square", "kruskal", {12, 12, true});
  weave.options = {{"weave", "0.5"}};
  out.push_back({"weave", made_of(weave)});
  MazeWords visit = words("hexagon", "wilson");
  visit.goals = goals_between("", "", {"corners"});
  out.push_back({"visit", made_of(visit)});
  MazeWords heart = words("square", "backtracker", {16, 16, true});
  heart.shape = "heart";
  out.push_back({"heart", made_of(heart)});
  return out;
}

Edge edge_of(const Json& numbers) {
  std::vector<double> v = numbers.get<std::vector<double>>();
  if (v.size() == 4) return Segment{{v[0], v[1]}, {v[2], v[3]}};
  REQUIRE(v.size() == 5);
  return Arc{{v[0], v[1]}, v[2], v[3], v[4]};
}

bool is_drawn(const Json& wall) {
  const std::string kind = wall["kind"];
  return kind == "closed" || kind == "rim" || kind == "rock";
}

std::string sample_text() { return to_text(made_of(words("square", "wilson", {5, 4, true})).maze); }

double nearest(const std::vector<std::vector<Point>>& lines, Point p) {
  double least = HUGE_VAL;
  for (const std::vector<Point>& line : lines)
    for (std::size_t i = 1; i < line.size(); ++i)
      least = std::min(least, squared_distance({line[i - 1], line[i]}, p));
  return std::sqrt(least);
}

}  // namespace

TEST_CASE("the JSON of every grid and kind of maze is what its schema says") {
  SchemaCheck check(Json::parse(maze_schema()));
  for (const Sample& sample : samples()) {
    const Json json = Json::parse(maze_json(sample.made));
    INFO(sample.name);
    for (const std::string& fault : check.faults(json)) FAIL_CHECK(fault);
    CHECK(json["format"] == "mazefolio-maze");
    CHECK(json["version"] == 1);
  }
  const Puzzle text = read_puzzle(sample_text(), "text", {}, true).value();
  for (const std::string& fault : check.faults(Json::parse(maze_json(text)))) FAIL_CHECK(fault);
}

TEST_CASE("the cells of a solution are counted once, and those of its walk as often as it visits them") {
  for (const Sample& sample : samples()) {
    INFO(sample.name);
    const Json json = Json::parse(maze_json(sample.made));
    const std::vector<Json> walk = json["solution"];
    CHECK(json["walk_cells"] == walk.size());
    if (sample.name == "weave") continue;  // two lanes have one center
    CHECK(json["solution_cells"] == std::set<Json>(walk.begin(), walk.end()).size());
    CHECK((json["solution_cells"] < json["walk_cells"]) == (sample.name == "visit"));
  }
}

TEST_CASE("the check of schemas finds what is wrong") {
  SchemaCheck check(Json::parse(maze_schema()));
  Json json = Json::parse(maze_json(samples().front().made));
  const auto wrong = [&](const std::string& pointer, const Json& value) {
    Json changed = json;
    changed[Json::json_pointer(pointer)] = value;
    return check.faults(changed).size();
  };
  CHECK(wrong("/version", 2) == 1);
  CHECK(wrong("/graph/walls/0/kind", "hedge") == 1);
  CHECK(wrong("/graph/walls/0/edge", Json::array({1, 2, 3})) == 1);
  CHECK(wrong("/start", "here") == 1);
  CHECK(wrong("/graph/more", 1) == 1);
  json["graph"].erase("outlines");
  CHECK(check.faults(json).size() == 1);
}

TEST_CASE("walls drawn from the JSON alone are those of the drawing") {
  for (const Sample& sample : samples()) {
    INFO(sample.name);
    const Json graph = Json::parse(maze_json(sample.made))["graph"];
    const WallPaths drawing = joined_walls(sample.made.maze);
    std::vector<std::vector<Point>> lines;
    double drawn = 0, listed = 0;
    for (const Path* path : {&drawing.inner, &drawing.rim}) {
      const std::vector<PathLine> measured = lines_of(*path);
      const std::vector<std::vector<Point>> points = flattened(*path);
      REQUIRE(measured.size() == points.size());
      for (std::size_t i = 0; i < points.size(); ++i) {
        drawn += measured[i].length;
        lines.push_back(points[i]);
        if (measured[i].closed) lines.back().push_back(points[i].front());
      }
    }
    std::size_t walls = 0;
    for (const Json& wall : graph["walls"]) {
      if (!is_drawn(wall)) continue;
      const Edge edge = edge_of(wall["edge"]);
      listed += edge_length(edge);
      ++walls;
      for (const double share : {0.1, 0.5, 0.9}) CHECK(nearest(lines, point_on(edge, share)) < 0.006);
    }
    CHECK(walls > 0);
    CHECK(listed == Approx(drawn).epsilon(1e-6));
  }
}

TEST_CASE("walls, passages and outlines say the same") {
  for (const Sample& sample : samples()) {
    INFO(sample.name);
    const Json graph = Json::parse(maze_json(sample.made))["graph"];
    const std::size_t cells = graph["cells"].size();
    REQUIRE(graph["outlines"].size() == cells);
    std::vector<std::size_t> sides(cells);
    std::size_t open = 0, gates = 0;
    for (const Json& wall : graph["walls"]) {
      open += wall["kind"] == "open";
      gates += wall["kind"] == "gate";
      const std::size_t beside = wall["cells"].size();
      CHECK(beside == (wall["kind"] == "open" || wall["kind"] == "closed" ? 2u
                       : wall["kind"] == "rim"                            ? beside
                                                                          : 1u));
      for (const Json& cell : wall["cells"]) ++sides.at(cell.get<std::size_t>());
    }
    CHECK(open == graph["passages"].size());
    const Maze& maze = sample.made.maze;
    CHECK(gates == std::size_t{maze.start.wall != no_wall} + std::size_t{maze.finish.wall != no_wall});
    for (std::size_t i = 0; i < cells; ++i) CHECK(sides[i] == graph["outlines"][i].size());
    CHECK(graph["bridges"].size() == crossings_of(*maze.topology).size());
    CHECK(graph["bridges"].size() == graph["crossings"].size());
  }
}

TEST_CASE("a maze of more than 200,000 cells is listed without its graph") {
  const Json large = Json::parse(maze_json(made_of(words("square", "binary-tree", {500, 401, true}))));
  CHECK_FALSE(large.contains("graph"));
  CHECK(large["cells"] == 200'500);
  SchemaCheck check(Json::parse(maze_schema()));
  CHECK(check.faults(large).empty());
}

TEST_CASE("JSON of this version is read, and that of before there were versions") {
  Notices notices;
  const Puzzle text = read_puzzle(sample_text(), "text", {}, true).value();
  Json json = Json::parse(maze_json(text));
  const auto cells = [&] {
    return read_maze_json(json.dump(), "maze.json", std::nullopt, DataFiles(), notices).solution.size();
  };
  CHECK(cells() == text.solution.size());
  for (const char* added : {"outlines", "walls", "bridges"}) json["graph"].erase(added);
  json.erase("format");
  json.erase("version");
  CHECK(cells() == text.solution.size());
  json["format"] = "mazefolio-maze";
  for (const Json& version : {Json(2), Json("1"), Json()}) {
    json["version"] = version;
    CHECK_THROWS_AS(cells(), InputError);
  }
  json["version"] = 1;
  CHECK(cells() == text.solution.size());
  json["format"] = "other-maze";
  CHECK_THROWS_AS(cells(), InputError);
}
