#include "generate/growth.h"

#include <algorithm>

namespace mazefolio::generate {

std::vector<Growth::Change> lasting_changes(const Growth& growth) {
  BitSet seen(growth.first.size());
  std::vector<Growth::Change> lasting;
  for (std::size_t i = growth.changes.size(); i-- > 0;) {
    const Growth::Change& change = growth.changes[i];
    if (seen.test(index(change.wall))) continue;
    seen.set(index(change.wall));
    if (change.open != growth.first.test(index(change.wall))) lasting.push_back(change);
  }
  std::ranges::reverse(lasting);
  return lasting;
}

void OpenWalls::begin() {
  if (!growth_) return;
  growth_->first = open_;
  growth_->changes.clear();
  growth_->doors.clear();
}

void OpenWalls::tell(std::size_t wall, bool open) {
  growth_->changes.push_back({Wall{static_cast<std::uint32_t>(wall)}, open});
}

void OpenWalls::tell_door(std::size_t wall) {
  growth_->doors.push_back(Wall{static_cast<std::uint32_t>(wall)});
}

}  // namespace mazefolio::generate
