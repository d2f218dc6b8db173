#include "render/closed_gaps.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Ink where a line has '#'.
Picture inked(const std::vector<std::string>& lines) {
  Picture out{static_cast<std::uint32_t>(lines[0].size()), static_cast<std::uint32_t>(lines.size()), {}};
  for (const std::string& line : lines)
    for (const char c : line) out.pixels.push_back(c == '#' ? 0xff : 0);
  return out;
}

std::vector<std::string> text_of(const Picture& picture) {
  std::vector<std::string> lines(picture.height);
  for (std::uint32_t y = 0; y < picture.height; ++y)
    for (std::uint32_t x = 0; x < picture.width; ++x) lines[y] += (picture.at(x, y) & 255) == 255 ? '#' : '.';
  return lines;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("gaps that the disc does not get into are closed, wider ones stay") {
  const Lines bars{
      "###.###....###",  //
      "###.###....###",
      "###.###....###",
      "###.###....###",
  };
  const Lines closed = text_of(with_gaps_closed(inked(bars), 2));
  CHECK(closed[1] == "#######....###");
  CHECK(closed[2] == "#######....###");
  CHECK(text_of(with_gaps_closed(inked(bars), 0.5)) == bars);
}

TEST_CASE("what is behind a narrow gap is closed with it, and what is enclosed") {
  const Lines drawn{
      "#########..",  //
      "#.......#..", "#.......#..", "#..........", "#.......#..", "#.......#..", "#########..",
  };
  const Lines closed = text_of(with_gaps_closed(inked(drawn), 3));
  for (const std::string& line : closed) CHECK(line == "#########..");
}

TEST_CASE("rims that have no gaps stay as they are") {
  const Lines shape{"...####...", ".########.", "##########", ".########.", "...####..."};
  CHECK(text_of(with_gaps_closed(inked(shape), 2)) == shape);
}
