#include "base/running_sha256.h"

#include <catch2/catch.hpp>

#include "base/sha256.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a running SHA-256 is that of all bytes until now, and goes on after it was asked") {
  RunningSha256 sum;
  CHECK(sum.hex() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  sum.add("a");
  CHECK(sum.hex() == sha256("a"));
  sum.add("");
  sum.add("bc");
  CHECK(sum.hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}
