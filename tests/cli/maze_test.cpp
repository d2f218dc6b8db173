#include <algorithm>
#include <catch2/catch.hpp>
#include <csignal>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {
Run maze(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "maze");
  return run_mazefolio(arguments);
}
}  // namespace

TEST_CASE("every generator of the list makes a maze") {
  const nlohmann::json list = nlohmann::json::parse(run_mazefolio({"list", "generators", "--json"}).out);
  REQUIRE(list.size() >= 13);
  for (const auto& row : list) {
    const std::string name = row.at("name");
    if (name == "picture") continue;  // of a picture
    const Run run = maze({"--algorithm", name, "--seed", "3", "--format", "text"});
    INFO(name);
    CHECK(run.exit_code == 0);
    CHECK(run.err.empty());
    CHECK(std::count(run.out.begin(), run.out.end(), '\n') > 10);
  }
}

TEST_CASE("a cave that was left in pieces is a picture, a text or JSON, and no puzzle") {
  const std::vector<std::string> cave{"--algorithm", "automaton",    "--size",   "31x21",
                                      "--option",    "connect=none", "--option", "rule=maze"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), cave.begin(), cave.end());
    return maze(more);
  };
  for (const char* format : {"text", "svg", "id"}) CHECK(with({"--format", format}).exit_code == 0);
  CHECK(with({"--show", "generations", "--format", "svg"}).exit_code == 0);
  const nlohmann::json json = nlohmann::json::parse(with({"--format", "json"}).out);
  CHECK(json.at("connected") == false);
  CHECK(!json.contains("start"));
  std::string id = with({"--format", "id"}).out;
  id.pop_back();
  for (const Run& run : {with({"--solution"}), with({"--from", "top", "--to", "bottom"}),
                         with({"--difficulty", "3"}), run_mazefolio({"rate", "--id", id})}) {
    CHECK(run.exit_code == 2);
    CHECK(run.err.find(
              "'connect: none' leaves the maze of 'automaton' in pieces: it is not one connected maze") !=
          std::string::npos);
  }
}

TEST_CASE("the id makes the same maze again, with its gates") {
  const std::vector<std::string> recipe{"--size", "30x20", "--algorithm", "wilson", "--seed", "9"};
  auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), recipe.begin(), recipe.end());
    return maze(more).out;
  };
  std::string id = with({"--format", "id"});
  id.pop_back();
  CHECK(id == "square:30x20/wilson#9");
  CHECK(maze({"--id", id, "--format", "text"}).out == with({"--format", "text"}));
}

TEST_CASE("the id has rows, options, refinements and goals, and makes the same maze") {
  const std::vector<std::vector<std::string>> recipes{
      {"--grid", "hexagon", "--shape", "heart", "--size", "16x14"},
      {"--grid", "voronoi", "--option", "relax=5", "--size", "12x9", "--visit", "corners"},
      {"--grid", "polar", "--size", "12x12", "--from", "rim", "--to", "centre"},
      {"--algorithm", "kruskal", "--option", "height=x + y", "--option", "regions=2x2"},
      {"--shape", "text", "--option", "text=HI", "--size", "40x16"},
      {"--option", "braid=0.5", "--from", "0,0", "--to", "3,4"},
      {"--option", "symmetry=mirror", "--visit", "top", "bottom", "3,4"},
      {"--algorithm", "thick", "--option", "carver=wilson", "--from", "rim", "--to", "centre"},
      {"--algorithm", "cavern", "--from", "top", "--to", "bottom"},
      {"--algorithm", "unicursal", "--from", "0,0", "--to", "centre", "--size", "12x9"},
      {"--algorithm", "automaton", "--shape", "heart", "--size", "60x60"},
      {"--algorithm", "labyrinth", "--option", "pattern=chartres"}};
  for (std::vector<std::string> recipe : recipes) {
    INFO(recipe[1] << " " << recipe[3]);
    const auto with = [&](const std::string& format) {
      std::vector<std::string> arguments = recipe;
      arguments.insert(arguments.end(), {"--format", format});
      return maze(arguments);
    };
    const Run id = with("id");
    CHECK(id.err.empty());
    REQUIRE(id.exit_code == 0);
    const std::string text = id.out.substr(0, id.out.size() - 1);
    CHECK(maze({"--id", text, "--format", "json"}).out == with("json").out);
    CHECK(maze({"--id", text, "--format", "svg"}).out == with("svg").out);
  }
}

