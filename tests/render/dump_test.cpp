#include "render/dump.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a dump has one item per line, groups indented, numbers rounded") {
  Path path;
  path.move_to({0, -0.001});
  path.line_to({1.0 / 3, 2});
  path.curve_to({1, 1}, {2, 2}, {3, 3});
  path.arc({{5, 6}, 7, 0, 1.5});
  path.close();
  const Frame frame{
      {300, 400.5},
      {TextRun{{20, 40}, "Say \"hi\"", {"EB Garamond", 12, true, true}, gray(0.25), Align::right, 1.5},
       Group{{0.5, {20, 300}},
             {Shape{path, Stroke{1.25, {1, 0, 0}, Cap::round, Join::bevel, {4, 3}}, white},
              Group{{2, {0, 0}}, {Link{{1, 2, 3, 4}, "maze 1"}}}}},
       Image{std::make_shared<std::string>("<svg/>"), {1, 2, 3, 4}}, Marker{"maze 1", {7, 8}, "", 0},
       Marker{"answers", {7, 8}, "Answers", 1}}};
  CHECK(to_dump(Page{frame, "iv"}) ==
        "page \"iv\"\n"
        "frame 300 400.5\n"
        "  text 20 40 right \"Say \\\"hi\\\"\" \"EB Garamond\" 12 bold italic tracking 1.5 ink 0.25\n"
        "  group scale 0.5 shift 20 300\n"
        "    shape fill 1 stroke 1.25 1/0/0 round bevel dashes 4 3: M 0 0 L 0.33 2 C 1 1 2 2 3 3 A 5 6 r 7 "
        "0..1.5 Z\n"
        "    group scale 2 shift 0 0\n"
        "      link 1 2 3 4 to \"maze 1\"\n"
        "  image 1 2 3 4 svg d4dc56669143\n"
        "  marker \"maze 1\" at 7 8\n"
        "  marker \"answers\" at 7 8 title \"Answers\" level 1\n");
}
