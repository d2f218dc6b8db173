#include "pdf/artifact_marks.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("marks of what is not read become those of artifacts, and all else stays") {
  CHECK(with_artifact_marks("q\n/NonStruct << /MCID 0 >> BDC\n1 g\nEMC\n/P << /MCID 1 >> BDC\nEMC\n"
                            "/NonStruct << /MCID 12 >> BDC\nEMC\n") ==
        "q\n/Artifact BMC\n1 g\nEMC\n/P << /MCID 1 >> BDC\nEMC\n/Artifact BMC\nEMC\n");
  CHECK(with_artifact_marks("(a /NonStruct << /MCID 0 >> BDC)Tj\n") ==
        "(a /NonStruct << /MCID 0 >> BDC)Tj\n");
  CHECK(with_artifact_marks("").empty());
}
