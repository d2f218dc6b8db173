// Idea: 64 pixels are one word. Runs are found by counting zeros, masks are joined a word at once, and what
// touches a pixel is the word moved by a bit. A distance is a search row by row that ends where no row can be
// nearer. Cost: linear in the words; of a distance, in the rows within it.
#include "prove/pixel_mask.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "base/system/parallel.h"

namespace mazefolio::prove {
namespace {

constexpr std::uint64_t all_bits = ~std::uint64_t{0};

std::size_t count_of(int n) { return static_cast<std::size_t>(std::max(0, n)); }

/// The bits before the i-th of a word, i from 0 to 64.
std::uint64_t bits_below(std::size_t i) { return i >= 64 ? all_bits : (std::uint64_t{1} << i) - 1; }

/// A bit for each of 64 grays, whether it is from `low` to `low + span`.
std::uint64_t bits_of(const std::uint8_t* gray, std::uint8_t low, std::uint8_t span) {
  std::array<std::uint8_t, 64> on;
  for (std::size_t i = 0; i < 64; ++i) on[i] = static_cast<std::uint8_t>(gray[i] - low) <= span;
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 64; i += 8) {
    std::uint64_t bytes;
    std::memcpy(&bytes, on.data() + i, 8);
    word |= (bytes * 0x0102040810204080) >> 56 << i;  // the product gathers the eight lowest bits on top
  }
  return word;
}

/// What is left and right of each bit of the i-th word of a row.
struct Beside {
  std::uint64_t left, right;
};
Beside beside(const std::uint64_t* row, std::size_t i, std::size_t words) {
  return {row[i] << 1 | (i > 0 ? row[i - 1] >> 63 : 0), row[i] >> 1 | (i + 1 < words ? row[i + 1] << 63 : 0)};
}

/// The columns between bit `at` of a row and the nearest bit that is set; `most` where none is nearer.
int columns_off(const std::uint64_t* row, std::size_t words, std::size_t at, int most) {
  const std::size_t word = at / 64, bit = at % 64;
  const auto here = static_cast<int>(bit);
  int best = most;
  std::uint64_t left = row[word] & bits_below(bit + 1), right = row[word] & ~bits_below(bit);
  for (int base = 0; base - here < best; base += 64) {  // of the word, from this one on
    if (right != 0) {
      best = std::min(best, base + std::countr_zero(right) - here);
      break;
    }
    const std::size_t next = word + static_cast<std::size_t>(base) / 64 + 1;
    if (next >= words) break;
    right = row[next];
  }
  for (int base = 0; here - base - 63 < best; base -= 64) {
    if (left != 0) {
      best = std::min(best, here - base - 63 + std::countl_zero(left));
      break;
    }
    const std::size_t before = static_cast<std::size_t>(-base) / 64 + 1;
    if (before > word) break;
    left = row[word - before];
  }
  return best;
}

/// The 64 bits of a row around one of them.
class Neighborhood {
 public:
  static constexpr int reach = 32;

  Neighborhood(std::size_t at, std::size_t words) {
    const std::size_t from = at + 64 - reach;  // in a row with a word of zeros before it
    shift_ = from % 64;
    word_ = from / 64;
    has_first_ = word_ > 0;
    has_second_ = word_ < words;
  }

  std::uint64_t bits_of(const std::uint64_t* row) const {
    const std::uint64_t first = has_first_ ? row[word_ - 1] : 0, second = has_second_ ? row[word_] : 0;
    return first >> shift_ | second << 1 << (63 - shift_);
  }

  /// Like columns_off, up to `reach`.
  static int columns_off(std::uint64_t bits, int most) {
    if (most <= 0) return most;
    const std::uint64_t right = bits >> reach & bits_below(static_cast<std::size_t>(most)),
                        left = bits << (63 - reach) & ~(all_bits >> most);
    if ((left | right) == 0) return most;
    return std::min(std::countr_zero(right), std::countl_zero(left));
  }

 private:
  std::size_t shift_, word_;
  bool has_first_, has_second_;
};

}  // namespace

Mask::Mask(const Window& w)
    : window(w), words_((count_of(w.width()) + 63) / 64), bits_(words_ * count_of(w.height())) {}

void Mask::fill(int y, int from, int to) {
  const std::size_t begin = count_of(from - window.x0), end = count_of(std::min(to, window.x1) - window.x0);
  if (begin >= end) return;
  std::uint64_t* words = row(y);
  const std::size_t first = begin / 64, last = (end - 1) / 64;
  const std::uint64_t head = ~bits_below(begin % 64), tail = bits_below((end - 1) % 64 + 1);
  if (first == last) {
    words[first] |= head & tail;
    return;
  }
  words[first] |= head;
  std::fill(words + first + 1, words + last, all_bits);
  words[last] |= tail;
}

