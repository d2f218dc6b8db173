// Idea: the disc fits where the nearest ink is far enough. It goes from the middle of one cell through the
// widest place of a passage to the middle of the other. Simple ways are tried first; only where ink is near
// them are the two cells flooded. Cost: a distance for each pixel of these ways, not of the page.
#include "prove/prove_width.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "base/system/parallel.h"
#include "prove/pixel.h"

namespace mazefolio::prove {
namespace {

/// Smooth edges move by up to a pixel, and the middle of an even number of pixels lies between two of them.
constexpr double width_slack_px = 2.5;
constexpr double width_slack =
    0.02;  ///< by the width: doors are measured along the chord, at a few of its points
constexpr double widest_px = 2e4;

/// The squared distance that a disc of this width must have from ink.
int needed_room(double clear_px) {
  const double radius = std::clamp((clear_px + 1) / 2, 0.0, widest_px);
  return std::max(1, static_cast<int>(std::ceil(radius * radius)));
}

/// A pixel of a cell near its center, and its squared distance from ink; 0 where ink covers the center.
struct CellMiddle {
  Pixel at;
  int room = 0;
};

/// Two pixels side by side, one of each cell of a passage; `way`: how far they are from the middles.
struct Pair {
  Pixel a, b;
  int way = 0;
};

/// The pair of a passage that is best of those that were looked at, and its distance from ink.
struct Door {
  Pixel a, b;
  int room = 0;
};

int squared(Pixel p, Pixel q) { return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y); }

class WidthReader {
 public:
  /// Distances count up to `most`.
  WidthReader(const PrintedMaze& maze, const Mask& free, const Parts& parts, const GraphReading& reading,
              int most)
      : maze_(maze), parts_(parts), ink_(inverted(free)), most_(most), seen_(free.window) {
    const std::vector<std::uint8_t> under = lanes_under(maze.graph);
    doors_.resize(maze.graph.borders.size());
    contacts_.resize(doors_.size());
    for (std::uint32_t i = 0; i < doors_.size(); ++i) {
      const Border& b = maze.graph.borders[i];
      // The lane below a bridge is hidden.
      if (b.kind == BorderKind::passage && !under[b.a] && !under[b.b]) passages_.push_back(i);
    }
    // Between walls of unequal thickness the disc is off the center by half of their difference.
    const double off = std::fabs(maze.ink.rim_pt - maze.ink.wall_pt) / 2 * maze.page.pixels_per_pt;
    const int reach = 1 + static_cast<int>(std::ceil(std::min(off, 20.0)));
    for (std::uint32_t cell = 0; cell < under.size(); ++cell)
      middles_.push_back(under[cell] ? CellMiddle{} : middle_of(cell, reach));
    for (std::uint32_t c = 0; c < parts.contacts().size(); ++c)
      if (const std::uint32_t border = reading.border_of[c];
          border < doors_.size() && maze.graph.borders[border].kind == BorderKind::passage)
        contacts_[border].push_back(c);
  }

  const std::vector<std::uint32_t>& passages() const { return passages_; }

  /// Whether a disc that must be so far from ink goes through a passage.
  bool fits(std::uint32_t border, int need) {
    throw_if_canceled();
    const Border& b = maze_.graph.borders[border];
    const CellMiddle &a_middle = middles_[b.a], &b_middle = middles_[b.b];
    if (std::min(a_middle.room, b_middle.room) < need) return false;
    if (goes_through(border, a_middle.at, b_middle.at, need)) return true;
    if (!open_door(border, need)) return false;
    const Door& door = doors_[border];
    const std::uint32_t a = maze_.places.place_of(b.a), b_place = maze_.places.place_of(b.b);
    if (has_way(a_middle.at, door.a, a, need) && has_way(b_middle.at, door.b, b_place, need)) return true;
    return meet(border, need);
  }

