// Files for plotters and lasers.
#include <catch2/catch.hpp>

#include "support/run_program.h"

using namespace mazefolio::tests;

TEST_CASE("a maze is cut in the size that is asked for, as SVG and DXF") {
  const Run svg =
      run_mazefolio({"maze", "--size", "10x8", "--cell", "6mm", "--units", "mm", "--format", "svg"});
  CHECK(svg.exit_code == 0);
  CHECK_THAT(svg.out, Catch::Contains("width=\"60mm\" height=\"48mm\""));
  const Run dxf = run_mazefolio(
      {"maze", "--size", "10x8", "--grid", "polar", "--cell", "0.25in", "--units", "in", "--format", "dxf"});
  CHECK(dxf.exit_code == 0);
  CHECK_THAT(dxf.out, Catch::Contains("POLYLINE") && Catch::Contains(" 42\n"));
}

TEST_CASE("pictures have cells of the size that is asked for") {
  const Run run = run_mazefolio({"maze", "--size", "10x8", "--cell", "1in", "--format", "svg"});
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.out, Catch::Contains("viewBox=\"0 0 800 656\""));  // 10 x 8 in, and 40 points around
}

TEST_CASE("what cannot be cut is refused") {
  CHECK_THAT(run_mazefolio({"maze", "--units", "mm", "--format", "png"}).err,
             Catch::Contains("add --format svg or dxf"));
  CHECK_THAT(run_mazefolio({"maze", "--cell", "6", "--format", "svg"}).err,
             Catch::Contains("such as 6mm, not '6'"));
  CHECK_THAT(run_mazefolio({"maze", "--cell", "6mm"}).err, Catch::Contains("add --format"));
  CHECK_THAT(run_mazefolio({"maze", "--format", "dxf", "--solution"}).err, Catch::Contains("walls alone"));
}
