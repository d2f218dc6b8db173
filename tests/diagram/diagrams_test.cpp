// Every diagram of every generator: it draws the same twice, or says why it does not.
#include <catch2/catch.hpp>
#include <set>

#include "diagram/arrange.h"
#include "render/dump.h"
#include "solve/gate_placement.h"
#include "support/fixed_measurer.h"
#include "support/grown_mazes.h"

using namespace mazefolio::tests;

namespace {

const DiagramRow& row_called(const char* name) {
  const DiagramRow* row = find_row(diagrams(), name);
  REQUIRE(row);
  return *row;
}

std::shared_ptr<const History> history_of(const Recipe& recipe) {
  Grown told = grown(recipe);
  auto history = std::make_shared<History>();
  history->generator = recipe.generator;
  history->growth = std::move(told.growth);
  history->maze = std::move(told.maze);
  if (history->maze.start.cell == no_cell)
    std::tie(history->maze.start, history->maze.finish) = farthest_rim_gates(history->maze);
  return history;
}

Frame drawn(const Diagram& diagram) {
  FixedMeasurer measurer;
  MazeStyle style;
  style.label = {"Any", 10, false, false};
  return arranged(diagram, 500, style, measurer);
}

/// The recipe with what the rows about weights ask for.
Recipe telling(Recipe recipe) {
  if (recipe.generator->of_thin) {
    REQUIRE(
        recipe.options.set(recipe.generator->options, "carver", "kruskal(height=x + y,regions=2x2)").ok());
  } else if (recipe.generator->records.weights) {
    REQUIRE(recipe.options.set(recipe.generator->options, "height", "x + y").ok());
    REQUIRE(recipe.options.set(recipe.generator->options, "regions", "2x2").ok());
  }
  return recipe;
}

void check_diagram(const DiagramRow& row, const std::shared_ptr<const History>& history) {
  const Result<Diagram> diagram = make_diagram(row, history);
  const bool has = !row.has || row.has(*history->generator);
  if (row.name == "dual" && !diagram) return;  // of rock and bridges
  CHECK(diagram.ok() == has);
  if (!diagram) {
    CHECK(diagram.message().find(history->generator->name) != std::string::npos);
    return;
  }
  CHECK_FALSE(diagram->panels.empty());
  CHECK(diagram->caption.ends_with('.'));
  const Frame frame = drawn(*diagram);
  CHECK(frame.items.size() > 3);
  CHECK(to_dump(frame) == to_dump(drawn(make_diagram(row, history).value())));
}

std::string message_of(const char* row, const Recipe& recipe) {
  const Result<Diagram> diagram = make_diagram(row_called(row), history_of(recipe));
  REQUIRE_FALSE(diagram.ok());
  return diagram.message();
}

}  // namespace

TEST_CASE("every diagram of every generator draws, or names the generators that have it", "[unsanitized]") {
  for (const GeneratorRow& generator : generators())
    if (const std::optional<Recipe> recipe = grown_recipe(generator))
      for (const DiagramRow& row : diagrams()) {
        INFO(row.name << " of " << generator.name);
        check_diagram(row, history_of(telling(*recipe)));
      }
}

TEST_CASE("every diagram draws on every grid", "[unsanitized]") {
  for (const GridRow& grid : grids())
    for (const DiagramRow& row : diagrams()) {
      if (row.has && !row.has(*find_row(generators(), "kruskal"))) continue;
      INFO(row.name << " on " << grid.name);
      check_diagram(row, history_of(telling(recipe_for(grid.name, {9, 9}, "kruskal"))));
    }
}

TEST_CASE("the graph says whether rings lead around rock, or around nothing in a hall") {
  const auto caption = [](const Recipe& recipe) {
    return make_diagram(row_called("graph"), history_of(recipe))->caption;
  };
  CHECK(caption(recipe_for("square", {12, 12}, "kruskal")).find("a spanning tree") != std::string::npos);
  CHECK(caption(recipe_for("square", {12, 12}, "kruskal", {{"braid", "1"}})).find("several ways") !=
        std::string::npos);
  CHECK(caption(recipe_for("square", {40, 31}, "colouring")).find("none leads around rock") !=
        std::string::npos);
  Recipe cave = recipe_for("square", {40, 31}, "automaton");
  cave.options.set(cave.generator->options, "loops", "braid").value();
  CHECK(caption(cave).find("several ways") != std::string::npos);
}

