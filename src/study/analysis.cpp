#include "study/analysis.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <utility>

#include "base/geometry/math.h"
#include "base/rng.h"
#include "base/statistics.h"
#include "study/effects.h"

namespace mazefolio::study {
namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr int resamples = 1000;
constexpr std::size_t least_readers = 3;              // of an interval
constexpr double far_out = 3.5;                       // robust standard deviations
constexpr double least_scale = 0.15, least_miss = 1;  // log2: a tenth; half the time or twice
constexpr double odd_levels = 1;
constexpr std::size_t most_odd_mazes = 5;

/// Times by their numbers in the table.
using Sample = std::vector<std::size_t>;

class Analyst {
 public:
  explicit Analyst(const Times& times) : times_(times), effects_(effects_of(times.solved)) {}

  Analysis run() {
    out_.booklets = effects_.readers.size();
    out_.mazes = effects_.mazes.size();
    out_.times = times_.solved.size();
    out_.given_up = times_.given_up.size();
    out_.empty = times_.empty;
    out_.shifted = times_.shifted;
    for (std::size_t i = 0; i < times_.solved.size(); ++i) everything_.push_back(i);
    fit_line();
    const std::vector<Sample> again = resampled();
    out_.all = figures("", everything_, again);
    for (const std::string& kind : effects_.kinds) out_.kinds.push_back(figures(kind, everything_, again));
    find_odd_times();
    find_odd_mazes();
    find_given_up();
    compare_repeats();
    out_.practice = practice();
    plot();
    return std::move(out_);
  }

 private:
  double level(std::size_t i) const { return times_.solved[i].maze.level; }
  double adjusted(std::size_t i) const { return effects_.adjusted[i]; }

  void fit_line() {
    std::vector<double> levels, efforts;
    for (const MazeEffect& m : effects_.mazes) {
      levels.push_back(m.maze.level);
      efforts.push_back(m.effect);
    }
    out_.slope = slope(levels, efforts);
    double sum = 0;
    for (const MazeEffect& m : effects_.mazes) sum += m.effect - out_.slope * m.maze.level;
    out_.intercept = sum / static_cast<double>(effects_.mazes.size());
  }

  /// How often each of n was drawn, in n draws with replacement.
  static std::vector<std::size_t> drawn(std::size_t n, Rng& rng) {
    std::vector<std::size_t> times(n);
    for (std::size_t k = 0; k < n; ++k) ++times[rng.below(static_cast<std::uint32_t>(n))];
    return times;
  }

  /// Readers drawn with replacement, and the mazes of each kind: other readers would solve other mazes.
  std::vector<Sample> resampled() const {
    std::vector<Sample> samples;
    if (effects_.readers.size() < least_readers) return samples;
    std::vector<Sample> mazes_of(effects_.kinds.size());
    std::vector<std::size_t> place(effects_.mazes.size());  // of a maze among those of its kind
    for (std::size_t m = 0; m < place.size(); ++m) {
      Sample& kind = mazes_of[effects_.kind_of[m]];
      place[m] = kind.size();
      kind.push_back(m);
    }
    Rng rng(hash_text("readers and mazes"));
    for (int k = 0; k < resamples; ++k) {
      const std::vector<std::size_t> readers = drawn(effects_.readers.size(), rng);
      std::vector<std::vector<std::size_t>> mazes;
      mazes.reserve(mazes_of.size());
      for (const Sample& kind : mazes_of) mazes.push_back(drawn(kind.size(), rng));
      Sample& sample = samples.emplace_back();
      for (const std::size_t i : everything_) {
        const std::size_t m = effects_.maze_of[i];
        sample.insert(sample.end(), readers[effects_.reader_of[i]] * mazes[effects_.kind_of[m]][place[m]], i);
      }
    }
    return samples;
  }

  Sample of_kind(const std::string& kind, const Sample& sample) const {
    if (kind.empty()) return sample;
    Sample part;
    for (const std::size_t i : sample)
      if (times_.solved[i].maze.kind == kind) part.push_back(i);
    return part;
  }

  static Estimate estimate(const Sample& sample, const std::vector<Sample>& again,
                           const std::function<double(const Sample&)>& figure) {
    std::vector<double> values;
    for (const Sample& other : again)
      if (const double value = figure(other); !std::isnan(value)) values.push_back(value);
    return {figure(sample), quantile(values, 0.025), quantile(values, 0.975)};
  }

