// Idea: depth-first, past dead ends, which are filled before, and at forks only where the finish can still be
// reached over cells that are not on the way. So whatever is tried leads to the end. Cost: O(cells) a fork.

#include "rules/all_ways.h"

#include "maze/passages.h"

namespace mazefolio::rules {
namespace {

constexpr std::size_t most_ways = 20'000, most_steps = 400'000;

class Ways {
 public:
  explicit Ways(const Maze& maze)
      : passages_(passages_of(maze)),
        start_(index(maze.start.cell)),
        finish_(index(maze.finish.cell)),
        forks_(passages_.centers.size(), 0),
        on_way_(passages_.centers.size(), 0) {
    fill_dead_ends();
  }

  /// In the order of a depth-first search; nothing: there are too many.
  std::optional<std::vector<CellPath>> all() {
    std::vector<CellPath> found;
    CellPath way;
    std::vector<std::uint32_t> next;
    const auto enter = [&](std::uint32_t c) {
      way.push_back(Cell{c});
      next.push_back(passages_.first[c]);
      on_way_[c] = 1;
    };
    enter(start_);
    for (std::size_t steps = 0; !way.empty();) {
      const std::uint32_t at = index(way.back());
      if (at == finish_ && found.size() < most_ways) found.push_back(way);
      if (at == finish_ || next.back() == passages_.first[at + 1]) {
        on_way_[at] = 0;
        way.pop_back();
        next.pop_back();
        continue;
      }
      const std::uint32_t to = passages_.next[next.back()++];
      if (!is_free(to) || (forks_[at] > 2 && !reaches_finish(to))) continue;
      enter(to);
      if (++steps == most_steps || found.size() == most_ways) return std::nullopt;
    }
    return found;
  }

 private:
  bool is_free(std::uint32_t c) const { return forks_[c] > 0 && !on_way_[c]; }

  /// Cells from which one can only go back are on no way.
  void fill_dead_ends() {
    std::vector<std::uint32_t> ends;
    const auto is_end = [&](std::uint32_t c) { return forks_[c] == 1 && c != start_ && c != finish_; };
    for (std::uint32_t c = 0; c < forks_.size(); ++c) {
      forks_[c] = passages_.first[c + 1] - passages_.first[c];
      if (is_end(c)) ends.push_back(c);
    }
    for (std::size_t i = 0; i < ends.size(); ++i) {
      forks_[ends[i]] = 0;
      for_each_step(passages_, ends[i], [&](std::uint32_t c) {
        if (forks_[c] > 0 && (--forks_[c], is_end(c))) ends.push_back(c);
      });
    }
  }

  bool reaches_finish(std::uint32_t from) {
    std::vector<std::uint32_t> met{from};
    on_way_[from] = 1;
    bool found = from == finish_;
    for (std::size_t i = 0; i < met.size() && !found; ++i)
      for_each_step(passages_, met[i], [&](std::uint32_t c) {
        if (!is_free(c)) return;
        on_way_[c] = 1;
        met.push_back(c);
        found = found || c == finish_;
      });
    for (const std::uint32_t c : met) on_way_[c] = 0;
    return found;
  }

  const Passages passages_;
  const std::uint32_t start_, finish_;
  std::vector<std::uint32_t> forks_;  ///< passages of each cell; 0: it is on no way
  std::vector<char> on_way_;
};

}  // namespace

std::optional<std::vector<CellPath>> all_ways(const Maze& maze) { return Ways(maze).all(); }

}  // namespace mazefolio::rules
