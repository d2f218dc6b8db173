#pragma once

#include <cstdint>
#include <vector>

#include "generate/thick/neighborhood.h"
#include "generate/thick/rule.h"
#include "topology/mask.h"

namespace mazefolio::generate {

/// What happens to the cells of a field, all at once, in one generation.
struct CellularLaw {
  Rule rule;
  std::vector<Offset> neighbors;  ///< of parse_neighborhood
  bool outside = true;            ///< whether all beyond the field is alive
};

struct Evolution {
  int generations = 0;  ///< that were computed
  int period = 0;       ///< the longest in it; 1: a still life; 0: some of it never came back
};

/// Cells that are alive or not. The cells of the mask change, all others are the outside.
class CellField {
 public:
  CellField(const Mask& mask, CellularLaw law);

  bool alive(std::uint32_t x, std::uint32_t y) const { return words_[word(x, y)] >> bit(x, y) & 1; }
  /// A cell of the mask.
  void set(std::uint32_t x, std::uint32_t y, bool alive);
  void step();
  /// Until each part of the field is as it was in one of the last `memory` generations, or for so many.
  Evolution run(int generations, int memory);

 private:
  struct Source {
    std::ptrdiff_t words;
    int bits;
  };
  std::size_t flat(std::uint32_t x, std::uint32_t y) const { return std::size_t{y} * stride_ + x; }
  std::size_t word(std::uint32_t x, std::uint32_t y) const { return guard_ + flat(x, y) / 64; }
  int bit(std::uint32_t x, std::uint32_t y) const { return static_cast<int>(flat(x, y) % 64); }

  CellularLaw law_;
  std::size_t stride_ = 0;  ///< bits a row: its cells, then as much outside as a neighbor reaches
  std::size_t guard_ = 0;   ///< words of outside before the first row and after the last
  std::vector<Source> sources_;
  std::vector<std::uint64_t> words_, next_, changing_;
};

}  // namespace mazefolio::generate
