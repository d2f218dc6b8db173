#include "render/cut_file.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

// A line with a corner, and a closed half disc whose arc turns clockwise.
const std::vector<CutLine> lines{{{{0, 0}, {6, 0}, {6, 12}}, {0, 0}}, {{{2, 4}, {4, 4}, {2, 4}}, {1, 0}}};

}  // namespace

TEST_CASE("SVG for machines has one unit of length, and hairlines") {
  CHECK(cut_svg(lines, {12, 18}, LengthUnit::mm) ==
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12mm\" height=\"18mm\" viewBox=\"0 0 12 18\">\n"
        "<g fill=\"none\" stroke=\"#000\" stroke-width=\"0.1\">\n"
        "<path d=\"M0 0L6 0L6 12\"/>\n"
        "<path d=\"M2 4A1 1 0 0 1 4 4Z\"/>\n"
        "</g>\n</svg>\n");
}

TEST_CASE("DXF has a polyline for each line, with y upwards") {
  const std::string dxf = cut_dxf(lines, {12, 18}, LengthUnit::in);
  CHECK_THAT(dxf,
             Catch::StartsWith("  0\nSECTION\n  2\nHEADER\n") && Catch::EndsWith("  0\nENDSEC\n  0\nEOF\n"));
  CHECK_THAT(dxf, Catch::Contains(" 70\n1\n"));            // inches
  CHECK_THAT(dxf, Catch::Contains(" 10\n6\n 20\n18\n"));   // the corner at the top
  CHECK_THAT(dxf, Catch::Contains(" 20\n14\n 42\n-1\n"));  // half a turn
}
