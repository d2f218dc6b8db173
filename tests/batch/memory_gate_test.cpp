#include "batch/memory_gate.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <thread>
#include <vector>

using namespace mazefolio;
using namespace std::chrono_literals;

TEST_CASE("what is under way never takes more than the ceiling") {
  MemoryGate gate(100);
  std::atomic<int> taken = 0, most = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 12; ++i)
    threads.emplace_back([&, bytes = 20 + 5 * i] {
      const MemoryGate::Share share = gate.take(static_cast<std::size_t>(bytes));
      const int now = taken += bytes;
      for (int seen = most; now > seen && !most.compare_exchange_weak(seen, now);) {
      }
      std::this_thread::sleep_for(2ms);
      taken -= bytes;
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(taken == 0);
  CHECK(most > 20);
  CHECK(most <= 100);
}

TEST_CASE("what is larger than the ceiling runs alone") {
  MemoryGate gate(100);
  std::atomic<int> side_by_side = 0, most = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      const MemoryGate::Share share = gate.take(1000);
      most = std::max(most.load(), ++side_by_side);
      std::this_thread::sleep_for(2ms);
      --side_by_side;
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(most == 1);
}

TEST_CASE("nobody overtakes a large one that waits") {
  MemoryGate gate(100);
  std::vector<int> order;
  std::thread large, small;
  {
    const MemoryGate::Share first = gate.take(50);
    large = std::thread([&] {
      const MemoryGate::Share share = gate.take(90);
      order.push_back(90);
    });
    std::this_thread::sleep_for(20ms);
    small = std::thread([&] {
      const MemoryGate::Share share = gate.take(20);  // there is room for it beside the first
      order.push_back(20);
    });
    std::this_thread::sleep_for(20ms);
  }
  large.join();
  small.join();
  CHECK(order == std::vector<int>{90, 20});
}

TEST_CASE("without a ceiling nothing waits") {
  MemoryGate gate(0);
  const MemoryGate::Share one = gate.take(std::size_t{1} << 60), two = gate.take(std::size_t{1} << 60);
  CHECK(gate.ceiling() == 0);
}

TEST_CASE("the machine tells what it has free") { CHECK(available_memory() > (std::size_t{1} << 20)); }
