#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// The how-manieth part of a run, from 1, of how many.
struct Shard {
  int index = 1, count = 1;
};
constexpr int most_shards = 10'000;

/// "2/3". Throws InputError.
Shard parse_shard(std::string_view text);

/// The books of a shard in the order of the run, by the estimated work of each book of the run: the longest
/// goes first, each to the shard that has least. All shards together are the run, each book once.
std::vector<std::size_t> shard_of(const std::vector<double>& work, Shard shard);

}  // namespace mazefolio::batch
