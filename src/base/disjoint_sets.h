#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Union-find with path halving; the smaller index becomes the root (no ranks: no measurable gain on mazes).
class DisjointSets {
 public:
  explicit DisjointSets(std::uint32_t size) : parent_(size) { std::iota(parent_.begin(), parent_.end(), 0u); }

  std::uint32_t find(std::uint32_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }

  /// Fetches the entry of `i` into the cache ahead of a find.
  void prefetch(std::uint32_t i) const { __builtin_prefetch(&parent_[i]); }

  /// Joins the two sets; false where they were one set already.
  bool join(std::uint32_t a, std::uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    if (a < b)
      parent_[b] = a;
    else
      parent_[a] = b;
    return true;
  }

 private:
  std::vector<std::uint32_t> parent_;
};

}  // namespace mazefolio::base
