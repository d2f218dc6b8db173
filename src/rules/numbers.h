#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/rng.h"

namespace mazefolio::rules {

/// A property of numbers that a class practices.
struct NumberKind {
  std::string_view name;    ///< as specs write it, and key of its sentence
  int of = 0;               ///< its own number by default; 0: it has none
  int least = 0, most = 0;  ///< of its own number
  int up_to = 99;           ///< the largest number by default, or this many times its own
  bool (*fits)(int number, int of) = nullptr;
  bool sums = false;  ///< a mark is a sum or a product, and the property that of its result
};

/// The table: multiples, even, odd, primes, worth.
std::span<const NumberKind> number_kinds();

/// How many numbers up to a largest one have the property.
int count_of_fits(const NumberKind& kind, int of, int up_to);

/// The mark of a number: the number, or a sum or product with this result.
std::string mark_of(const NumberKind& kind, int number, Rng& rng);
/// The number of a mark; nothing for any other text.
std::optional<int> number_of(const NumberKind& kind, std::string_view mark);

}  // namespace mazefolio::rules
