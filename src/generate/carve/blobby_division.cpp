// Blobby division: let two blobs grow from two random cells of a room until they fill it, wall them off from
// each other except for one gap, and divide each in the same way until every room is one cell.
// Bias: few passages through long walls, as in recursive division, but the walls wind. 27 % dead ends on
// squares. Cost: O(cells * log(cells)) expected, as the blobs grow at the same pace; the smaller is divided
// first, so the stack stays logarithmic. About 16 bytes a cell. Source: J. Buck.

#include "generate/rows.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

/// A room: its cells are consecutive in one list. No other room has or had its name.
struct Room {
  std::uint32_t begin, end, name;
  std::uint32_t size() const { return end - begin; }
};

template <Topology T, class Walls>
class Division {
 public:
  Division(const T& t, Rng& rng, Walls& open)
      : t_(t), rng_(rng), open_(open), room_(t.cell_limit(), outside) {
    for_each_cell(t, [&](Cell c) {
      cells_.push_back(c);
      room_[index(c)] = 0;
    });
  }

  void run() {
    begin_open();
    std::vector<Room> rooms{{0, static_cast<std::uint32_t>(cells_.size()), 0}};
    while (!rooms.empty()) {
      const Room room = rooms.back();
      rooms.pop_back();
      if (room.size() < 2) continue;
      const std::uint32_t first = ++names_, second = ++names_;
      grow_blobs(room, first, second);
      Room near{room.begin, gather(room, first), first}, far{near.end, room.end, second};
      if (near.size() < far.size()) std::swap(near, far);
      const Wall gap = random_gap(far, near.name);
      open_.set(index(gap));
      tell_division(gap);
      rooms.push_back(near);
      rooms.push_back(far);
    }
  }

 private:
  static constexpr std::uint32_t outside = ~std::uint32_t{0};

  /// Rooms are empty when they are told of: all doorways are open, and each division closes those between its
  /// blobs. Where nobody is told, only the gaps are opened, which leaves the same walls.
  void begin_open() {
    if (!growth_of(open_)) return;
    for_each_doorway(t_, [&](Wall w, Cell, Cell) { open_.set(index(w)); });
    begin_growth(open_);
  }
  void tell_division(Wall gap) {
    if (!growth_of(open_)) return;
    mark_door(open_, gap);
    for (const Wall w : gaps_)
      if (w != gap) open_.reset(index(w));
  }

  /// Gives every cell of the room the name of one of two blobs. A cell that was drawn and cannot grow leaves
  /// the list. What is left there when the room is full is drawn all the same: as many numbers are drawn as
  /// ever.
  void grow_blobs(const Room& room, std::uint32_t first, std::uint32_t second) {
    const std::uint32_t seed = rng_.below(room.size()), other = rng_.below(room.size() - 1);
    growing_ = {cells_[room.begin + seed], cells_[room.begin + other + (other >= seed)]};
    room_[index(growing_[0])] = first;
    room_[index(growing_[1])] = second;
    for (std::uint32_t left = room.size() - 2; left > 0; beat_()) {
      Cell& at = growing_[rng_.below(growing_count())];
      const Pick step = pick_side(
          t_, at, [&](Cell n) { return room_[index(n)] == room.name; },
          [&](std::uint32_t n) { return rng_.below(n); });
      if (step.choices > 0) {
        room_[index(step.cell)] = room_[index(at)];
        growing_.push_back(step.cell);
        --left;
      } else {
        at = growing_.back();
        growing_.pop_back();
      }
    }
    for (std::uint32_t n = growing_count(); n > 0; --n, beat_()) rng_.below(n);
  }
  std::uint32_t growing_count() const { return static_cast<std::uint32_t>(growing_.size()); }

  /// Moves the cells of a blob to the front of the room; returns their end.
  std::uint32_t gather(const Room& room, std::uint32_t name) {
    const auto end = std::partition(cells_.begin() + room.begin, cells_.begin() + room.end,
                                    [&](Cell c) { return room_[index(c)] == name; });
    return static_cast<std::uint32_t>(end - cells_.begin());
  }

  /// A random wall between this blob and the other.
  Wall random_gap(const Room& blob, std::uint32_t other) {
    gaps_.clear();
    for (std::uint32_t i = blob.begin; i < blob.end; ++i)
      t_.for_each_side(cells_[i], [&](Cell n, Wall w) {
        if (room_[index(n)] == other) gaps_.push_back(w);
      });
    return gaps_[rng_.below(static_cast<std::uint32_t>(gaps_.size()))];
  }

  const T& t_;
  Rng& rng_;
  Walls& open_;
  Heartbeat beat_;
  std::vector<Cell> cells_, growing_;
  std::vector<std::uint32_t> room_;  ///< by cell: the name of its room, or of its blob
  std::uint32_t names_ = 0;          ///< that were given
  std::vector<Wall> gaps_;
};

}  // namespace

GeneratorRow blobby_division_row() {
  GeneratorRow row = carving_row(
      "blobby-division", "walls between blobs that grow, with one gap each: long winding walls",
      [](const Topology auto& t, const Options&, Rng& rng, auto& open) { Division(t, rng, open).run(); });
  row.records.parts = true;
  return row;
}

}  // namespace mazefolio::generate
