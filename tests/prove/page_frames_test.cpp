#include "prove/page_frames.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// A white page of 400 x 600 pt at one pixel a point.
struct Paper {
  Raster raster{400, 600, 1, std::vector<std::uint8_t>(400 * 600, 255)};

  void ink(int x0, int y0, int x1, int y1) {
    for (int y = y0; y < y1; ++y)
      for (int x = x0; x < x1; ++x) raster.gray[static_cast<std::size_t>(y * 400 + x)] = 0;
  }
  void box(int x0, int y0, int x1, int y1) {
    ink(x0, y0, x1, y0 + 1);
    ink(x0, y1 - 1, x1, y1);
    ink(x0, y0, x0 + 1, y1);
    ink(x1 - 1, y0, x1, y1);
  }
};

}  // namespace

TEST_CASE("the two walls of a maze are one frame") {
  Paper paper;
  paper.ink(50, 100, 51, 400);  // its left side and its top, up to the gate
  paper.ink(50, 100, 200, 101);
  paper.ink(220, 100, 350, 101);  // the rest, with a wall that reaches into the other half
  paper.ink(349, 100, 350, 400);
  paper.ink(80, 399, 350, 400);
  paper.ink(100, 250, 350, 251);
  CHECK(frames_on(paper.raster) == std::vector<Rect>{{50, 100, 350, 400}});
}

TEST_CASE("a border around the page, words and arrows are no frames") {
  Paper paper;
  paper.box(20, 20, 380, 580);
  paper.ink(100, 50, 150, 60);
  paper.ink(200, 90, 210, 110);
  CHECK(frames_on(paper.raster).empty());
  paper.box(100, 120, 300, 320);
  CHECK(frames_on(paper.raster) == std::vector<Rect>{{100, 120, 300, 320}});
}

TEST_CASE("frames come the largest first") {
  Paper paper;
  paper.box(20, 50, 180, 200);
  paper.box(200, 50, 380, 250);
  CHECK(frames_on(paper.raster) == std::vector<Rect>{{200, 50, 380, 250}, {20, 50, 180, 200}});
}
