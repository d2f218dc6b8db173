// A change of what a generator makes for a seed changes every book: it must not happen unnoticed. After a
// change that is meant, bump generator_version in base/rng.cpp, and run this test with
// MAZEFOLIO_RENEW=1. `./bootstrap compilers` holds the same lines against other compilers.

#include <catch2/catch.hpp>

#include "support/golden.h"
#include "support/golden_lines.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every generator makes the same mazes as ever, on every tiling") {
  check_golden(MAZEFOLIO_SOURCE_DIR "/tests/generate/goldens.txt", golden_lines());
}
