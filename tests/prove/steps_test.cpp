#include "prove/steps.h"

#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("the document of the proof lists its steps") {
  std::string table = "| step | it holds where |\n|---|---|\n";
  for (const StepRow& row : steps())
    table += "| `" + std::string(row.name) + "` | " + std::string(row.summary) + " |\n";
  CHECK_THAT(read_file(MAZEFOLIO_SOURCE_DIR "/docs/proof.md"), Catch::Contains(table));
}
