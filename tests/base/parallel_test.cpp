#include "base/system/parallel.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

#include "base/system/stop.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("every index is done once, whatever the number of threads") {
  for (const unsigned jobs : {0u, 1u, 2u, 7u}) {
    std::vector<int> done(1000);
    parallel_for(done.size(), jobs, [&](std::size_t i) { ++done[i]; });
    CHECK(std::accumulate(done.begin(), done.end(), 0) == 1000);
  }
}

TEST_CASE("work on all cores stays on the thread of the work that it is a part of") {
  for (const unsigned jobs : {1u, 2u}) {
    std::atomic<int> elsewhere = 0;
    parallel_for(4, jobs, [&](std::size_t) {
      const std::thread::id here = std::this_thread::get_id();
      parallel_for(100, 0, [&](std::size_t) { elsewhere += std::this_thread::get_id() != here; });
    });
    CHECK(elsewhere == 0);
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

TEST_CASE("a stop ends the work of its scope on all threads, and no other work") {
  for (const unsigned jobs : {1u, 2u}) {
    std::stop_source stop;
    std::atomic<int> begun = 0;
    const auto work = [&] {
      parallel_for(10'000, jobs, [&](std::size_t) {
        throw_if_canceled();
        if (++begun == 10) stop.request_stop();
      });
    };
    {
      const StopScope scope(stop.get_token());
      CHECK_THROWS_AS(work(), Canceled);
      CHECK(begun < 10'000);
      std::thread([] { CHECK_NOTHROW(throw_if_canceled()); }).join();
      const StopScope inner{std::stop_token()};
      CHECK_NOTHROW(throw_if_canceled());
    }
    CHECK_NOTHROW(work());
  }
}
