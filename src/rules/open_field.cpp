#include "rules/open_field.h"

#include <cmath>

#include "maze/gates.h"
#include "rules/word_hits.h"

namespace mazefolio::rules {

OpenField::OpenField(const Maze& field)
    : closed_{field.topology, BitSet(field.open.size()), field.start, field.finish, {}, {}},
      steps_(passages_of(field)),
      gates_(steps_.centers.size()) {
  const AnyTopology& t = *field.topology;
  for (std::uint32_t i = 0; i < gates_.size(); ++i)
    if (contains(t, Cell{i})) cells_.push_back(i);
  for (const Gate& gate : rim_gates(t)) {
    std::vector<Gate>& of_cell = gates_[index(gate.cell)];
    if (of_cell.empty()) rim_.push_back(index(gate.cell));
    of_cell.push_back(gate);
  }
  const Rect box = bounds(t);
  least_apart_ = static_cast<std::uint32_t>(std::lround((box.width() + box.height()) / 2));
}

std::vector<Cell> OpenField::rude_word_in(const std::vector<std::string>& letters) const {
  return rude_word(closed_, letters, BitSet(letters.size()));
}

std::pair<std::uint32_t, std::uint32_t> OpenField::far_rim_cells(Rng& rng) const {
  for (;;) {
    const std::uint32_t start = rim_cell(rng), finish = rim_cell(rng);
    if (steps_from(steps_, start)[finish] >= least_apart_) return {start, finish};
  }
}

}  // namespace mazefolio::rules