TEST_CASE("an SVG has plain attributes only, in every wall style") {
  for (const char* walls : {"line", "block", "rounded"}) {
    const std::string svg = maze({"--size", "8x5", "--walls", walls, "--format", "svg", "--solution"}).out;
    for (const char* fancy : {"style", "clip", "<use", "<symbol", "<defs"}) {
      INFO(walls << " " << fancy);
      CHECK(svg.find(fancy) == std::string::npos);
    }
    // Classes only name groups: what is drawn has its attributes itself.
    static const std::regex group(R"re(<g (id="\w+" )?class="\w+">)re");
    CHECK_THAT(std::regex_replace(svg, group, "<g>"), !Catch::Contains("class"));
  }
}

TEST_CASE("wrong goals and options of a maze are reported") {
  CHECK_THAT(maze({"--from", "top"}).err, Catch::Contains("--from and --to need each other"));
  CHECK_THAT(maze({"--from", "tp", "--to", "left"}).err, Catch::Contains("did you mean 'top'?"));
  CHECK_THAT(maze({"--from", "0,0", "--to", "0,0"}).err, Catch::Contains("the same cell"));
  CHECK_THAT(maze({"--from", "0,0", "--to", "99,0"}).err, Catch::Contains("there is no place '99,0'"));
  CHECK_THAT(maze({"--visit", "top"}).err, Catch::Contains("at least two"));
  CHECK_THAT(maze({"--option", "brade=1"}).err, Catch::Contains("did you mean 'braid'?"));
  CHECK_THAT(maze({"--option", "braid=2"}).err, Catch::Contains("'braid' must be 0 to 1"));
  CHECK_THAT(maze({"--shape", "hart"}).err, Catch::Contains("did you mean 'heart'?"));
  const Run picture = maze({"--shape", "picture", "--option", "picture=nowhere.svg"});
  CHECK(picture.exit_code == 2);
  CHECK_THAT(picture.err, Catch::StartsWith("--option picture: error: there is no file"));
  CHECK(maze({"--grid", "voronoi", "--size", "9000x9000", "--format", "none"}).exit_code == 2);
}

TEST_CASE("pictures of one maze are written in every format") {
  CHECK_THAT(maze({"--size", "8x5", "--format", "svg", "--solution"}).out,
             Catch::StartsWith("<?xml") || Catch::StartsWith("<svg"));
  CHECK_THAT(maze({"--size", "8x5", "--format", "png"}).out, Catch::StartsWith("\x89PNG"));
  CHECK_THAT(maze({"--size", "8x5", "--format", "pdf"}).out, Catch::StartsWith("%PDF"));
  const nlohmann::json json = nlohmann::json::parse(maze({"--size", "8x5", "--format", "json"}).out);
  CHECK(json.at("cells") == 40);
  CHECK(maze({"--size", "8x5", "--format", "none"}).out.empty());
}

TEST_CASE("a maze of one cell and of one row works") {
  for (const char* size : {"1x1", "1x9", "9x1"}) CHECK(maze({"--size", size}).exit_code == 0);
}

TEST_CASE("wrong requests exit with 2 and suggest what is right") {
  CHECK_THAT(maze({"--algorithm", "wilsen"}).err, Catch::Contains("did you mean 'wilson'?"));
  CHECK(maze({"--algorithm", "wilsen"}).exit_code == 2);
  CHECK(maze({"--size", "0x5"}).exit_code == 2);
  CHECK(maze({"--size", "100000x100000"}).exit_code == 2);
  CHECK(maze({"--size", "5"}).exit_code == 2);
  CHECK(maze({"--format", "gif"}).exit_code == 2);
  CHECK(maze({"--id", "square:3x/wilson#1"}).exit_code == 2);
  CHECK(maze({"--option", "p=2", "--algorithm", "sidewinder"}).exit_code == 2);
}

