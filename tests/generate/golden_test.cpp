// A change of what a generator makes for a seed changes every book: it must not happen unnoticed. After a
// change that is meant, bump generator_version in base/rng.cpp, and run this test with
// MAZEFOLIO_UPDATE_GOLDENS=1. `./bootstrap compilers` holds the same lines against other compilers.

#include <catch2/catch.hpp>
#include <cstdlib>

#include "base/system/file.h"
#include "support/golden_lines.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every generator makes the same mazes as ever, on every tiling") {
  const std::string text = golden_lines();
  const std::string path = MAZEFOLIO_SOURCE_DIR "/tests/generate/goldens.txt";
  if (std::getenv("MAZEFOLIO_UPDATE_GOLDENS")) write_file(path, text);
  CHECK(text == read_file(path));
}