  /// The largest distance for which a disc goes through all passages.
  int least_room() {
    int least = most_;
    for (const std::uint32_t i : passages_) {
      if (fits(i, least)) continue;
      int low = 0;
      while (least - low > 1) {
        const int middle = (low + least) / 2;
        (fits(i, middle) ? low : least) = middle;
      }
      least = low;
      if (least == 0) break;
    }
    return least;
  }

 private:
  int room(Pixel p, int most, int enough) const { return squared_distance(ink_, p.x, p.y, most, enough); }
  bool is_open(Pixel p, std::uint32_t place, int need) const {
    return maze_.places.at(p.x, p.y) == place && room(p, need, need) >= need;
  }

  /// Whether there is ink so far above, below, left or right of a pixel.
  bool has_ink_at(Pixel p, int off) const {
    return ink_.has(p.x - off, p.y) || ink_.has(p.x + off, p.y) || ink_.has(p.x, p.y - off) ||
           ink_.has(p.x, p.y + off);
  }

  /// The pixel farthest from ink, the first of those.
  CellMiddle middle_of(std::uint32_t cell, int reach) const {
    const Point center = maze_.graph.cells[cell] * maze_.page.pixels_per_pt;
    const std::uint32_t place = maze_.places.place_of(cell);
    PlaceWalk places(maze_.places);
    CellMiddle best;
    if (const Pixel p{pixel(center.x), pixel(center.y)}; places.at(p.x, p.y) == place)
      best.room = std::max(0, room(p, most_, 0) - 1);  // which some pixel has more than
    auto off = static_cast<int>(std::sqrt(best.room));
    for (int y = pixel(center.y) - reach; y <= pixel(center.y) + reach; ++y)
      for (int x = pixel(center.x) - reach; x <= pixel(center.x) + reach; ++x) {
        const Pixel p{x, y};
        if (places.at(x, y) != place || has_ink_at(p, off)) continue;  // no farther than the best
        const int far = room(p, most_, best.room + 1);
        if (far <= best.room) continue;
        best = {p, far};
        off = static_cast<int>(std::sqrt(far));
      }
    return best;
  }

  std::vector<Pair> pairs_of(std::uint32_t border) const {
    const Border& claim = maze_.graph.borders[border];
    std::vector<Pair> pairs;
    for (const std::uint32_t c : contacts_[border]) {
      const Contact& contact = parts_.contacts()[c];
      const bool turned = parts_.runs()[contact.a].place != maze_.places.place_of(claim.a);
      for (int x = contact.x; x < contact.x + contact.length; ++x) {
        Pixel a{contact.below ? x : x - 1, contact.y}, b{x, contact.below ? contact.y + 1 : contact.y};
        if (turned) std::swap(a, b);
        pairs.push_back({a, b, squared(a, middles_[claim.a].at) + squared(b, middles_[claim.b].at)});
      }
    }
    return pairs;
  }

  /// Whether a pair has as much room as is needed; the nearest mostly has.
  bool open_door(std::uint32_t border, int need) {
    Door& door = doors_[border];
    if (door.room >= need) return true;
    std::vector<Pair> pairs = pairs_of(border);
    const auto nearer = [](const Pair& p, const Pair& q) { return p.way < q.way; };
    if (const auto first = std::ranges::min_element(pairs, nearer); first != pairs.end())
      look_at(*first, door, need);
    if (door.room >= need) return true;
    std::ranges::sort(pairs, nearer);
    for (auto pair = pairs.begin(); pair != pairs.end() && door.room < need; ++pair)
      look_at(*pair, door, need);
    return door.room >= need;
  }

  /// Takes a pair for the best where it is.
  void look_at(const Pair& pair, Door& door, int need) const {
    const int enough = door.room + 1, far = room(pair.a, need, enough);
    if (far < enough) return;
    if (const int both = room(pair.b, far, enough); both >= enough)
      door.a = pair.a, door.b = pair.b, door.room = both;
  }

