#include "render/silhouette.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "render/drawn_pixels.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("an outline becomes a body, and its rim stays as soft as it was") {
  CHECK(shown(silhouette(drawn({"o###o", "#...#", "#.#.#", "#...#", ".###."}), false)) ==
        Lines{"o###o", "#####", "#####", "#####", ".###."});
}

TEST_CASE("lines that touch at corners only keep the outside out") {
  CHECK(shown(silhouette(drawn({".#.", "#.#", ".#."}), false)) == Lines{".#.", "###", ".#."});
}

TEST_CASE("what the outside reaches through a gap stays outside") {
  const Lines open{"###", "#.#", "#.#"};
  CHECK(shown(silhouette(drawn(open), false)) == open);
}

TEST_CASE("thin lines that are open below, or towards a lower corner, are closed there") {
  Lines open(60, "#" + std::string(58, '.') + "#"), head(60, std::string(60, '.'));
  open.front() = std::string(60, '#');
  const auto ink = [](const Lines& lines) {
    std::size_t count = 0;
    for (const std::string& line : shown(silhouette(drawn(lines), false)))
      count += static_cast<std::size_t>(std::count(line.begin(), line.end(), '#'));
    return count;
  };
  CHECK(ink(open) == 60 * 60);
  for (std::size_t i = 0; i < 60; ++i) head[i][0] = head[0][i] = '#';
  CHECK(ink(head) == 60 * 60);
  for (std::string& line : open) line.back() = '.';
  CHECK(ink(open) == 60 * 60);
  std::reverse(open.begin(), open.end());  // open above
  for (std::string& line : open) line.back() = '#';
  CHECK(ink(open) == 58 + 60 + 60);
}

TEST_CASE("what lies within a second outline is a hole that can be kept") {
  const Lines ring{"#######", "#.....#", "#.###.#", "#.#.#.#", "#.###.#", "#.....#", "#######"};
  const Lines full(7, "#######");
  CHECK(shown(silhouette(drawn(ring), false)) == full);
  Lines with_hole = full;
  with_hole[3][3] = '.';
  CHECK(shown(silhouette(drawn(ring), true)) == with_hole);
}

TEST_CASE("a hole of less than a hundredth of the body is a detail") {
  Lines eye(21, "#" + std::string(19, '.') + "#");
  eye.front() = eye.back() = std::string(21, '#');
  eye[9].replace(9, 3, "###");
  eye[10].replace(9, 3, "#.#");
  eye[11].replace(9, 3, "###");
  CHECK(shown(silhouette(drawn(eye), true)) == Lines(21, std::string(21, '#')));
}

TEST_CASE("a clear picture has no body") {
  CHECK(shown(silhouette(drawn({"..", ".."}), false)) == Lines{"..", ".."});
  CHECK(silhouette({}, true).pixels.empty());
}
