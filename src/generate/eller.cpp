// Eller: go down row by row, knowing only which cells of the row are joined so far. Neighbours in different
// sets are joined with probability p_join; each cell goes on into the next row with probability p_drop, but
// of every set at least one; the last row joins what is still apart.
// Bias: slight, 29 to 30 % dead ends; p_join makes rows, p_drop makes columns.
// Cost: O(cells) time and O(columns) memory: the sets are rings of columns. They never cross, so a ring in
// ascending order stays so when neighbours join, and two neighbours are in one set just when one follows the
// other.

#include <numeric>
#include <vector>

#include "generate/algorithms.h"
#include "generate/carving.h"
#include "generate/coins.h"

namespace mazefolio {
namespace {

class Rings {
 public:
  explicit Rings(std::uint32_t columns) : before_(columns), after_(columns) {
    std::iota(before_.begin(), before_.end(), 0u);
    std::iota(after_.begin(), after_.end(), 0u);
  }
  bool joined_to_next(std::uint32_t x) const { return after_[x] == x + 1; }
  bool alone(std::uint32_t x) const { return after_[x] == x; }
  void join_next(std::uint32_t x) {
    link(before_[x + 1], after_[x]);
    link(x, x + 1);
  }
  void leave(std::uint32_t x) {
    link(before_[x], after_[x]);
    link(x, x);
  }

 private:
  void link(std::uint32_t a, std::uint32_t b) {
    after_[a] = b;
    before_[b] = a;
  }
  std::vector<std::uint32_t> before_, after_;
};

BitSet carve(const Lattice& t, double p_join, double p_drop, Rng& rng) {
  BitSet open(t.wall_limit());
  Rings rings(t.columns());
  Coins join(rng, p_join), drop(rng, p_drop);
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    throw_if_cancelled();
    const bool last = y + 1 == t.rows();
    for (std::uint32_t x = 0; x + 1 < t.columns(); ++x) {
      if (rings.joined_to_next(x) || !(last || join.toss())) continue;
      rings.join_next(x);
      open.set(index(t.wall(t.at(x, y), 0)));
    }
    for (std::uint32_t x = 0; !last && x < t.columns(); ++x) {
      if (drop.toss() || rings.alone(x))
        open.set(index(t.wall(t.at(x, y), 1)));
      else
        rings.leave(x);
    }
  }
  return open;
}

}  // namespace

BitSet carve_eller(const AnyTopology& topology, const Options& options, Rng& rng) {
  return carve(std::get<Lattice>(topology), options.real("p_join"), options.real("p_drop"), rng);
}

}  // namespace mazefolio
