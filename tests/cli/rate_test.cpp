#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;

namespace {

Run rate(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "rate");
  return run_mazefolio(arguments);
}

Run maze(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "maze");
  return run_mazefolio(arguments);
}

std::string file(const std::string& name, const std::string& bytes) {
  const std::string path = (scratch_folder() / name).string();
  write_file(path, bytes);
  return path;
}

double score(const Run& run) {
  REQUIRE(run.exit_code == 0);
  return Json::parse(run.out).at("difficulty").at("score");
}

}  // namespace

TEST_CASE("a maze is rated the same by its id, its JSON and its text") {
  for (const std::vector<std::string>& recipe :
       {std::vector<std::string>{"--size", "17x11", "--algorithm", "wilson"},
        {"--size", "25x17", "--algorithm", "cavern-walls"}}) {
    std::vector<std::string> as_json = recipe, as_text = recipe;
    as_json.insert(as_json.end(), {"--format", "json"});
    const std::string made = maze(as_json).out;
    const Json json = Json::parse(made);
    const double expected = json.at("difficulty").at("score");
    CHECK(score(rate({"--json", "--id", json.at("id")})) == expected);
    CHECK(score(rate({"--json", "--from-json", file("maze.json", made)})) == expected);
    const std::string text = file("maze.txt", maze(as_text).out);
    CHECK(score(rate({"--json", "--from-text", text})) == expected);
    // Without an id the graph is rated.
    const std::string graph = maze({"--from-text", text, "--format", "json"}).out;
    CHECK_FALSE(Json::parse(graph).contains("id"));
    CHECK(score(rate({"--json", "--from-json", file("graph.json", graph)})) == expected);
  }
}

TEST_CASE("a rating in words takes less than a screen") {
  const Run run = rate({"--id", "square:24x16/wilson#9"});
  CHECK(run.exit_code == 0);
  CHECK(run.err.empty());
  CHECK(std::count(run.out.begin(), run.out.end(), '\n') <= 24);
  for (const char* part :
       {"Level ", " of 10 (", "score ", "its size", "From start to finish", "From finish to start", "way ",
        "turns ", "choices ", "wrong ways ", "glances ", "times in 100"})
    CHECK_THAT(run.out, Catch::Contains(part));
  const Run corridor = rate({"--id", "square:1x6/wilson#9"});
  CHECK_THAT(corridor.out, Catch::Contains("there is nothing to decide"));
  CHECK_THAT(corridor.out, !Catch::Contains("choices"));
}

TEST_CASE("the terms of a rating sum to its efforts") {
  const Json j = Json::parse(rate({"--json", "--id", "hexagon:14x12/kruskal#3"}).out);
  for (const char* way : {"forward", "backward"}) {
    const Json& e = j.at("difficulty").at("effort").at(way);
    double sum = 0, expected = 0;
    for (const char* term : {"way", "turning", "decisions", "wrong", "elsewhere", "glances"})
      sum += e.at(term).get<double>();
    for (const Json& branch : e.at("branches")) expected += branch.at("expected").get<double>();
    CHECK(sum == Approx(e.at("total").get<double>()).margin(0.01));
    CHECK(expected == Approx(e.at("wrong").get<double>()).margin(0.1));
  }
  CHECK(j.at("metrics").contains("river"));
}

TEST_CASE("a puzzle of a manifest is rated by its number") {
  const std::string manifest = file(
      "book.json",
      R"({"puzzles": [{"number": 1, "id": "square:5x5/wilson#1"}, {"number": 2, "id": "square:9x9/wilson#1"}]})");
  CHECK(Json::parse(rate({"--json", "--from-json", manifest, "--puzzle", "2"}).out).at("id") ==
        "square:9x9/wilson#1");
  const Run which = rate({"--from-json", manifest});
  CHECK(which.exit_code == 2);
  CHECK_THAT(which.err, Catch::Contains("--puzzle"));
  CHECK(rate({"--from-json", manifest, "--puzzle", "3"}).exit_code == 2);
}

TEST_CASE("pictures of ratings are written for every kind of maze") {
  for (const char* id :
       {"square:9x7/wilson+weave=0.6#2", "polar:9x9/backtracker#1", "square:21x15/automaton#1"}) {
    const std::string path = (scratch_folder() / "why.svg").string();
    INFO(id);
    CHECK(rate({"--id", id, "--picture", path}).exit_code == 0);
    const std::string svg = read_file(path);
    CHECK(svg.starts_with("<"));
    CHECK_THAT(svg, Catch::Contains("</svg>"));
  }
}

TEST_CASE("wrong input of rate is reported with exit code 2") {
  const auto wrong = [](std::vector<std::string> arguments, const std::string& message) {
    const Run run = rate(std::move(arguments));
    INFO(message << " / " << run.err);
    CHECK(run.exit_code == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Catch::Contains(message));
  };
  wrong({}, "--from-text");
  wrong({"--id", "square:5x5/wilson#1", "--picture", "why.bmp"}, ".svg, .png or .pdf");
  wrong({"--id", "square:5000x5000/wilson#1"}, "1000000 cells");
  wrong({"--from-json", file("bad.json", "{\"a\":")}, "not JSON");
  wrong({"--from-json", file("list.json", "[1]")}, "no object");
  wrong({"--from-json", file("none.json", "{}")}, "no id");
  const std::string hexagons = R"({"graph": {"bounds": [0, 0, 2, 1], "cells": [[0.5, 0.5], [1.25, 0.5]],
      "passages": [[0, 1]], "crossings": []}, "start": [0.5, 0.5], "finish": [1.25, 0.5], "goals": []})";
  wrong({"--from-json", file("hex.json", hexagons)}, "squares");
  const std::string pieces = R"({"graph": {"bounds": [0, 0, 2, 1], "cells": [[0.5, 0.5], [1.5, 0.5]],
      "passages": [], "crossings": []}, "start": [0.5, 0.5], "finish": [1.5, 0.5], "goals": []})";
  CHECK(rate({"--from-json", file("pieces.json", pieces)}).exit_code == 2);
  const std::string wild = R"({"graph": {"bounds": [0, 0, 1e99, 1], "cells": [[-3, 7]], "passages": [[9, -1]],
      "crossings": []}, "start": ["a", {}], "finish": 3, "goals": {}})";
  CHECK(rate({"--from-json", file("wild.json", wild)}).exit_code == 2);
  CHECK(rate({"--from-json", (scratch_folder() / "not there.json").string()}).exit_code == 1);
}
