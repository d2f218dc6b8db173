#include "generate/statistics.h"
#include "generate/thick/cave_checks.h"
#include "generate/thick/cell_field.h"
#include "generate/thick/components.h"
#include "generate/thick/join_halls.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& automaton() { return row_called("automaton"); }

Result<Maze> drafted(const Lattice& field, const Options& options, const std::string& seed) {
  const auto topology = std::make_shared<const AnyTopology>(field);
  REQUIRE(check_fit(automaton(), *topology, options).ok());
  return draft(automaton(), topology, options, seed);
}

/// The same field, floor within the frame, one piece, two cells for gates.
void check_cave(const Lattice& field, const Result<Maze>& made) {
  REQUIRE(made.ok());
  check_maze(*made, false);
  const Lattice& floor = std::get<Lattice>(*made->topology);
  CHECK(floor.without_rock().present() == field.present());
  const BitSet inner = inner_cells(field);
  bool within = true;
  for_each_cell(floor, [&](Cell c) { within = within && inner.test(index(c)); });
  CHECK(within);
  CHECK(rim_gates(*made->topology).size() >= 2);
}

struct Means {
  double generations = 0, floor = 0, components = 0, largest = 0, dug = 0;
};

/// Over eight fields of 100 x 50 cells, shares in percent.
Means means_of(const char* rule, const char* neighborhood, bool outside) {
  Means sum;
  const Lattice field = Lattice::square(102, 52);
  const Mask mask = full_mask(100, 50);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Rng rng(seed);
    CellField cells(mask, {parse_rule(rule).value(), parse_neighborhood(neighborhood).value(), outside});
    for (std::uint32_t y = 0; y < 50; ++y)
      for (std::uint32_t x = 0; x < 100; ++x) cells.set(x, y, rng.chance(0.5));
    sum.generations += cells.run(10000, 32).generations / 8.0;
    BitSet floor(field.cell_limit());
    for (std::uint32_t y = 0; y < 50; ++y)
      for (std::uint32_t x = 0; x < 100; ++x)
        if (!cells.alive(x, y)) floor.set(index(field.at(x + 1, y + 1)));
    const Components pieces = components_of(field, floor);
    const auto size = static_cast<double>(floor.count());
    sum.floor += size / 50 / 8;
    sum.components += static_cast<double>(pieces.sizes.size()) / 8;
    sum.largest += 100 * pieces.sizes[pieces.largest()] / size / 8;
    sum.dug += 100 * join_components(field, floor, inner_cells(field), 1, rng).carved / size / 8;
  }
  return sum;
}

}  // namespace

TEST_CASE("the rules have the textures that were measured of them", "[unsanitized]") {
  struct Known {
    const char *rule, *neighborhood;
    bool outside;
    Means means;
  };
  const std::vector<Known> known{
      {"b2s123", "moore", true, {34, 57, 9, 97.8, 0.3}},
      {"b2s123", "moore", false, {33, 55, 20, 88.5, 0.7}},
      {"b2s123", "von_neumann_ext", true, {27, 58, 374, 2.3, 12.6}},
      {"maze", "moore", true, {9, 46, 560, 1.9, 23.4}},
      {"mazectric", "moore", true, {28, 52, 159, 13.4, 6.1}},
      {"mazectric", "von_neumann_ext", true, {19, 50, 673, 1.3, 25.7}},
  };
  for (const Known& k : known) {
    INFO(k.rule << " " << k.neighborhood << " " << k.outside);
    const Means means = means_of(k.rule, k.neighborhood, k.outside);
    CHECK(means.generations == Approx(k.means.generations).epsilon(0.5));
    CHECK(means.floor == Approx(k.means.floor).margin(2));
    CHECK(means.components == Approx(k.means.components).epsilon(0.15).margin(5));
    CHECK(means.largest == Approx(k.means.largest).epsilon(0.2).margin(3));
    CHECK(means.dug == Approx(k.means.dug).epsilon(0.1).margin(0.3));
  }
}

