#pragma once

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
  Cell end(int which) const;
  /// Reverses the cells between `from` and an end, that end with them, so that the cell that was next to
  /// `from` is the end. Returns false, and changes nothing, where it is the end already.
  bool turn(int which, Cell from);
  CellPath cells() const;

 private:
  static constexpr std::uint32_t nowhere = ~std::uint32_t{0};

  /// Slots that follow each other; backwards: the last of them comes first.
  struct Part {
    std::uint32_t begin = 0, size = 0;
    bool backwards = false;
  };
  /// Slots from `begin` to before `end`.
  struct Slice {
    std::uint32_t begin, end;
    std::uint32_t size() const { return end - begin; }
  };

  Slice beyond(const Part& part, std::uint32_t slot, bool last) const;
  void turn_cells(bool last, std::uint32_t count);
  void turn_parts(bool last, std::uint32_t slot);
  void swap_slots(std::uint32_t a, std::uint32_t b);
  void insert(std::uint32_t part, std::uint32_t at);
  void reverse_parts(std::uint32_t begin, std::uint32_t end);
  void part_anew(const CellPath& walk);
  template <class Fn>
  void for_each_slot(Fn fn) const;

  std::uint32_t part_size_, most_parts_;
  std::vector<Cell> cells_;             ///< by slot
  std::vector<std::uint32_t> slots_;    ///< by cell id
  std::vector<std::uint32_t> part_of_;  ///< by slot
  std::vector<Part> parts_;
  std::vector<std::uint32_t> order_;  ///< parts, from first_ to before last_
  std::vector<std::uint32_t> rank_;   ///< by part: its place in order_
  std::uint32_t first_ = 0, last_ = 0;
  std::vector<std::uint32_t> near_;
};

}  // namespace mazefolio::generate
