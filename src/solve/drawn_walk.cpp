// How far loops lead astray as a whole. The forks of the answer do not tell: a reader who leaves loops by an
// exit gets back into them the oftener, the more junctions lie between them and the finish.
// Cost: O(cells), and what mean_cost() takes for the junctions.

#include "solve/drawn_walk.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "base/geometry/math.h"
#include "solve/rater_tree.h"
#include "solve/walk_chain.h"

namespace mazefolio::solve {
namespace {

constexpr double draw = 0.15;  // weight of the direction of the finish
constexpr double choice = 1;   // cost of each junction
constexpr std::uint32_t no_place = ~std::uint32_t{0};

class LoopWalk {
 public:
  LoopWalk(const PassageLists& passages, std::uint32_t from, std::uint32_t to)
      : g_(passages), from_(from), to_(to), left_(passages.centers.size()) {
    cut_twigs();
    number_.assign(left_.size(), no_place);
    for (std::uint32_t c = 0; c < left_.size(); ++c)
      if ((left_[c] > 0 && left_[c] != 2) || c == from || c == to) {
        number_[c] = static_cast<std::uint32_t>(junctions_.size());
        junctions_.push_back(c);
      }
  }

  double mean_length() const {
    std::vector<WalkPlace> places;
    for (const std::uint32_t c : junctions_) places.push_back(place_of(c));
    return mean_cost(std::move(places), number_[from_], number_[to_]);
  }

 private:
  struct Corridor {
    std::uint32_t end, look;  ///< the junction behind it, and the farthest of its cells in sight
    double length;
  };

  void cut_twigs() {
    std::vector<std::uint32_t> ends;
    for (std::uint32_t c = 0; c < left_.size(); ++c) {
      left_[c] = g_.first[c + 1] - g_.first[c];
      if (left_[c] == 1) ends.push_back(c);
    }
    while (!ends.empty()) {
      const std::uint32_t c = ends.back();
      ends.pop_back();
      if (c == from_ || c == to_) continue;
      left_[c] = 0;
      for (std::uint32_t i = g_.first[c]; i < g_.first[c + 1]; ++i)
        if (const std::uint32_t n = g_.next[i]; left_[n] > 0 && --left_[n] == 1) ends.push_back(n);
    }
  }

  double step(std::uint32_t a, std::uint32_t b) const {
    if (g_.unit) return 1;
    const Point way = g_.centers[b] - g_.centers[a];
    return std::sqrt(dot(way, way));
  }

  Corridor follow(std::uint32_t from, std::uint32_t first) const {
    std::uint32_t before = from, at = first;
    Corridor corridor{first, first, step(from, first)};
    while (number_[at] == no_place) {
      std::uint32_t i = g_.first[at];
      while (left_[g_.next[i]] == 0 || g_.next[i] == before) ++i;
      before = std::exchange(at, g_.next[i]);
      corridor.length += step(before, at);
      if (corridor.length <= look_ahead + close) corridor.look = at;
    }
    corridor.end = at;
    return corridor;
  }

  WalkPlace place_of(std::uint32_t c) const {
    WalkPlace place;
    if (c == to_) return place;
    double sum = 0;
    for (std::uint32_t i = g_.first[c]; i < g_.first[c + 1]; ++i) {
      if (left_[g_.next[i]] == 0) continue;
      const Corridor corridor = follow(c, g_.next[i]);
      const Point eye = g_.centers[c];
      const double chance =
          exact_exp(draw * cosine_of(g_.centers[corridor.look] - eye, g_.centers[to_] - eye));
      sum += chance;
      place.cost += chance * corridor.length;
      place.links.push_back({number_[corridor.end], chance});
    }
    place.cost = place.cost / sum + (place.links.size() > 2 ? choice : 0);
    for (WalkPlace::Link& link : place.links) link.chance /= sum;
    return place;
  }

  const PassageLists& g_;
  std::uint32_t from_, to_;
  std::vector<std::uint32_t> left_;    ///< cell -> its passages, without twigs; 0 in a twig
  std::vector<std::uint32_t> number_;  ///< cell -> its place, or none
  std::vector<std::uint32_t> junctions_;
};

}  // namespace

double drawn_walk(const PassageLists& passages, std::uint32_t from, std::uint32_t to) {
  return LoopWalk(passages, from, to).mean_length();
}

}  // namespace mazefolio::solve
