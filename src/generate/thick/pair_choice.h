#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "generate/thick/wall_pairs.h"

namespace mazefolio::generate {

/// Two classes of walls between rooms.
struct Walls {
  std::array<WallClass, 2> classes;
};

/// How many pairs are grown before a search ends.
constexpr int most_grown = 20'000;

/// Pairs of the kind `wanted`, "perfect" or another word for any, in random order, or one by its index. Above
/// most_numbered_colors they are not all looked up: each is grown when it is drawn.
class PairChoice {
 public:
  PairChoice(const ColorLattice& lattice, std::string wanted);

  bool is_numbered() const { return lattice_.colors() <= most_numbered_colors; }
  /// Of a numbered lattice, as are at() and pair(), in the order of wall_pairs.
  std::size_t count() const { return left_.size(); }
  Walls at(std::size_t i) const;
  WallPair pair(std::size_t i) const;

  /// A random pair. Where they are numbered all are equally likely, and none is returned twice; nothing where
  /// none is left. Else nothing where none was found.
  std::optional<Walls> draw(Rng& rng);

 private:
  bool is_wanted(const WallPair& pair) const {
    return wanted_ == "perfect" ? pair.perfect : !pair.degenerate;
  }
  std::optional<Walls> grown(Rng& rng) const;

  ColorLattice lattice_;
  std::string wanted_;
  std::vector<WallClass> classes_;
  std::vector<PairedClasses> left_;
};

}  // namespace mazefolio::generate
