#include "generate/walks/picture_way.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>

#include "base/system/parallel.h"
#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

constexpr std::uint32_t far = ~std::uint32_t{0};
// The price of a step over the ground: beside the picture or another path, and the range elsewhere.
constexpr std::uint32_t dear = 20, least = 2, most = 8;

/// Distances over free ground from some cells, and the paths.
struct Reach {
  std::vector<std::uint32_t> distance;
  std::vector<Cell> before;
};

/// A step of the round of a part that may be left out: the path arrives at `in` beside one of its cells and
/// goes on from `out` beside the other.
struct WayDoor {
  std::uint32_t part = 0, step = 0;
  bool onward = false;  ///< the part is walked in the order of its round
  Cell in{}, out{};
  std::uint64_t cost = 0;
};

class Router {
 public:
  Router(const Lattice& t, const PicturePlan& plan, double luck, Rng& rng)
      : t_(t),
        plan_(plan),
        luck_(luck),
        rng_(rng),
        free_(t.cell_limit()),
        price_(t.cell_limit()),
        reached_(plan.rounds.size()),
        cuts_(plan.rounds.size()),
        parts_at_(plan.grounds),
        grounds_at_(plan.rounds.size()) {
    for (std::uint32_t p = 0; p < plan.rounds.size(); ++p) {
      std::vector<std::uint32_t>& grounds = grounds_at_[p];
      for (const Cell c : plan.rounds[p])
        t.for_each_neighbor(c, [&](Cell n, Wall) {
          if (plan.part[index(n)] != p) grounds.push_back(plan.ground[index(n)]);
        });
      std::sort(grounds.begin(), grounds.end());
      grounds.erase(std::unique(grounds.begin(), grounds.end()), grounds.end());
      for (const std::uint32_t g : grounds) parts_at_[g].push_back(p);
    }
    for_each_cell(t, [&](Cell c) {
      if (plan.part[index(c)] != PicturePlan::none) return;
      free_.set(index(c));
      price_[index(c)] = beside_the_picture(c) ? dear : least + rng.below(most - least + 1);
    });
  }

  std::optional<CellPath> run(int side) {
    std::vector<Cell> starts, goals;
    for_each_cell(t_, [&](Cell c) {
      for (int d = 0; d < 4; ++d)
        if (!t_.contains(t_.beyond(c, d))) (d == side ? starts : goals).push_back(c);
    });
    return chain(0, starts, goals);
  }

 private:
  /// A step of the round of a part after which the ground inside is visited.
  struct Cut {
    std::uint32_t step;
    CellPath visit;
  };

  bool beside_the_picture(Cell c) const {
    for (int d = 0; d < 4; ++d) {
      const Cell n = t_.beyond(c, d);
      if (!t_.contains(n)) continue;
      if (plan_.part[index(n)] != PicturePlan::none) return true;
      const Cell corner = t_.beyond(n, (d + 1) % 4);
      if (t_.contains(corner) && plan_.part[index(corner)] != PicturePlan::none) return true;
    }
    return false;
  }

  template <class Fn>
  void for_each_beside(Cell c, std::uint32_t ground, Fn fn) const {
    t_.for_each_neighbor(c, [&](Cell n, Wall) {
      if (plan_.ground[index(n)] == ground && free_.test(index(n))) fn(n);
    });
  }

  Reach reach(const std::vector<Cell>& from) const {
    throw_if_canceled();
    using Entry = std::pair<std::uint32_t, Cell>;
    Reach out{std::vector(t_.cell_limit(), far), std::vector(t_.cell_limit(), no_cell)};
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    for (const Cell c : from)
      if (free_.test(index(c)) && out.distance[index(c)] == far) queue.push({out.distance[index(c)] = 0, c});
    for (Heartbeat beat; !queue.empty(); beat()) {
      const auto [distance, c] = queue.top();
      queue.pop();
      if (distance > out.distance[index(c)]) continue;
      t_.for_each_neighbor(c, [&, distance = distance, c = c](Cell n, Wall) {
        const std::uint32_t next = distance + price_[index(n)];
        if (!free_.test(index(n)) || next >= out.distance[index(n)]) return;
        out.distance[index(n)] = next;
        out.before[index(n)] = c;
        queue.push({next, n});
      });
    }
    return out;
  }