TEST_CASE("an impossible maze is an error of the user") {
  CHECK(run_mazefolio({"maze", "--id", "square:5x5/wilson#1@0,0n-0,0n"}).exit_code == 2);
  CHECK(run_mazefolio({"maze", "--seed", "\xff", "--format", "json"}).exit_code == 2);
  CHECK(run_mazefolio({"worksheet", "-o", scratch_folder() / "w.pdf", "--title", "\xff"}).exit_code == 2);
  const Run option = run_mazefolio({"maze", "--algorithm", "wilson", "--option", "p=1"});
  CHECK_THAT(option.err, Catch::Contains("unknown option 'p'; one of "));
}

TEST_CASE("a worksheet reports an error once, at its argument") {
  const std::string sheet = scratch_folder() / "w.pdf";
  CHECK_THAT(run_mazefolio({"worksheet", "-o", sheet, "--per-page", "5"}).err,
             Catch::StartsWith("--per-page: error: "));
  const Run size = run_mazefolio({"worksheet", "-o", sheet, "--size", "99x99"});
  CHECK(size.exit_code == 2);
  CHECK(std::count(size.err.begin(), size.err.end(), '\n') == 1);
}

TEST_CASE("a maze too large to draw is refused before it is made") {
  const Run drawn = run_mazefolio({"maze", "--size", "20000x20000"});
  CHECK(drawn.exit_code == 2);
  CHECK_THAT(drawn.err, Catch::Contains("--format none"));
  const Run wide = run_mazefolio({"maze", "--size", "6000x2", "--format", "pdf"});
  CHECK(wide.exit_code == 2);
  CHECK_THAT(wide.err, Catch::Contains("--format svg"));
}

TEST_CASE("grids of polygons have an end in every direction") {
  for (const char* size : {"40000x2", "2x40000", "3000x3000"}) {
    const Run run = maze({"--grid", "voronoi", "--size", size, "--format", "none"});
    INFO(size);
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::Contains(" may have"));
  }
}

TEST_CASE("Ctrl-C stops a large maze") {
  const Run run =
      run_program({MAZEFOLIO_PROGRAM, "maze", "--size", "6000x6000", "--format", "none"}, {}, SIGINT, 100);
  CHECK(run.exit_code == 130);
}

TEST_CASE("an option that two rows have needs the name of its owner") {
  const Run both =
      run_mazefolio({"maze", "--grid", "penrose", "--algorithm", "growing-tree", "--option", "middle=1"});
  CHECK(both.exit_code == 2);
  CHECK_THAT(both.err, Catch::Contains("write algorithm.middle=... or grid.middle=..."));
  const Run one = run_mazefolio({"maze", "--grid", "penrose", "--algorithm", "growing-tree", "--option",
                                 "grid.middle=any", "--option", "algorithm.middle=1", "--format", "id"});
  CHECK(one.exit_code == 0);
  CHECK_THAT(one.out, Catch::StartsWith("penrose(middle=any):20x20/growing-tree(middle=1)#1"));
  CHECK(run_mazefolio({"maze", "--option", "braid=\xff"}).exit_code == 2);
}

namespace {

std::string written(const std::string& name, const std::string& text) {
  const std::filesystem::path file = scratch_folder() / name;
  write_file(file, text);
  return file;
}

}  // namespace

TEST_CASE("text draws whole cells, and lists those that an outline cuts") {
  CHECK_THAT(maze({"--shape", "heart", "--size", "14x14", "--option", "rim=cells"}).out,
             Catch::Contains("───"));
  CHECK_THAT(maze({"--shape", "heart", "--size", "14x14"}).out, Catch::StartsWith("0: "));
}

TEST_CASE("a cave that is drawn out to its outline has the text of its cells") {
  const auto cave = [](const char* rim, const char* format) {
    return maze({"--algorithm", "cavern-carved", "--shape", "heart", "--size", "31x31", "--from", "15,15",
                 "--to", "20,10", "--option", std::string("rim=") + rim, "--format", format})
        .out;
  };
  CHECK(cave("smooth", "text") == cave("cells", "text"));
  CHECK(cave("smooth", "svg") != cave("cells", "svg"));
}

