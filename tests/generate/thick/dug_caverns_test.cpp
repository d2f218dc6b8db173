#include "generate/thick/cave_checks.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "topology/grids.h"

using namespace mazefolio::tests;

namespace {

constexpr const char* dug[] = {"cavern-carved", "cavern-walls", "mazogs"};

struct Field {
  const char* name;
  Lattice squares;
  bool whole = true;  ///< of inner cells that hang together
};

Lattice masked(std::string_view text) { return Lattice::square(parse_mask(text).value()); }

std::vector<Field> fields() {
  const auto heart = [] {
    const GridChoice choice{find_row(grids(), "square"),
                            Options(find_row(grids(), "square")->options),
                            find_row(shapes(), "heart"),
                            Options(find_row(shapes(), "heart")->options),
                            {31, 29},
                            Fold::none,
                            true};
    return std::get<Lattice>(*make_grid(choice, "heart")->topology);
  };
  return {
      {"3 x 3", Lattice::square(3, 3)},
      {"3 x 5", Lattice::square(3, 5)},
      {"4 x 4", Lattice::square(4, 4)},
      {"4 x 7", Lattice::square(4, 7)},
      {"5 x 8", Lattice::square(5, 8)},
      {"8 x 5", Lattice::square(8, 5)},
      {"21 x 34", Lattice::square(21, 34)},
      {"heart", heart()},
      {"with a hole", masked("#########\n#########\n#########\n###...###\n###...###\n#########\n#########\n"
                             "#########\n#########\n")},
      {"with holes", masked("############\n############\n############\n###.########\n############\n"
                            "############\n########..##\n############\n############\n############\n")}};
}

std::vector<Options> every_order(const GeneratorRow& row) {
  if (row.name == "mazogs") return {Options(row.options)};
  return {options_of(row, "order=depth-first"), options_of(row, "order=random"),
          options_of(row, "order=hunt-and-kill")};
}

/// Means over 10 caves of 65 x 65.
struct Texture {
  double dead_ends = 0, floor = 0, rock_blocks = 0, floor_blocks = 0, checkerboards = 0;
};

Texture texture(const char* name, const std::string& options) {
  const GeneratorRow& row = row_called(name);
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(65, 65));
  Texture mean;
  for (int seed = 0; seed < 10; ++seed) {
    const Result<Maze> made = draft(row, field, options_of(row, options), std::to_string(seed));
    const Lattice& squares = std::get<Lattice>(*made->topology);
    const Blocks blocks = blocks_of(squares);
    mean.dead_ends += dead_end_percent(squares) / 10;
    mean.floor += squares.cell_count() / 39.69 / 10;
    mean.rock_blocks += blocks.rock / 10.0;
    mean.floor_blocks += blocks.floor / 10.0;
    mean.checkerboards += blocks.checkerboards / 10.0;
  }
  return mean;
}

}  // namespace

TEST_CASE("dug caverns are whole on every field, and have none of the blocks they promise to leave out") {
  for (const char* name : dug)
    for (const Field& field : fields())
      for (const Options& options : every_order(row_called(name)))
        for (const char* seed : {"1", "2", "3"}) {
          INFO(name << " on " << field.name << ", seed " << seed);
          const Lattice squares = checked_cave(row_called(name), field.squares, options, seed);
          const Blocks blocks = blocks_of(squares);
          CHECK(loop_count(squares) == 0);
          if (std::string_view(name) != "mazogs") CHECK(blocks.checkerboards == 0);
          if (std::string_view(name) != "cavern-walls") CHECK(blocks.floor == 0);
          if (std::string_view(name) == "cavern-walls" && field.squares.is_full()) CHECK(blocks.rock == 0);
        }
}

TEST_CASE("dug caverns have the texture that is known of them", "[unsanitized]") {
  const Texture deep = texture("cavern-carved", "order=depth-first");
  CHECK(deep.dead_ends == Approx(10.9).margin(0.5));
  CHECK(deep.rock_blocks == Approx(162).margin(8));
  const Texture random = texture("cavern-carved", "order=random");
  CHECK(random.dead_ends == Approx(20.2).margin(0.6));
  CHECK(random.rock_blocks == Approx(82).margin(8));
  const Texture mazogs = texture("mazogs", "");
  CHECK(mazogs.dead_ends == Approx(16.7).margin(0.8));
  CHECK(mazogs.floor == Approx(59).margin(1));
  CHECK(mazogs.checkerboards == Approx(630).margin(20));
}

TEST_CASE("dug caverns without a known texture keep the one they have") {
  const Texture hunted = texture("cavern-carved", "order=hunt-and-kill");
  CHECK(hunted.dead_ends == Approx(11.5).margin(0.5));
  CHECK(hunted.rock_blocks == Approx(176).margin(8));
  const Texture deep = texture("cavern-walls", "order=depth-first");
  CHECK(deep.dead_ends == Approx(13.9).margin(0.6));
  CHECK(deep.floor_blocks == Approx(143).margin(8));
  const Texture random = texture("cavern-walls", "order=random");
  CHECK(random.dead_ends == Approx(16.3).margin(0.6));
  CHECK(random.floor_blocks == Approx(93).margin(8));
}