  static CellPath way_to(const Reach& reach, Cell to) {
    CellPath way;
    for (; to != no_cell; to = reach.before[index(to)]) way.push_back(to);
    std::reverse(way.begin(), way.end());
    return way;
  }

  std::vector<std::uint32_t> parts_to_visit(std::uint32_t ground) const {
    std::vector<std::uint32_t> parts;
    for (const std::uint32_t p : parts_at_[ground])
      if (!reached_[p]) parts.push_back(p);
    return parts;
  }

  std::vector<Cell> cells_beside(const std::vector<std::uint32_t>& parts, std::uint32_t ground) const {
    std::vector<Cell> cells;
    for (const std::uint32_t p : parts)
      for (const Cell c : plan_.rounds[p]) for_each_beside(c, ground, [&](Cell n) { cells.push_back(n); });
    return cells;
  }

  /// Every door of a part to a ground whose two sides can be reached, with its cost.
  std::vector<WayDoor> doors(std::uint32_t part, std::uint32_t ground, const Reach& come, const Reach& go) {
    std::vector<WayDoor> out;
    const CellPath& round = plan_.rounds[part];
    for (std::uint32_t i = 0; i < round.size(); ++i) {
      const auto is_here = [&](const Cut& cut) { return cut.step == i; };
      if (std::any_of(cuts_[part].begin(), cuts_[part].end(), is_here)) continue;
      const Cell a = round[i], b = round[(i + 1) % round.size()];
      for_each_beside(a, ground, [&](Cell by_a) {
        for_each_beside(b, ground, [&](Cell by_b) {
          for (const bool onward : {false, true}) {
            const Cell in = onward ? by_b : by_a, to = onward ? by_a : by_b;
            if (come.distance[index(in)] == far || go.distance[index(to)] == far) continue;
            out.push_back({part, i, onward, in, to,
                           (std::uint64_t{come.distance[index(in)]} + go.distance[index(to)]) << 20 |
                               rng_.below(1u << 20)});
          }
        });
      });
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const WayDoor& a, const WayDoor& b) { return a.cost < b.cost; });
    return out;
  }

  /// The nearest part; with `luck`, at random a farther one.
  std::size_t next_part(const std::vector<std::uint32_t>& parts, std::uint32_t ground, const Reach& reach) {
    std::size_t best = 0;
    double nearest = HUGE_VAL;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      std::uint32_t distance = far;
      for (const Cell c : cells_beside({parts[i]}, ground))
        distance = std::min(distance, reach.distance[index(c)]);
      const double judged = distance * (1 + luck_ * rng_.unit());
      if (judged >= nearest) continue;
      nearest = judged;
      best = i;
    }
    return best;
  }

  /// True where a goal and every part can still be reached from `at`.
  bool leads_on(Cell at, const std::vector<std::uint32_t>& parts, std::uint32_t ground,
                const std::vector<Cell>& goals) const {
    const Reach from = reach({at});
    const auto reached = [&](Cell c) { return from.distance[index(c)] != far; };
    if (std::none_of(goals.begin(), goals.end(), reached)) return false;
    for (const std::uint32_t p : parts) {
      const std::vector<Cell> beside = cells_beside({p}, ground);
      if (std::none_of(beside.begin(), beside.end(), reached)) return false;
    }
    return true;
  }

  /// Walks over a ground from one of `starts` through all its unreached parts to one of `goals`.
  std::optional<CellPath> chain(std::uint32_t ground, std::vector<Cell> starts,
                                const std::vector<Cell>& goals) {
    std::vector<std::uint32_t> parts = parts_to_visit(ground);
    for (const std::uint32_t p : parts) reached_[p] = true;
    CellPath path;
    while (!parts.empty()) {
      const Reach come = reach(starts);
      const std::size_t next = next_part(parts, ground, come);
      const std::uint32_t part = parts[next];
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(next));
      const Reach go = reach(parts.empty() ? goals : cells_beside(parts, ground));
      const auto door = pass(doors(part, ground, come, go), come, parts, ground, goals, path);
      if (!door || !walk(*door, ground, path)) return std::nullopt;
      starts = {door->out};
    }
    const Reach come = reach(starts);
    const Cell goal = *std::min_element(goals.begin(), goals.end(), [&](Cell a, Cell b) {
      return come.distance[index(a)] < come.distance[index(b)];
    });
    if (come.distance[index(goal)] == far) return std::nullopt;
    const CellPath way = way_to(come, goal);
    for (const Cell c : way) free_.reset(index(c));
    take(way, path);
    return path;
  }

  /// Adds a path, whose cells are no longer free. Other paths stay away from it where possible.
  void take(const CellPath& way, CellPath& path) {
    for (const Cell c : way)
      t_.for_each_neighbor(c, [&](Cell n, Wall) { price_[index(n)] = std::max(price_[index(n)], dear); });
    path.insert(path.end(), way.begin(), way.end());
  }

  /// Enters through the cheapest door behind which the path can go on.
  std::optional<WayDoor> pass(const std::vector<WayDoor>& choice, const Reach& come,
                              const std::vector<std::uint32_t>& parts, std::uint32_t ground,
                              const std::vector<Cell>& goals, CellPath& path) {
    constexpr std::size_t most_doors = 30;
    for (std::size_t i = 0; i < std::min(choice.size(), most_doors); ++i) {
      const CellPath way = way_to(come, choice[i].in);
      for (const Cell c : way) free_.reset(index(c));
      if (leads_on(choice[i].out, parts, ground, goals)) {
        take(way, path);
        return choice[i];
      }
      for (const Cell c : way) free_.set(index(c));
    }
    return std::nullopt;
  }

  /// The round of a part from door to door, with visits to the parts in its holes.
  bool walk(const WayDoor& door, std::uint32_t ground, CellPath& path) {
    std::vector<Cut>& cuts = cuts_[door.part];
    cuts.push_back({door.step, {}});
    for (const std::uint32_t hole : grounds_at_[door.part]) {
      if (hole == ground || parts_to_visit(hole).empty()) continue;
      const Reach near = reach(cells_beside(parts_to_visit(hole), hole));
      const std::vector<WayDoor> choice = doors(door.part, hole, near, near);
      if (choice.empty()) return false;
      auto visit = chain(hole, {choice[0].in}, {choice[0].out});
      if (!visit) return false;
      if (choice[0].onward) std::reverse(visit->begin(), visit->end());
      cuts.push_back({choice[0].step, std::move(*visit)});
    }
    const CellPath& round = plan_.rounds[door.part];
    const auto size = static_cast<std::uint32_t>(round.size());
    for (std::uint32_t k = 0; k < size; ++k) {
      const std::uint32_t i = (door.onward ? door.step + 1 + k : door.step + size - k) % size;
      path.push_back(round[i]);
      const std::uint32_t step = door.onward ? i : (i + size - 1) % size;
      for (const Cut& cut : cuts) {
        if (cut.step != step || step == door.step) continue;
        if (door.onward)
          path.insert(path.end(), cut.visit.begin(), cut.visit.end());
        else
          path.insert(path.end(), cut.visit.rbegin(), cut.visit.rend());
      }
    }
    return true;
  }

  const Lattice& t_;
  const PicturePlan& plan_;
  double luck_;
  Rng& rng_;
  BitSet free_;                         ///< ground without a path, by cell id
  std::vector<std::uint32_t> price_;    ///< of a step to a cell; prices differ, so that paths wind
  std::vector<bool> reached_;           ///< parts
  std::vector<std::vector<Cut>> cuts_;  ///< of each part
  std::vector<std::vector<std::uint32_t>> parts_at_;    ///< the parts that touch each ground
  std::vector<std::vector<std::uint32_t>> grounds_at_;  ///< the grounds that each part touches
};

}  // namespace

std::optional<CellPath> picture_way(const Lattice& squares, const PicturePlan& plan, int side, double luck,
                                    Rng& rng) {
  return Router(squares, plan, luck, rng).run(side);
}

}  // namespace mazefolio::generate
