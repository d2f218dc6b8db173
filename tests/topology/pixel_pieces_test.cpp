#include "topology/pixel_pieces.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "base/rng.h"
#include "support/namespaces.h"

namespace mazefolio::tests {
namespace {

std::vector<std::uint8_t> mask_of(const std::string& rows) {
  std::vector<std::uint8_t> on;
  for (const char c : rows)
    if (c != '\n') on.push_back(c == '#' ? 1 : 0);
  return on;
}

/// The pieces as digits, one a pixel.
std::string drawn(const PixelPieces& pieces, std::uint32_t columns, std::size_t pixels) {
  std::string out(pixels, '.');
  for (const PixelRun& run : pieces.runs)
    for (std::uint32_t x = run.begin; x < run.end; ++x)
      out[run.row * columns + x] = static_cast<char>('0' + run.piece);
  return out;
}

/// The least pixel of each pixel's piece, found by flooding.
std::vector<std::size_t> flooded(const std::vector<std::uint8_t>& on, std::size_t columns) {
  std::vector<std::size_t> least(on.size(), on.size());
  for (std::size_t start = 0; start < on.size(); ++start) {
    std::vector<std::size_t> open{start};
    while (!open.empty()) {
      const std::size_t i = open.back();
      open.pop_back();
      if (!on[i] || least[i] <= start) continue;
      least[i] = start;
      if (i % columns > 0) open.push_back(i - 1);
      if (i % columns + 1 < columns) open.push_back(i + 1);
      if (i >= columns) open.push_back(i - columns);
      if (i + columns < on.size()) open.push_back(i + columns);
    }
  }
  return least;
}

}  // namespace

TEST_CASE("pixels that touch by their sides are one piece", "[pixel_pieces]") {
  const auto on = mask_of(
      "##..#\n"
      ".#.##\n"
      "..#..\n"
      "#.###\n"
      "####.\n");
  const PixelPieces pieces = pixel_pieces(on, 5);
  CHECK(pieces.count == 3);
  CHECK(drawn(pieces, 5, on.size()) ==
        "00..1"
        ".0.11"
        "..2.."
        "2.222"
        "2222.");
}

TEST_CASE("an empty mask has no pieces", "[pixel_pieces]") {
  CHECK(pixel_pieces({}, 0).count == 0);
  CHECK(pixel_pieces(std::vector<std::uint8_t>(12), 4).runs.empty());
}

TEST_CASE("pieces are those that flooding finds", "[pixel_pieces]") {
  Rng rng(3);
  for (int trial = 0; trial < 200; ++trial) {
    const auto columns = static_cast<std::uint32_t>(1 + rng.below(12));
    std::vector<std::uint8_t> on(columns * (1 + rng.below(12)));
    for (std::uint8_t& pixel : on) pixel = rng.below(5) < 3 ? 1 : 0;
    const std::vector<std::size_t> least = flooded(on, columns);
    const PixelPieces pieces = pixel_pieces(on, columns);
    std::vector<std::size_t> first(pieces.count, on.size());
    std::size_t covered = 0;
    for (const PixelRun& run : pieces.runs)
      for (std::uint32_t x = run.begin; x < run.end; ++x, ++covered) {
        const std::size_t i = std::size_t{run.row} * columns + x;
        if (first[run.piece] == on.size()) first[run.piece] = i;
        REQUIRE(on[i] == 1);
        REQUIRE(least[i] == first[run.piece]);
      }
    REQUIRE(covered == static_cast<std::size_t>(std::count(on.begin(), on.end(), 1)));
  }
}

}  // namespace mazefolio::tests
