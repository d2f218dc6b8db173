#include <bit>
#include <vector>

#include "generate/recipe.h"
#include "generate/statistics.h"
#include "generate/walks/small_walk.h"
#include "generate/walks/walk_checks.h"
#include "generate/walks/walk_limits.h"
#include "generate/walks/walk_search.h"
#include "maze/gates.h"
#include "maze/round_walk.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

using Field = std::shared_ptr<const AnyTopology>;

const GeneratorRow& unicursal() { return row_called("unicursal"); }

Field shaped(const char* grid, const char* shape, CellCount size) {
  GridChoice choice;
  choice.grid = find_row(grids(), grid);
  choice.grid_options = Options(choice.grid->options);
  choice.shape = find_row(shapes(), shape);
  choice.shape_options = Options(choice.shape->options);
  choice.size = size;
  choice.whole_cells = true;
  return make_grid(choice, "1").value().topology;
}

Field masked(std::string_view text) {
  return std::make_shared<const AnyTopology>(Lattice::square(parse_mask(text).value()));
}

Result<Maze> made(const Field& field, const std::string& options, const std::string& seed = "1") {
  const Options chosen = options_of(unicursal(), options);
  if (const Outcome fit = check_fit(unicursal(), *field, chosen); !fit) return fit.found();
  return draft(unicursal(), field, chosen, seed);
}

std::string refusal(const Field& field, const std::string& options) {
  const Result<Maze> none = made(field, options);
  return none ? "" : none.message();
}

/// A maze in which start and finish have one passage, and every other cell two.
void check_one_way(const Maze& maze) {
  check_maze(maze, !is_round(maze));
  const Lattice& t = std::get<Lattice>(*maze.topology);
  bool one_way = true;
  for_each_cell(t, [&](Cell c) {
    int passages = is_round(maze) ? 0 : (c == maze.start.cell) + (c == maze.finish.cell);
    t.for_each_neighbor(c, [&](Cell, Wall w) { passages += maze.open.test(index(w)); });
    one_way = one_way && passages == 2;
  });
  CHECK(one_way);
  const std::vector<Gate> rim = rim_gates(*maze.topology);
  for (const Gate& gate : {maze.start, maze.finish})
    if (gate.wall != no_wall) CHECK(std::find(rim.begin(), rim.end(), gate) != rim.end());
}

/// Whether a walk over all cells of a small board goes from one of the first cells to one of the others,
/// decided by the sets of cells that walks can have gone over.
bool has_walk_by_force(const Lattice& t, const BitSet& from, const BitSet& to) {
  std::vector<Cell> cells;
  for_each_cell(t, [&](Cell c) { cells.push_back(c); });
  const std::size_t n = cells.size();
  std::vector<std::uint32_t> near(n), last(std::size_t{1} << n);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t k = 0; k < n; ++k) near[i] |= std::uint32_t{beside(t, cells[i], cells[k])} << k;
    if (from.test(index(cells[i]))) last[std::size_t{1} << i] = 1u << i;
  }
  for (std::size_t set = 1; set < last.size(); ++set)
    for (std::size_t i = 0; last[set] && i < n; ++i)
      if (!(set >> i & 1) && (near[i] & last[set])) last[set | std::size_t{1} << i] |= 1u << i;
  for (std::size_t i = 0; i < n; ++i)
    if ((last.back() >> i & 1) && to.test(index(cells[i]))) return true;
  return false;
}

bool has_round_by_force(const Lattice& t) {
  BitSet first(t.cell_limit()), beside_it(t.cell_limit());
  for_each_cell(t, [&](Cell c) {
    if (first.count() > 0) return;
    first.set(index(c));
    t.for_each_neighbor(c, [&](Cell n, Wall) { beside_it.set(index(n)); });
  });
  return t.cell_count() > 2 && has_walk_by_force(t, first, beside_it);
}

/// Random boards in one piece.
Field random_board(std::uint32_t columns, std::uint32_t rows, std::uint32_t cells, Rng& rng) {
  while (true) {
    Mask mask{columns, rows, BitSet(std::size_t{columns} * rows)};
    while (mask.cells.count() < cells) mask.cells.set(rng.below(columns * rows));
    auto field = std::make_shared<const AnyTopology>(Lattice::square(mask));
    if (count_pieces(*field) == 1) return field;
  }
}

}  // namespace

