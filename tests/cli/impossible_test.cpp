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
    {"{algorithm: {name: colouring, ux: 0}}", "0}", "1 to 20"},
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
