// Prints how well the score, and what else is measured in mazes, orders them as simulated readers do:
// Spearman's rank correlations with the effort of four personalities, over pools of mazes and over mazes of
// one size. Deterministic. `--seeds B` takes fresh mazes, `--quick` fewer, `--kind cavern` one kind; `--list`
// prints each maze instead.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <functional>
#include <string_view>

#include "base/geometry/math.h"
#include "support/namespaces.h"
#include "support/reader_pool.h"

using namespace mazefolio::tests;

namespace {

using Samples = std::vector<PoolSample>;

struct Measure {
  const char* name;
  double (*value)(const PoolSample&);
};
constexpr Measure measures[] = {
    {"score", [](const PoolSample& s) { return s.score; }},
    {"cells", [](const PoolSample& s) { return s.cells; }},
    {"solution length", [](const PoolSample& s) { return s.length; }},
    {"McClendon", [](const PoolSample& s) { return s.mcclendon; }},
    {"dead-end share", [](const PoolSample& s) { return s.dead_ends; }},
};

template <class Value>
std::vector<double> column(const Samples& samples, Value value) {
  std::vector<double> out;
  for (const PoolSample& s : samples) out.push_back(value(s));
  return out;
}

/// How much harder readers find these mazes than the score says, in doublings.
double mean_excess(const Samples& samples) {
  double sum = 0;
  for (const PoolSample& s : samples) sum += exact_log2(s.effort[0]) - s.score;
  return sum / static_cast<double>(samples.size());
}

void print(const std::string& title, const Samples& all,
           const std::function<bool(const PoolSample&)>& wanted) {
  Samples samples;
  std::copy_if(all.begin(), all.end(), std::back_inserter(samples), wanted);
  if (samples.size() < 3) return;
  fmt::print("{} ({} mazes; T1 / E: {:+.2f} doublings)\n", title, samples.size(), mean_excess(samples));
  for (const Measure& measure : measures) {
    std::string row = fmt::format("  {:<18}", measure.name);
    for (std::size_t i = 0; i < 4; ++i) {
      const double rho = spearman(column(samples, measure.value),
                                  column(samples, [&](const PoolSample& s) { return s.effort[i]; }));
      row += std::isnan(rho) ? fmt::format("{:>8}", "-") : fmt::format("{:8.3f}", rho);
    }
    fmt::print("{}\n", row);
  }
}

void list(const Samples& samples) {
  fmt::print("kind\tgrid\tway\tside\tplacement\tcells\tlength\tscore\tT1\tT2\tT3\tT4\n");
  for (const PoolSample& s : samples)
    fmt::print("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{:.3f}\t{:.1f}\t{:.1f}\t{:.1f}\t{:.1f}\n", s.kind, s.grid, s.way,
               s.side, s.placement, s.cells, s.length, s.score, s.effort[0], s.effort[1], s.effort[2],
               s.effort[3]);
}

}  // namespace

int main(int argc, char** argv) {
  PoolPlan plan{"A", {8, 12, 16, 20, 28, 36, 50}, 4, 60};
  std::vector<std::string> kinds;
  bool listing = false;
  for (int i = 1; i < argc; ++i) {
    const std::string_view arg = argv[i];
    if (arg == "--quick") {
      plan.mazes = 1;
      plan.runs = 20;
    } else if (arg == "--list") {
      listing = true;
    } else if (arg == "--seeds" && i + 1 < argc) {
      plan.seeds = argv[++i];
    } else if (arg == "--kind" && i + 1 < argc) {
      kinds.emplace_back(argv[++i]);
    } else {
      fmt::print(stderr, "usage: reader_table [--seeds TEXT] [--kind NAME]... [--quick] [--list]\n");
      return 2;
    }
  }
  const Samples all = sampled(pool_orders(plan, kinds), plan.runs);
  if (listing) {
    list(all);
    return 0;
  }
  fmt::print("{:<20}{:>8}{:>8}{:>8}{:>8}\n", "", "T1", "T2", "T3", "T4");
  const auto of_kind = [](std::string kind, std::string grid = "", std::uint32_t side = 0) {
    return [=](const PoolSample& s) {
      return s.kind == kind && (grid.empty() || s.grid == grid) && (side == 0 || s.side == side);
    };
  };
  print("all perfect", all, of_kind("perfect"));
  for (const char* grid : {"square", "hexagon", "triangle", "polar", "voronoi"})
    print(fmt::format("perfect {}", grid), all, of_kind("perfect", grid));
  for (const std::uint32_t side : {12u, 20u, 36u}) {
    print(fmt::format("perfect square {0}x{0}", side), all, of_kind("perfect", "square", side));
    print(fmt::format("perfect square {0}x{0}, corners", side), all,
          [=](const PoolSample& s) { return of_kind("perfect", "square", side)(s) && s.placement == 0; });
  }
  for (const char* kind : {"braided", "weave", "cavern", "automaton", "colouring"}) {
    print(kind, all, of_kind(kind));
    print(fmt::format("{}, side 20", kind), all, of_kind(kind, "", 20));
  }
}
