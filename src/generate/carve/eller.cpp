// Eller: go down row by row, knowing only which cells of the row are joined so far. Neighbors in different
// sets are joined with probability p_join; each cell opens into the next row with probability p_drop, but at
// least one cell of every set does; the last row joins all sets.
// Bias: slight, 29 to 30 % dead ends; p_join makes rows, p_drop makes columns.
// Cost: O(cells) time and O(columns) memory: the sets are rings of columns. They never cross, so a ring in
// ascending order stays so when neighbors join, and two neighbors are in one set just when one follows the
// other.

#include "generate/rows.h"

#include <bit>
#include <numeric>
#include <vector>

#include "base/option_rows.h"
#include "generate/carve/carving.h"
#include "generate/carve/coins.h"

namespace mazefolio::generate {
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

/// Calls fn(x) for each of the first `columns` columns whose coin, tossed by toss_64(), shows heads.
template <class Toss64, class Fn>
void for_each_heads(std::uint32_t columns, Toss64 toss_64, Fn fn) {
  for (std::uint32_t x = 0; x < columns; x += 64) {
    std::uint64_t heads = toss_64();
    if (columns - x < 64) heads &= (std::uint64_t{1} << (columns - x)) - 1;
    for (; heads; heads &= heads - 1) fn(x + static_cast<std::uint32_t>(std::countr_zero(heads)));
  }
}

void carve(const Lattice& t, double p_join, double p_drop, Rng& rng, auto& open) {
  if (t.cell_count() == 0) return;
  Rings rings(t.columns());
  Coins join(rng, p_join), stay(rng, 1 - p_drop);
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    throw_if_canceled();
    const bool last = y + 1 == t.rows();
    const auto join_next = [&](std::uint32_t x) {
      if (rings.joined_to_next(x)) return;
      rings.join_next(x);
      open.set(index(t.wall(t.at(x, y), 0)));
    };
    for_each_heads(
        t.columns() - 1, [&] { return last ? ~std::uint64_t{0} : join.toss_64(); }, join_next);
    if (last) break;
    for (std::uint32_t x = 0; x < t.columns(); ++x) open.set(index(t.wall(t.at(x, y), 1)));
    for_each_heads(
        t.columns(), [&] { return stay.toss_64(); },
        [&](std::uint32_t x) {
          if (rings.alone(x)) return;
          rings.leave(x);
          open.reset(index(t.wall(t.at(x, y), 1)));
        });
  }
}

void carve_any(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) {
  open.written_by([&](auto& walls) {
    carve(std::get<Lattice>(topology), options.real("p_join"), options.real("p_drop"), rng, walls);
  });
}

}  // namespace

GeneratorRow eller_row() {
  GeneratorRow row =
      carving_row("eller", "row by row with little memory: almost without bias", carve_any,
                  {real_option("p_join", "0.55", "that neighbors in a row are joined", 0, 1),
                   real_option("p_drop", "0.45", "that a cell goes on into the next row", 0, 1)});
  row.needs = Needs::rectangle;
  return row;
}

}  // namespace mazefolio::generate
