#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::study {

/// A row of Williams' Latin square of even `n`: over all n rows each item stands once at each place, and each
/// pair of items stands once side by side in each order.
std::vector<std::size_t> williams_row(std::size_t n, std::size_t row);

/// What the two halves of every booklet hold, as numbers of mazes. Equal places of the halves hold the same
/// maze, or mazes of one kind.
struct Halves {
  std::vector<std::size_t> first, second;
};

/// Two mazes of each kind, neither the easiest nor the hardest, stand in both halves; the others are dealt so
/// that the halves are equally hard. `kinds` has the mazes of each kind by rising level: an even number of
/// them, 4 or more. The seed decides about the places.
Halves halves_of(const std::vector<std::vector<std::size_t>>& kinds, std::string_view seed);

/// The mazes of a booklet, from 0, in their order: a row of the square for each half, and which half comes
/// first, change from booklet to booklet. What is repeated stands half a booklet apart.
std::vector<std::size_t> booklet_order(const Halves& halves, std::size_t booklet);

}  // namespace mazefolio::study
