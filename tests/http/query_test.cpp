#include "http/query.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a query is read in its order, decoded, and the last value of a name counts") {
  const Query query = read_query("set=audience%3Dkids&&prove=1&set=a+b&empty");
  CHECK(query == Query{{"set", "audience=kids"}, {"prove", "1"}, {"set", "a b"}, {"empty", ""}});
  CHECK(value_of(query, "set", "") == "a b");
  CHECK(value_of(query, "other", "none") == "none");
  CHECK(read_query("").empty());
  for (const char* wrong : {"a=%", "a=%4", "%zz=1"}) CHECK_THROWS_AS(read_query(wrong), InputError);
}
