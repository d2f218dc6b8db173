#include "study/order.h"

#include <numeric>
#include <utility>

#include "base/diagnostic.h"
#include "base/rng.h"

namespace mazefolio::study {

std::vector<std::size_t> williams_row(std::size_t n, std::size_t row) {
  std::vector<std::size_t> items;
  for (std::size_t place = 0; place < n; ++place) {  // 0, 1, n - 1, 2, n - 2, ..., shifted by the row
    const std::size_t step = (place + 1) / 2;
    items.push_back((row + (place % 2 == 1 ? step : n - step)) % n);
  }
  return items;
}

Halves halves_of(const std::vector<std::vector<std::size_t>>& kinds, std::string_view seed) {
  std::vector<std::pair<std::size_t, std::size_t>> places;  // in the first half, in the second
  for (const std::vector<std::size_t>& kind : kinds) {
    const std::size_t n = kind.size();
    if (n < 4 || n % 2 != 0)
      throw InputError("each kind of a study needs 4, 6 or more mazes, an even number");
    std::vector<std::size_t> singles;
    for (std::size_t i = 0; i < n; ++i)
      if (i == 1 || i == n - 2)
        places.emplace_back(kind[i], kind[i]);
      else
        singles.push_back(kind[i]);
    // The easiest and the hardest against the two after them, and so on inward.
    for (std::size_t a = 0, b = singles.size() - 1; a < b && b < singles.size(); a += 2, b -= 2) {
      const bool crossed = a + 1 < b;
      places.emplace_back(singles[a], crossed ? singles[a + 1] : singles[b]);
      if (crossed) places.emplace_back(singles[b], singles[b - 1]);
    }
  }
  if (places.size() % 2 != 0) throw InputError("a study needs an even number of kinds");
  Rng rng(hash_text(seed));
  rng.shuffle(places);
  Halves halves;
  for (const auto& [first, second] : places) {
    halves.first.push_back(first);
    halves.second.push_back(second);
  }
  return halves;
}

std::vector<std::size_t> booklet_order(const Halves& halves, std::size_t booklet) {
  const std::size_t n = halves.first.size();
  std::size_t step = 7;  // far apart, and every row once in n booklets
  while (std::gcd(n, step) != 1) ++step;
  const std::vector<std::size_t> row = williams_row(n, booklet * step % n);
  const bool swapped = (booklet + booklet / n) % 2 != 0;
  std::vector<std::size_t> order;
  for (const bool second : {swapped, !swapped})
    for (const std::size_t place : row) order.push_back((second ? halves.second : halves.first)[place]);
  return order;
}

}  // namespace mazefolio::study
