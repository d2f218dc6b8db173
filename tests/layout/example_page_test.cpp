#include "layout/example_page.h"

#include <catch2/catch.hpp>

#include "layout/looks_for_test.h"
#include "layout/sheet.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("examples stand below their sentences, within the page and apart, on pages of every size") {
  FixedMeasurer measurer;
  const std::string sentence =
      "You make one step or wait. Then the Minotaur makes two steps towards you: sideways if he can get "
      "nearer that "
      "way, else up or down.";
  for (const Look& look : sample_looks())
    for (const auto& [size, floor] : sample_pages()) {
      Setting s = sample_setting(look, size, floor, measurer);
      for (const bool right_to_left : {false, true}) {
        s.right_to_left = right_to_left;
        const std::size_t most = examples_a_page(s);
        REQUIRE(most >= 1);
        for (std::size_t count = 1; count <= most; ++count) {
          CAPTURE(look.name, size.width, size.height, count);
          const std::vector<std::string> sentences(count, sentence);
          const ExamplePage made = example_page(s, {true, "4", "", "", "", 0}, "How to play", sentences);
          REQUIRE(made.boxes.size() == count);
          const Rect area = content_area(s, true);
          double above = area.y0;
          for (const auto& [maze, answer] : made.boxes) {
            CHECK(maze.height() > 50);
            CHECK(maze.y0 > above);
            above = maze.y1;
            CHECK(maze.y1 <= area.y1 + 0.01);
            for (const Rect& box : {maze, answer}) {
              CHECK(box.x0 >= area.x0 - 0.01);
              CHECK(box.x1 <= area.x1 + 0.01);
            }
            CHECK((right_to_left ? answer.x1 < maze.x0 : maze.x1 < answer.x0));
          }
        }
      }
    }
}
