#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// A fixed number of bits. Indices are not checked: they must be below size().
class BitSet {
 public:
  BitSet() = default;
  explicit BitSet(std::size_t size, bool value = false)
      : size_(size), words_((size + 63) / 64, value ? ~std::uint64_t{0} : 0) {
    trim();
  }

  std::size_t size() const { return size_; }
  bool test(std::size_t i) const { return words_[i >> 6] >> (i & 63) & 1; }
  void set(std::size_t i) { words_[i >> 6] |= std::uint64_t{1} << (i & 63); }
  void reset(std::size_t i) { words_[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }

  std::size_t count() const {
    std::size_t n = 0;
    for (const std::uint64_t word : words_) n += static_cast<std::size_t>(std::popcount(word));
    return n;
  }

  /// Calls fn(index) for each set bit, in growing order.
  template <class Fn>
  void for_each_set(Fn fn) const {
    for_each_set(0, size_, fn);
  }
  /// For those from `first`, a multiple of 64, to before `last`, which is the size or another multiple.
  template <class Fn>
  void for_each_set(std::size_t first, std::size_t last, Fn fn) const {
    for (std::size_t w = first / 64; w < (last + 63) / 64; ++w)
      for (std::uint64_t bits = words_[w]; bits; bits &= bits - 1)
        fn(w * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
  }

  /// The complement, of the same size.
  BitSet operator~() const {
    BitSet out = *this;
    for (std::uint64_t& word : out.words_) word = ~word;
    out.trim();
    return out;
  }

  std::vector<std::uint64_t>& words() { return words_; }
  const std::vector<std::uint64_t>& words() const { return words_; }

  friend bool operator==(const BitSet&, const BitSet&) = default;

 private:
  void trim() {
    if (size_ & 63) words_.back() &= (std::uint64_t{1} << (size_ & 63)) - 1;
  }

  std::size_t size_ = 0;
  std::vector<std::uint64_t> words_;
};

}  // namespace mazefolio::base
