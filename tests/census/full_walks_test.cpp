#include "census/full_walks.h"

#include "census/brute_force.h"

using namespace mazefolio::tests;

TEST_CASE("the walks of small boards are those that are found one by one") {
  for (const SampleTopology& board : small_boards()) {
    INFO(board.name);
    const AnyTopology& t = *board.topology;
    const CellGraph graph = cell_graph(t);
    const WalksOneByOne expected = walks_one_by_one(t);
    CHECK(full_walks(t)->digits == std::to_string(expected.walks));
    CHECK(round_walks(t)->digits == std::to_string(expected.round));
    if (graph.cells.size() > 1)
      CHECK(full_walks(t, graph.cells.front(), graph.cells.back())->digits ==
            std::to_string(expected.between));
  }
}

TEST_CASE("the walks through all squares of a board are the known numbers") {
  const auto walks = [](std::uint32_t w, std::uint32_t h) {
    return full_walks(Lattice::square(w, h))->digits;
  };
  CHECK(walks(3, 3) == "20");
  CHECK(walks(4, 3) == "62");
  CHECK(walks(4, 4) == "276");
  CHECK(walks(5, 4) == "1006");
  CHECK(walks(5, 5) == "4324");
  CHECK(walks(6, 4) == "3610");
  CHECK(walks(6, 5) == "26996");
  CHECK(walks(6, 6) == "229348");
  CHECK(walks(7, 7) == "13535280");
}

TEST_CASE("the round walks of a board are the known numbers") {
  const auto rounds = [](std::uint32_t w, std::uint32_t h) {
    return round_walks(Lattice::square(w, h))->digits;
  };
  CHECK(rounds(4, 4) == "6");
  CHECK(rounds(4, 6) == "37");
  CHECK(rounds(6, 6) == "1072");
  CHECK(rounds(6, 8) == "32675");
  CHECK(rounds(8, 8) == "4638576");
  CHECK(rounds(10, 10) == "467260456608");
  CHECK(rounds(5, 5) == "0");  // as many black squares as white ones are needed
}

TEST_CASE("the walks from corner to corner are the known numbers") {
  const auto walks = [](std::uint32_t w, std::uint32_t x, std::uint32_t y) {
    const Lattice t = Lattice::square(w, w);
    return full_walks(t, t.at(0, 0), t.at(x, y))->digits;
  };
  CHECK(walks(3, 2, 2) == "2");
  CHECK(walks(4, 3, 3) == "0");
  CHECK(walks(5, 4, 4) == "104");
  CHECK(walks(7, 6, 6) == "111712");
  CHECK(walks(4, 3, 0) == "8");
  CHECK(walks(5, 4, 0) == "86");
  CHECK(walks(6, 5, 0) == "1770");
  CHECK(walks(6, 0, 5) == "1770");
}

TEST_CASE("long narrow boards have walks of any number of digits") {
  // 2 x n squares have n^2 - n + 2 walks, and one round.
  CHECK(full_walks(Lattice::square(2, 500))->digits == "249502");
  CHECK(round_walks(Lattice::square(500, 2))->digits == "1");
  CHECK(round_walks(Lattice::square(4, 400))->digits.size() > 100);
}

TEST_CASE("of boards that are too large nothing is told") {
  CHECK_FALSE(full_walks(Lattice::square(20, 20)));
  CHECK_FALSE(round_walks(Lattice::square(20, 20)));
  CHECK_FALSE(round_walks(Lattice::square(2, 2000)));
}
