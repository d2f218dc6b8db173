#include "generate/thick/pair_choice.h"

#include <bit>
#include <utility>

namespace mazefolio::generate {

PairChoice::PairChoice(const ColorLattice& lattice, std::string wanted)
    : lattice_(lattice), wanted_(std::move(wanted)) {
  if (!is_numbered()) return;
  classes_ = wall_classes(lattice);
  left_ = pair_up(classes_);
}

Walls PairChoice::at(std::size_t i) const { return {{classes_[left_[i].first], classes_[left_[i].second]}}; }

WallPair PairChoice::pair(std::size_t i) const {
  return examined(lattice_, classes_[left_[i].first], classes_[left_[i].second]);
}

std::optional<Walls> PairChoice::draw(Rng& rng) {
  if (!is_numbered()) return grown(rng);
  while (!left_.empty()) {
    const std::size_t i = rng.below(static_cast<std::uint32_t>(left_.size()));
    const WallPair found = pair(i);
    const Walls walls = at(i);
    left_[i] = left_.back();
    left_.pop_back();
    if (is_wanted(found)) return walls;
  }
  return std::nullopt;
}

std::optional<Walls> PairChoice::grown(Rng& rng) const {
  constexpr std::size_t south = 1;
  for (int i = 0; i < most_grown; ++i) {
    auto first = grown_class(lattice_, south, 0, rng);
    if (!first) continue;
    const auto other_side = static_cast<std::size_t>(std::countr_one(first->sides));
    auto second = grown_class(lattice_, other_side, first->colors, rng);
    if (second && is_wanted(examined(lattice_, *first, *second)))
      return Walls{{*std::move(first), *std::move(second)}};
  }
  return std::nullopt;
}

}  // namespace mazefolio::generate
