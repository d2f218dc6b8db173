#include "base/geometry/distances.h"

#include <catch2/catch.hpp>

#include "base/rng.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("distances of all pixels are those of a plain search") {
  Rng rng(1);
  for (const auto& [width, height] : {std::pair{1, 1}, {9, 1}, {1, 9}, {17, 12}}) {
    std::vector<std::uint8_t> on(static_cast<std::size_t>(width * height));
    for (std::uint8_t& pixel : on) pixel = rng.below(5) > 0;
    on[0] = 0;
    // Short reaches are searched, long ones have envelopes.
    const auto d = squared_distances(on, width, 40), near = squared_distances(on, width, 9);
    for (int at = 0; at < width * height; ++at) {
      int least = 1 << 20;
      for (int other = 0; other < width * height; ++other) {
        const int x = other % width - at % width, y = other / width - at / width;
        if (!on[static_cast<std::size_t>(other)]) least = std::min(least, x * x + y * y);
      }
      const auto pixel = static_cast<std::size_t>(at);
      REQUIRE(d[pixel] == static_cast<std::uint32_t>(least));
      REQUIRE((least <= 81 ? near[pixel] == d[pixel] : near[pixel] > 81));
    }
  }
}
