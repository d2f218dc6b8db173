// State reduction: a place is taken out, and the walks through it become links between its neighbors, until
// only the two ends are left. All terms are positive, so that nothing cancels. Places with the fewest links
// go first, which keeps those of plane mazes few. Where they become many, new links lead only through one of
// the neighbors. Cost: O(places) for these, less than O(places^1.5) for others. Source: Grassmann, Taksar,
// Heyman, Operations Research 33 (1985), 1107-1116.

#include "solve/walk_chain.h"

#include <utility>

namespace mazefolio::solve {
namespace {

constexpr std::size_t many = 64;  // links of a place

class Reduction {
 public:
  Reduction(std::vector<WalkPlace> places, std::uint32_t from, std::uint32_t to)
      : places_(std::move(places)), from_(from), to_(to), slot_(places_.size(), 0), out_(places_.size()) {}

  double run() {
    out_[from_] = out_[to_] = true;  // never taken
    for (std::uint32_t i = 0; i < places_.size(); ++i)
      if (i != to_) {
        unite(i);
        settle(i);
      }
    for (std::size_t least = 0; least < queue_.size();) {
      if (queue_[least].empty()) {
        ++least;
        continue;
      }
      const std::uint32_t i = queue_[least].back();
      queue_[least].pop_back();
      if (out_[i] || places_[i].links.size() != least) continue;
      take_out(i);
      least = 0;
    }
    return places_[from_].cost;
  }

 private:
  // One link to each neighbor, none to itself.
  void unite(std::uint32_t i) {
    std::vector<WalkPlace::Link> links;
    for (const WalkPlace::Link& link : places_[i].links) {
      if (link.to == i) continue;
      if (slot_[link.to] == 0) {
        links.push_back(link);
        slot_[link.to] = static_cast<std::uint32_t>(links.size());
      } else {
        links[slot_[link.to] - 1].chance += link.chance;
      }
    }
    for (const WalkPlace::Link& link : links) slot_[link.to] = 0;
    places_[i].links = std::move(links);
  }

  // Chances add up to 1 again: a walk that comes back at once has only paid.
  void settle(std::uint32_t i) {
    WalkPlace& place = places_[i];
    double sum = 0;
    for (const WalkPlace::Link& link : place.links) sum += link.chance;
    if (sum <= 0) return;
    for (WalkPlace::Link& link : place.links) link.chance /= sum;
    place.cost /= sum;
    if (queue_.size() <= place.links.size()) queue_.resize(place.links.size() + 1);
    queue_[place.links.size()].push_back(i);
  }

  void take_out(std::uint32_t gone) {
    out_[gone] = true;
    const WalkPlace through = std::move(places_[gone]);
    full_.clear();
    for (const WalkPlace::Link& link : through.links)
      full_.push_back(link.to != to_ && places_[link.to].links.size() > many);
    const std::uint32_t hub =
        through.links.front().to == to_ ? through.links.back().to : through.links.front().to;
    for (std::size_t k = 0; k < through.links.size(); ++k)
      if (const std::uint32_t i = through.links[k].to; i != to_) lead_past(i, gone, through, full_[k], hub);
  }

  void lead_past(std::uint32_t i, std::uint32_t gone, const WalkPlace& through, bool full,
                 std::uint32_t hub) {
    std::vector<WalkPlace::Link>& links = places_[i].links;
    for (std::uint32_t k = 0; k < links.size(); ++k) slot_[links[k].to] = k + 1;
    const double chance = links[slot_[gone] - 1].chance;
    places_[i].cost += chance * through.cost;
    for (std::size_t k = 0; k < through.links.size(); ++k) {
      const auto& [to, onward] = through.links[k];
      if (to == i) continue;
      if (slot_[to] > 0)
        links[slot_[to] - 1].chance += chance * onward;
      else if ((!full && !full_[k]) || i == hub || to == hub || to == to_)
        links.push_back({to, chance * onward});
    }
    for (const WalkPlace::Link& link : links) slot_[link.to] = 0;
    std::erase_if(links, [gone](const WalkPlace::Link& link) { return link.to == gone; });
    settle(i);
  }

  std::vector<WalkPlace> places_;
  std::uint32_t from_, to_;
  std::vector<std::uint32_t> slot_;  ///< place -> its link of the place at hand, plus 1
  std::vector<char> out_, full_;
  std::vector<std::vector<std::uint32_t>> queue_;  ///< by number of links
};

}  // namespace

double mean_cost(std::vector<WalkPlace> places, std::uint32_t from, std::uint32_t to) {
  return Reduction(std::move(places), from, to).run();
}

}  // namespace mazefolio::solve
