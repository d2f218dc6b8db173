// Prints whether levels mean the same whatever is printed: on fresh mazes the rank correlation of the score
// with simulated readers, those of the repository and others with changed traits; the offset of each kind of
// maze from squares, in levels; thick mazes beside their thin twins. Deterministic. `--seeds B` takes other
// mazes, `--mazes 2` fewer, `--pool braid` one kind; `--list` prints each maze instead.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <string_view>

#include "base/options.h"
#include "solve/difficulty.h"
#include "support/level_pools.h"
#include "support/namespaces.h"
#include "support/reader_pool.h"

using namespace mazefolio::tests;

namespace {

using Samples = std::vector<LevelSample>;

Samples of_pool(const Samples& all, std::string_view pool) {
  Samples out;
  for (const LevelSample& s : all)
    if (s.pool.starts_with(pool)) out.push_back(s);
  return out;
}

double two_way(const LevelSample& s, std::size_t panel) {
  return std::log2((std::exp2(s.forward[panel]) + std::exp2(s.backward[panel])) / 2);
}

template <class Value>
std::vector<double> column(const Samples& samples, Value value) {
  std::vector<double> out;
  for (const LevelSample& s : samples) out.push_back(value(s));
  return out;
}

void print_correlations(const Samples& all, std::string_view pool) {
  const Samples samples = of_pool(all, pool);
  if (samples.size() < 3) return;
  const auto rho = [&](auto effort) {
    return spearman(column(samples, [](const LevelSample& s) { return s.score; }), column(samples, effort));
  };
  fmt::print("{:<16}{:>6}", pool, samples.size());
  for (const std::size_t panel : {0u, 1u})
    fmt::print("{:9.3f}{:9.3f}", rho([&](const LevelSample& s) { return s.forward[panel]; }),
               rho([&](const LevelSample& s) { return two_way(s, panel); }));
  fmt::print("\n");
}

/// The score of squares that take this effort: a parabola by least squares.
class Ruler {
 public:
  Ruler(const Samples& squares, std::size_t panel) {
    std::array<std::array<double, 4>, 3> m{};
    for (const LevelSample& s : squares) {
      const double t = two_way(s, panel) - middle;
      const double powers[] = {1, t, t * t};
      for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t k = 0; k < 3; ++k) m[i][k] += powers[i] * powers[k];
        m[i][3] += powers[i] * s.score;
      }
    }
    for (std::size_t i = 0; i < 3; ++i)
      for (std::size_t row = 0; row < 3; ++row) {
        if (row == i) continue;
        const double factor = m[row][i] / m[i][i];
        for (std::size_t k = 0; k < 4; ++k) m[row][k] -= factor * m[i][k];
      }
    for (std::size_t i = 0; i < 3; ++i) of_[i] = m[i][3] / m[i][i];
  }
  double score(double effort) const {
    const double t = effort - middle;
    return of_[0] + of_[1] * t + of_[2] * t * t;
  }

 private:
  static constexpr double middle = 8;
  std::array<double, 3> of_{};
};

void print_offsets(const Samples& all, std::size_t panel) {
  const Ruler ruler(of_pool(all, "thin"), panel);
  std::map<std::string, std::map<std::uint32_t, std::vector<double>>> offsets;
  for (const LevelSample& s : all)
    offsets[s.pool][s.side].push_back((ruler.score(two_way(s, panel)) - s.score) / 0.75);
  fmt::print("{:<20}{:>8}{:>8}{:>8}{:>8}{:>8}\n", "", 8, 14, 20, 28, 40);
  for (const char* kind :
       {"thin", "thick", "cavern", "automaton", "braid 0.3", "braid 1", "weave", "corners"}) {
    fmt::print("{:<20}", kind);
    for (const auto& [side, found] : offsets[kind]) {
      double sum = 0;
      for (const double offset : found) sum += offset;
      fmt::print("{:+8.2f}", sum / static_cast<double>(found.size()));
    }
    fmt::print("\n");
  }
}

void print_twins(const Samples& twins) {
  double most = 0, sum = 0;
  for (std::size_t i = 0; i + 1 < twins.size(); i += 2) {
    const double apart = level_position(twins[i + 1].score) - level_position(twins[i].score);
    sum += apart;
    most = std::max(most, std::fabs(apart));
  }
  fmt::print("thick twins of {} thin mazes: {:+.3f} levels, {:.3f} at most\n", twins.size() / 2,
             sum / (static_cast<double>(twins.size()) / 2), most);
}

void list(const Samples& samples) {
  for (const LevelSample& s : samples)
    fmt::print("{}\t{}\t{:.3f}\t{:.3f}\t{:.3f}\t{:.3f}\t{:.3f}\t{:.3f}\t{:.3f}\n", s.pool, s.side, s.score,
               s.forward[0], s.backward[0], s.forward[1], s.backward[1], s.rated_forward, s.rated_backward);
}

}  // namespace

int main(int argc, char** argv) {
  std::string seeds = "fresh", pools;
  int mazes = 4, runs = 40;
  bool listing = false;
  for (int i = 1; i < argc; ++i) {
    const std::string_view arg = argv[i];
    if (arg == "--seeds" && i + 1 < argc) {
      seeds = argv[++i];
    } else if (arg == "--mazes" && i + 1 < argc) {
      mazes = static_cast<int>(parse_integer(argv[++i]).value_or(mazes));
    } else if (arg == "--runs" && i + 1 < argc) {
      runs = static_cast<int>(parse_integer(argv[++i]).value_or(runs));
    } else if (arg == "--pool" && i + 1 < argc) {
      pools = argv[++i];
    } else if (arg == "--list") {
      listing = true;
    } else {
      fmt::print(stderr, "usage: level_judge [--seeds TEXT] [--mazes N] [--runs N] [--pool NAME] [--list]\n");
      return 2;
    }
  }
  const Samples all = read_levels(level_jobs(seeds, mazes, pools), panels(seeds), runs);
  const Samples twins = read_levels(twin_jobs(seeds, 40), {{}, {}}, 1);
  if (listing) {
    list(all);
    list(twins);
    return 0;
  }
  fmt::print("{:<16}{:>6}{:>9}{:>9}{:>9}{:>9}\n", "", "mazes", "forward", "two-way", "forward", "two-way");
  fmt::print("{:<22}{:>18}{:>18}\n", "", "repository", "changed traits");
  for (const char* pool : {"perfect", "perfect square", "perfect hexagon", "perfect triangle",
                           "perfect polar", "perfect voronoi", "20x20 default", "20x20 corners",
                           "20x20 sides", "thick", "cavern", "automaton", "braid", "weave", "corners"})
    print_correlations(all, pool);
  for (const std::size_t panel : {0u, 1u}) {
    fmt::print("\nlevels that readers {} find harder than squares of the same level\n",
               panel == 0 ? "of the repository" : "with changed traits");
    print_offsets(all, panel);
  }
  print_twins(twins);
}
