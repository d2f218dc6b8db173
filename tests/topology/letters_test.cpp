#include "topology/letters.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

struct LetterBlock {
  std::uint32_t x0, y0, x1, y1;
};

Picture letters_of(const std::vector<LetterBlock>& blocks, Point onward = {1, 0}) {
  Picture out{160, 200, std::vector<std::uint32_t>(std::size_t{160} * 200, 0)};
  for (const LetterBlock& b : blocks)
    for (std::uint32_t y = b.y0; y < b.y1; ++y)
      for (std::uint32_t x = b.x0; x < b.x1; ++x) out.pixels[y * 160 + x] = 0xff;
  out.letters.onward = onward;
  return out;
}

/// The pairs of blocks, by their order from the top, that bridges join.
std::set<std::pair<std::uint32_t, std::uint32_t>> bridges(const Picture& letters) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> out;
  for (const Bridge& bridge : joined_letters(letters).letters.bridges)
    out.insert(std::minmax(bridge.first, bridge.last));
  return out;
}

}  // namespace

TEST_CASE("a line is joined to the next where the reader goes on") {
  // Both letters above face the first one below.
  const std::vector<LetterBlock> lines{
      {10, 10, 40, 70}, {50, 10, 80, 70}, {20, 90, 70, 150}, {84, 90, 114, 150}};
  CHECK(bridges(letters_of(lines)).contains({1, 2}));
  CHECK_FALSE(bridges(letters_of(lines)).contains({0, 2}));
  CHECK(bridges(letters_of(lines, {-1, 0})).contains({0, 2}));
}

TEST_CASE("a dot is joined to its letter, not to one beside it") {
  // A tall letter, one with a dot above it, and that dot.
  const auto joined = bridges(letters_of({{10, 10, 40, 90}, {60, 14, 90, 34}, {60, 50, 90, 90}}));
  CHECK(joined == std::set<std::pair<std::uint32_t, std::uint32_t>>{{0, 2}, {1, 2}});
}

TEST_CASE("no bridge skips a line where one to it is possible") {
  // The line between is short: at its right the lines above and below it face each other.
  const auto joined = bridges(letters_of(
      {{10, 10, 50, 60}, {60, 10, 100, 60}, {20, 70, 45, 120}, {10, 130, 50, 180}, {60, 130, 100, 180}}));
  CHECK_FALSE(joined.contains({1, 4}));
  CHECK(joined.contains({0, 2}));
  CHECK(joined.size() == 4);
}
