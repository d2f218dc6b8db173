#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// One of `count` parts of a run; `index` is from 1.
struct Shard {
  int index = 1, count = 1;
};
constexpr int most_shards = 10'000;

/// Reads "2/3". Throws InputError.
Shard parse_shard(std::string_view text);

/// The indices of the books of a shard, in the order of the run. `work` is the estimated work of every book:
/// from the longest on, each book goes to the shard with the least work so far. Every book is in exactly one
/// shard.
std::vector<std::size_t> shard_of(const std::vector<double>& work, Shard shard);

}  // namespace mazefolio::batch