TEST_CASE(
    "on small boards there is a walk where one is found by trying all sets of cells, and nowhere else") {
  struct Boards {
    std::uint32_t columns, rows, cells;
    int count;
  };
  int walks = 0, rounds = 0, refused = 0;
  for (const Boards& b :
       {Boards{4, 4, 12, 40}, {5, 4, 15, 60}, {4, 5, 18, 60}, {6, 3, 15, 30}, {5, 6, 21, 6}, {6, 5, 22, 4}}) {
    Rng rng(b.cells);
    for (int i = 0; i < b.count; ++i) {
      const Field field = random_board(b.columns, b.rows, b.cells, rng);
      const Lattice& t = std::get<Lattice>(*field);
      BitSet rim(t.cell_limit());
      for (const Gate& gate : rim_gates(*field)) rim.set(index(gate.cell));
      const bool walk = has_walk_by_force(t, rim, rim), round = has_round_by_force(t);
      const Result<Maze> found = made(field, ""), ring = made(field, "method=loop");
      INFO(b.columns << "x" << b.rows << " " << i << (found ? "" : found.message()));
      CHECK(found.ok() == walk);
      CHECK(ring.ok() == round);
      if (found) check_one_way(*found);
      if (ring) check_one_way(*ring);
      CHECK((check_walkable(t, false).ok() || !has_walk_by_force(t, t.present(), t.present())));
      CHECK((check_walkable(t, true).ok() || !round));
      walks += walk;
      rounds += round;
      refused += !check_walkable(t, false).ok();
    }
  }
  CHECK(walks > 10);
  CHECK(rounds > 3);
  CHECK(refused > 50);
}

TEST_CASE("every method walks over every shape of squares and hexagons", "[unsanitized]") {
  for (const char* grid : {"square", "hexagon"})
    for (const char* shape : {"rectangle", "circle", "heart", "hexagon", "star", "ring", "diamond"})
      for (const CellCount size : {CellCount{20, 20}, {26, 32}})
        for (const char* options : {"method=doubled", "method=backbite leave=0.1", "method=loop leave=0.1"}) {
          const std::string wish = std::string(options);
          INFO(grid << " " << shape << " " << size.columns << " " << options);
          const Field field = shaped(grid, shape, size);
          const Result<Maze> maze = made(field, wish);
          if (!maze) INFO(maze.message());
          REQUIRE(maze.ok());
          check_one_way(*maze);
          const double cells = cell_count(*field), walked = cell_count(*maze->topology);
          CHECK(walked >= 0.85 * cells);
          CHECK(made(field, wish)->open.words() == maze->open.words());
          CHECK(made(field, wish, "2")->open.words() != maze->open.words());
          if (wish.starts_with("method=doubled") || wish.starts_with("method=loop"))
            CHECK(beside(std::get<Lattice>(*maze->topology), maze->start.cell, maze->finish.cell));
        }
}

TEST_CASE("walks over all cells are found on wide shapes", "[unsanitized]") {
  for (const char* shape : {"circle", "heart", "hexagon", "rectangle"})
    for (const CellCount size : {CellCount{20, 20}, {30, 30}, {40, 40}})
      for (const char* options : {"method=backbite", "method=loop", "open=no"}) {
        INFO(shape << " " << size.columns << " " << options);
        const Field field = shaped("hexagon", shape, size);
        const Result<Maze> maze = made(field, options);
        REQUIRE(maze.ok());
        check_one_way(*maze);
        CHECK(cell_count(*maze->topology) == cell_count(*field));
        const Field squares = shaped("square", shape, size);
        const Result<Maze> of_squares = made(squares, options);
        if (of_squares)
          check_one_way(*of_squares);
        else
          CHECK_THAT(of_squares.message(), Catch::Contains("chessboard") || Catch::Contains("dead end"));
      }
}

TEST_CASE("a walk leaves out no more cells than it may") {
  const Field field = shaped("square", "heart", {31, 31});
  CHECK(!made(field, "").ok());
  for (const char* share : {"0.03", "0.05", "0.2"}) {
    const Maze maze = made(field, std::string("leave=") + share).value();
    check_one_way(maze);
    const double left = cell_count(*field) - cell_count(*maze.topology);
    CHECK(left > 0);
    CHECK(left <= std::stod(share) * cell_count(*field));
  }
}

