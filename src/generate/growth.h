#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/bit_set.h"
#include "base/geometry/geometry.h"
#include "topology/topology.h"

namespace mazefolio::generate {

/// What a generator did and decided, in its order. A generator fills it where one is given to it; what a row
/// fills is said by GeneratorRow::records.
struct Growth {
  struct Change {
    Wall wall{};
    bool open = false;
    friend bool operator==(const Change&, const Change&) = default;
  };
  /// A cell that became floor or rock.
  struct Dig {
    Cell cell{};
    bool floor = false;
  };
  /// A periodic coloring: table_columns x table_rows colors repeat all over the field.
  struct Coloring {
    std::uint32_t colors = 0, table_columns = 0, table_rows = 0, room = 0;  ///< room: the color of rooms
    std::vector<std::uint32_t> color;                                       ///< by cell id
    std::vector<std::uint8_t> kind;  ///< by cell id: 0 room, 1 and 2 the classes of walls, 3 pillar
  };

  /// What a maze was after so many random moves: its open walls, or its floor.
  struct State {
    BitSet state;
    std::uint64_t moves = 0;
  };

  BitSet first;                 ///< the walls that are open when it begins
  std::vector<Change> changes;  ///< of walls
  std::vector<Wall> doors;      ///< that join two parts
  BitSet first_floor;
  std::vector<Dig> digs;            ///< of cells
  std::vector<BitSet> generations;  ///< of an automaton: its floor, by cell id
  std::vector<State> states;        ///< of a maze that moves change, fewer and fewer
  std::vector<Segment> tree;        ///< around which a walk goes, in the order of its growth
  std::vector<double> heights;      ///< by cell id
  std::vector<std::uint32_t> regions;
  Coloring coloring;
};

/// The changes that last, each at its place in the order: no wall twice, none that ends as it began.
std::vector<Growth::Change> lasting_changes(const Growth& growth);

/// Makes `attempts` random moves by move(n), in pieces that double, with state() before and after each of
/// them; where nobody wants to know, in one piece.
template <class Move, class State>
void tell_moves(Growth* growth, std::uint64_t attempts, std::uint64_t first_piece, Move move, State state) {
  if (!growth) return move(attempts);
  for (std::uint64_t piece = first_piece; attempts > 0; piece *= 2) {
    growth->states.push_back(state());
    const std::uint64_t now = std::min(piece, attempts);
    move(now);
    attempts -= now;
  }
  growth->states.push_back(state());
}

/// The open walls of a maze while it is made. Written like a BitSet, each change is told to the Growth.
class OpenWalls {
 public:
  explicit OpenWalls(std::size_t walls, Growth* growth = nullptr) : open_(walls), growth_(growth) { begin(); }

  void set(std::size_t wall) {
    open_.set(wall);
    if (growth_) [[unlikely]]
      tell(wall, true);
  }
  void reset(std::size_t wall) {
    open_.reset(wall);
    if (growth_) [[unlikely]]
      tell(wall, false);
  }
  /// Says that the growth begins now: what was set before is where it begins.
  void begin();
  /// Says that this open wall joins two parts that the algorithm tells apart.
  void mark_door(std::size_t wall) {
    if (growth_) [[unlikely]]
      tell_door(wall);
  }
  /// Null where nobody wants to know.
  Growth* growth() const { return growth_; }

  /// Calls write(walls) with what an algorithm writes into: where nobody wants to know a plain BitSet, so
  /// that growth costs nothing; else these walls. An algorithm is compiled for both.
  template <class Write>
  void written_by(Write write) {
    if (growth_) return write(*this);
    BitSet open = std::move(open_);
    write(open);
    open_ = std::move(open);
  }

  BitSet&& take() && { return std::move(open_); }

 private:
  void tell(std::size_t wall, bool open);
  void tell_door(std::size_t wall);

  BitSet open_;
  Growth* growth_;
};

// What an algorithm says beyond its walls; nothing to a BitSet.

inline void begin_growth(BitSet&) {}
inline void begin_growth(OpenWalls& open) { open.begin(); }
inline void mark_door(BitSet&, Wall) {}
inline void mark_door(OpenWalls& open, Wall wall) { open.mark_door(index(wall)); }
inline Growth* growth_of(BitSet&) { return nullptr; }
inline Growth* growth_of(OpenWalls& open) { return open.growth(); }

}  // namespace mazefolio::generate