TEST_CASE("a maze can be read from its text, in every form and format") {
  const std::vector<std::vector<std::string>> recipes{
      {"--size", "8x5"},
      {"--shape", "heart", "--size", "14x14", "--option", "braid=1", "--option", "rim=cells"},
      {"--algorithm", "cavern", "--size", "14x15"},
      {"--algorithm", "automaton", "--shape", "circle", "--size", "50x50", "--option", "rim=cells"},
      {"--algorithm", "thick", "--size", "9x5", "--from", "1,1", "--to", "7,3"}};
  for (const std::vector<std::string>& recipe : recipes) {
    INFO(recipe[1]);
    const auto made = [&](std::vector<std::string> more) {
      more.insert(more.begin(), recipe.begin(), recipe.end());
      return maze(more).out;
    };
    const std::string file = written("maze.txt", made({"--solution"}));
    const auto again = [&](std::vector<std::string> more) {
      more.insert(more.begin(), {"--from-text", file});
      const Run run = maze(more);
      CHECK(run.exit_code == 0);
      CHECK(run.err.empty());
      return run.out;
    };
    // The title of a picture is the maze's id, which a text does not have.
    static const std::regex title("<title>.*</title>");
    for (const std::vector<std::string>& more : std::vector<std::vector<std::string>>{
             {}, {"--solution"}, {"--format", "svg", "--solution"}, {"--walls", "block", "--format", "svg"}})
      CHECK(again(more) == std::regex_replace(made(more), title, "<title>Maze</title>"));
    CHECK(nlohmann::json::parse(again({"--format", "json"})).at("cells") ==
          nlohmann::json::parse(made({"--format", "json"})).at("cells"));
    CHECK(again({"--format", "none"}).empty());
  }
}

TEST_CASE("goals of a maze that was read can be replaced, and missing ones are placed") {
  const std::string cave = written("cave.txt", "████████\n██    ██\n████  ██\n████████\n");
  CHECK(maze({"--from-text", cave}).out == "██S ████\n██    ██\n████  ██\n████F ██\n");
  CHECK(maze({"--from-text", cave, "--from", "1,1", "--to", "right"}).exit_code == 0);
  const std::string dug = written("dug.txt", maze({"--from-text", cave}).out);
  CHECK(maze({"--from-text", dug, "--from", "1,1", "--to", "2,2"}).out ==
        "████████\n██S   ██\n████F ██\n████████\n");
  const std::string half = written("half.txt", "████████\n██S   ██\n████  ██\n████████\n");
  CHECK_THAT(maze({"--from-text", half}).out, Catch::Contains("F"));
}

TEST_CASE("a text that is not a maze is refused with a place") {
  const auto error_of = [](const std::string& text) {
    const Run run = maze({"--from-text", written("wrong.txt", text)});
    CHECK(run.exit_code == 2);
    return run.err;
  };
  CHECK_THAT(error_of("██████\n██xy██\n██████\n"),
             Catch::Contains("wrong.txt:2:3: error: a cell is two blanks"));
  CHECK_THAT(error_of("██████████\n██  ██  ██\n██████████\n"),
             Catch::Contains("wrong.txt:2:7: error: no way leads"));
  CHECK_THAT(error_of("┌───┬───┐\n│ S │ F │\n└───┴───┘\n"),
             Catch::Contains("wrong.txt:2:6: error: no way leads"));
  CHECK_THAT(error_of("┌───┬───┐\n│ S │ F \n"), Catch::Contains("2n + 1 lines"));
  CHECK_THAT(error_of("     \n     \n     \n"), Catch::Contains("shows no cell"));
  CHECK(maze({"--from-text", "no-such-file.txt"}).exit_code == 1);
  const std::string good = written("good.txt", "██████\n██  ██\n██████\n");
  CHECK_THAT(maze({"--from-text", good, "--format", "id"}).err, Catch::Contains("has no id"));
  CHECK(maze({"--from-text", good, "--size", "3x3"}).exit_code == 2);
}

