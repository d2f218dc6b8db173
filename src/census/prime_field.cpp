// Source: P. Montgomery, "Modular multiplication without trial division", 1985. The test of primes is that of
// Miller and Rabin, which is exact for numbers below 3.3e24 with the first twelve primes as bases (J.
// Sorenson and J. Webster, 2017).

#include "census/prime_field.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mazefolio::census {
namespace {

constexpr std::array<std::uint64_t, 12> bases{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

// Of an odd number that is larger than all bases.
bool is_prime(std::uint64_t n) {
  if (std::any_of(bases.begin(), bases.end(), [&](std::uint64_t b) { return n % b == 0; })) return false;
  const PrimeField field(n);
  const int twos = std::countr_zero(n - 1);
  const std::uint64_t minus_one = n - field.one();
  return std::all_of(bases.begin(), bases.end(), [&](std::uint64_t base) {
    std::uint64_t x = field.power(field.element(base), (n - 1) >> twos);
    if (x == field.one()) return true;
    for (int i = 0; i < twos; ++i, x = field.product(x, x))
      if (x == minus_one) return true;
    return false;
  });
}

}  // namespace

PrimeField::PrimeField(std::uint64_t prime) : prime_(prime) {
  std::uint64_t inverse = prime;  // right in its last three bits; each step doubles them
  for (int bits = 3; bits < 64; bits *= 2) inverse *= 2 - prime * inverse;
  minus_inverse_ = ~inverse + 1;
  one_ = static_cast<std::uint64_t>((Wide{1} << 64) % prime);
  square_of_radix_ = static_cast<std::uint64_t>(Wide{one_} * one_ % prime);
}

std::uint64_t PrimeField::power(std::uint64_t a, std::uint64_t exponent) const {
  std::uint64_t out = one_;
  for (; exponent > 0; exponent >>= 1, a = product(a, a))
    if (exponent & 1) out = product(out, a);
  return out;
}

std::vector<std::uint64_t> primes_below(std::uint64_t limit, std::size_t n) {
  std::vector<std::uint64_t> primes;
  for (std::uint64_t candidate = (limit - 2) | 1; primes.size() < n; candidate -= 2)
    if (is_prime(candidate)) primes.push_back(candidate);
  return primes;
}

}  // namespace mazefolio::census
