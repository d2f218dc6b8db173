// Climbing pixel by pixel is what a move of a cavern costs, so each climb remembers its path in stretches of
// up to 64 pixels, and later ones take a stretch in one step. A stretch ends at the root, at a pixel that has
// a place in another stretch, or when it is full. Where the tree changes at a pixel, those above it in its
// stretch stay as they are, and it and those below have no place any more. Two climbs that come into the same
// stretch meet in the upper of the two places where they do. Pixels of a stretch are counted from its first
// by the sides of their parents, and it keeps the place beyond it: a step reads one line of memory. Cost: at
// equilibrium a climb of 160 to 380 pixels takes 9 to 14 steps.

#include "generate/thick/pixel_tree.h"

#include <algorithm>
#include <bit>

namespace mazefolio::generate {
namespace {

// A place: the stretch, the position in it, and a count of straight pixels that grows along the stretch.
constexpr std::uint32_t position_bits = 6, count_bits = 7;
constexpr std::uint32_t place_at(std::uint32_t stretch, std::uint32_t position, std::uint32_t count) {
  return (stretch << position_bits | position) << count_bits | count;
}
constexpr std::size_t most_kept = 1 << 16;  ///< stretches of former climbs

constexpr std::uint32_t stretch_of(std::uint32_t place) { return place >> (position_bits + count_bits); }
constexpr std::uint32_t position_of(std::uint32_t place) {
  return place >> count_bits & ((1 << position_bits) - 1);
}
constexpr std::uint32_t count_of(std::uint32_t place) { return place & ((1 << count_bits) - 1); }

}  // namespace

PixelTree::PixelTree(std::uint32_t width, std::uint32_t height, std::uint32_t longest)
    : width_(width),
      height_(height),
      longest_(std::min(longest, width * height)),
      step_{1, width, ~std::uint32_t{0}, ~width + 1},
      pixels_(std::size_t{width} * height),
      root_(0),
      places_(pixels_.size(), unknown),
      stretches_(std::size_t{2} * (longest_ + longest_stretch) +
                 std::min<std::size_t>(pixels_.size() / 16, most_kept)) {
  for (Climb& climb : climbs_) climb.entries.resize(longest_ + 1);
}

void PixelTree::flip(std::uint32_t p) {
  pixels_[p] ^= floor_bit;
  for (int d = 0; d < 4; ++d) pixels_[beside(p, d)] ^= static_cast<std::uint8_t>(1 << opposite(d));
}

void PixelTree::hang(std::uint32_t p, int d) {
  pixels_[p] = static_cast<std::uint8_t>((pixels_[p] & ~parent_bits) | d << parent_shift);
  forget(p);
}

void PixelTree::set_root(std::uint32_t p) {
  root_ = p;
  forget(p);
}

void PixelTree::forget(std::uint32_t p) {
  std::uint32_t& place = places_[p];
  if (place == unknown) return;
  std::uint8_t& first = stretches_[stretch_of(place)].first;
  first = std::max(first, static_cast<std::uint8_t>(position_of(place) + 1));
  place = unknown;
}

int PixelTree::turn(std::uint32_t bottom, int above, std::uint32_t end) {
  for (std::uint32_t p = bottom; p != end;) {
    const int before = parent_side(p);
    hang(p, above);
    above = opposite(before);
    p = beside(p, before);
  }
  return above;
}

inline bool PixelTree::is_known(std::uint32_t place) const {
  return place != unknown && position_of(place) >= stretches_[stretch_of(place)].first;
}

inline std::uint32_t PixelTree::place_of(std::uint32_t p) {
  const std::uint32_t place = places_[p];
  return is_known(place) ? place : walked(p);
}

/// The place of a pixel in a new stretch.
std::uint32_t PixelTree::walked(std::uint32_t p) {
  const std::uint32_t number = used_++;
  Stretch& s = stretches_[number];
  s.pixel = p;
  std::uint64_t bits = 0, lower = 0, upper = 0;
  std::uint32_t n = 0, count = 0;
  do {
    const bool straight = is_straight(kind(p));
    const auto side = static_cast<std::uint64_t>(parent_side(p));
    bits |= std::uint64_t{straight} << n;
    lower |= (side & 1) << n;
    upper |= (side >> 1) << n;
    places_[p] = place_at(number, n++, count);
    count += straight;
    p = beside(p, static_cast<int>(side));
  } while (n < longest_stretch && p != root_ && !is_known(places_[p]));
  s.straight_bits = bits;
  s.sides = {lower, upper};
  s.beyond = p;
  s.beyond_place = places_[p];
  s.climb = 0;
  s.first = 0;
  s.end = static_cast<std::uint8_t>(n);
  s.straights = static_cast<std::uint8_t>(count);
  return place_at(number, 0, 0);
}

/// The pixel of this position in a stretch, though the tree has changed since.
std::uint32_t PixelTree::pixel_at(const Stretch& s, std::uint32_t position) const {
  const std::uint64_t below = (std::uint64_t{1} << position) - 1, lower = s.sides[0], upper = s.sides[1];
  const auto steps = [&](std::uint64_t of_side) {
    return static_cast<std::uint32_t>(std::popcount(of_side & below));
  };
  return s.pixel + steps(~(lower | upper)) * step_[0] + steps(lower & ~upper) * step_[1] +
         steps(~lower & upper) * step_[2] + steps(lower & upper) * step_[3];
}

void PixelTree::make_room() {
  if (used_ + 2 * (longest_ + longest_stretch) <= stretches_.size()) return;
  std::fill(places_.begin(), places_.end(), unknown);
  used_ = 0;
}

std::optional<PixelTree::Legs> PixelTree::legs(std::uint32_t first, std::uint32_t second) {
  make_room();
  ++climb_;
  const std::array<std::uint32_t, 2> begins{first, second};
  for (int leg = 0; leg < 2; ++leg) {
    Climb& c = climbs_[leg];
    c.at = begins[leg];
    c.place = &places_[c.at];
    c.pixels = c.straights = c.entry_count = 0;
  }
  Legs out;
  for (int leg = 0, ended = 0;; leg ^= 1) {
    Climb &c = climbs_[leg], &other = climbs_[leg ^ 1];
    if (c.at == root_ || c.pixels > longest_) {
      if (ended++ == 0) continue;
      if (c.at != root_ || other.at != root_) return std::nullopt;
      out = {root_, {climbs_[0].pixels, climbs_[1].pixels}, {climbs_[0].straights, climbs_[1].straights}};
      break;
    }
    ended = 0;
    if (!is_known(*c.place)) *c.place = place_of(c.at);
    const std::uint32_t place = *c.place;
    Stretch& s = stretches_[stretch_of(place)];
    c.entries[c.entry_count++] = place;
    if (s.climb == climb_) {
      const std::uint32_t upper = std::max(place, s.entry);
      out.top = pixel_at(s, position_of(upper));
      out.pixels[leg] = c.pixels + position_of(upper) - position_of(place);
      out.straights[leg] = c.straights + count_of(upper) - count_of(place);
      out.pixels[leg ^ 1] = s.pixels_below + position_of(upper) - position_of(s.entry);
      out.straights[leg ^ 1] = s.straights_below + count_of(upper) - count_of(s.entry);
      break;
    }
    s.climb = climb_;
    s.entry = place;
    s.pixels_below = c.pixels;
    s.straights_below = c.straights;
    c.pixels += s.end - position_of(place);
    c.straights += s.straights - count_of(place);
    c.at = s.beyond;
    c.place = &s.beyond_place;
    if (s.beyond_place != unknown) __builtin_prefetch(&stretches_[stretch_of(s.beyond_place)]);
  }
  if (out.pixels[0] + out.pixels[1] >= longest_) return std::nullopt;
  for (int leg = 0; leg < 2; ++leg)
    if (out.pixels[leg] > 0 && is_straight(kind(begins[leg]))) --out.straights[leg];
  return out;
}

std::uint32_t PixelTree::straight_pixel(int leg, std::uint32_t number) const {
  const Climb& c = climbs_[leg];
  const std::uint32_t* entry = c.entries.data();
  const Stretch* s = &stretches_[stretch_of(*entry)];
  if (s->straight_bits >> position_of(*entry) & 1) ++number;  // where the leg begins
  for (std::uint32_t here; number >= (here = s->straights - count_of(*entry)); number -= here)
    s = &stretches_[stretch_of(*++entry)];
  std::uint64_t bits = s->straight_bits >> position_of(*entry);
  for (; number > 0; --number) bits &= bits - 1;
  return pixel_at(*s, position_of(*entry) + static_cast<std::uint32_t>(std::countr_zero(bits)));
}

}  // namespace mazefolio::generate
