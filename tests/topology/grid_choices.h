#pragma once

#include <catch2/catch.hpp>

#include "support/namespaces.h"
#include "topology/grids.h"

namespace mazefolio::tests {

/// A choice by names, all options at their defaults.
inline GridChoice grid_choice(const std::string& grid, const std::string& shape, CellCount size) {
  const GridRow* g = find_row(grids(), grid);
  const ShapeRow* s = find_row(shapes(), shape);
  REQUIRE(g);
  REQUIRE(s);
  return {g, Options(g->options), s, Options(s->options), size};
}

/// A grid that must be one.
inline std::shared_ptr<const AnyTopology> made(const GridChoice& choice, const std::string& seed = "1") {
  const Result<Grid> grid = make_grid(choice, seed);
  INFO(choice.grid->name << " " << choice.shape->name << " " << choice.size.columns << "x"
                         << choice.size.rows);
  REQUIRE(grid.ok());
  REQUIRE(grid->topology);
  return grid->topology;
}

/// A picture from lines of '#' (black) and others (white).
inline std::shared_ptr<const Picture> drawn(const std::vector<std::string>& lines) {
  auto picture = std::make_shared<Picture>();
  picture->width = static_cast<std::uint32_t>(lines.front().size());
  picture->height = static_cast<std::uint32_t>(lines.size());
  for (const std::string& line : lines)
    for (const char c : line) picture->pixels.push_back(c == '#' ? 0x000000ff : 0xffffffff);
  return picture;
}

/// A body with a head that is no part of it.
inline std::shared_ptr<const Picture> with_head() {
  const auto square = [](double x, double y, double side) {
    return Ring{{{x, y}, true}, {{x + side, y}, true}, {{x + side, y + side}, true}, {{x, y + side}, true}};
  };
  Picture p{1, 1, {255}};
  p.rings = {square(0, 6, 20)};
  p.beside = {square(8, 0, 4)};
  return std::make_shared<const Picture>(p);
}

}  // namespace mazefolio::tests
