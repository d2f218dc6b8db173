#include "study/effects.h"

#include <map>

#include "base/geometry/math.h"
#include "base/statistics.h"

namespace mazefolio::study {
namespace {

constexpr int rounds = 10;

// The number of a name among those that were met.
std::size_t number_of(const std::string& name, std::map<std::string, std::size_t>& known) {
  return known.emplace(name, known.size()).first->second;
}

// Takes from the residuals the median of each group, and adds it to the group's effect.
void polish(std::vector<double>& residual, const std::vector<std::size_t>& group,
            std::vector<double>& effect) {
  std::vector<std::vector<double>> members(effect.size());
  for (std::size_t i = 0; i < residual.size(); ++i) members[group[i]].push_back(residual[i]);
  std::vector<double> middle;
  for (std::size_t g = 0; g < effect.size(); ++g) {
    middle.push_back(quantile(members[g], 0.5));
    effect[g] += middle.back();
  }
  for (std::size_t i = 0; i < residual.size(); ++i) residual[i] -= middle[group[i]];
}

}  // namespace

double power_of_two(double x) {
  constexpr double log_of_two = 0.693147180559945309;
  return exact_exp(x * log_of_two);
}

Effects effects_of(const std::vector<SolvedTime>& times) {
  Effects out;
  std::map<std::string, std::size_t> readers, mazes, kinds;
  for (const SolvedTime& t : times) {
    out.reader_of.push_back(number_of(t.maze.booklet, readers));
    out.maze_of.push_back(number_of(t.maze.maze, mazes));
    if (out.reader_of.back() == out.readers.size()) out.readers.push_back(t.maze.booklet);
    if (out.maze_of.back() == out.mazes.size()) {
      out.mazes.push_back({t.maze, 0});
      out.kind_of.push_back(number_of(t.maze.kind, kinds));
      if (out.kind_of.back() == out.kinds.size()) out.kinds.push_back(t.maze.kind);
    }
    out.residual.push_back(exact_log2(t.seconds));
  }
  const std::vector<double> logs = out.residual;
  std::vector<double> of_reader(out.readers.size()), of_maze(out.mazes.size());
  for (int k = 0; k < rounds; ++k) {
    polish(out.residual, out.maze_of, of_maze);
    polish(out.residual, out.reader_of, of_reader);
  }
  const double middle = quantile(of_reader, 0.5);  // of the readers; the mazes take it over
  for (std::size_t m = 0; m < of_maze.size(); ++m) out.mazes[m].effect = of_maze[m] + middle;
  for (std::size_t i = 0; i < times.size(); ++i)
    out.adjusted.push_back(logs[i] - of_reader[out.reader_of[i]] + middle);
  return out;
}

}  // namespace mazefolio::study
