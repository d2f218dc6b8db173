// Idea: two levels. Cells lie in parts, and the parts in an order, each forwards or backwards. A few cells at
// an end are exchanged one by one. For more, the cells of a part on one side of the cut go over to the part
// beside it, so that the cut is between parts, and the order of the parts beyond is reversed. Where there is
// no room for them all is laid out anew, which is rare. Cost of a turn: some cells, and a 192nd of those that
// are turned. Source: M. L. Fredman, D. S. Johnson, L. A. McGeoch and G. Ostheimer, "Data structures for
// traveling salesmen", Journal of Algorithms 18 (1995).

#include "generate/walks/walk_order.h"

#include <algorithm>

namespace mazefolio::generate {

WalkOrder::WalkOrder(const CellPath& walk, std::uint32_t id_limit) : slots_(id_limit, nowhere) {
  lay_out(walk);
}

void WalkOrder::lay_out(const CellPath& walk) {
  const auto size = static_cast<std::uint32_t>(walk.size());
  parts_.clear();
  order_.clear();
  for (std::uint32_t begin = 0; begin < size; begin += part_cells) {
    const auto part = static_cast<std::uint32_t>(parts_.size());
    order_.push_back({part, false});
    parts_.push_back({0, std::min(part_cells, size - begin), part});
  }
  cells_.resize(parts_.size() * room);
  for (std::uint32_t i = 0; i < size; ++i) put(walk[i], i / part_cells * room + i % part_cells);
}

void WalkOrder::put(Cell c, std::uint32_t slot) {
  cells_[slot] = c;
  slots_[index(c)] = slot;
}

void WalkOrder::exchange(std::uint32_t slot, std::uint32_t other) {
  const Cell c = cells_[slot];
  put(cells_[other], slot);
  put(c, other);
}

WalkOrder::Row WalkOrder::beyond_end(Placed p, bool last) const {
  Row out = from_end(p, last);
  out.step = 0 - out.step;
  out.at += out.step;
  return out;
}

bool WalkOrder::turn(int which, Cell from) {
  const bool last = which != 0;
  const std::uint32_t slot = slots_[index(from)], end = last ? last_rank() : 0;
  Part& part = parts_[slot / room];
  const std::uint32_t before = (slot - part.begin) % room;
  const std::uint32_t beyond = last != order_[part.rank].backwards ? part.size - 1 - before : before;
  std::uint32_t count = beyond;
  for (std::uint32_t r = end; r != part.rank && count <= few; last ? --r : ++r)
    count += parts_[order_[r].part].size;
  if (count == 1) return false;
  // In the part at the end only the cells before the cut can go over to another.
  const bool is_alone = part.rank == end && (count <= part.size - count ||
                                             !has_room(rank_beside(part, !last), part.size - count));
  count <= few || is_alone ? turn_cells(last, count) : turn_parts(last, part, beyond);
  return true;
}

/// Reverses this number of cells at an end.
void WalkOrder::turn_cells(bool last, std::uint32_t count) {
  const Placed at_end = last ? order_.back() : order_.front();
  if (count <= parts_[at_end.part].size) {
    const Row row = from_end(at_end, last);
    for (std::uint32_t i = 0, j = count - 1; i < j; ++i, --j) exchange(row[i], row[j]);
    return;
  }
  std::uint32_t found = 0;
  for (std::uint32_t r = last ? last_rank() : 0; found < count; last ? --r : ++r) {
    const Row row = from_end(order_[r], last);
    const std::uint32_t some = std::min(parts_[order_[r].part].size, count - found);
    for (std::uint32_t i = 0; i < some; ++i) near_[found++] = row[i];
  }
  for (std::uint32_t i = 0, j = count - 1; i < j; ++i, --j) exchange(near_[i], near_[j]);
}

bool WalkOrder::has_room(std::uint32_t rank, std::uint32_t count) const {
  return rank < order_.size() && parts_[order_[rank].part].size + count <= room;
}

/// Reverses this number of cells of a part, and all parts between it and an end.
void WalkOrder::turn_parts(bool last, Part& part, std::uint32_t beyond) {
  const std::uint32_t rest = part.size - beyond;
  bool whole = false;  // the part is turned, too
  if (beyond > 0) {
    const bool beyond_fits = has_room(rank_beside(part, last), beyond);
    const bool rest_fits = has_room(rank_beside(part, !last), rest);
    if (!beyond_fits && !rest_fits) {
      const Cell from = cells_[from_end(order_[part.rank], last)[beyond]];
      lay_out(cells());
      turn(last ? 1 : 0, from);
      return;
    }
    whole = rest_fits && (!beyond_fits || rest < beyond);
    whole ? move_over(part, !last, rest) : move_over(part, last, beyond);
  }
  const std::uint32_t first = whole ? part.rank : rank_beside(part, last);
  last ? reverse_parts(first, last_rank() + 1) : reverse_parts(0, first + 1);
}

/// Moves this number of cells to the part after this one, or before it.
void WalkOrder::move_over(Part& part, bool last, std::uint32_t count) {
  const Placed source = order_[part.rank], target = order_[rank_beside(part, last)];
  Part& to = parts_[target.part];
  const Row cells = from_end(source, last), free = beyond_end(target, !last);
  for (std::uint32_t i = 0; i < count; ++i) put(cells_[cells[i]], free[i]);
  if (last == source.backwards) part.begin += count;
  if (last != target.backwards) to.begin -= count;
  part.size -= count;
  to.size += count;
}

void WalkOrder::reverse_parts(std::uint32_t begin, std::uint32_t end) {
  const auto place = [&](std::uint32_t rank, Placed p) {
    order_[rank] = {p.part, !p.backwards};
    parts_[p.part].rank = rank;
  };
  while (begin < end) {
    const Placed first = order_[begin], last = order_[--end];
    place(begin++, last);
    place(end, first);
  }
}

CellPath WalkOrder::cells() const {
  CellPath out;
  out.reserve(cells_.size() / room * part_cells);
  for (const Placed p : order_) {
    const Row row = from_end(p, false);
    for (std::uint32_t i = 0; i < parts_[p.part].size; ++i) out.push_back(cells_[row[i]]);
  }
  return out;
}

}  // namespace mazefolio::generate
