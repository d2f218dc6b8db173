#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "base/rng.h"

namespace mazefolio::generate {

/// Tosses of a coin that shows heads with probability p (rounded to 2^-16; 0 and 1 are exact). 64 tosses at a
/// time are combined from random words along the binary digits of p: a fair coin costs one word for 64
/// tosses.
class Coins {
 public:
  Coins(Rng& rng, double p) : rng_(rng), p_(static_cast<std::uint32_t>(std::floor(p * 0x1p16 + 0.5))) {}

  /// 64 tosses; 1 is heads.
  std::uint64_t toss_64() {
    if (p_ == 0 || p_ >> 16) return p_ == 0 ? 0 : ~std::uint64_t{0};
    std::uint64_t tosses = 0;
    for (int digit = std::countr_zero(p_); digit < 16; ++digit)
      tosses = p_ >> digit & 1 ? tosses | rng_.next() : tosses & rng_.next();
    return tosses;
  }

  /// The number of heads before the first tails, at most `limit`.
  std::uint32_t heads_in_a_row(std::uint32_t limit) {
    std::uint32_t heads = 0;
    while (heads < limit) {
      if (left_ == 0) refill();
      const auto ones = std::min(static_cast<std::uint32_t>(std::countr_one(tosses_)), left_);
      const bool tails = ones < left_;
      heads += ones;
      const std::uint32_t used = ones + tails;
      tosses_ = used < 64 ? tosses_ >> used : 0;
      left_ -= used;
      if (tails) break;
    }
    return std::min(heads, limit);
  }

 private:
  void refill() {
    tosses_ = toss_64();
    left_ = 64;
  }

  Rng& rng_;
  std::uint32_t p_;  ///< in units of 2^-16
  std::uint64_t tosses_ = 0;
  std::uint32_t left_ = 0;
};

}  // namespace mazefolio::generate
