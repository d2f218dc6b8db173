#include "batch/repeats.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("equal mazes are found within a book and across books, in the order of their first place") {
  const BookHashes books{{"v2:d", "v2:a", "v2:b"}, {}, {"v2:b", "v2:c", "v2:c"}, {"v2:a", "v2:b"}};
  const std::vector<std::vector<MazeAt>> groups = equal_mazes(books);
  REQUIRE(groups.size() == 3);
  CHECK(groups[0] == std::vector<MazeAt>{{0, 1}, {3, 0}});
  CHECK(groups[1] == std::vector<MazeAt>{{0, 2}, {2, 0}, {3, 1}});
  CHECK(groups[2] == std::vector<MazeAt>{{2, 1}, {2, 2}});
  CHECK(equal_mazes({}).empty());
  CHECK(equal_mazes({{"v2:a", ""}, {"v2:b", ""}}).empty());
}

TEST_CASE("of hashes of several kinds, the first book of each kind is returned") {
  CHECK(unlike_kinds({{"v2:a", ""}, {"v2:b"}}).empty());
  CHECK(unlike_kinds({}).empty());
  CHECK(unlike_kinds({{}, {"v2:a"}, {"v2:b", "v3:a"}, {"b"}}) == std::vector<std::size_t>{3, 1, 2});
}
