#include "generate/walks/hamiltonian.h"

#include <catch2/catch.hpp>
#include <vector>
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

/// Between which cells a walk leads, by trying all walks.
class AllWalks {
 public:
  explicit AllWalks(CellCount size)
      : size_(size), cells_(size.columns * size.rows), joined_(std::size_t{cells_} * cells_) {}

  std::vector<bool> run() {
    for (start_ = 0; start_ < cells_; ++start_) step(start_, 0);
    return joined_;
  }

 private:
  void step(std::uint32_t at, std::uint32_t visited) {
    visited |= 1u << at;
    if (visited + 1 == 1u << cells_) joined_[start_ * cells_ + at] = true;
    const std::uint32_t x = at % size_.columns, y = at / size_.columns;
    const auto go = [&](bool may, std::uint32_t to) {
      if (may && !(visited >> to & 1)) step(to, visited);
    };
    go(x > 0, at - 1);
    go(x + 1 < size_.columns, at + 1);
    go(y > 0, at - size_.columns);
    go(y + 1 < size_.rows, at + size_.columns);
  }
  CellCount size_;
  std::uint32_t cells_, start_ = 0;
  std::vector<bool> joined_;
};

}  // namespace

TEST_CASE("walks exist exactly where trying all of them finds one") {
  for (std::uint32_t columns = 1; columns <= 20; ++columns)
    for (std::uint32_t rows = 1; columns * rows <= 20; ++rows) {
      const CellCount size{columns, rows};
      const std::vector<bool> joined = AllWalks(size).run();
      const std::uint32_t cells = columns * rows;
      std::uint32_t wrong = 0;
      for (std::uint32_t a = 0; a < cells; ++a)
        for (std::uint32_t b = 0; b < cells; ++b)
          wrong +=
              joined[a * cells + b] != has_walk(size, {a % columns, a / columns}, {b % columns, b / columns});
      INFO(columns << " x " << rows);
      CHECK(wrong == 0);
    }
}

TEST_CASE("a walk that does not exist is refused with the reason") {
  const auto why = [](CellCount size, GridCell a, GridCell b) {
    CHECK(check_walk(size, a, b).ok() == has_walk(size, a, b));
    return message_of(check_walk(size, a, b));
  };
  using Catch::Contains;
  CHECK_THAT(why({4, 5}, {0, 0}, {1, 1}), Contains("same color of a chessboard"));
  CHECK_THAT(why({5, 5}, {0, 0}, {1, 0}), Contains("color of the corners"));
  CHECK_THAT(why({6, 1}, {0, 0}, {4, 0}), Contains("from end to end"));
  CHECK_THAT(why({2, 7}, {0, 3}, {1, 3}), Contains("two cells wide"));
  CHECK_THAT(why({4, 3}, {0, 1}, {1, 1}), Contains("three cells wide"));
  CHECK_THAT(why({9, 9}, {4, 4}, {4, 4}), Contains("same cell"));
  CHECK(why({1, 1}, {0, 0}, {0, 0}) == "");
  CHECK(why({8, 5}, {0, 0}, {7, 4}) == "");
}

TEST_CASE("round walks need an even side and two cells in each direction") {
  CHECK_THAT(message_of(check_round({5, 7})), Catch::Contains("make one of them even"));
  CHECK_THAT(message_of(check_round({1, 8})), Catch::Contains("2x2"));
  CHECK(check_round({5, 8}).ok());
  CHECK(check_round({8, 5}).ok());
  CHECK(check_round({2, 2}).ok());
}
