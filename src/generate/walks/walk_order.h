#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "maze/maze.h"

namespace mazefolio::generate {

/// The order of the cells of a walk, which can be turned at its ends. Idea and cost: walk_order.cpp.
class WalkOrder {
 public:
  /// Each cell at most once; `id_limit` is above their ids.
  WalkOrder(const CellPath& walk, std::uint32_t id_limit);

  bool has(Cell c) const { return slots_[index(c)] != nowhere; }
  /// 0: the first cell; 1: the last one.
  Cell end(int which) const {
    const bool last = which != 0;
    return cells_[from_end(last ? order_.back() : order_.front(), last)[0]];
  }
  /// Reverses the cells between `from` and an end, that end with them, so that the cell that was next to
  /// `from` is the end. Returns false, and changes nothing, where it is the end already.
  bool turn(int which, Cell from);
  CellPath cells() const;

 private:
  static constexpr std::uint32_t nowhere = ~std::uint32_t{0};
  static constexpr std::uint32_t few = 48;          ///< cells that are exchanged one by one
  static constexpr std::uint32_t part_cells = 192;  ///< of a part when it is laid out
  static constexpr std::uint32_t room = 1024;       ///< slots of a part, a ring

  /// Cells that follow each other in its room, at least one. It begins there at `begin` modulo `room`.
  struct Part {
    std::uint32_t begin, size, rank;  ///< rank: its place in the order
  };
  /// Backwards: the last cell comes first.
  struct Placed {
    std::uint32_t part;
    bool backwards;
  };
  /// Slots of a part one after another, in either direction.
  struct Row {
    std::uint32_t first_of_room, at, step;
    std::uint32_t operator[](std::uint32_t i) const { return first_of_room + (at + i * step) % room; }
  };

  /// The cells of a part from its last, or first, one on.
  Row from_end(Placed p, bool last) const {
    const Part& part = parts_[p.part];
    const bool down = last != p.backwards;
    return {p.part * room, down ? part.begin + part.size - 1 : part.begin, down ? ~std::uint32_t{0} : 1};
  }
  /// What is free beyond that cell.
  Row beyond_end(Placed p, bool last) const;
  std::uint32_t rank_beside(const Part& part, bool last) const {
    return last ? part.rank + 1 : part.rank - 1;
  }
  std::uint32_t last_rank() const { return static_cast<std::uint32_t>(order_.size()) - 1; }
  bool has_room(std::uint32_t rank, std::uint32_t count) const;
  void put(Cell c, std::uint32_t slot);
  void exchange(std::uint32_t slot, std::uint32_t other);
  void lay_out(const CellPath& walk);
  void turn_cells(bool last, std::uint32_t count);
  void turn_parts(bool last, Part& part, std::uint32_t beyond);
  void move_over(Part& part, bool last, std::uint32_t count);
  void reverse_parts(std::uint32_t begin, std::uint32_t end);

  std::vector<Cell> cells_;           ///< by slot
  std::vector<std::uint32_t> slots_;  ///< by cell id
  std::vector<Part> parts_;
  std::vector<Placed> order_;
  std::array<std::uint32_t, room> near_;
};

}  // namespace mazefolio::generate
