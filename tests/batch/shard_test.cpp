#include "batch/shard.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/diagnostic.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::vector<std::vector<std::size_t>> all_shards(const std::vector<double>& work, int count) {
  std::vector<std::vector<std::size_t>> out;
  for (int i = 1; i <= count; ++i) out.push_back(shard_of(work, {i, count}));
  return out;
}

double load_of(const std::vector<double>& work, const std::vector<std::size_t>& shard) {
  double sum = 0;
  for (const std::size_t i : shard) sum += work[i];
  return sum;
}

}  // namespace

TEST_CASE("every book is in exactly one shard, in the order of the run, and work is shared evenly") {
  constexpr double none = std::numeric_limits<double>::quiet_NaN(),
                   endless = std::numeric_limits<double>::infinity();
  std::vector<double> mixed(200);
  for (std::size_t i = 0; i < mixed.size(); ++i) mixed[i] = std::fmod(static_cast<double>(i) * 7.3, 11);
  std::vector<double> one_huge(50, 1);
  one_huge[17] = 1000;
  const std::vector<std::vector<double>> runs{{},
                                              {1},
                                              std::vector<double>(100, 0),
                                              std::vector<double>(100, 2.5),
                                              mixed,
                                              one_huge,
                                              {none, -3, endless, endless, 1e300, 0, 1}};
  for (const std::vector<double>& work : runs)
    for (int count = 1; count <= 9; ++count) {
      std::vector<std::size_t> together;
      for (const std::vector<std::size_t>& shard : all_shards(work, count)) {
        CHECK(std::is_sorted(shard.begin(), shard.end()));
        together.insert(together.end(), shard.begin(), shard.end());
      }
      std::sort(together.begin(), together.end());
      std::vector<std::size_t> run(work.size());
      std::iota(run.begin(), run.end(), std::size_t{0});
      CHECK(together == run);
    }
  for (int count = 2; count <= 9; ++count) {
    std::vector<double> loads;
    for (const auto& shard : all_shards(mixed, count)) loads.push_back(load_of(mixed, shard));
    const auto [least, most] = std::minmax_element(loads.begin(), loads.end());
    CHECK(*most <= *least + 11);  // a book
    CHECK(*most <= 1.05 * *least);
    // Books without work are shared too.
    for (const auto& shard : all_shards(std::vector<double>(100, 0), count))
      CHECK(std::abs(static_cast<double>(shard.size()) - 100.0 / count) <= 1);
    // Who has the huge one has no other.
    for (const auto& shard : all_shards(one_huge, count))
      if (std::find(shard.begin(), shard.end(), 17u) != shard.end()) CHECK(shard.size() == 1);
  }
}

TEST_CASE("shards do not depend on the last bit of an estimate") {
  std::vector<double> here(60), there(60);
  for (std::size_t i = 0; i < here.size(); ++i) {
    here[i] = 0.1 * static_cast<double>(i % 7) + 0.3;
    there[i] = std::nextafter(here[i], i % 2 ? 0.0 : 9.0);
  }
  CHECK(here != there);
  CHECK(all_shards(here, 4) == all_shards(there, 4));
}

TEST_CASE("a shard is written as its number and the number of shards") {
  const Shard shard = parse_shard("2/3");
  CHECK(shard.index == 2);
  CHECK(shard.count == 3);
  CHECK(parse_shard("10000/10000").index == 10'000);
  for (const char* wrong : {"", "/", "2", "x/y", "1/", "/3", "1/3/5", "1.5/3", " 1/3", "1/3x", "0x1/3"})
    CHECK_THROWS_WITH(parse_shard(wrong), Catch::Contains("is not a shard such as 2/3"));
  for (const char* wrong : {"0/3", "4/3", "-1/3"})
    CHECK_THROWS_WITH(parse_shard(wrong),
                      Catch::Contains("there is no shard") && Catch::Contains("1/3 to 3/3"));
  for (const char* wrong : {"1/0", "1/-2", "1/10001", "1/100000"})
    CHECK_THROWS_WITH(parse_shard(wrong), Catch::Contains("a run has 1 to 10000 shards"));
  CHECK_THROWS_AS(parse_shard("1/99999999999999999999"), InputError);
}
