// Puzzles that rules lay on a field, or into a maze, on one thread, each with another seed: the mean, and
// what 95 of 100 stay below.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "../rules/led_mazes.h"

using namespace mazefolio::tests;

namespace {

/// `make(seed)`: whether there is one.
template <class Fn>
void measure(benchmark::State& state, Fn make) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> ms;
  int found = 0;
  for (int seed = 1; auto _ : state) {
    const auto begin = Clock::now();
    found += make(std::to_string(seed++));
    ms.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
  }
  std::ranges::sort(ms);
  state.counters["p95_ms"] = ms[ms.size() * 95 / 100];
  state.counters["found_of_100"] = 100.0 * found / static_cast<double>(ms.size());
}

void lay(benchmark::State& state, const ChosenRule& rule, CellCount size) {
  const Maze maze =
      rule.row->on_maze ? perfect_maze("square", size, "kruskal", "1") : field(size.columns, size.rows);
  measure(state, [&](const std::string& seed) { return rule.row->lay({maze, rule.options, seed}).ok(); });
}

/// The perfect maze takes part of the time.
void lead(benchmark::State& state, std::uint32_t side) {
  measure(state, [&](const std::string& seed) {
    return led("MEETATNOON", "square", {side, side}, seed).made.ok();
  });
}

void add(const std::string& name, const Settings& settings, CellCount size) {
  std::string title = name;
  for (const auto& [option, value] : settings) title += " " + option + "=" + value;
  title += " " + std::to_string(size.columns);
  if (size.rows != size.columns) title += "x" + std::to_string(size.rows);
  benchmark::RegisterBenchmark(title.c_str(), lay, rule_with(name, settings), size)
      ->Iterations(200)
      ->Unit(benchmark::kMillisecond);
}

void add(const std::string& name, const Settings& settings, std::uint32_t side) {
  add(name, settings, CellCount{side, side});
}

}  // namespace

int main(int argc, char** argv) {
  add("jump", {{"jump", "15"}}, 8);
  add("jump", {{"jump", "25"}}, 10);
  add("keys", {{"keys", "4"}}, 20);
  add("keys", {{"keys", "6"}}, 30);
  add("portals", {{"portals", "5"}}, 20);
  add("turns", {{"length", "44"}}, 12);
  add("turns", {{"turns", "alternate"}}, 16);
  add("tilt", {{"tilt", "21"}}, 12);
  for (const std::uint32_t side : {10u, 20u}) add("arrows", {}, side);
  add("minotaur", {{"moves", "15"}}, 6);
  add("minotaur", {}, 8);
  add("dice", {{"dice", "12"}}, 4);
  add("dice", {{"dice", "18"}}, 6);
  for (const char* letters : {"ABC", "LION", "alphabet", "count_by"})
    for (const std::uint32_t side : {10u, 20u}) add("sequence", {{"sequence", letters}}, side);
  for (const char* numbers : {"multiples", "primes", "worth"}) add("sequence", {{"sequence", numbers}}, 30);
  for (const CellCount size : {CellCount{10, 6}, {14, 8}}) add("tangle", {}, size);
  for (const char* loops : {"3", "5", "8"}) add("sum", {{"loops", loops}}, 10);
  for (const std::uint32_t side : {15u, 40u})
    benchmark::RegisterBenchmark(("led " + std::to_string(side)).c_str(), lead, side)
        ->Iterations(200)
        ->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
