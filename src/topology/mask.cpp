#include "topology/mask.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace mazefolio::topology {
namespace {

constexpr std::size_t most_mask_places = 4'000'000;  // a long line makes all others as long

}  // namespace

Mask full_mask(std::uint32_t columns, std::uint32_t rows) {
  return {columns, rows, BitSet(std::size_t{columns} * rows, true)};
}

Result<Mask> parse_mask(std::string_view text, const Place& place) {
  Diagnostics found;
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  std::size_t columns = 0;
  for (const std::string_view line : lines) columns = std::max(columns, line.size());
  if (columns * lines.size() > most_mask_places) {
    found.error(place, fmt::format("{} x {} places are more than {} million", columns, lines.size(),
                                   most_mask_places / 1'000'000));
    return found;
  }

  Mask mask{static_cast<std::uint32_t>(columns), static_cast<std::uint32_t>(lines.size()),
            BitSet(columns * lines.size())};
  for (std::size_t y = 0; y < lines.size(); ++y)
    for (std::size_t x = 0; x < lines[y].size(); ++x) {
      const char c = lines[y][x];
      if (c == '#')
        mask.cells.set(y * columns + x);
      else if (c != '.' && c != ' ')
        found.error(place, fmt::format("lines are made of '#' and '.', row {} column {} is something else",
                                       y + 1, x + 1));
    }
  if (mask.cells.count() == 0) found.error(place, "nothing is marked with '#'");
  if (found.has_errors()) return found;
  return mask;
}

}  // namespace mazefolio::topology
