#include "base/system/parallel.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <stdexcept>
#include <vector>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every index is done once, whatever the number of threads") {
  for (const unsigned jobs : {0u, 1u, 2u, 7u}) {
    std::vector<int> done(1000);
    parallel_for(done.size(), jobs, [&](std::size_t i) { ++done[i]; });
    CHECK(std::accumulate(done.begin(), done.end(), 0) == 1000);
  }
}

TEST_CASE("an exception comes back to the caller") {
  for (const unsigned jobs : {1u, 2u})
    CHECK_THROWS_AS(parallel_for(10, jobs,
                                 [](std::size_t i) {
                                   if (i == 3) throw std::runtime_error("no");
                                 }),
                    std::runtime_error);
}
