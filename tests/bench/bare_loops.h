#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/rng.h"

namespace mazefolio::tests {

/// Carving on a full field of squares as one would write it for nothing else: plain arrays, no topology, no
/// options, no growth. The draws are those of the generator with its default options, and the open walls have
/// the same bits.
struct BareLoop {
  std::string generator;
  std::vector<std::uint64_t> (*carve)(std::uint32_t columns, std::uint32_t rows, base::Rng rng);
};
std::span<const BareLoop> bare_loops();

}  // namespace mazefolio::tests