TEST_CASE("the ends of a walk over a shape lie where they are asked for") {
  const Field field = shaped("hexagon", "heart", {20, 20});
  const Maze maze = made(field, "from=top to=centre").value();
  check_one_way(maze);
  CHECK(maze.start.cell == gate_at(*field, "top")->cell);
  CHECK(maze.finish == *gate_at(*field, "centre"));
  const Maze ring = made(shaped("square", "heart", {20, 20}), "method=doubled from=bottom").value();
  check_one_way(ring);
  const Rect box = bounds(*ring.topology);
  CHECK(center(*ring.topology, ring.start.cell).y > box.y0 + box.height() * 0.7);
}

TEST_CASE("half a shape of whole blocks hangs together, and is the shape") {
  const Field field = masked("##..........##\n##..........##\n.############.\n..............\n");
  const HalfSize found = half_size(std::get<Lattice>(*field));
  const Mask& half = found.blocks;
  CHECK((found.left == 0 && found.top == 0));
  CHECK(half.cells.count() == 9);
  CHECK(half.test(0, 0));
  CHECK(half.test(6, 0));
  for (const std::uint32_t x : {1u, 2u, 3u, 4u, 5u}) CHECK(half.test(x, 1));
  CHECK(half_size(std::get<Lattice>(*masked("#\n"))).blocks.cells.count() == 0);
}

TEST_CASE("shapes without a walk are refused with the reason, and with what would do") {
  using Catch::Contains;
  const Field comb = masked("#.#.#\n#####\n"), plus = masked(".#.\n###\n.#.\n"),
              wide = masked("####\n####\n.##.\n.##.\n"), heart = shaped("square", "heart", {20, 20});
  CHECK_THAT(refusal(comb, ""), Contains("3 cells are dead ends with one neighbor, as that at 0,0") &&
                                    Contains("method=doubled"));
  CHECK_THAT(refusal(plus, ""), Contains("4 cells are dead ends"));
  CHECK(refusal(masked("###\n###\n##.\n"), "method=loop").empty());
  CHECK_THAT(refusal(masked("####\n####\n###.\n"), "method=loop"),
             Contains("6 cells of the shape are of one color and 5 of the other") && Contains("leave=0.1"));
  CHECK_THAT(refusal(masked("##....\n######\n....##\n"), "method=loop"), Contains("falls into 2 pieces"));
  CHECK_THAT(refusal(wide, "from=9,9"), Contains("there is no cell 9,9 in the shape"));
  CHECK_THAT(refusal(wide, "method=loop from=centre"), Contains("in which centre is no gate"));
  CHECK_THAT(refusal(wide, "method=loop from=top to=left"), Contains("name only one of from and to"));
  CHECK_THAT(refusal(wide, "from=0,0 to=3,1"), Contains("same color"));
  CHECK_THAT(refusal(wide, "method=doubled leave=0.1"), Contains("leave out 'leave'"));
  CHECK_THAT(refusal(heart, "method=doubled carver=sidewinder"),
             Contains("walks by rows and needs a full rectangle"));
  CHECK_THAT(refusal(heart, "open=no to=top"), Contains("leave 'to' out"));
  CHECK_THAT(refusal(shaped("square", "rectangle", {9, 9}), "open=no"), Contains("make one of them even"));
  const AnyTopology triangles = Lattice::triangle(full_mask(8, 8));
  CHECK_THAT(message_of(check_fit(unicursal(), triangles, options_of(unicursal(), ""))),
             Contains("walks over squares or hexagons"));
}

TEST_CASE("a loop has no gates, and a mark where it is asked for") {
  for (const Field& field : {shaped("square", "rectangle", {8, 8}), shaped("square", "heart", {20, 20}),
                             shaped("hexagon", "hexagon", {20, 20})})
    for (const char* method : {"backbite", "loop", "doubled"}) {
      INFO(method << " " << cell_count(*field));
      const Maze loop = made(field, std::string("open=no method=") + method).value();
      CHECK(is_round(loop));
      check_one_way(loop);
      CHECK(passage_count(loop) == cell_count(*loop.topology));
    }
  const Field heart = shaped("square", "heart", {20, 20});
  CHECK(made(heart, "open=no from=top").value().start.cell == gate_at(*heart, "top")->cell);
  CHECK(is_round(made(masked("###\n#.#\n###\n"), "open=no").value()));
}
