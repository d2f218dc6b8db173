#include "generate/thick/cell_field.h"

#include <catch2/catch.hpp>

#include "base/rng.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

CellularLaw law(std::string_view rule, std::string_view neighborhood = "moore", bool outside = false) {
  return {parse_rule(rule).value(), parse_neighborhood(neighborhood).value(), outside};
}

/// '#' is alive.
CellField field_of(const std::vector<std::string>& lines, const CellularLaw& law) {
  const auto columns = static_cast<std::uint32_t>(lines[0].size()),
             rows = static_cast<std::uint32_t>(lines.size());
  CellField field(full_mask(columns, rows), law);
  for (std::uint32_t y = 0; y < rows; ++y)
    for (std::uint32_t x = 0; x < columns; ++x) field.set(x, y, lines[y][x] == '#');
  return field;
}

std::vector<std::string> text_of(const CellField& field, std::uint32_t columns, std::uint32_t rows) {
  std::vector<std::string> lines(rows, std::string(columns, '.'));
  for (std::uint32_t y = 0; y < rows; ++y)
    for (std::uint32_t x = 0; x < columns; ++x)
      if (field.alive(x, y)) lines[y][x] = '#';
  return lines;
}

/// One generation by the definition.
std::vector<std::string> naive_step(const std::vector<std::string>& lines, const Mask& mask,
                                    const CellularLaw& law) {
  const auto alive = [&](int x, int y) {
    const bool inside = x >= 0 && y >= 0 && x < static_cast<int>(mask.columns) &&
                        y < static_cast<int>(mask.rows) &&
                        mask.test(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
    return inside ? lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#' : law.outside;
  };
  std::vector<std::string> next = lines;
  for (int y = 0; y < static_cast<int>(mask.rows); ++y)
    for (int x = 0; x < static_cast<int>(mask.columns); ++x) {
      int count = 0;
      for (const Offset o : law.neighbors) count += alive(x + o.x, y + o.y);
      const bool in = mask.test(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
      const bool now = in ? ((alive(x, y) ? law.rule.survive : law.rule.born) >> count & 1) : law.outside;
      next[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = now ? '#' : '.';
    }
  return next;
}

}  // namespace

TEST_CASE("in the game of life a block stays, a blinker blinks and lone cells die") {
  const CellularLaw life = law("B3/S23", "-1,-1;0,-1;1,-1;-1,0;1,0;-1,1;0,1;1,1");
  CellField block = field_of({"......", "..##..", "..##..", "......"}, life);
  const Evolution still = block.run(100, 32);
  CHECK(still.period == 1);
  CHECK(still.generations == 1);
  CHECK(text_of(block, 6, 4) == std::vector<std::string>{"......", "..##..", "..##..", "......"});

  CellField blinker = field_of({".....", "..#..", "..#..", "..#..", "....."}, life);
  CellField once = blinker;
  once.step();
  CHECK(text_of(once, 5, 5) == std::vector<std::string>{".....", ".....", ".###.", ".....", "....."});
  const Evolution blinks = blinker.run(100, 32);
  CHECK(blinks.period == 2);
  CHECK(blinks.generations == 2);

  CellField lone = field_of({"#...#", ".....", "..#.."}, life);
  CHECK(lone.run(100, 32).generations == 2);
  CHECK(text_of(lone, 5, 3) == std::vector<std::string>(3, "....."));
}

TEST_CASE("a period longer than the memory is not seen") {
  // The blinker again: a memory of one state knows only still lives.
  CellField blinker = field_of({".....", "..#..", "..#..", "..#..", "....."}, law("B3/S23"));
  const Evolution seen = blinker.run(77, 1);
  CHECK(seen.period == 0);
  CHECK(seen.generations == 77);
  CHECK(text_of(blinker, 5, 5)[2] == ".###.");
}

TEST_CASE("the outside counts as it is said to") {
  // Born beside five or more: in the corner, five of the eight neighbors lie outside.
  CellField rock = field_of({"...", "...", "..."}, law("B5678/S", "moore", true));
  rock.step();
  CHECK(text_of(rock, 3, 3) == std::vector<std::string>{"#.#", "...", "#.#"});
  CellField floor = field_of({"...", "...", "..."}, law("B5678/S", "moore", false));
  floor.step();
  CHECK(text_of(floor, 3, 3) == std::vector<std::string>(3, "..."));
  CellField none = field_of({"..", ".."}, law("B0/S"));
  CHECK(none.run(10, 4).period == 2);
}

TEST_CASE("64 cells at a time step as one cell does") {
  Rng rng(7);
  const std::vector<std::string> neighborhoods{
      "moore", "von_neumann_ext", "1,0", "-16,-16;16,16;16,-16;-16,16;3,0;0,-5",
      "-3,0;-2,0;-1,0;1,0;2,0;3,0;0,-3;0,-2;0,-1;0,1;0,2;0,3;-1,-1;1,1;-1,1;1,-1;5,5;-5,-5"};
  for (const auto& [columns, rows] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {1, 1}, {1, 9}, {9, 1}, {5, 8}, {8, 5}, {63, 4}, {64, 4}, {65, 4}, {127, 3}, {128, 3}, {130, 40}})
    for (const std::string& neighborhood : neighborhoods)
      for (const bool outside : {false, true}) {
        CellularLaw any = law("B/S", neighborhood, outside);
        any.rule = {rng.next() >> 31, rng.next() >> 31};
        Mask mask = full_mask(columns, rows);
        for (int i = 0; i < 3; ++i) mask.cells.reset(rng.below(columns * rows));
        CellField field(mask, any);
        for (std::uint32_t y = 0; y < rows; ++y)
          for (std::uint32_t x = 0; x < columns; ++x)
            if (mask.test(x, y)) field.set(x, y, rng.chance(0.5));
        for (int i = 0; i < 3; ++i) {
          const std::vector<std::string> expected = naive_step(text_of(field, columns, rows), mask, any);
          field.step();
          INFO(columns << "x" << rows << " " << neighborhood << " " << outside);
          REQUIRE(text_of(field, columns, rows) == expected);
        }
      }
}
