// Source: the minimum degree order of W. F. Tinney and J. W. Walker, "Direct solutions of sparse network
// equations by optimally ordered triangular factorization", Proc. IEEE 55 (1967).

#include "census/elimination.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/system/parallel.h"

namespace mazefolio::census {
namespace {

using List = std::vector<std::uint32_t>;

/// Both lists, without these two cells.
List joined(const List& a, const List& b, std::uint32_t x, std::uint32_t y) {
  List out;
  out.reserve(a.size() + b.size());
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
  out.erase(std::remove_if(out.begin(), out.end(), [&](std::uint32_t c) { return c == x || c == y; }),
            out.end());
  return out;
}

/// What is left of the graph while its cells go.
class Shrinking {
 public:
  explicit Shrinking(const CellGraph& graph) : near_(neighbor_lists(graph)) {
    for (std::uint32_t c = 0; c < near_.size(); ++c) queue_.emplace(near_[c].size(), c);
  }

  bool done() const { return queue_.empty(); }
  std::pair<std::uint32_t, List> take_one() {
    const std::uint32_t cell = queue_.begin()->second;
    queue_.erase(queue_.begin());
    List neighbors = std::move(near_[cell]);
    for (const std::uint32_t n : neighbors) {
      queue_.erase({near_[n].size(), n});
      near_[n] = joined(near_[n], neighbors, cell, n);
      queue_.emplace(near_[n].size(), n);
    }
    return {cell, std::move(neighbors)};
  }

 private:
  std::vector<List> near_;
  std::set<std::pair<std::size_t, std::uint32_t>> queue_;
};

}  // namespace

std::optional<Elimination> eliminate(const CellGraph& graph, std::uint64_t most) {
  Elimination e;
  Shrinking left(graph);
  List rank(graph.cells.size());
  std::vector<List> neighbors;
  while (!left.done()) {
    auto [cell, list] = left.take_one();
    rank[cell] = static_cast<std::uint32_t>(neighbors.size());
    if (list.size() > 1) e.steps += list.size() * (list.size() - 1) / 2;
    if (e.steps > most) return std::nullopt;
    neighbors.push_back(std::move(list));
    if (neighbors.size() % 1024 == 0) throw_if_canceled();
  }
  e.first.push_back(0);
  for (List& list : neighbors) {
    for (std::uint32_t& c : list) c = rank[c];
    std::sort(list.begin(), list.end());
    e.later.insert(e.later.end(), list.begin(), list.end());
    e.first.push_back(static_cast<std::uint32_t>(e.later.size()));
  }
  e.walls.resize(e.later.size());
  for (const auto& [a, b] : graph.walls) {
    const auto [before, after] = std::minmax(rank[a], rank[b]);
    const auto begin = e.later.begin() + e.first[before], end = e.later.begin() + e.first[before + 1];
    ++e.walls[static_cast<std::size_t>(std::lower_bound(begin, end, after) - e.later.begin())];
  }
  return e;
}

}  // namespace mazefolio::census
