#pragma once

#include <cstdint>
#include <vector>

#include "generate/thick/neighborhood.h"
#include "generate/thick/rule.h"
#include "topology/mask.h"

namespace mazefolio::generate {

/// The law by which all cells of a field change in one generation.
struct CellularLaw {
  Rule rule;
  std::vector<Offset> neighbors;  ///< of parse_neighborhood
  bool outside = true;            ///< whether the cells outside the field are alive
};

struct Evolution {
  int generations = 0;  ///< number of computed generations
  int period = 0;       ///< the longest period; 1: a still life; 0: a part did not repeat
};

/// Cells that are alive or not. The cells of the mask change; all others are outside.
class CellField {
 public:
  CellField(const Mask& mask, CellularLaw law);

  bool alive(std::uint32_t x, std::uint32_t y) const { return words_[word(x, y)] >> bit(x, y) & 1; }
  /// The cell must be in the mask.
  void set(std::uint32_t x, std::uint32_t y, bool alive);
  void step();
  /// Computes up to this number of generations, or until each part of the field is as it was in one of the
  /// last `memory` generations.
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
  std::size_t stride_ = 0;  ///< bits of a row: its cells, then outside cells up to the distance of a neighbor
  std::size_t guard_ = 0;   ///< words of outside before the first row and after the last
  std::vector<Source> sources_;
  std::vector<std::uint64_t> words_, next_, changing_;
};

}  // namespace mazefolio::generate