  KindFigures figures(const std::string& kind, const Sample& whole, const std::vector<Sample>& wholes) const {
    KindFigures f;
    f.kind = kind;
    const Sample sample = of_kind(kind, whole);
    std::vector<Sample> again;
    again.reserve(wholes.size());
    for (const Sample& other : wholes) again.push_back(of_kind(kind, other));
    f.times = sample.size();
    std::vector<double> levels, efforts;
    for (const MazeEffect& m : effects_.mazes) {
      if (!kind.empty() && m.maze.kind != kind) continue;
      levels.push_back(m.maze.level);
      efforts.push_back(m.effect);
    }
    f.mazes = levels.size();
    f.rank_of_mazes = spearman(levels, efforts);
    const auto pairs = [this](const Sample& of, const auto& measure) {
      std::vector<double> a, b;
      for (const std::size_t i : of) {
        a.push_back(level(i));
        b.push_back(adjusted(i));
      }
      return measure(a, b);
    };
    f.rank_of_times = estimate(sample, again, [&](const Sample& of) { return pairs(of, spearman); });
    f.linear_of_times = pairs(sample, pearson);
    f.factor =
        estimate(sample, again, [&](const Sample& of) { return power_of_two(pairs(of, base::slope)); });
    f.offset = kind.empty() ? Estimate{undefined, undefined, undefined}
                            : estimate(sample, again, [this](const Sample& of) { return offset(of); });
    return f;
  }

  // The distance to the line of all mazes, in levels.
  double offset(const Sample& of) const {
    if (of.empty() || !(out_.slope > 0)) return undefined;
    double sum = 0;
    for (const std::size_t i : of) sum += adjusted(i) - out_.intercept - out_.slope * level(i);
    return sum / static_cast<double>(of.size()) / out_.slope;
  }

  void find_odd_times() {
    std::vector<double> sizes;
    for (const double r : effects_.residual) sizes.push_back(std::fabs(r));
    const double scale = std::max(least_scale, 1.4826 * quantile(sizes, 0.5));
    Sample odd;
    for (const std::size_t i : everything_)
      if (sizes[i] >= std::max(least_miss, far_out * scale)) odd.push_back(i);
    std::stable_sort(odd.begin(), odd.end(),
                     [&](std::size_t a, std::size_t b) { return sizes[a] > sizes[b]; });
    for (const std::size_t i : odd)
      out_.odd_times.push_back(
          {times_.solved[i], times_.solved[i].seconds / power_of_two(effects_.residual[i])});
  }

  void find_odd_mazes() {
    if (!(out_.slope > 0)) return;
    for (const MazeEffect& m : effects_.mazes) {
      const double levels = (m.effect - out_.intercept - out_.slope * m.maze.level) / out_.slope;
      if (std::fabs(levels) >= odd_levels) out_.odd_mazes.push_back({m.maze, power_of_two(m.effect), levels});
    }
    std::stable_sort(out_.odd_mazes.begin(), out_.odd_mazes.end(), [](const OddMaze& a, const OddMaze& b) {
      return std::fabs(a.levels) > std::fabs(b.levels);
    });
    if (out_.odd_mazes.size() > most_odd_mazes) out_.odd_mazes.resize(most_odd_mazes);
  }

  void find_given_up() {
    std::map<std::string, std::size_t> solved, given_up;
    for (const SolvedTime& t : times_.solved) ++solved[t.maze.maze];
    for (const SolvedTime& t : times_.given_up)
      if (++given_up[t.maze.maze] == 1) out_.given_up_often.push_back(t.maze);
    std::erase_if(out_.given_up_often, [&](const PlannedTime& m) {
      return given_up[m.maze] * 3 < given_up[m.maze] + solved[m.maze];
    });
  }

  void compare_repeats() {
    std::map<std::pair<std::string, std::string>, Sample> same;
    for (const std::size_t i : everything_)
      same[{times_.solved[i].maze.booklet, times_.solved[i].maze.maze}].push_back(i);
    std::vector<double> first, second, ratio;
    for (auto& [key, of] : same) {
      if (of.size() != 2) continue;
      if (times_.solved[of[0]].maze.position > times_.solved[of[1]].maze.position) std::swap(of[0], of[1]);
      first.push_back(times_.solved[of[0]].seconds);
      second.push_back(times_.solved[of[1]].seconds);
      ratio.push_back(second.back() / first.back());
    }
    out_.repeats = {ratio.size(), spearman(first, second), quantile(ratio, 0.5)};
  }

  double practice() const {
    std::vector<double> positions;
    for (const SolvedTime& t : times_.solved) positions.push_back(t.maze.position);
    const auto [low, high] = std::minmax_element(positions.begin(), positions.end());
    return power_of_two(base::slope(positions, effects_.residual) * (*high - *low));
  }

  void plot() {
    for (const std::size_t i : everything_)
      out_.plotted.push_back({effects_.kind_of[effects_.maze_of[i]], level(i),
                              static_cast<double>(times_.solved[i].maze.position), power_of_two(adjusted(i)),
                              effects_.residual[i]});
  }

  const Times& times_;
  const Effects effects_;
  Analysis out_;
  Sample everything_;
};

}  // namespace

Analysis analyze(const Times& times) { return Analyst(times).run(); }

}  // namespace mazefolio::study
