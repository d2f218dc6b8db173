#include "generate/statistics.h"
#include "generate/thick/wall_text.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& coloring() { return row_called("colouring"); }

Result<Maze> drafted(const Lattice& field, const Options& options, const std::string& seed = "s") {
  const auto topology = std::make_shared<const AnyTopology>(field);
  REQUIRE(check_fit(coloring(), *topology, options).ok());
  return draft(coloring(), topology, options, seed);
}
Result<Maze> drafted(const Lattice& field, const std::string& options, const std::string& seed = "s") {
  return drafted(field, options_of(coloring(), options), seed);
}

const Lattice& floor_of(const Result<Maze>& made) { return std::get<Lattice>(*made->topology); }

void check_coloring(const Lattice& field, const Result<Maze>& made) {
  REQUIRE(made.ok());
  check_maze(*made, false);
  const BitSet inner = inner_cells(field);
  bool within = true;
  for_each_cell(floor_of(made), [&](Cell c) { within = within && inner.test(index(c)); });
  CHECK(within);
  CHECK(rim_gates(*made->topology).size() >= 2);
}

std::string unfit(const std::string& options) {
  return message_of(
      check_fit(coloring(), AnyTopology(Lattice::square(30, 20)), options_of(coloring(), options)));
}

/// The rooms among the floor: cells of color 0, counted from the first cell within the frame.
std::size_t rooms_in(const Lattice& floor, const ColorLattice& colors) {
  std::size_t rooms = 0;
  for_each_cell(floor, [&](Cell c) {
    rooms += colors.color({static_cast<int>(floor.column(c)) - 1, static_cast<int>(floor.row(c)) - 1}) == 0;
  });
  return rooms;
}

}  // namespace

TEST_CASE("the worked example reaches all its rooms without loops") {
  const ColorLattice colors{4, 2, 2};
  const std::vector<WallPair> pairs = wall_pairs(colors);
  std::size_t example = pairs.size();
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (pairs[i].walls1 == 0b1110000 && pairs[i].walls2 == 0b10001010) example = i;
  REQUIRE(example < pairs.size());
  // 60 x 40 cells with the frame, the first room in the corner within it.
  const Lattice field = Lattice::square(60, 40);
  const Result<Maze> made = drafted(field, "pair=" + std::to_string(example));
  check_coloring(field, made);
  CHECK(loop_count(floor_of(made)) == 0);
  CHECK(rooms_in(floor_of(made), colors) == 276);
}

TEST_CASE("the colors of an ordinary thick maze make an ordinary thick maze") {
  for (const Lattice& field : {Lattice::square(41, 27), Lattice::square(27, 41), Lattice::square(5, 3)}) {
    const Result<Maze> made = drafted(field, "ux=2 vx=0 vy=2");
    check_coloring(field, made);
    const std::optional<Maze> thin = thin_of(*made);
    REQUIRE(thin);
    check_maze(*thin);
    CHECK(cell_count(*thin->topology) == (field.columns() / 2) * (field.rows() / 2));
  }
}

TEST_CASE("perfect pairs have no loops with any carver, others connect all the same") {
  const Lattice field = Lattice::square(44, 31);
  for (const GeneratorRow& carver : carvers()) {
    const std::string wish = "carver=" + carver.name;
    if (carver.needs == Needs::rectangle) {
      CHECK(unfit("pair=any " + wish) ==
            "'" + carver.name + "' walks by rows, and the rooms of a coloring do not lie in rows");
      continue;
    }
    for (const char* colors : {"", "ux=5 vx=3 vy=2 ", "ux=12 vx=5 vy=1 "}) {
      INFO(carver.name << " " << colors);
      const Result<Maze> made = drafted(field, colors + wish);
      check_coloring(field, made);
      CHECK(loop_count(floor_of(made)) == 0);
    }
    check_coloring(field, drafted(field, "ux=12 vx=5 vy=1 pair=any " + wish));
  }
}

TEST_CASE("every pair of a lattice is what it is flagged to be", "[unsanitized]") {
  const Lattice field = Lattice::square(40, 36);
  for (const ColorLattice& colors : {ColorLattice{5, 2, 2}, {10, 4, 1}, {4, 1, 3}}) {
    const std::string lattice = "ux=" + std::to_string(colors.ux) + " vx=" + std::to_string(colors.vx) +
                                " vy=" + std::to_string(colors.vy);
    const std::vector<WallPair> pairs = wall_pairs(colors);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const std::string wish = lattice + " pair=" + std::to_string(i);
      INFO(wish);
      if (pairs[i].degenerate) {
        CHECK(unfit(wish).find("is degenerate: its walls join rooms in parallel strips only") !=
              std::string::npos);
        continue;
      }
      std::int64_t loops = 0;
      for (const char* seed : {"1", "2", "3"}) {
        const Result<Maze> made = drafted(field, wish, seed);
        check_coloring(field, made);
        loops += loop_count(floor_of(made));
      }
      CHECK((loops == 0) == pairs[i].perfect);
    }
  }
}

