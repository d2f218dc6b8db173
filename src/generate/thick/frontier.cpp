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
// the last of these takes far longer. Cost: a move climbs both legs of the loop up to where they meet
// (pixel_tree.h).

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

constexpr int opposite(int d) { return PixelTree::opposite(d); }

/// The kind of a pixel, by its sides and whether it is floor.
constexpr std::array<PixelKinds, 32> kinds_of_pixels = [] {
  std::array<PixelKinds, 32> kinds{};
  for (unsigned sides = 0; sides < 16; ++sides) {
    PixelKinds& k = kinds[16 + sides];
    k.dead_ends = std::popcount(sides) == 1;
    k.threes = std::popcount(sides) == 3;
    k.fours = sides == 15;
    k.straights = PixelTree::is_straight(static_cast<int>(16 + sides));
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
    : tree_(columns + 1, rows + 1, longest_loop) {
  if (columns < 2 || rows < 2 || (columns % 2 && rows % 2))
    throw InternalError("a frontier of an odd number of corner points");
  dig_rooms(rng);
  hang_all();
}

// A maze of rooms two pixels apart, as in thick mazes. With an odd number of columns one column is left
// beside the last rooms, in which each of these gets an alcove; the same applies to rows.
void Frontier::dig_rooms(Rng& rng) {
  const AnyTopology topology = Lattice::square((width() - 1) / 2, (height() - 1) / 2);
  const Lattice& rooms = std::get<Lattice>(topology);
  const BitSet open = carved_walls(dual_wilson_row(), topology, {}, rng);
  for_each_cell(rooms, [&](Cell c) {
    const std::uint32_t x = 2 * rooms.column(c) + 1, y = 2 * rooms.row(c) + 1, p = y * width() + x;
    tree_.flip(p);
    if (x + 3 == width() || open.test(index(rooms.wall(c, 0)))) tree_.flip(p + 1);
    if (y + 3 == height() || open.test(index(rooms.wall(c, 1)))) tree_.flip(p + width());
  });
}

void Frontier::hang_all() {
  tree_.set_root(width() + 1);
  std::vector<std::uint32_t> found{tree_.root()};
  for (std::size_t i = 0; i < found.size(); ++i)
    for (int d = 0; d < 4; ++d)
      if (tree_.kind(found[i]) >> d & 1 && !tree_.has_parent(found[i], d)) {
        found.push_back(tree_.beside(found[i], d));
        tree_.hang(found.back(), opposite(d));
      }
}

// Flips a pixel and returns the change of the numbers of kinds.
PixelKinds Frontier::flipped(std::uint32_t p) {
  const auto around = [&] {
    PixelKinds sum = kinds_of_pixels[tree_.kind(p)];
    for (int d = 0; d < 4; ++d) sum += kinds_of_pixels[tree_.kind(tree_.beside(p, d))];
    return sum;
  };
  const PixelKinds before = around();
  tree_.flip(p);
  return around() - before;
}

// Places of the frame among them have floor on one side at most, and so are never chosen.
std::optional<PixelKinds> Frontier::propose(Rng& rng) {
  const std::uint32_t first = width() + 1;
  opened_ = first + rng.below(tree_.size() - 2 * first);
  const auto sides = static_cast<std::uint8_t>(tree_.kind(opened_));
  if (tree_.is_floor(opened_)) return std::nullopt;
  const bool crossbar = std::popcount(sides) == 3;
  if (!crossbar && sides != east_west && sides != south_north) return std::nullopt;
  crossbar_ = crossbar ? opposite(std::countr_one(sides)) : -1;
  if (!(crossbar ? find_crossbar_shift() : find_double_switch(sides, rng))) return std::nullopt;
  PixelKinds change = flipped(opened_);
  change += flipped(closed_);
  return change;
}

void Frontier::keep() {
  crossbar_ >= 0 ? hang_crossbar_shift() : hang_double_switch();
  ++moves_;
}

void Frontier::undo() {
  tree_.flip(opened_);
  tree_.flip(closed_);
}

// The pixels of the loop in their order: up the first leg, up the second; where the legs meet is the last of
// the longer one.
bool Frontier::find_double_switch(std::uint8_t sides, Rng& rng) {
  const int first_side = sides == east_west ? 0 : 1;
  const std::array<int, 2> side{first_side, opposite(first_side)};
  const std::array<std::uint32_t, 2> ends{tree_.beside(opened_, side[0]), tree_.beside(opened_, side[1])};
  const auto legs = tree_.legs(ends[0], ends[1]);
  if (!legs) return false;
  const auto straight_when_opened = [&](std::uint32_t p) {
    int kind = tree_.kind(p);
    for (int leg = 0; leg < 2; ++leg)
      if (p == ends[leg]) kind |= 1 << side[leg ^ 1];
    return PixelTree::is_straight(kind) ? 1u : 0u;
  };
  const int of_top = legs->pixels[0] <= legs->pixels[1] ? 0 : 1;
  std::array<std::uint32_t, 2> at_end{}, in_leg{};
  for (int leg = 0; leg < 2; ++leg) {
    at_end[leg] = legs->pixels[leg] > 0 ? straight_when_opened(ends[leg]) : 0;
    in_leg[leg] = at_end[leg] + legs->straights[leg] + (leg == of_top ? straight_when_opened(legs->top) : 0);
  }
  const std::uint32_t count = in_leg[0] + in_leg[1];
  if (count == 0) return false;
  std::uint32_t chosen = rng.below(count);
  const int leg = chosen >= in_leg[0] ? 1 : 0;
  if (leg == 1) chosen -= in_leg[0];
  cut_side_ = side[leg];
  closed_ = chosen < at_end[leg]                          ? ends[leg]
            : chosen - at_end[leg] < legs->straights[leg] ? tree_.straight_pixel(leg, chosen - at_end[leg])
                                                          : legs->top;
  return true;
}

// The leg is cut at the closed pixel; the part below it is turned around and becomes a child of the opened
// pixel, which becomes a child of the other leg. Where the closed pixel is the one in which the legs meet, it
// was the root (both of its neighbors are below it), and the top of the other leg becomes the root.
void Frontier::hang_double_switch() {
  const int to_other = opposite(cut_side_);
  tree_.hang(opened_, to_other);
  tree_.forget(tree_.beside(opened_, to_other));
  const int below = tree_.turn(tree_.beside(opened_, cut_side_), to_other, closed_);
  const std::uint32_t above = tree_.beside(closed_, opposite(below));
  if (closed_ == tree_.root()) tree_.set_root(above);
  for (const std::uint32_t p : {tree_.beside(closed_, below), closed_, above}) tree_.forget(p);
}

bool Frontier::find_crossbar_shift() {
  closed_ = tree_.beside(opened_, crossbar_);
  return !(tree_.kind(closed_) >> crossbar_ & 1);
}

// An H: the pixels beside the opened one stay joined to those beside the closed one, and only the crossbar
// moves.
void Frontier::hang_crossbar_shift() {
  int to_upper = (crossbar_ + 1) % 4;
  if (tree_.has_parent(closed_, opposite(to_upper))) to_upper = opposite(to_upper);
  const int to_lower = opposite(to_upper);
  if (closed_ == tree_.root()) tree_.set_root(tree_.beside(closed_, to_upper));
  tree_.hang(opened_, to_upper);
  tree_.hang(tree_.beside(opened_, to_lower), to_upper);
  tree_.hang(tree_.beside(closed_, to_lower), opposite(crossbar_));
  for (const std::uint32_t p : {tree_.beside(opened_, to_upper), closed_, tree_.beside(closed_, to_upper)})
    tree_.forget(p);
}

PixelKinds Frontier::kinds() const {
  PixelKinds sum;
  for (std::uint32_t p = 0; p < tree_.size(); ++p) sum += kinds_of_pixels[tree_.kind(p)];
  return sum;
}

void Frontier::check() const {
  const auto must = [](bool so, const char* what) {
    if (!so) throw InternalError(what);
  };
  std::uint32_t floors = 0;
  for (std::uint32_t y = 0; y < height(); ++y)
    for (std::uint32_t x = 0; x < width(); ++x) {
      if (is_floor(x, y)) {
        must(x > 0 && y > 0 && x + 1 < width() && y + 1 < height(), "the frame of a cavern is open");
        ++floors;
      }
      if (x + 1 == width() || y + 1 == height()) continue;
      const bool a = is_floor(x, y), b = is_floor(x + 1, y), c = is_floor(x, y + 1),
                 d = is_floor(x + 1, y + 1);
      must(a + b + c + d != 0 && a + b + c + d != 4 && !(a == d && b == c),
           "a cavern has four pixels of one kind or a checkerboard");
    }
  must(floors == (width() - 1) * (height() - 1) / 2 - 1, "a cavern has the wrong number of floor pixels");
  must(tree_.is_floor(tree_.root()), "the floor of a cavern has no root");
  std::vector<std::uint32_t> found{tree_.root()};
  for (std::size_t i = 0; i < found.size() && i <= floors; ++i)
    for (int d = 0; d < 4; ++d) {
      const std::uint32_t n = tree_.beside(found[i], d);
      must((tree_.kind(found[i]) >> d & 1) == tree_.is_floor(n), "a pixel knows a wrong side");
      if (!tree_.is_floor(n) || tree_.has_parent(found[i], d)) continue;
      must(tree_.has_parent(n, opposite(d)), "the floor of a cavern is no tree");
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
