// Idea: cells lie in slots, four roots of n of them a part, and the parts in an order, each forwards or
// backwards. A few cells at an end are exchanged one by one; for more the part in which they begin is split,
// and the order of the parts beyond is reversed. When there are many parts all is laid out anew. Cost of a
// turn: a root of n, with small factors, and all cells of the walk once in some hundred splits.

#include "generate/walks/walk_order.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::generate {
namespace {

constexpr std::uint32_t few = 128;  ///< cells that are exchanged one by one

}  // namespace

WalkOrder::WalkOrder(const CellPath& walk, std::uint32_t id_limit) : slots_(id_limit, nowhere) {
  const auto root = static_cast<std::uint32_t>(std::sqrt(static_cast<double>(walk.size())));
  part_size_ = std::max(few, 4 * root);
  most_parts_ = static_cast<std::uint32_t>(walk.size()) / part_size_ + 2 * root + 4;
  part_of_.resize(walk.size());
  part_anew(walk);
}

void WalkOrder::part_anew(const CellPath& walk) {
  cells_ = walk;
  parts_.clear();
  rank_.clear();
  order_.assign(3 * std::size_t{most_parts_}, 0);
  first_ = last_ = most_parts_;
  const auto size = static_cast<std::uint32_t>(cells_.size());
  for (std::uint32_t s = 0; s < size; ++s) {
    if (s % part_size_ == 0) {
      order_[last_] = static_cast<std::uint32_t>(parts_.size());
      rank_.push_back(last_++);
      parts_.push_back({s, std::min(part_size_, size - s)});
    }
    part_of_[s] = static_cast<std::uint32_t>(parts_.size()) - 1;
    slots_[index(cells_[s])] = s;
  }
}

Cell WalkOrder::end(int which) const {
  const bool last = which != 0;
  const Part& part = parts_[order_[last ? last_ - 1 : first_]];
  return cells_[last != part.backwards ? part.begin + part.size - 1 : part.begin];
}

/// The slots of a part that lie between a slot and an end.
WalkOrder::Slice WalkOrder::beyond(const Part& part, std::uint32_t slot, bool last) const {
  return last != part.backwards ? Slice{slot + 1, part.begin + part.size} : Slice{part.begin, slot};
}

bool WalkOrder::turn(int which, Cell from) {
  const bool last = which != 0;
  const std::uint32_t slot = slots_[index(from)], part = part_of_[slot], rank = rank_[part];
  std::uint32_t count = beyond(parts_[part], slot, last).size();
  for (std::uint32_t r = last ? last_ - 1 : first_; r != rank && count <= few; last ? --r : ++r)
    count += parts_[order_[r]].size;
  if (count == 1) return false;
  count <= few ? turn_cells(last, count) : turn_parts(last, slot);
  return true;
}

void WalkOrder::swap_slots(std::uint32_t a, std::uint32_t b) {
  std::swap(cells_[a], cells_[b]);
  slots_[index(cells_[a])] = a;
  slots_[index(cells_[b])] = b;
}

/// Reverses this number of cells at an end.
void WalkOrder::turn_cells(bool last, std::uint32_t count) {
  near_.clear();
  for (std::uint32_t r = last ? last_ - 1 : first_; near_.size() < count; last ? --r : ++r) {
    const Part& part = parts_[order_[r]];
    const std::uint32_t some = std::min(part.size, count - static_cast<std::uint32_t>(near_.size()));
    const bool down = last != part.backwards;
    for (std::uint32_t i = 0; i < some; ++i)
      near_.push_back(down ? part.begin + part.size - 1 - i : part.begin + i);
  }
  for (std::uint32_t i = 0, j = count - 1; i < j; ++i, --j) swap_slots(near_[i], near_[j]);
}

/// Reverses all that lies between a slot and an end.
void WalkOrder::turn_parts(bool last, std::uint32_t slot) {
  if (parts_.size() == most_parts_) {
    const Cell from = cells_[slot];
    CellPath walk;
    walk.reserve(cells_.size());
    for_each_slot([&](std::uint32_t s) { walk.push_back(cells_[s]); });
    part_anew(walk);
    slot = slots_[index(from)];
  }
  const std::uint32_t part = part_of_[slot];
  if (const Slice cut = beyond(parts_[part], slot, last); cut.size() > 0) {
    const auto fresh = static_cast<std::uint32_t>(parts_.size());
    parts_.push_back({cut.begin, cut.size(), parts_[part].backwards});
    rank_.push_back(0);
    Part& rest = parts_[part];
    rest.size -= cut.size();
    if (rest.begin == cut.begin) rest.begin = cut.end;
    std::fill(part_of_.begin() + cut.begin, part_of_.begin() + cut.end, fresh);
    insert(fresh, rank_[part] + (last ? 1 : 0));
  }
  last ? reverse_parts(rank_[part] + 1, last_) : reverse_parts(first_, rank_[part]);
}

/// Puts a part before the one at this place; the fewer others make room.
void WalkOrder::insert(std::uint32_t part, std::uint32_t at) {
  if (at - first_ < last_ - at) {
    std::copy(order_.begin() + first_, order_.begin() + at, order_.begin() + first_ - 1);
    --first_;
    order_[--at] = part;
    for (std::uint32_t r = first_; r <= at; ++r) rank_[order_[r]] = r;
  } else {
    std::copy_backward(order_.begin() + at, order_.begin() + last_, order_.begin() + last_ + 1);
    ++last_;
    order_[at] = part;
    for (std::uint32_t r = at; r < last_; ++r) rank_[order_[r]] = r;
  }
}

void WalkOrder::reverse_parts(std::uint32_t begin, std::uint32_t end) {
  std::reverse(order_.begin() + begin, order_.begin() + end);
  for (std::uint32_t r = begin; r < end; ++r) {
    rank_[order_[r]] = r;
    parts_[order_[r]].backwards = !parts_[order_[r]].backwards;
  }
}

template <class Fn>
void WalkOrder::for_each_slot(Fn fn) const {
  for (std::uint32_t r = first_; r < last_; ++r) {
    const Part& part = parts_[order_[r]];
    for (std::uint32_t i = 0; i < part.size; ++i)
      fn(part.backwards ? part.begin + part.size - 1 - i : part.begin + i);
  }
}

CellPath WalkOrder::cells() const {
  CellPath out;
  out.reserve(cells_.size());
  for_each_slot([&](std::uint32_t s) { out.push_back(cells_[s]); });
  return out;
}

}  // namespace mazefolio::generate
