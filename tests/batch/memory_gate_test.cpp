#include "batch/memory_gate.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using namespace std::chrono_literals;

TEST_CASE("books in progress never take more than the ceiling") {
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

TEST_CASE("a book larger than the ceiling runs alone") {
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

TEST_CASE("no book overtakes a large one that waits") {
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

namespace {

constexpr std::size_t mib = 1 << 20;

// What is free on a machine with these files besides 800 MiB that are available.
std::size_t free_with(const std::vector<std::pair<std::string, std::string>>& files) {
  const TemporaryFolder root;
  const auto write = [&](const std::string& file, const std::string& text) {
    make_folder((root.path() / file).parent_path());
    write_file(root.path() / file, text);
  };
  write("proc/meminfo", "MemTotal:  9000000 kB\nMemFree:  100 kB\nMemAvailable:     819200 kB\n");
  for (const auto& [file, text] : files) write(file, text + "\n");
  return available_memory(root.path());
}

}  // namespace

TEST_CASE("a container leaves less than its machine has") {
  const std::string groups = "sys/fs/cgroup/", of_this = "proc/self/cgroup";
  const std::string mib_500 = "524288000", mib_100 = "104857600";
  CHECK(free_with({}) == 800 * mib);
  CHECK(free_with({{of_this, "0::/"}}) == 800 * mib);
  CHECK(
      free_with({{of_this, "0::/"}, {groups + "memory.max", "max"}, {groups + "memory.current", mib_100}}) ==
      800 * mib);
  const std::vector<std::pair<std::string, std::string>> container{
      {of_this, "0::/"}, {groups + "memory.max", mib_500}, {groups + "memory.current", mib_100}};
  CHECK(free_with(container) == 400 * mib);
  auto full = container;
  full[2].second = "600000000";
  CHECK(free_with(full) == 1);  // 0 would be no ceiling
  auto with_files = full;
  with_files.emplace_back(groups + "memory.stat", "anon 5\ninactive_file 180569600\nactive_file 7");
  CHECK(free_with(with_files) == 524'288'000 - 600'000'000 + 180'569'600);
}

TEST_CASE("of nested control groups the narrowest counts, in both versions") {
  const std::string second = "sys/fs/cgroup/", first = "sys/fs/cgroup/memory/";
  CHECK(free_with({{"proc/self/cgroup", "0::/job/task"},
                   {second + "job/memory.max", "524288000"},
                   {second + "job/memory.current", "419430400"},
                   {second + "job/task/memory.max", "524288000"},
                   {second + "job/task/memory.current", "104857600"}}) == 100 * mib);
  CHECK(free_with({{"proc/self/cgroup", "9:name=systemd:/\n4:cpu,memory:/job\n0::/"},
                   {first + "memory.limit_in_bytes", "9223372036854771712"},
                   {first + "memory.usage_in_bytes", "104857600"},
                   {first + "job/memory.limit_in_bytes", "524288000"},
                   {first + "job/memory.usage_in_bytes", "104857600"},
                   {first + "job/memory.stat", "inactive_file 1\ntotal_inactive_file 52428800"}}) ==
        450 * mib);
  // A container sees its own group at the top, under a name that its host knows.
  CHECK(free_with({{"proc/self/cgroup", "4:memory:/docker/abc"},
                   {first + "memory.limit_in_bytes", "524288000"},
                   {first + "memory.usage_in_bytes", "104857600"}}) == 400 * mib);
}

TEST_CASE("an unknown machine has no ceiling") { CHECK(available_memory("/nowhere") == 0); }

TEST_CASE("the free memory of this machine is known", "[unsanitized]") {
  CHECK(available_memory() > (std::size_t{1} << 20));
}
