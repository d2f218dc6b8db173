// Cellular automata, 64 cells at a time. A field is one row of bits after the other, with the outside between
// them, so that the neighbors at one offset are the field shifted by a fixed number of bits. Shifted words
// are added to a counter whose digits are words (bit-sliced), and then compared with the counts of the rule.
// Cost: for eight neighbors about 2 operations a cell and generation; memory 3 bits a cell, and
// one more for every 8 states that are remembered.
// Each stretch of 512 cells is tested on its own for a repeated state, by hashes of 64 bits: in a large field
// small patterns blink everywhere with different periods, and the whole field repeats only after their least
// common multiple.

#include "generate/thick/cell_field.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "base/rng.h"
#include "base/system/parallel.h"

namespace mazefolio::generate {
namespace {

/// The number of words that are processed together, so that the compiler can use wide registers.
constexpr std::size_t lanes = 8;
using Block = std::array<std::uint64_t, lanes>;

std::uint64_t hash_of(const std::uint64_t* words) {
  std::uint64_t h = 0;
  for (std::size_t l = 0; l < lanes; ++l) h = mix64(h ^ words[l]);
  return h;
}

/// Adds one neighbor to counters of up to `digits` digits.
void count(std::array<Block, 6>& counter, int digits, Block carry) {
  for (int i = 0; i < digits; ++i) {
    Block& digit = counter[static_cast<std::size_t>(i)];
    for (std::size_t l = 0; l < lanes; ++l) {
      const std::uint64_t both = digit[l] & carry[l];
      digit[l] ^= carry[l];
      carry[l] = both;
    }
  }
}

/// The bits whose counter is k.
Block equal_to(const std::array<Block, 6>& counter, int digits, int k) {
  Block same;
  same.fill(~std::uint64_t{0});
  for (int i = 0; i < digits; ++i) {
    const std::uint64_t flip = k >> i & 1 ? 0 : ~std::uint64_t{0};
    const Block& digit = counter[static_cast<std::size_t>(i)];
    for (std::size_t l = 0; l < lanes; ++l) same[l] &= digit[l] ^ flip;
  }
  return same;
}

}  // namespace

CellField::CellField(const Mask& mask, CellularLaw law) : law_(std::move(law)) {
  int across = 0, down = 0;
  for (const Offset o : law_.neighbors) {
    across = std::max(across, std::abs(o.x));
    down = std::max(down, std::abs(o.y));
  }
  stride_ = mask.columns + static_cast<std::size_t>(across);
  const std::size_t reach = static_cast<std::size_t>(down) * stride_ + static_cast<std::size_t>(across);
  guard_ = reach / 64 + 2;
  for (const Offset o : law_.neighbors) {
    const std::ptrdiff_t bits = o.y * static_cast<std::ptrdiff_t>(stride_) + o.x;
    sources_.push_back({bits >> 6, static_cast<int>(bits & 63)});
  }
  const std::size_t blocks = (stride_ * mask.rows + 64 * lanes - 1) / (64 * lanes);
  changing_.assign(2 * guard_ + blocks * lanes, 0);
  for (std::uint32_t y = 0; y < mask.rows; ++y)
    for (std::uint32_t x = 0; x < mask.columns; ++x)
      if (mask.test(x, y)) changing_[word(x, y)] |= std::uint64_t{1} << bit(x, y);
  words_.assign(changing_.size(), law_.outside ? ~std::uint64_t{0} : 0);
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~changing_[i];
  next_ = words_;
}

void CellField::set(std::uint32_t x, std::uint32_t y, bool alive) {
  const std::uint64_t one = std::uint64_t{1} << bit(x, y);
  std::uint64_t& w = words_[word(x, y)];
  w = alive ? w | one : w & ~one;
}

void CellField::step() {
  const int most = static_cast<int>(sources_.size());
  const int digits = std::bit_width(sources_.size());
  const std::uint64_t outside = law_.outside ? ~std::uint64_t{0} : 0;
  for (std::size_t at = guard_; at + guard_ < words_.size(); at += lanes) {
    std::array<Block, 6> counter{};
    for (int n = 0; n < most; ++n) {
      const Source s = sources_[static_cast<std::size_t>(n)];
      const std::uint64_t* from = words_.data() + static_cast<std::ptrdiff_t>(at) + s.words;
      Block shifted;
      for (std::size_t l = 0; l < lanes; ++l)
        shifted[l] = from[l] >> s.bits | from[l + 1] << 1 << (63 - s.bits);
      count(counter, std::bit_width(static_cast<unsigned>(n + 1)), shifted);
    }
    Block born{}, survive{};
    for (int k = 0; k <= most; ++k) {
      const bool b = law_.rule.born >> k & 1, s = law_.rule.survive >> k & 1;
      if (!b && !s) continue;
      const Block same = equal_to(counter, digits, k);
      for (std::size_t l = 0; l < lanes; ++l) {
        if (b) born[l] |= same[l];
        if (s) survive[l] |= same[l];
      }
    }
    for (std::size_t l = 0; l < lanes; ++l) {
      const std::uint64_t alive = words_[at + l], changing = changing_[at + l];
      next_[at + l] = (((alive & survive[l]) | (~alive & born[l])) & changing) | (outside & ~changing);
    }
  }
  words_.swap(next_);
}

Evolution CellField::run(int generations, int memory) {
  const std::size_t blocks = (words_.size() - 2 * guard_) / lanes, ring = static_cast<std::size_t>(memory);
  std::vector<std::uint64_t> seen(blocks * ring);
  // The number of generations since the block was as it is now; 0: not within the stored ones.
  const auto back = [&](const std::uint64_t* history, std::uint64_t now, std::size_t done) {
    for (std::size_t d = 1; d <= std::min(ring, done); ++d)
      if (history[(done - d) % ring] == now) return static_cast<int>(d);
    return 0;
  };
  for (std::size_t done = 0;; ++done) {
    Evolution evolution{static_cast<int>(done), 0};
    bool all_back = true;
    for (std::size_t i = 0; i < blocks; ++i) {
      const std::uint64_t now = hash_of(words_.data() + guard_ + i * lanes);
      std::uint64_t* history = seen.data() + i * ring;
      const int period = all_back ? back(history, now, done) : 0;
      all_back = all_back && period > 0;
      evolution.period = std::max(evolution.period, period);
      history[done % ring] = now;
    }
    if (all_back) return evolution;
    if (evolution.generations == generations) return {generations, 0};
    throw_if_canceled();
    step();
  }
}

}  // namespace mazefolio::generate