TEST_CASE("automata make caves in one piece, on masked fields and with every option") {
  const std::vector<std::string> wishes{
      "",
      "rule=mazectric",
      "rule=B3/S12345 loops=cut",
      "rule=vote outside=floor loops=cut",
      "outside=floor smallest=1",
      "neighbourhood=von_neumann_ext",
      "neighbourhood=1,0;0,1;-1,0;0,-1 rule=B2/S123",
      "connect=largest kept=0.3",
      "generations=1 memory=1 density=0.4",
  };
  for (const Lattice& field : {Lattice::square(31, 24), Lattice::square(24, 31)})
    for (const std::string& wish : wishes) {
      INFO(wish);
      const Options options = options_of(automaton(), wish);
      const Result<Maze> made = drafted(field, options, "s");
      check_cave(field, made);
      if (options.text("loops") == "cut") CHECK(loop_count(std::get<Lattice>(*made->topology)) == 0);
    }
  Mask ring = full_mask(30, 22);
  for (std::uint32_t y = 8; y < 12; ++y)
    for (std::uint32_t x = 9; x < 17; ++x) ring.cells.reset(std::size_t{y} * ring.columns + x);
  const Lattice masked = Lattice::square(ring);
  for (const char* wish : {"", "outside=floor loops=cut"})
    check_cave(masked, drafted(masked, options_of(automaton(), wish), "s"));
}

TEST_CASE("the same seed gives the same cave and another seed another") {
  const Lattice field = Lattice::square(30, 20);
  const Options options(automaton().options);
  const auto floor = [&](const char* seed) {
    return std::get<Lattice>(*drafted(field, options, seed)->topology).present();
  };
  CHECK(floor("a") == floor("a"));
  CHECK(floor("a") != floor("b"));
}

TEST_CASE("small fields work where there is room for two gates") {
  for (const auto& [columns, rows] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{7, 7}, {7, 8}, {8, 7}, {12, 7}})
    for (const char* seed : {"1", "2", "3", "4"}) {
      INFO(columns << "x" << rows << " " << seed);
      const Lattice field = Lattice::square(columns, rows);
      check_cave(field, drafted(field, Options(automaton().options), seed));
    }
}

TEST_CASE("every preset makes caves in one piece with settings of its own", "[unsanitized]") {
  for (const RulePreset& preset : rule_presets())
    for (const auto& [columns, rows] : {std::pair{15u, 18u}, {37u, 38u}, {60u, 80u}})
      for (const char* seed : {"1", "2", "3", "4"}) {
        INFO(preset.name << " " << columns << "x" << rows << " " << seed);
        const Lattice field = Lattice::square(columns, rows);
        check_cave(field, drafted(field, options_of(automaton(), "rule=" + std::string(preset.name)), seed));
      }
}

TEST_CASE("settings of a preset hold where none of them is named") {
  const Lattice field = Lattice::square(40, 30);
  const auto floor = [&](const std::string& wish) {
    return std::get<Lattice>(*drafted(field, options_of(automaton(), wish), "s")->topology).present();
  };
  CHECK(floor("rule=vote") == floor("rule=vote generations=2 outside=floor density=0.55"));
  CHECK(floor("rule=vote generations=6") == floor("rule=vote generations=6 outside=wall density=0.5"));
  CHECK(floor("rule=B5678/S45678") == floor("rule=vote generations=10000"));
  CHECK(floor("rule=maze") == floor("rule=maze generations=10000 outside=wall density=0.5"));
}

