#include "prove/trace_strings.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

int count_tangles(std::size_t columns, std::size_t rows) {
  TileField field{columns, rows, std::string(columns * rows, 'a')};
  int count = 0;
  for (;;) {
    count += is_tangle(field, trace_strings(field));
    std::size_t i = 0;
    for (; i < field.kinds.size() && field.kinds[i] == 'x'; ++i) field.kinds[i] = 'a';
    if (i == field.kinds.size()) return count;
    field.kinds[i] = field.kinds[i] == 'a' ? 'b' : 'x';
  }
}

}  // namespace

TEST_CASE("the proof counts tangles like those who make them") {
  CHECK(count_tangles(2, 2) == 40);
  CHECK(count_tangles(4, 2) == 1600);
}

TEST_CASE("strings are traced by the kinds of their tiles") {
  const TileField field{2, 2, "xxxa"};
  const std::vector<TracedString> strings = trace_strings(field);
  CHECK(strings[0].passes.size() == 2);
  CHECK(strings[1].passes.size() == 6);
  CHECK(strings[1].row == 1);
  CHECK(is_tangle(field, strings));
  CHECK_FALSE(is_tangle({2, 2, "xxxx"}, trace_strings({2, 2, "xxxx"})));
}
