#pragma once

#include <vector>

#include "book/puzzle.h"

namespace mazefolio {

/// Unrolls the entries of a spec into one order a puzzle: numbers, titles, the steps of ramps. The spec must
/// outlive the orders. `title_pattern` holds "{n}" for untitled puzzles.
std::vector<PuzzleOrder> puzzle_orders(const BookSpec& spec, const std::string& title_pattern);

}  // namespace mazefolio
