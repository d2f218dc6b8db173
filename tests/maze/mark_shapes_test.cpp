#include "maze/mark_shapes.h"

#include <catch2/catch.hpp>
#include <set>

#include "maze/marks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every shape has a name and a mark of its own, and no shape is the mark of a block") {
  std::set<std::string> names, marks;
  for (const MarkShape& shape : mark_shapes()) {
    CHECK(names.insert(shape.name).second);
    CHECK(marks.insert(shape.symbol).second);
    CHECK(shape_named(shape.name) == &shape);
    CHECK(shape_of_mark(shape.symbol) == &shape);
    CHECK(told_mark(shape.symbol) == std::pair<std::string, std::string>("shape", shape.name));
  }
  CHECK_FALSE(shape_of_mark(block_mark));
  CHECK_FALSE(shape_named("cross"));
  CHECK(told_mark("A") == std::pair<std::string, std::string>("text", "A"));
}
