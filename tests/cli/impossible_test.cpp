// Impossible caves and labyrinths are refused at the line that asks for them, with the reason.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

struct Ask {
  std::string puzzle, place, reason;  ///< the line of the book, what the message points at, what it says
};

const std::vector<Ask> asks{
    {"{size: 8x8, algorithm: unicursal, goals: {from: \"0,0\", to: \"2,0\"}}", "unicursal", "same color"},
    {"{size: 9x9, algorithm: {name: unicursal, method: loop}}", "unicursal", "odd"},
    {"{size: 9x9, algorithm: {name: unicursal, open: no}}", "unicursal", "odd"},
    {"{size: 19x19, shape: heart, algorithm: unicursal}", "unicursal", "on a chessboard"},
    {"{size: 12x12, shape: heart, algorithm: {name: unicursal, method: doubled, leave: 0.1}}", "unicursal",
     "leave out 'leave'"},
    {"{size: 12x12, grid: triangle, algorithm: unicursal}", "unicursal", "squares or hexagons"},
    {"{size: 12x12, algorithm: {name: unicursal, leave: 2}}", "2}", "0 to 0.5"},
    {"{size: 12x12, algorithm: {name: unicursal, open: maybe}}", "maybe", "unknown open"},
    {"{algorithm: {name: colouring, ux: 0}}", "0}", "1 to 36"},
    {"{algorithm: {name: colouring, ux: 8, vx: 3, vy: 5}}", "colouring", "40 colors are more than 36"},
    {"{algorithm: {name: colouring, walls: [[4, 5, 9], [3, 0]]}}", "colouring",
     "no color 9: ux * vy = 8 colors are 0 to 7; color 0 is that of the rooms"},
    {"{algorithm: {name: colouring, walls: [[4, 4], [3, 40]]}}", "[[4",
     "color 4 is there twice; there is no color 40"},
    {"{algorithm: {name: colouring, walls: [[4, 5], []]}}", "[]]", "list"},
    {"{algorithm: {name: colouring, ux: 3, vx: 0, vy: 1}}", "colouring", "no wall between"},
    {"{algorithm: {name: colouring, ux: 1, vx: 0, vy: 3}}", "colouring", "no wall between"},
    {"{algorithm: {name: automaton, rule: B9}}", "automaton", "only 8"},
    {"{algorithm: {name: automaton, rule: Bx}}", "Bx", "B"},
    {"{algorithm: {name: automaton, neighbourhood: [[0, 0], [1, 0]]}}", "[[0", "is the cell itself"},
    {"{algorithm: {name: automaton, density: 1.5}}", "1.5", "0 to 1"},
    {"{algorithm: cavern, grid: hexagon}", "cavern", "squares"},
    {"{algorithm: {name: automaton, connect: none}, size: 41x51}", "automaton", "is not one connected maze"},
    {"{algorithm: {name: automaton, connect: none, loops: braid}}", "automaton",
     "so that the pieces are joined"},
    {"{algorithm: cavern, braid: 0.5, size: 21x21}", "0.5", "made whole"},
    {"{algorithm: {name: labyrinth, circuits: [1, 3, 2, 2]}}", "[1,", "2"},
    {"{algorithm: labyrinth, size: 20x20}", "labyrinth", "leave the size out"},
    {"{algorithm: labyrinth, goals: {visit: corners}}", "{visit", "ends of its own"},
    {"{algorithm: {name: thick, carver: wilsen}}", "wilsen", "wilson"},
    {"{algorithm: {name: thick, carver: {name: thick}}}", "thick}}",
     "is no generator that opens walls; one of"},
    {"{algorithm: {name: thick, carver: {name: kruskl}}}", "kruskl", "did you mean 'kruskal'?"},
    {"{algorithm: {name: thick, carver: {name: kruskal, height: x}}}", "height", "belongs in 'weights'"},
    {"{algorithm: {name: thick, carver: {name: kruskal, weights: {hieght: x}}}}", "hieght", "'height'"},
    {"{algorithm: {name: picture, carver: {name: kruskal, weights: {height: x +}}}}", "x +",
     "unexpected end"},
    {"{algorithm: {name: unicursal, carver: {weights: {height: x}}}}", "{weights", "'name' is missing"},
    {"{algorithm: {name: colouring, carver: [kruskal]}}", "[kruskal", "not a list"},
    {"{algorithm: {name: thick, carver: {name: prim, carver: wilson}}}", "carver: wilson", "unknown option"},
    {"{algorithm: {name: thick, carver: kruskal(jitter=11)}}", "kruskal(", "0 to 10, not 11"},
    {"{algorithm: {name: thick, carver: {name: prim, weights: {tone: no.png}}}}", "no.png", "no file"},
    {"{algorithm: {name: thick, carver: {name: prim, weights: {penalty: 3}}}}", "{name: prim", "'regions'"},
    {"{algorithm: {name: thick, carver: eller}, shape: heart}", "eller", "full rectangle of squares"},
    {"{algorithm: {picture: nowhere.png}}", "nowhere", "no file"},
};

}  // namespace

TEST_CASE("impossible caves and labyrinths are refused at the field that asks for them") {
  const std::filesystem::path spec = scratch_folder() / "impossible.yaml";
  for (const Ask& ask : asks) {
    INFO(ask.puzzle);
    const std::string line = "      - " + ask.puzzle;
    write_file(spec, "title: A\naudience: expert\nchapters:\n  - puzzles:\n" + line + "\n");
    const Run run = run_mazefolio({"check", spec});
    INFO(run.err);
    CHECK(run.exit_code == 2);
    const std::size_t column = line.find(ask.place) + 1;
    CHECK(run.err.find("impossible.yaml:5:" + std::to_string(column) + ": error: ") != std::string::npos);
    CHECK(run.err.find(ask.reason) != std::string::npos);
    CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
  }
}