  /// Whether one of the two ways with a right angle is open, or the straight one.
  bool has_way(Pixel from, Pixel to, std::uint32_t place, int need) {
    for (const Pixel corner : {Pixel{from.x, to.y}, Pixel{to.x, from.y}})
      if (is_level(from, corner, place, need) && is_level(corner, to, place, need)) return true;
    return is_straight(from, to, place, need);
  }

  /// The same for a way along a row or a column.
  bool is_level(Pixel from, Pixel to, std::uint32_t place, int need) {
    const int x0 = std::min(from.x, to.x), x1 = std::max(from.x, to.x), y0 = std::min(from.y, to.y),
              y1 = std::max(from.y, to.y);
    for (int y = y0; y <= y1; ++y)
      if (!maze_.places.holds(place, x0, x1, y)) return false;
    return is_clear(from, to, need);
  }

  /// Whether a disc meets no ink along a row or a column: what it covers is an interval of each row.
  bool is_clear(Pixel from, Pixel to, int need) {
    const int x0 = std::min(from.x, to.x), x1 = std::max(from.x, to.x), y0 = std::min(from.y, to.y),
              y1 = std::max(from.y, to.y), radius = disc_of(need);
    const Window& w = ink_.window;
    for (int y = std::max(w.y0, y0 - radius); y <= std::min(w.y1 - 1, y1 + radius); ++y) {
      const int half = disc_[static_cast<std::size_t>(std::max({0, y0 - y, y - y1}))];
      if (ink_.next(std::max(w.x0, x0 - half), y, true) <= std::min(w.x1 - 1, x1 + half)) return false;
    }
    return true;
  }

  /// The rows that a disc reaches up and down; disc_ gets the columns that it reaches in each.
  int disc_of(int need) {
    if (disc_need_ != need) {
      disc_.clear();
      for (int y = 0; y * y < need; ++y) {
        int half = static_cast<int>(std::sqrt(need - y * y));
        while (half * half + y * y >= need) --half;
        disc_.push_back(half);
      }
      disc_need_ = need;
    }
    return static_cast<int>(disc_.size()) - 1;
  }

  /// Whether the disc goes straight through a passage, along the column or row of one of the middles or of
  /// the passage, and aside to the middles before and after.
  bool goes_through(std::uint32_t border, Pixel a, Pixel b, int need) {
    const Border& claim = maze_.graph.borders[border];
    const Point door = midpoint(maze_.graph.corner(claim, 0), maze_.graph.corner(claim, claim.count - 1)) *
                       maze_.page.pixels_per_pt;
    const bool upright = std::abs(a.x - b.x) < std::abs(a.y - b.y);
    const Pixel over[] = {a, b, Pixel{pixel(door.x), pixel(door.y)}};
    return std::ranges::any_of(over, [&](Pixel by) {
      const Pixel from = upright ? Pixel{by.x, a.y} : Pixel{a.x, by.y},
                  to = upright ? Pixel{by.x, b.y} : Pixel{b.x, by.y};
      return is_clear(from, to, need) && is_clear(a, from, need) && is_clear(to, b, need) &&
             leads_through(border, {a, from, to, b});
    });
  }

  /// Whether a way along rows and columns stays in the one cell, goes through its passage to the other and
  /// stays there.
  bool leads_through(std::uint32_t border, const std::array<Pixel, 4>& way) const {
    const Border& b = maze_.graph.borders[border];
    const std::uint32_t a = maze_.places.place_of(b.a), beyond = maze_.places.place_of(b.b);
    PlaceWalk places(maze_.places);
    Pixel at = way.front();
    bool through = false;
    for (const Pixel& to : way)
      while (at.x != to.x || at.y != to.y) {
        const Pixel before = at;
        at.x += (to.x > at.x) - (to.x < at.x);
        at.y += (to.y > at.y) - (to.y < at.y);
        const std::uint32_t place = places.at(at.x, at.y);
        if (place == (through ? beyond : a)) continue;
        if (through || place != beyond || !is_contact(border, before, at)) return false;
        through = true;
      }
    return through;
  }

