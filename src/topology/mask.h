#pragma once

#include <cstdint>
#include <string_view>

#include "base/bit_set.h"
#include "base/result.h"

namespace mazefolio::topology {

/// Which cells of a columns x rows field exist: bit y * columns + x.
struct Mask {
  std::uint32_t columns = 0, rows = 0;
  BitSet cells;
  bool test(std::uint32_t x, std::uint32_t y) const { return cells.test(std::size_t{y} * columns + x); }
};

/// Every cell of the field.
Mask full_mask(std::uint32_t columns, std::uint32_t rows);

/// One line a row; '#' is a cell, '.' or a space is none. Short lines are filled up with none, a last empty
/// line is ignored. Fails, with every error at `place`, for other characters and for a mask without a cell.
Result<Mask> parse_mask(std::string_view text, const Place& place = {});

}  // namespace mazefolio::topology
