#include "base/text/suggest.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("near names are suggested, far ones are listed") {
  const std::vector<std::string> names{"wilson", "kruskal", "prim"};
  CHECK(suggestion("wilsen", names) == "did you mean 'wilson'?");
  CHECK(suggestion("Kruskal", names) == "did you mean 'kruskal'?");
  CHECK(suggestion("pirm", names) == "did you mean 'prim'?");
  CHECK(suggestion("zzzzzz", names) == "one of wilson, kruskal, prim");
  CHECK(suggestion("x", {}).empty());
}