TEST_CASE("a woven maze has its diagrams but that of its corners") {
  const Recipe woven = recipe_for("square", {12, 12}, "backtracker", {{"weave", "0.3"}});
  for (const DiagramRow& row : diagrams())
    if (!row.has || row.name == "steps") check_diagram(row, history_of(woven));
  CHECK(message_of("dual", woven).find("bridges") != std::string::npos);
}

TEST_CASE("what a maze does not have is said") {
  const Recipe plain = recipe_for("square", {9, 9}, "kruskal");
  CHECK(message_of("generations", plain) == "'kruskal' has no generations; these generators have: automaton");
  CHECK(message_of("weights", plain).find("'height'") != std::string::npos);
  CHECK(message_of("regions", plain).find("'regions'") != std::string::npos);
  CHECK(message_of("steps", recipe_for("square", {10, 10}, "kruskal", {{"symmetry", "mirror"}}))
            .find("symmetry") != std::string::npos);
  CHECK(message_of("steps", recipe_for("square", {9, 9}, "kruskal", {{"sparsify", "1"}})).find("sparsify") !=
        std::string::npos);
  auto read = std::make_shared<History>(*history_of(plain));
  read->generator = nullptr;
  CHECK(make_diagram(row_called("steps"), read).message().find("read from text") != std::string::npos);
  CHECK(make_diagram(row_called("graph"), read).ok());
}

TEST_CASE("a thick maze shows the heights and the regions of its carver") {
  Recipe recipe = recipe_for("square", {25, 21}, "thick");
  CHECK(message_of("weights", recipe).find("'height'") != std::string::npos);
  REQUIRE(recipe.options.set(recipe.generator->options, "carver", "kruskal(height=x,regions=2x2)").ok());
  const auto history = history_of(recipe);
  const Lattice& t = std::get<Lattice>(*history->maze.topology);
  const std::vector<double>& heights = history->growth.heights;
  CHECK(heights[index(t.at(1, 1))] < heights[index(t.at(2, 1))]);
  CHECK(heights[index(t.at(2, 1))] < heights[index(t.at(3, 1))]);
  CHECK(make_diagram(row_called("weights"), history)->caption.find("The height map") == 0);
  CHECK(make_diagram(row_called("regions"), history)->caption.find("4 regions, and 3 passages") == 0);
}

TEST_CASE("the walls of a perfect maze are two trees, and every loop cuts off an island") {
  for (const GridRow& grid : grids())
    for (const char* braid : {"0", "0.3"}) {
      INFO(grid.name << " " << braid);
      const auto history = history_of(recipe_for(grid.name, {9, 9}, "kruskal", {{"braid", braid}}));
      const Maze& maze = history->maze;
      const auto loops = passage_count(maze) + 1 - cell_count(*maze.topology);
      // Around a corner without a wall leads a loop, too, but the corner is no piece of wall.
      std::set<std::uint32_t> corners, walled;
      std::visit(
          [&](const auto& t) {
            for_each_wall(t, [&](Wall w, Cell, Cell) {
              for (const std::uint32_t corner : {t.points(w).first, t.points(w).second}) {
                corners.insert(corner);
                if (!maze.open.test(index(w))) walled.insert(corner);
              }
            });
          },
          *maze.topology);
      const auto pieces = 2 + loops - (corners.size() - walled.size());
      CHECK((loops == 0) == (std::string(braid) == "0"));
      CHECK_THAT(
          make_diagram(row_called("dual"), history)->caption,
          Catch::Contains(pieces == 2 ? "into two trees" : "into " + std::to_string(pieces) + " pieces"));
    }
}