TEST_CASE("in text, block walls of squares are cells") {
  CHECK(maze({"--size", "2x1", "--walls", "block", "--solution", "--from", "left", "--to", "right"}).out ==
        "██████████\nS · · · F \n██████████\n");
}

TEST_CASE("rock is drawn in the requested texture") {
  std::set<std::string> pictures;
  for (const char* rock : {"hatch", "dots", "grey", "solid", "none"}) {
    const Run run = maze({"--algorithm", "cavern", "--size", "14x15", "--format", "svg", "--rock", rock});
    CHECK(run.exit_code == 0);
    pictures.insert(run.out);
  }
  CHECK(pictures.size() == 5);
  CHECK(maze({"--rock", "marble"}).exit_code == 2);
}

TEST_CASE("a generator with restricted sizes takes the largest size that fits the default") {
  CHECK(maze({"--algorithm", "thick", "--format", "id"}).out == "square:19x19/thick#1\n");
  const Run small = maze({"--algorithm", "thick", "--size", "20x2"});
  CHECK(small.exit_code == 2);
  CHECK_THAT(small.err, Catch::Contains("an odd number of columns and rows"));
  CHECK(maze({"--algorithm", "labyrinth", "--option", "pattern=chartres"}).exit_code == 0);
}

TEST_CASE("a size that a digger cannot make is a column or a row smaller, with a warning") {
  const auto made = [](std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--format", "id"});
    return maze(std::move(arguments));
  };
  const Run mazogs_size = made({"--algorithm", "cavern", "--size", "62x46"});
  CHECK(mazogs_size.exit_code == 0);
  CHECK(mazogs_size.out == "square:61x46/cavern#1\n");
  CHECK(mazogs_size.err ==
        "warning: 'cavern' cannot make 62x46 cells: its mazes here have 61x46; write 61x46\n");
  CHECK(made({"--algorithm", "thick", "--size", "20x20"}).out == "square:19x19/thick#1\n");
  const Run kept = made({"--algorithm", "cavern", "--size", "61x46"});
  CHECK(kept.out == mazogs_size.out);
  CHECK(kept.err.empty());
  const Run three = made({"--algorithm", "cavern", "--size", "20x20", "--count", "3"});
  CHECK(std::count(three.err.begin(), three.err.end(), '\n') == 1);
  const Run level = made({"--algorithm", "cavern", "--size", "20x20", "--difficulty", "1..10"});
  CHECK_THAT(level.err, Catch::Contains("20x20 cells"));
  // An id names one maze, and this one is none.
  CHECK(maze({"--id", "square:62x46/cavern#1"}).exit_code == 2);
}

TEST_CASE("a unicursal maze has its own ends, which some generators let the user choose") {
  CHECK(maze({"--algorithm", "unicursal", "--from", "0,0", "--to", "rim", "--format", "id"}).out ==
        "square:20x20/unicursal(from=0%2C0)#1\n");
  for (const std::vector<std::string>& ends :
       std::vector<std::vector<std::string>>{{"--algorithm", "labyrinth", "--from", "top", "--to", "centre"},
                                             {"--algorithm", "unicursal", "--visit", "corners"},
                                             {"--algorithm", "unicursal", "--from", "tap", "--to", "rim"},
                                             {"--id", "square:20x20/unicursal#1@0,0n-19,19s"}}) {
    const Run run = maze(ends);
    CHECK(run.exit_code == 2);
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}

TEST_CASE("a thick maze can be drawn with thin walls") {
  const std::vector<std::string> maze{"maze", "--size", "8x5", "--seed", "7"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), maze.begin(), maze.end());
    return more;
  };
  const std::filesystem::path file = scratch_folder() / "thick.txt";
  REQUIRE(run_mazefolio(with({"--walls", "block", "-o", file})).exit_code == 0);
  CHECK(run_mazefolio({"maze", "--from-text", file, "--thin"}).out == run_mazefolio(with({})).out);
  const Run none = run_mazefolio({"maze", "--algorithm", "cavern", "--size", "12x9", "--thin"});
  CHECK(none.exit_code == 2);
  CHECK_THAT(none.err, Catch::Contains("cannot be drawn with thin walls"));
}