void Mask::fill_box(int x0, int y0, int x1, int y1) {
  for (int y = std::max(window.y0, y0); y < std::min(window.y1, y1 + 1); ++y) fill(y, x0, x1 + 1);
}

int Mask::next(int x, int y, bool on) const {
  const std::uint64_t* words = row(y);
  const std::uint64_t flip = on ? 0 : all_bits;
  const auto from = static_cast<std::size_t>(x - window.x0);
  std::size_t i = from / 64;
  if (i >= words_) return window.x1;
  std::uint64_t word = (words[i] ^ flip) & ~bits_below(from % 64);
  while (word == 0) {
    if (++i == words_) return window.x1;
    word = words[i] ^ flip;
  }
  return std::min(window.x1, window.x0 + static_cast<int>(i * 64) + std::countr_zero(word));
}

Mask& Mask::operator&=(const Mask& other) {
  for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] &= other.bits_[i];
  return *this;
}

Mask& Mask::operator|=(const Mask& other) {
  for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] |= other.bits_[i];
  return *this;
}

Mask& Mask::operator-=(const Mask& other) {
  for (std::size_t i = 0; i < bits_.size(); ++i) bits_[i] &= ~other.bits_[i];
  return *this;
}

Mask inverted(const Mask& mask) {
  Mask out(mask.window);
  for (int y = out.window.y0; y < out.window.y1; ++y) out.fill(y, out.window.x0, out.window.x1);
  return out -= mask;
}

Mask grown(const Mask& mask) {
  Mask out(mask.window);
  const Window& w = mask.window;
  for (int y = w.y0; y < w.y1; ++y)
    for (int from = std::max(w.y0, y - 1); from <= std::min(w.y1 - 1, y + 1); ++from)
      for (std::size_t i = 0; i < mask.words(); ++i) {
        const auto [left, right] = beside(mask.row(from), i, mask.words());
        out.row(y)[i] |= mask.row(from)[i] | left | right;
      }
  return out &= inverted(Mask(w));
}

Mask shrunk(const Mask& mask) {
  Mask out(mask.window);
  const Window& w = mask.window;
  for (int y = w.y0 + 1; y < w.y1 - 1; ++y)
    for (std::size_t i = 0; i < mask.words(); ++i) {
      std::uint64_t all = all_bits;
      for (int from = y - 1; from <= y + 1; ++from) {
        const auto [left, right] = beside(mask.row(from), i, mask.words());
        all &= mask.row(from)[i] & left & right;
      }
      out.row(y)[i] = all;
    }
  return out;
}

Mask grays_between(const Raster& page, const Window& window, int low, int high) {
  Mask mask(window);
  low = std::max(low, 0);
  high = std::min(high, 256);
  if (low >= high || mask.words() == 0) return mask;
  const auto least = static_cast<std::uint8_t>(low), span = static_cast<std::uint8_t>(high - 1 - low);
  const std::size_t whole = count_of(window.width()) / 64, rest = count_of(window.width()) % 64;
  for (int y = window.y0; y < window.y1; ++y) {
    throw_if_canceled();
    const std::uint8_t* gray = page.row(y) + window.x0;
    std::uint64_t* words = mask.row(y);
    for (std::size_t i = 0; i < whole; ++i) words[i] = bits_of(gray + i * 64, least, span);
    if (rest == 0) continue;
    std::array<std::uint8_t, 64> last{};
    std::copy_n(gray + whole * 64, rest, last.begin());
    words[whole] = bits_of(last.data(), least, span) & bits_below(rest);
  }
  return mask;
}

int squared_distance(const Mask& mask, int x, int y, int most, int enough) {
  const auto at = static_cast<std::size_t>(x - mask.window.x0);
  const Neighborhood around(at, mask.words());
  int best = most, columns = static_cast<int>(std::sqrt(std::max(0, most))) + 1;
  for (int off = 0; off * off < best && best >= enough; ++off) {
    int across = columns;  // a farther row needs a nearer column
    const bool has_above = y - off >= mask.window.y0, has_below = y + off < mask.window.y1;
    if (columns > around.reach) {
      if (has_above) across = columns_off(mask.row(y - off), mask.words(), at, across);
      if (has_below) across = columns_off(mask.row(y + off), mask.words(), at, across);
    } else {
      across = around.columns_off((has_above ? around.bits_of(mask.row(y - off)) : 0) |
                                      (has_below ? around.bits_of(mask.row(y + off)) : 0),
                                  columns);
    }
    if (across >= columns) continue;
    columns = across;
    best = std::min(best, across * across + off * off);
  }
  return best;
}

}  // namespace mazefolio::prove
