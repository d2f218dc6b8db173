#pragma once

#include <vector>

#include "puzzle/puzzle.h"

namespace mazefolio::puzzle {

/// Unrolls the entries of a spec into one order a puzzle: numbers, titles, the steps of ramps. The spec must
/// outlive the orders. `title_pattern` holds "{n}" for untitled puzzles.
std::vector<PuzzleOrder> puzzle_orders(const BookSpec& spec, const std::string& title_pattern);

/// Lets the measured scores rise: within each entry, and through those chapters that ask for it. Orders move
/// with their puzzles; numbers and the titles that only say the number stay where they are.
void put_in_rising_order(const BookSpec& spec, const std::string& title_pattern,
                         std::vector<PuzzleOrder>& orders, std::vector<Puzzle>& puzzles);

}  // namespace mazefolio::puzzle
