#include "census/spanning_trees.h"

#include "census/brute_force.h"

using namespace mazefolio::tests;

TEST_CASE("the trees of small boards are those that are found one by one") {
  for (const SampleTopology& board : small_boards()) {
    INFO(board.name);
    CHECK(spanning_trees(*board.topology)->digits == trees_one_by_one(*board.topology));
  }
}

TEST_CASE("the trees of squares are the known numbers") {
  const auto trees = [](std::uint32_t w, std::uint32_t h) {
    return spanning_trees(Lattice::square(w, h))->digits;
  };
  CHECK(trees(1, 9) == "1");
  CHECK(trees(3, 3) == "192");
  CHECK(trees(4, 4) == "100352");
  CHECK(trees(5, 5) == "557568000");
  CHECK(trees(6, 6) == "32565539635200");
  CHECK(trees(7, 7) == "19872369301840986112");
  CHECK(trees(8, 8) == "126231322912498539682594816");  // more than one prime holds
  CHECK(trees(10, 3) == trees(3, 10));
}

TEST_CASE("each of two walls between two cells makes another tree") {
  CHECK(spanning_trees(half_rings())->digits == "2");
}

// 2 x n squares have the trees t(n) = 4 t(n - 1) - t(n - 2), which are computed here by decimal digits.
TEST_CASE("a number of many primes is right to the last digit") {
  std::string before = "1", now = "4";
  const auto next = [&] {
    std::string out(now.size() + 1, '0');
    int carry = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
      const auto digit = [&](const std::string& s) { return i < s.size() ? s[s.size() - 1 - i] - '0' : 0; };
      const int sum = 4 * digit(now) - digit(before) + carry + 10;
      out[out.size() - 1 - i] = static_cast<char>('0' + sum % 10);
      carry = sum / 10 - 1;
    }
    return out[0] == '0' ? out.substr(1) : out;
  };
  for (int n = 3; n <= 300; ++n) before = std::exchange(now, next());
  CHECK(now.size() > 150);
  CHECK(spanning_trees(Lattice::square(2, 300))->digits == now);
}

TEST_CASE("the formula of rectangles and the elimination of cells agree on the size of the number") {
  for (const auto& [w, h] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{2, 3}, {20, 20}, {40, 9}, {5, 60}}) {
    INFO(w << "x" << h);
    const Tally exact = spanning_trees(square_field(static_cast<int>(w), static_cast<int>(h))).value();
    CHECK(spanning_trees(Lattice::square(w, h))->digits == exact.digits);
    CHECK(exact.power_of_ten == Approx(static_cast<double>(exact.digits.size()) - 0.5).margin(0.6));
  }
}

TEST_CASE("of large boards the size is told, and of larger ones that are no rectangle nothing",
          "[unsanitized]") {
  // Four times Catalan's constant by pi, in nats a cell, less what the rim takes.
  const Tally large = spanning_trees(Lattice::square(1000, 1000)).value();
  CHECK(large.digits.empty());
  CHECK(large.power_of_ten == Approx(1e6 * 1.166243616 / 2.302585093).epsilon(0.002));
  CHECK(large.power_of_ten < 1e6 * 1.166243616 / 2.302585093);
  const Tally hexagons = spanning_trees(Lattice::hexagon(full_mask(200, 150))).value();
  CHECK(hexagons.digits.empty());
  CHECK(hexagons.power_of_ten == Approx(3e4 * 1.615329736 / 2.302585093).epsilon(0.02));
  CHECK_FALSE(spanning_trees(Lattice::hexagon(full_mask(400, 400))));
}