TEST_CASE("every option changes a dug cavern, and so does the seed") {
  const Lattice field = Lattice::square(21, 34);
  for (const char* name : dug) {
    INFO(name);
    const GeneratorRow& row = row_called(name);
    const auto cave = [&](const std::string& options, const char* seed) {
      return checked_cave(row, field, options_of(row, options), seed).present();
    };
    CHECK(cave("", "1") != cave("", "2"));
    if (row.name == "mazogs") continue;
    CHECK(cave("", "1") != cave("order=random", "1"));
    CHECK(cave("", "1") != cave("order=hunt-and-kill", "1"));
    CHECK(cave("order=random", "1") != cave("order=hunt-and-kill", "1"));
  }
}

TEST_CASE(
    "the floor of mazogs is dug again where it is too little, and all that can be asked for is reached") {
  const GeneratorRow& row = row_called("mazogs");
  const std::string most = "floor=" + std::to_string(row.options.front().high);
  for (const auto& [w, h] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {5, 5}, {4, 40}, {9, 9}, {21, 34}, {62, 46}, {120, 90}})
    for (int seed = 1; seed <= 20; ++seed) {
      INFO(w << "x" << h << " " << seed);
      const double floor =
          checked_cave(row, Lattice::square(w, h), options_of(row, most), std::to_string(seed))
              .present()
              .count();
      CHECK(floor >= row.options.front().high * (w - 2) * (h - 2));
    }
  int changed = 0;
  for (int seed = 1; seed <= 400; ++seed) {
    const auto cave = [&](const std::string& options) {
      return checked_cave(row, Lattice::square(9, 9), options_of(row, options), std::to_string(seed))
          .present();
    };
    changed += cave("floor=0") != cave(most);
  }
  CHECK(changed > 0);
  CHECK(changed < 100);
}

TEST_CASE("walls begin at many places of the frame") {
  const Lattice squares = checked_cave(row_called("cavern-walls"), Lattice::square(65, 65),
                                       Options(row_called("cavern-walls").options), "1");
  int walls = 0;
  for (std::uint32_t i = 1; i < 64; ++i)
    for (const Cell c : {squares.at(i, 1), squares.at(i, 63), squares.at(1, i), squares.at(63, i)})
      walls += squares.is_rock(c);
  CHECK(walls > 40);
}

TEST_CASE("more floor than digging leaves is a fault that names what was reached") {
  GeneratorRow mazogs = row_called("mazogs");
  mazogs.options.front().high = 0.7;  // more than it offers
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(65, 65));
  const Result<Maze> made = draft(mazogs, field, options_of(mazogs, "floor=0.7"), "1");
  CHECK(message_of(made).find("in 20 tries at most 0.") == 0);
  CHECK(message_of(made).find("'floor' asks for 0.7") != std::string::npos);
}

TEST_CASE("fields in which little can be dug are refused with the reason") {
  for (const char* name : dug) {
    const GeneratorRow& row = row_called(name);
    const auto why = [&](Lattice field) {
      return message_of(check_fit(row, AnyTopology(std::move(field)), Options(row.options)));
    };
    const std::string nothing =
        "nothing can be dug here: every cell lies beside the outside, and that is the frame of rock";
    CHECK(why(Lattice::square(1, 1)) == nothing);
    CHECK(why(Lattice::square(2, 7)) == nothing);
    CHECK(why(masked("###\n#.#\n###\n")) == nothing);
    CHECK(why(masked("###..###\n########\n########\n###..###\n")).find("the shape falls into pieces") !=
          std::string::npos);
  }
}

TEST_CASE("a single cell to dig is refused where no gate leads out of it") {
  const Lattice star = masked("..#..\n.###.\n#####\n.###.\n..#..");
  REQUIRE(inner_cells(star).count() == 1);
  for (const char* name : dug) {
    INFO(name);
    const GeneratorRow& row = row_called(name);
    const auto field = std::make_shared<const AnyTopology>(star);
    std::string fault = message_of(check_fit(row, *field, Options(row.options)));
    if (fault.empty()) fault = message_of(draft(row, field, Options(row.options), "star"));
    CHECK_THAT(fault, Catch::Contains("no way leads out of it"));
  }
}

// Without checkerboards the line between floor and rock is one round walk through all corner points but the
// middles of blocks, and on a chessboard of points a round walk visits as many black ones as white ones.
TEST_CASE("the blocks of a cavern lie on as many black corner points as white ones") {
  for (const char* name : {"cavern-carved", "cavern-walls"})
    for (const Options& options : every_order(row_called(name)))
      for (const auto& [columns, rows] : {std::pair{33u, 33u}, {20u, 31u}, {31u, 20u}, {20u, 20u}})
        for (const char* seed : {"1", "2", "3"}) {
          INFO(name << " " << columns << "x" << rows << ", seed " << seed);
          const Lattice t = checked_cave(row_called(name), Lattice::square(columns, rows), options, seed);
          int points = 0, blocks = 0, shift = 0;  // black less white: of all points, and of the middles
          for (std::uint32_t y = 0; y + 1 < rows; ++y)
            for (std::uint32_t x = 0; x + 1 < columns; ++x) {
              const int color = (x + y) % 2 == 0 ? 1 : -1;
              const bool floor = t.contains(t.at(x, y));
              const bool block = t.contains(t.at(x + 1, y)) == floor && t.contains(t.at(x, y + 1)) == floor &&
                                 t.contains(t.at(x + 1, y + 1)) == floor;
              points += color;
              blocks += block;
              shift += block ? color : 0;
            }
          CHECK(blocks > 0);
          CHECK(shift == points);
        }
}