TEST_CASE("the pattern may be shifted, and its field masked") {
  const Lattice field = Lattice::square(24, 40);
  const auto present = [&](const std::string& options, const char* seed) {
    const Result<Maze> made = drafted(field, options, seed);
    check_coloring(field, made);
    return floor_of(made).present();
  };
  CHECK(present("", "s") == present("", "s"));
  CHECK(present("", "s") != present("", "t"));
  CHECK(present("", "s") != present("offset_x=1", "s"));
  CHECK(present("", "s") != present("offset_y=1", "s"));
  Mask ring = full_mask(36, 30);
  for (std::uint32_t y = 12; y < 17; ++y)
    for (std::uint32_t x = 14; x < 20; ++x) ring.cells.reset(std::size_t{y} * ring.columns + x);
  const Lattice masked = Lattice::square(ring);
  check_coloring(masked, drafted(masked, "pair=any"));
}

TEST_CASE("colorings that make no maze are refused with the reason") {
  CHECK(unfit("ux=1 vx=0 vy=4") ==
        "with ux = 1, vx = 0 and vy = 4 a room lies beside the next, with no wall between");
  CHECK(unfit("ux=8 vx=3 vy=5") == "ux * vy = 40 colors are more than 36: make ux or vy smaller");
  CHECK(unfit("ux=7 vx=2 vy=3 pair=4").find("pairs have numbers up to 20 colors, and ux = 7") == 0);
  CHECK(unfit("ux=3 vx=1 vy=1") ==
        "ux = 3, vx = 1 and vy = 1 have no perfect pair of walls; 'mazefolio list colourings' shows the "
        "pairs of any colors");
  CHECK(unfit("pair=9999") ==
        "there is no pair 9999: ux = 4, vx = 2 and vy = 2 have 10 of them, counted from 0");
  Options options(coloring().options);
  CHECK(message_of(options.set(coloring().options, "ux", "0")) == "'ux' must be 1 to 36, not 0");
  for (const char* wrong : {"-1", "best", "1.5", ""})
    CHECK(!options.set(coloring().options, "pair", wrong).ok());
  CHECK(!options.set(coloring().options, "carver", "colouring").ok());
}

TEST_CASE("colorings with too many rooms for a grid of polygons are refused") {
  const auto why = [](std::uint32_t columns, std::uint32_t rows) {
    return message_of(
        check_fit(coloring(), AnyTopology(Lattice::square(columns, rows)), options_of(coloring(), "")));
  };
  CHECK(why(5000, 3000) ==
        "of 8 colors 1875000 rooms are more than 1500000: make the maze smaller, or ux * vy larger");
  CHECK(why(5, 40001) == "a coloring may have 40000 columns and rows at most, not 5x40001");
  CHECK(why(4000, 3000) == "");
}

TEST_CASE("a field with too little room is a fault that says so") {
  for (const auto& [columns, rows] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 1}, {1, 7}, {7, 1}, {3, 3}, {4, 5}})
    CHECK(message_of(drafted(Lattice::square(columns, rows), ""))
              .find("of 8 colors fewer than two rooms fit into " + std::to_string(columns)) == 0);
}

TEST_CASE("fitting sizes leave no rows without rooms at the far sides") {
  const Options thick = options_of(coloring(), "ux=2 vx=0 vy=2");
  CHECK(coloring().fitting({40, 31}, thick) == CellCount{39, 31});
  CHECK(coloring().fitting({2, 31}, thick) == CellCount{0, 0});
  CHECK(coloring().fitting({60, 40}, options_of(coloring(), "ux=4 vx=2 vy=2")) == CellCount{59, 39});
}

TEST_CASE("pieces that the border cuts are pillars: they are dug whole or not at all") {
  const ColorLattice colors{4, 2, 2};
  const std::vector<WallClass> classes = wall_classes(colors);
  const std::vector<WallPair> pairs = wall_pairs(colors);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (!pairs[i].perfect) continue;
    const Result<Maze> made = drafted(Lattice::square(25, 17), "pair=" + std::to_string(i));
    check_coloring(Lattice::square(25, 17), made);
    const Lattice& floor = floor_of(made);
    const auto dug = [&](Step at) {
      return at.x > 0 && at.y > 0 && at.x < 24 && at.y < 16 &&
             floor.contains(floor.at(static_cast<std::uint32_t>(at.x), static_cast<std::uint32_t>(at.y)));
    };
    int cut = 0;
    for (const WallClass& w : classes)
      if (w.colors == pairs[i].walls1 || w.colors == pairs[i].walls2)
        for (int y = -4; y < 20; ++y)
          for (int x = -4; x < 28; ++x) {
            if (colors.color({x - 1, y - 1}) != 0) continue;
            std::size_t cells = 0, within = 0;
            for (const Step c : w.cells) {
              const Step at = Step{x, y} + c;
              cells += dug(at);
              within += at.x > 0 && at.y > 0 && at.x < 24 && at.y < 16;
            }
            cut += within > 0 && within < w.cells.size();
            CHECK((cells == 0 || cells == w.cells.size()));
          }
    CHECK(cut > 0);
  }
}

