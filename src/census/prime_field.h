#pragma once

#include <cstdint>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::census {

/// The numbers below a prime, an odd one below 2^62. Elements are kept in Montgomery's form, so that a
/// product needs no division.
class PrimeField {
 public:
  explicit PrimeField(std::uint64_t prime);

  std::uint64_t prime() const { return prime_; }
  std::uint64_t one() const { return one_; }
  std::uint64_t element(std::uint64_t n) const { return product(n % prime_, square_of_radix_); }
  std::uint64_t number(std::uint64_t element) const { return reduced(element); }

  std::uint64_t sum(std::uint64_t a, std::uint64_t b) const {
    const std::uint64_t c = a + b;
    return c >= prime_ ? c - prime_ : c;
  }
  std::uint64_t product(std::uint64_t a, std::uint64_t b) const { return reduced(Wide{a} * b); }
  std::uint64_t power(std::uint64_t a, std::uint64_t exponent) const;
  /// Of an element that is not zero.
  std::uint64_t inverse(std::uint64_t a) const { return power(a, prime_ - 2); }

 private:
  __extension__ using Wide = unsigned __int128;
  std::uint64_t reduced(Wide a) const {
    const std::uint64_t m = static_cast<std::uint64_t>(a) * minus_inverse_;
    const auto r = static_cast<std::uint64_t>((a + Wide{m} * prime_) >> 64);
    return r >= prime_ ? r - prime_ : r;
  }

  std::uint64_t prime_, minus_inverse_ = 0, one_ = 0, square_of_radix_ = 0;
};

/// So many of the largest primes below `limit`, which is 2^62 at most, the largest first.
std::vector<std::uint64_t> primes_below(std::uint64_t limit, std::size_t n);

}  // namespace mazefolio::census
