// Caverns whose frontier is a Hamiltonian cycle, and the moves between them.
// A corner point between pixels has degree 2 on the frontier of floor and rock exactly where the four pixels
// around it are neither all equal nor a checkerboard. So the frontier of such a cavern whose floor is a tree
// is one cycle through all corners. Two moves preserve that:
//   Double switch: rock between two opposite floor pixels is opened, which closes one loop of floor; a random
//   straight piece of that loop becomes rock. The reverse move has the same loop with as many straight
//   pieces, so that both directions are equally likely. Crossbar shift: in an H of floor the crossbar moves
//   by one cell.
// Together they reach every Hamiltonian cycle of a rectangle of points (Kazazi, 2026), so that random moves
// make all of them equally likely. Flips of single pixels would also move corners of degree 0, but removing
// the last of these takes far longer. Cost: a move walks both legs of the loop up to where they meet, 40 to
// 75 pixels on average at equilibrium.

#include "generate/thick/frontier.h"

#include <algorithm>
#include <bit>

#include "base/diagnostic.h"
#include "generate/carve/carving.h"
#include "generate/rows.h"

namespace mazefolio::generate {
namespace {

// Sides: east 1, south 2, west 4, north 8.
constexpr std::uint8_t east_west = 5, south_north = 10;

/// Longer loops are not changed, which bounds the cost of a move. The reverse move has the same loop, so that
/// both directions stay equally likely. Up to 90 x 90 corner points there are no such loops.
constexpr std::uint32_t longest_loop = 4096;

constexpr bool is_straight(int pixel) { return pixel == (16 | east_west) || pixel == (16 | south_north); }

constexpr int opposite(int d) { return (d + 2) % 4; }

/// The kind of a pixel, by its sides and whether it is floor.
constexpr std::array<PixelKinds, 32> kinds_of_pixels = [] {
  std::array<PixelKinds, 32> kinds{};
  for (unsigned sides = 0; sides < 16; ++sides) {
    PixelKinds& k = kinds[16 + sides];
    k.dead_ends = std::popcount(sides) == 1;
    k.threes = std::popcount(sides) == 3;
    k.fours = sides == 15;
    k.straights = is_straight(static_cast<int>(16 + sides));
  }
  return kinds;
}();

PixelKinds& operator+=(PixelKinds& a, const PixelKinds& b) {
  a.dead_ends += b.dead_ends;
  a.threes += b.threes;
  a.fours += b.fours;
  a.straights += b.straights;
  return a;
}

PixelKinds operator-(const PixelKinds& a, const PixelKinds& b) {
  return {a.dead_ends - b.dead_ends, a.threes - b.threes, a.fours - b.fours, a.straights - b.straights};
}

}  // namespace

Frontier::Frontier(std::uint32_t columns, std::uint32_t rows, Rng& rng)
    : width_(columns + 1),
      height_(rows + 1),
      step_{1, width_, ~std::uint32_t{0}, ~width_ + 1},
      pixels_(std::size_t{width_} * height_),
      root_(width_ + 1) {
  if (columns < 2 || rows < 2 || (columns % 2 && rows % 2))
    throw InternalError("a frontier of an odd number of corner points");
  for (std::size_t pixel = 0; pixel < ways_.size(); ++pixel)
    ways_[pixel] = {step_[pixel >> parent_shift], is_straight(static_cast<int>(pixel) & kind_bits)};
  for (Leg& leg : legs_) {
    leg.pixels.resize(longest_loop);
    leg.straights.resize(longest_loop);
  }
  dig_rooms(rng);
  hang_all();
}

// A maze of rooms two pixels apart, as in thick mazes. With an odd number of columns one column is left
// beside the last rooms, in which each of these gets an alcove; the same applies to rows.
void Frontier::dig_rooms(Rng& rng) {
  const AnyTopology topology = Lattice::square((width_ - 1) / 2, (height_ - 1) / 2);
  const Lattice& rooms = std::get<Lattice>(topology);
  const BitSet open = carved_walls(dual_wilson_row(), topology, {}, rng);
  for_each_cell(rooms, [&](Cell c) {
    const std::uint32_t x = 2 * rooms.column(c) + 1, y = 2 * rooms.row(c) + 1, p = y * width_ + x;
    flip(p);
    if (x + 3 == width_ || open.test(index(rooms.wall(c, 0)))) flip(p + 1);
    if (y + 3 == height_ || open.test(index(rooms.wall(c, 1)))) flip(p + width_);
  });
}

void Frontier::hang_all() {
  std::vector<std::uint32_t> found{root_};
  for (std::size_t i = 0; i < found.size(); ++i)
    for (int d = 0; d < 4; ++d)
      if (pixels_[found[i]] >> d & 1 && !has_parent(found[i], d)) {
        found.push_back(beside(found[i], d));
        hang(found.back(), opposite(d));
      }
}

void Frontier::flip(std::uint32_t p) {
  pixels_[p] ^= floor_bit;
  for (int d = 0; d < 4; ++d) pixels_[beside(p, d)] ^= static_cast<std::uint8_t>(1 << opposite(d));
}

// Flips a pixel and returns the change of the numbers of kinds.
PixelKinds Frontier::flipped(std::uint32_t p) {
  const auto around = [&] {
    PixelKinds sum = kinds_of_pixels[kind(p)];
    for (int d = 0; d < 4; ++d) sum += kinds_of_pixels[kind(beside(p, d))];
    return sum;
  };
  const PixelKinds before = around();
  flip(p);
  return around() - before;
}

// Places of the frame among them have floor on one side at most, and so are never chosen.
std::optional<PixelKinds> Frontier::propose(Rng& rng) {
  const std::uint32_t first = width_ + 1, count = static_cast<std::uint32_t>(pixels_.size()) - 2 * first;
  opened_ = first + rng.below(count);
  const auto sides = static_cast<std::uint8_t>(kind(opened_));
  if (sides & floor_bit) return std::nullopt;
  const bool crossbar = std::popcount(sides) == 3;
  if (!crossbar && sides != east_west && sides != south_north) return std::nullopt;
  crossbar_ = crossbar ? opposite(std::countr_one(sides)) : -1;
  PixelKinds change = flipped(opened_);
  if (!(crossbar ? find_crossbar_shift() : find_double_switch(sides, rng))) {
    flip(opened_);
    return std::nullopt;
  }
  change += flipped(closed_);
  return change;
}

void Frontier::keep() {
  crossbar_ >= 0 ? hang_crossbar_shift() : hang_double_switch();
  ++moves_;
}

void Frontier::undo() {
  flip(opened_);
  flip(closed_);
}

bool Frontier::find_double_switch(std::uint8_t sides, Rng& rng) {
  first_side_ = sides == east_west ? 0 : 1;
  if (!find_loop(beside(opened_, first_side_), beside(opened_, opposite(first_side_)))) return false;
  const std::uint32_t in_first = legs_[0].straight_count, count = in_first + legs_[1].straight_count;
  if (count == 0) return false;
  const std::uint32_t chosen = rng.below(count);
  cut_leg_ = chosen >= in_first;
  cut_place_ = legs_[cut_leg_].straights[cut_leg_ ? chosen - in_first : chosen];
  closed_ = legs_[cut_leg_].pixels[cut_place_];
  return true;
}

// Climbs from both ends alternately, which costs at most twice the longer leg.
bool Frontier::find_loop(std::uint32_t first, std::uint32_t second) {
  struct Climb {
    std::uint32_t at, size, straight_count;
    std::uint32_t *pixels, *straights;
  };
  const auto begun = [](std::uint32_t at, Leg& leg) {
    return Climb{at, 0, 0, leg.pixels.data(), leg.straights.data()};
  };
  Climb a = begun(first, legs_[0]), b = begun(second, legs_[1]);
  // True where it meets the other leg, or is too long.
  const auto stops = [pixels = pixels_.data(), root = root_, ways = ways_.data()](Climb& c) {
    if (c.at == none) return false;
    const std::uint8_t pixel = pixels[c.at];
    if (pixel & met_bit || c.size == longest_loop) return true;
    pixels[c.at] = pixel | met_bit;
    c.pixels[c.size] = c.at;
    c.straights[c.straight_count] = c.size++;
    const Way way = ways[pixel];
    c.straight_count += way.is_straight;
    c.at = c.at == root ? none : c.at + way.step;
    return false;
  };
  bool by_first;
  while (!(by_first = stops(a)) && !stops(b)) {
  }
  const std::uint32_t met = by_first ? a.at : b.at;
  const bool meet = pixels_[met] & met_bit;
  legs_[0].size = a.size;
  legs_[0].straight_count = a.straight_count;
  legs_[1].size = b.size;
  legs_[1].straight_count = b.straight_count;
  forget_climbs();
  if (!meet) return false;
  legs_[by_first ? 1 : 0].end_with(met);
  return legs_[0].size + legs_[1].size <= longest_loop;
}

void Frontier::Leg::end_with(std::uint32_t top) {
  size = static_cast<std::uint32_t>(std::find(pixels.begin(), pixels.end(), top) - pixels.begin()) + 1;
  while (straight_count > 0 && straights[straight_count - 1] >= size) --straight_count;
}

void Frontier::forget_climbs() {
  std::uint8_t* pixels = pixels_.data();
  for (const Leg& leg : legs_)
    for (const std::uint32_t *p = leg.pixels.data(), *end = p + leg.size; p < end; ++p)
      pixels[*p] &= static_cast<std::uint8_t>(~met_bit);
}

// The leg is cut at the closed pixel; the part below it is reversed and becomes a child of the opened pixel,
// which becomes a child of the other leg. Where the closed pixel is the one in which the legs meet, it was
// the root (both of its neighbors are below it), and the top of the other leg becomes the root.
void Frontier::hang_double_switch() {
  const Leg &cut = legs_[cut_leg_], &other = legs_[cut_leg_ ^ 1];
  if (closed_ == root_) root_ = other.pixels[other.size - 1];
  const int to_other = cut_leg_ == 0 ? opposite(first_side_) : first_side_;
  hang(opened_, to_other);
  for (std::uint32_t i = 0, above = static_cast<std::uint32_t>(to_other); i < cut_place_; ++i) {
    const std::uint32_t p = cut.pixels[i];
    const auto before = (pixels_[p] & parent_bits) >> parent_shift;
    hang(p, static_cast<int>(above));
    above = static_cast<std::uint32_t>(opposite(before));
  }
}

bool Frontier::find_crossbar_shift() {
  closed_ = beside(opened_, crossbar_);
  return !(pixels_[closed_] >> crossbar_ & 1);
}

// An H: the pixels beside the opened one stay joined to those beside the closed one, and only the crossbar
// moves.
void Frontier::hang_crossbar_shift() {
  int to_upper = (crossbar_ + 1) % 4;
  if (has_parent(closed_, opposite(to_upper))) to_upper = opposite(to_upper);
  if (closed_ == root_) root_ = beside(closed_, to_upper);
  const int to_lower = opposite(to_upper);
  hang(opened_, to_upper);
  hang(beside(opened_, to_lower), to_upper);
  hang(beside(closed_, to_lower), opposite(crossbar_));
}

PixelKinds Frontier::kinds() const {
  PixelKinds sum;
  for (const std::uint8_t pixel : pixels_) sum += kinds_of_pixels[pixel & kind_bits];
  return sum;
}

void Frontier::check() const {
  const auto must = [](bool so, const char* what) {
    if (!so) throw InternalError(what);
  };
  std::uint32_t floors = 0;
  for (std::uint32_t y = 0; y < height_; ++y)
    for (std::uint32_t x = 0; x < width_; ++x) {
      if (is_floor(x, y)) {
        must(x > 0 && y > 0 && x + 1 < width_ && y + 1 < height_, "the frame of a cavern is open");
        ++floors;
      }
      if (x + 1 == width_ || y + 1 == height_) continue;
      const bool a = is_floor(x, y), b = is_floor(x + 1, y), c = is_floor(x, y + 1),
                 d = is_floor(x + 1, y + 1);
      must(a + b + c + d != 0 && a + b + c + d != 4 && !(a == d && b == c),
           "a cavern has four pixels of one kind or a checkerboard");
    }
  must(floors == (width_ - 1) * (height_ - 1) / 2 - 1, "a cavern has the wrong number of floor pixels");
  must(kind(root_) & floor_bit, "the floor of a cavern has no root");
  std::vector<std::uint32_t> found{root_};
  for (std::size_t i = 0; i < found.size() && i <= floors; ++i)
    for (int d = 0; d < 4; ++d) {
      const std::uint32_t n = beside(found[i], d);
      must((pixels_[found[i]] >> d & 1) == (pixels_[n] & floor_bit) / floor_bit,
           "a pixel knows a wrong side");
      if (!(pixels_[n] & floor_bit) || has_parent(found[i], d)) continue;
      must(has_parent(n, opposite(d)), "the floor of a cavern is no tree");
      found.push_back(n);
    }
  must(found.size() == floors, "a cavern falls into pieces");
}

void Frontier::randomize(std::uint64_t attempts, Rng& rng) {
  Heartbeat beat;
  for (; attempts > 0; --attempts, beat())
    if (propose(rng)) keep();
}

// An attempt takes longer on large fields, where loops are longer: 2 microseconds at 1000 x 1000.
std::uint64_t bounded_attempts(std::uint32_t columns, std::uint32_t rows, double for_each_point) {
  const double points = static_cast<double>(columns) * rows;
  return static_cast<std::uint64_t>(std::min({for_each_point * points, 3e7, 3e13 / points}));
}

// From the corner of the field along the frontier, never back.
std::vector<CornerPoint> frontier_cycle(const Frontier& frontier) {
  const auto has_edge = [&](CornerPoint p, int d) {
    // The two pixels on both sides of that edge.
    const bool north_west = frontier.is_floor(p.x, p.y), north_east = frontier.is_floor(p.x + 1, p.y),
               south_west = frontier.is_floor(p.x, p.y + 1), south_east = frontier.is_floor(p.x + 1, p.y + 1);
    return d == 0   ? north_east != south_east
           : d == 1 ? south_west != south_east
           : d == 2 ? north_west != south_west
                    : north_west != north_east;
  };
  std::vector<CornerPoint> cycle;
  CornerPoint at;
  int back = 1;
  do {
    cycle.push_back(at);
    int d = 0;
    while (d == back || !has_edge(at, d)) ++d;
    at.x += (d == 0) - (d == 2);
    at.y += (d == 1) - (d == 3);
    back = opposite(d);
  } while (at != CornerPoint{});
  return cycle;
}

}  // namespace mazefolio::generate
