#include "base/ink_styles.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/options.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

template <class R>
void check_table(std::span<const R> rows, std::size_t values) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    names.insert(rows[i].name);
    CHECK_FALSE(rows[i].summary.empty());
    CHECK(static_cast<std::size_t>(rows[i].value) == i);
  }
  CHECK(names.size() == values);
}

}  // namespace

TEST_CASE("every style has one row, in the order of its enum") {
  check_table(wall_styles(), 3);
  check_table(rock_textures(), 5);
  check_table(path_styles(), 3);
}

TEST_CASE("a dotted solution is dashed in books and dots in templates and manifests") {
  const PathStyleRow* row = find_row(path_styles(), "dots");
  REQUIRE(row);
  CHECK(row->book_name == "dashed");
  CHECK(name_of(row->value) == "dots");
}

TEST_CASE("a table can be explained in one line") {
  CHECK(explained(wall_styles()).find("line (thin lines), block (") == 0);
  CHECK(explained(path_styles(), &PathStyleRow::book_name).find(", dashed (a dotted line)") !=
        std::string::npos);
}
