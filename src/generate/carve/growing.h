#pragma once

#include <cstdint>
#include <vector>

#include "base/option_rows.h"
#include "generate/carve/carving.h"

namespace mazefolio::generate {

/// Cells in a dense array, linked by age. Access to the newest, oldest, middle or a random cell and removal
/// take O(1).
class AgeList {
 public:
  /// Without `with_middle` nobody may ask for the middle cell.
  explicit AgeList(bool with_middle) : with_middle_(with_middle) {}

  bool empty() const { return nodes_.empty(); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
  Cell cell(std::uint32_t i) const { return nodes_[i].cell; }
  std::uint32_t newest() const { return newest_; }
  std::uint32_t oldest() const { return oldest_; }
  std::uint32_t middle() const { return middle_; }
  /// Fetches into the cache what the newest cell and its removal need.
  void prefetch_newest() const {
    __builtin_prefetch(&nodes_[newest_]);
    __builtin_prefetch(&nodes_.back());
  }

  void add(Cell c) {
    const std::uint32_t i = size();
    nodes_.push_back({c, newest_, none, age_++});
    (newest_ == none ? oldest_ : nodes_[newest_].newer) = i;
    newest_ = i;
    if (with_middle_ && middle_ == none) middle_ = i;
    settle_middle();
  }

  void remove(std::uint32_t i) {
    const Node gone = nodes_[i];
    if (i == middle_)
      step_middle_off();
    else if (with_middle_ && gone.age < nodes_[middle_].age)
      --older_than_middle_;
    (gone.older == none ? oldest_ : nodes_[gone.older].newer) = gone.newer;
    (gone.newer == none ? newest_ : nodes_[gone.newer].older) = gone.older;
    move_last_to(i);
    settle_middle();
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  struct Node {
    Cell cell;
    std::uint32_t older, newer, age;
  };

  void step_middle_off() {
    if (nodes_[middle_].newer != none) {
      middle_ = nodes_[middle_].newer;
    } else {
      middle_ = nodes_[middle_].older;
      --older_than_middle_;
    }
  }
  void move_last_to(std::uint32_t i) {
    const std::uint32_t last = size() - 1;
    if (i != last) {
      const Node& node = nodes_[i] = nodes_[last];
      (node.older == none ? oldest_ : nodes_[node.older].newer) = i;
      (node.newer == none ? newest_ : nodes_[node.newer].older) = i;
      if (middle_ == last) middle_ = i;
    }
    nodes_.pop_back();
  }
  void settle_middle() {
    if (!with_middle_) return;
    if (nodes_.empty()) {
      middle_ = none;
      older_than_middle_ = 0;
      return;
    }
    for (; older_than_middle_ < size() / 2; ++older_than_middle_) middle_ = nodes_[middle_].newer;
    for (; older_than_middle_ > size() / 2; --older_than_middle_) middle_ = nodes_[middle_].older;
  }

  std::vector<Node> nodes_;
  std::uint32_t newest_ = none, oldest_ = none, middle_ = none, older_than_middle_ = 0, age_ = 0;
  bool with_middle_;
};

/// The option that says how often one rule of a GrowthMix picks the cell that grows.
inline OptionRow growth_share(std::string name, std::string fallback) {
  std::string summary = "how often the " + name + " growing cell is taken, against the other rules";
  return integer_option(std::move(name), std::move(fallback), std::move(summary), 0, 100);
}

/// How often each rule picks the cell that grows, in relation to the others: read from the options
/// growth_share("newest", ...) and so on.
struct GrowthMix {
  std::uint32_t newest = 1, oldest = 0, random = 0, middle = 0;

  explicit GrowthMix(const Options& options) {
    const auto weight = [&](const char* name) { return static_cast<std::uint32_t>(options.integer(name)); };
    newest = weight("newest");
    oldest = weight("oldest");
    random = weight("random");
    middle = weight("middle");
    if (total() == 0) newest = 1;
  }
  bool asks_middle() const { return middle > 0; }
  std::uint32_t total() const { return newest + oldest + random + middle; }

  /// The place in the list of one of the growing cells; there must be one.
  std::uint32_t pick(const AgeList& growing, QuickChoice& choice, Rng& rng) const {
    std::uint32_t roll = newest == total() ? 0 : choice.below(total());
    if (roll < newest) return growing.newest();
    roll -= newest;
    if (roll < oldest) return growing.oldest();
    roll -= oldest;
    return roll < random ? rng.below(growing.size()) : growing.middle();
  }
};

}  // namespace mazefolio::generate
