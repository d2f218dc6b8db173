// Annealing after Metropolis: a move that increases the cost by d is kept with probability exp(-d / T), any
// other move always, while T falls by equal factors. The result does not depend on the start; the last T
// decides the texture, not the duration. Costs are whole twentieths, so that each step of T needs one short
// table of probabilities. They come from an exponential that is the same on every machine. Cost: 0.1
// microseconds an attempt.

#include "generate/thick/anneal.h"

#include <algorithm>
#include <cstdlib>

#include "base/geometry/math.h"
#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr std::int32_t one = 20;  ///< a cost of 1

class Cooler {
 public:
  Cooler(Frontier& frontier, const Annealing& how, Rng& rng)
      : frontier_(frontier), how_(how), rng_(rng), dead_ends_(frontier.kinds().dead_ends) {}

  /// Sets the temperature: the probabilities for all costs that are not practically impossible.
  void cool(double temperature) {
    chance_.clear();
    while (chance_.empty() || chance_.back() > 0x1p-53)
      chance_.push_back(exact_exp(-static_cast<double>(chance_.size()) / (one * temperature)));
  }

  void attempt() {
    beat_();
    const std::optional<PixelKinds> change = frontier_.propose(rng_);
    if (!change) return;
    const std::int32_t cost = cost_of(*change);
    if (cost > 0 && (cost >= static_cast<std::int32_t>(chance_.size()) || !rng_.chance(chance_[cost]))) {
      frontier_.undo();
      return;
    }
    frontier_.keep();
    dead_ends_ += change->dead_ends;
  }

  bool has_dead_ends() const { return dead_ends_ == how_.dead_ends.value_or(dead_ends_); }

  /// Sets all costs but that of dead ends to 0: dead ends meet and disappear where straight pieces cost
  /// nothing.
  void forget_texture() { how_.costs = {}; }

 private:
  std::int32_t cost_of(const PixelKinds& change) const {
    const PixelCosts& c = how_.costs;
    std::int32_t cost = c.dead_end * change.dead_ends + c.three * change.threes + c.four * change.fours +
                        c.straight * change.straights;
    if (how_.dead_ends) {
      const std::int32_t off = dead_ends_ - *how_.dead_ends;
      cost += one * (std::abs(off + change.dead_ends) - std::abs(off));
    }
    return cost;
  }

  Frontier& frontier_;
  Annealing how_;
  Rng& rng_;
  Heartbeat beat_;
  std::int32_t dead_ends_;
  std::vector<double> chance_;  ///< probability that a move is kept, by its cost
};

}  // namespace

void anneal(Frontier& frontier, const Annealing& how, std::uint64_t attempts, Rng& rng) {
  constexpr std::uint64_t steps = 200;
  constexpr double ln2 = 0x1.62e42fefa39efp-1;
  const double factor = exact_exp(exact_log2(how.coldest) * ln2 / steps);
  Cooler cooler(frontier, how, rng);
  double temperature = 1;
  for (std::uint64_t step = 0; step < steps; ++step, temperature *= factor) {
    cooler.cool(temperature);
    for (std::uint64_t i = attempts * step / steps; i < attempts * (step + 1) / steps; ++i) cooler.attempt();
  }
  cooler.forget_texture();
  cooler.cool(1.5 * how.coldest);
  const std::uint64_t patience = std::max(attempts, std::min<std::uint64_t>(10 * attempts, 20'000'000));
  for (std::uint64_t i = 0; i < patience && !cooler.has_dead_ends(); ++i) cooler.attempt();
}

}  // namespace mazefolio::generate
