#include "batch/shard.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numeric>
#include <queue>
#include <utility>

#include "base/diagnostic.h"
#include "base/options.h"

namespace mazefolio::batch {
namespace {

// Whole milliseconds: machines whose estimates differ in the last bit must agree on the shards. At least 1,
// so that a thousand books without work do not all go to one shard.
std::uint64_t whole_milliseconds(double seconds) {
  if (!(seconds > 0)) return 1;
  return 1 + static_cast<std::uint64_t>(std::llround(std::min(seconds, 1e9) * 1000));
}

}  // namespace

Shard parse_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto index = parse_integer(text.substr(0, slash));
  const auto count = slash == std::string_view::npos ? std::nullopt : parse_integer(text.substr(slash + 1));
  if (!index || !count) {
    throw InputError(fmt::format("'{:.40}' is not a shard such as 2/3", text));
  }
  if (*count < 1 || *count > most_shards)
    throw InputError(fmt::format("a run has 1 to {} shards, not {}", most_shards, *count));
  if (*index < 1 || *index > *count)
    throw InputError(fmt::format("there is no shard {} of {}: they are 1/{} to {}/{}", *index, *count, *count,
                                 *count, *count));
  return {static_cast<int>(*index), static_cast<int>(*count)};
}

std::vector<std::size_t> shard_of(const std::vector<double>& work, Shard shard) {
  std::vector<std::uint64_t> cost(work.size());
  std::transform(work.begin(), work.end(), cost.begin(), whole_milliseconds);
  std::vector<std::size_t> longest_first(work.size());
  std::iota(longest_first.begin(), longest_first.end(), std::size_t{0});
  std::stable_sort(longest_first.begin(), longest_first.end(),
                   [&](std::size_t a, std::size_t b) { return cost[a] > cost[b]; });
  using Load =
      std::pair<std::uint64_t, int>;  // work and shard; the top is the first shard with the least work
  std::priority_queue<Load, std::vector<Load>, std::greater<>> loads;
  for (int i = 1; i <= shard.count; ++i) loads.emplace(0, i);
  std::vector<std::size_t> mine;
  for (const std::size_t book : longest_first) {
    const auto [load, index] = loads.top();
    loads.pop();
    loads.emplace(load + cost[book], index);
    if (index == shard.index) mine.push_back(book);
  }
  std::sort(mine.begin(), mine.end());
  return mine;
}

}  // namespace mazefolio::batch
