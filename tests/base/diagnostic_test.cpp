#include "base/diagnostic.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a diagnostic reads as compilers write it") {
  CHECK(
      to_text(
          {Severity::error, {"book.yaml", 14, 7}, "unknown algorithm 'wilsen'", "did you mean 'wilson'?"}) ==
      "book.yaml:14:7: error: unknown algorithm 'wilsen'; did you mean 'wilson'?");
  CHECK(to_text({Severity::warning, {"book.yaml", 0, 0}, "odd", ""}) == "book.yaml: warning: odd");
  CHECK(to_text({Severity::error, {}, "so it is not", ""}) == "error: so it is not");
}

TEST_CASE("warnings alone are no errors") {
  Diagnostics found;
  found.warning({}, "hm");
  CHECK_FALSE(found.has_errors());
  found.error({}, "no");
  CHECK(found.has_errors());
  CHECK(found.all().size() == 2);
}
