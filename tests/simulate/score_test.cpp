// The score orders mazes as simulated readers do. A small pool; tests/bench/reader_table prints the large
// ones. The bounds are those that the large pools must keep.
#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "support/reader_pool.h"

using namespace mazefolio::tests;

namespace {

double agreement(const std::vector<PoolSample>& samples) {
  std::vector<double> scores, efforts;
  for (const PoolSample& s : samples) {
    scores.push_back(s.score);
    efforts.push_back(s.effort[0]);
  }
  return spearman(scores, efforts);
}

double agreement(const PoolPlan& plan, const std::vector<std::string>& kinds) {
  return agreement(sampled(pool_orders(plan, kinds), plan.runs));
}

}  // namespace

TEST_CASE("the score orders perfect mazes of all five grids as an average reader does", "[unsanitized]") {
  CHECK(agreement({"test", {8, 14, 26}, 1, 20}, {"perfect"}) >= 0.97);
}

TEST_CASE("the score orders perfect mazes of one size as an average reader does", "[unsanitized]") {
  std::vector<PoolOrder> orders = pool_orders({"test", {20}, 3, 20}, {"perfect"});
  orders.erase(std::remove_if(orders.begin(), orders.end(), [](const auto& o) { return o.grid != "square"; }),
               orders.end());
  CHECK(orders.size() == 99);
  CHECK(agreement(sampled(orders, 20)) >= 0.90);
}

TEST_CASE("the score orders braided mazes as an average reader does", "[unsanitized]") {
  CHECK(agreement({"test", {8, 14, 26}, 1, 20}, {"braided"}) >= 0.93);
}

TEST_CASE("the score orders caverns as an average reader does", "[unsanitized]") {
  CHECK(agreement({"test", {8, 14, 26}, 1, 20}, {"cavern"}) >= 0.90);
}

TEST_CASE("the score orders automata as an average reader does, wide halls included", "[unsanitized]") {
  CHECK(agreement({"test", {8, 14, 26}, 1, 20}, {"automaton"}) >= 0.90);
}
