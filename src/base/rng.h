#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The SplitMix64 finalizer: a fixed 64-bit mix, also used to key streams.
constexpr std::uint64_t mix64(std::uint64_t z) {
  z += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/// A 64-bit hash of text that never changes between versions or machines (FNV-1a, then mixed).
std::uint64_t hash_text(std::string_view text, std::uint64_t seed = 0);

/// xoshiro256** by Blackman and Vigna, seeded through SplitMix64. Written here because the distributions of
/// the standard library differ between systems, and a book must not.
class Rng {
 public:
  explicit Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = mix64(seed++ * 0x9e3779b97f4a7c15u + 0x632be59bd9b4e019u);
  }

  std::uint64_t next() {
    const std::uint64_t result = rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = rotl(state_[3], 45);
    return result;
  }

  /// Uniform in [0, n), n >= 1, without bias (Lemire's multiply-shift with rejection).
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t m = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(m) < n) {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(m) < threshold) m = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(m >> 32);
  }

  /// Uniform in [0, 1) with 53 random bits; exact on every machine.
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  /// True with probability p.
  bool chance(double p) { return unit() < p; }

  /// Fisher-Yates from the top.
  template <class Range>
  void shuffle(Range& range) {
    for (auto i = static_cast<std::uint32_t>(range.size()); i > 1; --i)
      std::swap(range[i - 1], range[below(i)]);
  }

 private:
  static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return x << k | x >> (64 - k); }
  std::array<std::uint64_t, 4> state_;
};

/// What a random stream is for. Each purpose of each puzzle has its own stream, so that a change in one never
/// changes another. The numbers are part of the key of every stream.
enum class Purpose : std::uint8_t { walls = 2, placement = 3, points = 4, refinement = 5, marks = 6 };

/// The stream of one maze: `seed` is the text after '#' of its puzzle id.
Rng stream(std::string_view seed, Purpose purpose);

/// The seed text (12 hex digits) of one attempt at one puzzle of a book. `puzzle` describes the puzzle
/// itself, never its place in the book, so that inserting or reordering puzzles changes no other.
std::string puzzle_seed(std::string_view book_seed, std::string_view puzzle, std::uint32_t attempt);

}  // namespace mazefolio::base