TEST_CASE("caves that are not connected stay as the automaton left them") {
  const Lattice field = Lattice::square(60, 40);
  const Options none = options_of(automaton(), "rule=maze connect=none");
  Growth growth;
  const Result<Maze> made =
      draft(automaton(), std::make_shared<const AnyTopology>(field), none, "s", &growth);
  REQUIRE(made.ok());
  const BitSet floor = std::get<Lattice>(*made->topology).present();
  CHECK(floor == growth.generations.back());
  CHECK(components_of(field, floor).sizes.size() > 100);
  CHECK(in_pieces(automaton(), none) == "connect: none");
  CHECK(in_pieces(automaton(), Options(automaton().options)).empty());
  CHECK(message_of(check_fit(automaton(), field, options_of(automaton(), "connect=none loops=cut"))) ==
        "'loops: cut' needs a cave in one piece, and 'connect: none' leaves it in several");
}

TEST_CASE("a rule must fit its neighborhood, and a field its frame") {
  const AnyTopology field = Lattice::square(20, 20);
  CHECK(message_of(check_fit(automaton(), field, options_of(automaton(), "rule=B9"))) ==
        "the rule 'B9' counts 9 neighbors, but a cell has only 8 ('neighbourhood: moore')");
  CHECK(!check_fit(automaton(), field, options_of(automaton(), "rule=B3,10/S2,11")).ok());
  CHECK(check_fit(automaton(), field, options_of(automaton(), "neighbourhood=1,0;0,1 rule=B2/S01")).ok());
  CHECK(!check_fit(automaton(), field, options_of(automaton(), "neighbourhood=1,0;0,1 rule=B2/S3")).ok());
  for (const Lattice& small : {Lattice::square(1, 1), Lattice::square(1, 7), Lattice::square(3, 3)})
    CHECK(message_of(check_fit(automaton(), small, Options(automaton().options))) ==
          "too few cells lie within the frame of rock: the field must be larger");
  Options options(automaton().options);
  CHECK(message_of(options.set(automaton().options, "density", "1.5")) ==
        "'density' must be auto or 0 to 1, not 1.5");
  CHECK(!options.set(automaton().options, "neighbourhood", "1,0; 0,0").ok());
}

TEST_CASE("a degenerate automaton fails with its last state") {
  const Lattice field = Lattice::square(40, 30);
  const Result<Maze> rock = drafted(field, options_of(automaton(), "rule=B012345678/S012345678"), "s");
  CHECK(message_of(rock).find("'B012345678/S012345678' (neighbourhood moore, outside wall, density 0.5)") !=
        std::string::npos);
  CHECK(message_of(rock).find("0 % of the cells are floor") != std::string::npos);
  const Result<Maze> pieces = drafted(field, options_of(automaton(), "rule=maze connect=largest"), "s");
  CHECK(message_of(pieces).find("'connect: join' joins the pieces") != std::string::npos);
}

TEST_CASE("vote leaves wide halls, mazectric and B2/S123 leave passages") {
  const auto hall_share = [](const std::string& options) {
    const Lattice field = Lattice::square(61, 41);
    double halls = 0, cells = 0;
    for (const char* seed : {"1", "2", "3", "4"}) {
      const Result<Maze> made = drafted(field, options_of(automaton(), options), seed);
      REQUIRE(made.ok());
      const Lattice& floor = std::get<Lattice>(*made->topology);
      halls += blocks_of(floor).floor;
      cells += floor.cell_count();
    }
    return halls / cells;  // blocks of 2 x 2 floor cells for each cell of floor
  };
  CHECK(hall_share("rule=vote outside=wall") > 0.6);
  CHECK(hall_share("rule=vote45 generations=10") > 0.6);
  CHECK(hall_share("rule=mazectric") < 0.05);
  CHECK(hall_share("rule=B2/S123") < 0.05);
}

TEST_CASE("vote45 ends with all rock or all floor, unless it is stopped") {
  const Lattice field = Lattice::square(41, 31);
  for (const char* outside : {"wall", "floor"}) {
    const std::string rule = std::string("rule=vote45 outside=") + outside;
    CHECK_THAT(message_of(drafted(field, options_of(automaton(), rule + " generations=10000"), "1")),
               Catch::Contains("left no maze in"));
    check_cave(field, drafted(field, options_of(automaton(), rule + " generations=10"), "1"));
  }
}