TEST_CASE("several mazes are one stream, or numbered files") {
  const Run ids = maze({"--count", "3", "--size", "5x5", "--seed", "s", "--format", "id"});
  CHECK(ids.out == "square:5x5/backtracker#s\nsquare:5x5/backtracker#s-2\nsquare:5x5/backtracker#s-3\n");
  const std::filesystem::path folder = scratch_folder();
  CHECK(maze({"--count", "12", "--size", "5x5", "--format", "svg", "-o", folder / "m.svg"}).exit_code == 0);
  CHECK(std::filesystem::exists(folder / "m-01.svg"));
  CHECK(std::filesystem::exists(folder / "m-12.svg"));
  CHECK_FALSE(std::filesystem::exists(folder / "m.svg"));
  const Run pictures = maze({"--count", "3", "--format", "png"});
  CHECK(pictures.exit_code == 2);
  CHECK_THAT(pictures.err, Catch::Contains("3 png pictures need a file each"));
}

TEST_CASE("mazes of a level are made without a size, each another one") {
  const Run run = maze({"--difficulty", "3", "--count", "4", "--format", "id"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  std::set<std::string> ids;
  for (std::size_t at = 0; at < run.out.size();) {
    const std::size_t end = run.out.find('\n', at);
    const std::string id = run.out.substr(at, end - at);
    at = end + 1;
    ids.insert(id);
    const Run rated = run_mazefolio({"rate", "--id", id, "--json"});
    INFO(id << rated.err);
    CHECK(static_cast<int>(nlohmann::json::parse(rated.out).at("difficulty").at("level").get<double>()) == 3);
  }
  CHECK(ids.size() == 4);
  CHECK(maze({"--difficulty", "eazy"}).exit_code == 2);
  CHECK_THAT(maze({"--difficulty", "9", "--size", "5x5"}).err, Catch::Contains("out of reach"));
}

TEST_CASE("names of the command line are read in any spelling, and by their synonyms") {
  CHECK(maze({"--grid", "hex", "--algorithm", "Hunt and Kill", "--size", "5x5", "--format", "id"}).out ==
        "hexagon:5x5/hunt-and-kill#1\n");
  CHECK_THAT(maze({"--seed", "random"}).err, Catch::Contains("would make another book each time"));
}

TEST_CASE("maze --show draws a picture that explains the maze, in every format of pictures") {
  for (const char* format : {"svg", "png", "pdf"}) {
    const Run run = maze({"--algorithm", "kruskal", "--size", "6x6", "--show", "steps", "--format", format});
    INFO(format);
    CHECK(run.exit_code == 0);
    CHECK(run.err.empty());
    CHECK(run.out.size() > 1000);
    CHECK(run.out == maze({"--id", "square:6x6/kruskal#1", "--show", "steps", "--format", format}).out);
  }
  const Run svg = maze({"--size", "6x6", "--show", "degrees", "--format", "svg"});
  CHECK(svg.out.find("square:6x6/backtracker#1: degrees") != std::string::npos);
}

TEST_CASE("maze --show says what a maze does not have, and draws nothing") {
  const auto refused = [](std::vector<std::string> arguments, const std::string& words) {
    const Run run = maze(std::move(arguments));
    INFO(run.err);
    CHECK(run.exit_code == 2);
    CHECK(run.out.empty());
    CHECK(run.err.find(words) != std::string::npos);
  };
  refused({"--show", "grpah", "--format", "svg"}, "did you mean 'graph'?");
  refused({"--show", "graph"}, "add --format svg, png or pdf");
  refused({"--show", "generations", "--format", "svg"},
          "'backtracker' has no generations; these generators have: automaton");
  refused({"--show", "weights", "--algorithm", "kruskal", "--format", "svg"}, "set the option 'height'");
  refused({"--show", "graph", "--solution", "--format", "svg"}, "--solution");
}