TEST_CASE("walls are written as colors in any order, and are kept in one way") {
  Options options(coloring().options);
  for (const char* text :
       {"4,5,6; 3,7,1", "3,7,1;4,5,6", "[[6,4,5],[1,3,7]]", "4.6.5-1.7.3", "1.3.7-4.5.6"}) {
    INFO(text);
    REQUIRE(options.set(coloring().options, "walls", text).ok());
    CHECK(options.text("walls") == "1.3.7-4.5.6");
  }
  const std::vector<WallPair> pairs = wall_pairs({4, 2, 2});
  const Lattice field = Lattice::square(33, 28);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (pairs[i].degenerate) continue;
    options = options_of(coloring(), "pair=" + std::to_string(i));
    const Result<Maze> numbered = drafted(field, options);
    options = options_of(coloring(), "walls=" + walls_text(pairs[i].walls1, pairs[i].walls2));
    const Result<Maze> written = drafted(field, options);
    CHECK(floor_of(numbered).present() == floor_of(written).present());
  }
}

TEST_CASE("the rooms may have any color: the pattern moves, and walls are named by their colors") {
  const ColorLattice colors{4, 2, 2};
  const Lattice field = Lattice::square(40, 31);
  for (int room = 0; room < colors.colors(); ++room) {
    INFO(room);
    const Step at = colors.cell_of(room);
    const auto walls = [&](ColorSet first, ColorSet second) {
      return walls_text(colors.counted_back(room, first), colors.counted_back(room, second));
    };
    const Result<Maze> by_room =
        drafted(field, "room=" + std::to_string(room) + " walls=" + walls(0b1110000, 0b10001010));
    check_coloring(field, by_room);
    const Result<Maze> shifted = drafted(
        field, "walls=1.3.7-4.5.6 offset_x=" + std::to_string(at.x) + " offset_y=" + std::to_string(at.y));
    CHECK(floor_of(by_room).present() == floor_of(shifted).present());
  }
}

TEST_CASE("colorings of more than 20 colors make mazes without loops") {
  const Lattice field = Lattice::square(61, 49);
  for (const char* colors : {"ux=7 vx=2 vy=3", "ux=6 vx=4 vy=4", "ux=29 vx=12 vy=1", "ux=6 vx=1 vy=6"}) {
    INFO(colors);
    const Result<Maze> made = drafted(field, colors);
    check_coloring(field, made);
    CHECK(loop_count(floor_of(made)) == 0);
    CHECK(floor_of(made).present() == floor_of(drafted(field, colors)).present());
    check_coloring(field, drafted(field, std::string("pair=any ") + colors));
  }
}

TEST_CASE("walls that are none are refused with everything that is wrong") {
  Options options(coloring().options);
  const auto why = [&](const char* text) {
    return message_of(options.set(coloring().options, "walls", text));
  };
  const std::string must = "'walls' must be two lists of colors, such as [[4,5,6],[3,7,1]]: ";
  CHECK(why("4,5,6;") == must + "class 2 has no colors");
  CHECK(why("4,5,4;x,36") == must +
                                 "color 4 is there twice; 'x' is no number of a color; there is no color 36: "
                                 "colors are 0 to 35 at most");
  CHECK(why("4,5") == must + "there are two classes of walls, not 1");
  CHECK(why("1;2;3") == must + "there are two classes of walls, not 3");
  CHECK(unfit("walls=0.4-9.10") ==
        "'walls': there is no color 9 or 10: ux * vy = 8 colors are 0 to 7; color 0 is that of the rooms");
  CHECK(unfit("walls=4-3.7.1 room=8") == "'walls': rooms cannot have color 8: ux * vy = 8 colors are 0 to 7");
  CHECK(unfit("room=8") == "rooms cannot have color 8: ux * vy = 8 colors are 0 to 7");
  CHECK(unfit("walls=1.3-2.5") ==
        "'walls': the colors 1,3 do not hang together; the colors 2,5 lie beside no room");
  CHECK(unfit("walls=4.5.6-1.3.7 pair=any") ==
        "'pair' and 'walls' both choose the walls: leave one of them out");
}
