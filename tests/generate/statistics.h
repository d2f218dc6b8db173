#pragma once

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>

#include "generate/generator.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

inline const GeneratorRow& row_called(std::string_view name) {
  const GeneratorRow* row = find_row(generators(), name);
  REQUIRE(row);
  return *row;
}

/// Options written as "p=0.3 run=uniform".
inline Options options_of(const GeneratorRow& row, std::string text) {
  Options options(row.options);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size()), equals = text.find('=');
    REQUIRE(options.set(row.options, text.substr(0, equals), text.substr(equals + 1, end - equals - 1)).ok());
    text.erase(0, end + 1);
  }
  return options;
}

/// How often each maze came up in `runs` runs, by its open walls as text.
inline std::map<std::string, int> outcomes(const GeneratorRow& row, const AnyTopology& t,
                                           const Options& options, int runs) {
  std::map<std::string, int> counts;
  Rng rng(20260101);
  for (int i = 0; i < runs; ++i) {
    const BitSet open = carved_walls(row, t, options, rng);
    std::string key;
    std::visit(
        [&](const auto& g) {
          for_each_wall(g, [&](Wall w, Cell, Cell beyond) {
            if (g.contains(beyond)) key += open.test(index(w)) ? '1' : '0';
          });
        },
        t);
    ++counts[key];
  }
  return counts;
}

/// How many standard deviations chi-square lies above its mean; probability(key) is what each outcome should
/// have.
template <class Probability>
double chi_square_z(const std::map<std::string, int>& counts, int runs, Probability probability) {
  double chi_square = 0;
  for (const auto& [key, count] : counts) {
    const double expected = runs * probability(key);
    chi_square += (count - expected) * (count - expected) / expected;
  }
  const double freedom = static_cast<double>(counts.size()) - 1;
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

}  // namespace mazefolio::tests
