#include "book/manifest.h"

#include <catch2/catch.hpp>

using namespace mazefolio;

TEST_CASE("a file name that is not UTF-8 does not spoil the manifest") {
  BookSpec spec;
  spec.file = "books/caf\xe9.yaml";
  const std::string json = manifest_json(spec, {}, {}, {"caf\xe9.pdf", "", "", 0, 0, {}, {}});
  CHECK_THAT(json, Catch::Contains("\"spec\": \"caf\xef\xbf\xbd.yaml\""));
  CHECK_THAT(json, Catch::Contains("\"pdf\": \"caf\xef\xbf\xbd.pdf\""));
}