  /// Whether two pixels side by side are a pair of the passage.
  bool is_contact(std::uint32_t border, Pixel p, Pixel q) const {
    const bool below = p.x == q.x;
    const int x = std::max(p.x, q.x), y = std::min(p.y, q.y);
    return std::ranges::any_of(contacts_[border], [&](std::uint32_t c) {
      const Contact& contact = parts_.contacts()[c];
      return contact.below == below && contact.y == y && x >= contact.x && x < contact.x + contact.length;
    });
  }

  /// Whether all pixels of the straight way, from side to side, are open.
  bool is_straight(Pixel from, Pixel to, std::uint32_t place, int need) const {
    const int width = std::abs(to.x - from.x), height = std::abs(to.y - from.y);
    for (int across = 0, down = 0; across < width || down < height;) {
      if ((1 + 2 * across) * height < (1 + 2 * down) * width) {
        from.x += from.x < to.x ? 1 : -1;
        ++across;
      } else {
        from.y += from.y < to.y ? 1 : -1;
        ++down;
      }
      if (!is_open(from, place, need)) return false;
    }
    return true;
  }

  /// Whether what is open around the middles of both cells touches along the passage.
  bool meet(std::uint32_t border, int need) {
    const Border& b = maze_.graph.borders[border];
    std::vector<Pixel> reached;
    for (const std::uint32_t cell : {b.a, b.b})
      flood(middles_[cell].at, maze_.places.place_of(cell), need, reached);
    const bool met = std::ranges::any_of(pairs_of(border), [&](const Pair& pair) {
      return seen_.at(pair.a.x, pair.a.y) && seen_.at(pair.b.x, pair.b.y);
    });
    for (const Pixel& p : reached) seen_.set(p.x, p.y, false);
    return met;
  }

  void flood(Pixel start, std::uint32_t place, int need, std::vector<Pixel>& reached) {
    const auto reach = [&](Pixel p) {
      if (!seen_.inside(p.x, p.y) || seen_.at(p.x, p.y) || !is_open(p, place, need)) return;
      seen_.set(p.x, p.y, true);
      reached.push_back(p);
    };
    std::size_t next = reached.size();
    reach(start);
    for (; next < reached.size(); ++next) {
      const auto [x, y] = reached[next];
      for (const Pixel beside : {Pixel{x - 1, y}, Pixel{x + 1, y}, Pixel{x, y - 1}, Pixel{x, y + 1}})
        reach(beside);
    }
  }

  const PrintedMaze& maze_;
  const Parts& parts_;
  const Mask ink_;
  const int most_;
  std::vector<std::uint32_t> passages_;
  std::vector<CellMiddle> middles_;
  std::vector<Door> doors_;                           ///< by border
  std::vector<std::vector<std::uint32_t>> contacts_;  ///< by border
  int disc_need_ = 0;
  std::vector<int> disc_;
  Mask seen_;
};

}  // namespace

void prove_width(const PrintedMaze& maze, const Mask& free, const Parts& parts, const GraphReading& reading,
                 Verdict& verdict) {
  const double scale = maze.page.pixels_per_pt, promised = maze.ink.corridor_pt * scale;
  double low = 0, high = promised + 4;
  WidthReader reader(maze, free, parts, reading, needed_room(high));
  const int room = reader.least_room();
  const double least = promised * (1 - width_slack) - width_slack_px;
  if (room < needed_room(least))
    for (const std::uint32_t i : reader.passages())
      if (!reader.fits(i, needed_room(least))) {
        const Border& b = maze.graph.borders[i];
        verdict.report_near(fmt::format("a passage narrower than {:.2f} pt", maze.ink.corridor_pt),
                            midpoint(maze.graph.corner(b, 0), maze.graph.corner(b, b.count - 1)));
      }
  if (room >= needed_room(least)) low = least;
  while (high - low > 0.5) (room >= needed_room((low + high) / 2) ? low : high) = (low + high) / 2;
  verdict.figure("narrowest_pt", low / scale);
}

}  // namespace mazefolio::prove
