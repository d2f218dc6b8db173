#pragma once

#include <cstdint>
#include <vector>

#include "diagram/diagram.h"

namespace mazefolio::diagram {

/// How an area is filled, so that it differs from others in black and white.
struct Fill {
  enum class Lines { none, hatch, dots };
  double gray = 1;  ///< 0 black, 1 white
  Lines lines = Lines::none;
};

/// The area of a closed path on the page.
void fill_path(const Path& path, const Fill& fill, std::vector<Item>& out);
/// The area of these cells of the maze, one bit an id; rock may be among them.
void fill_cells(const Maze& maze, const BitSet& cells, const PageTransform& to_page, const Fill& fill,
                std::vector<Item>& out);

/// Cells that belong together, by cell id; `none`: to nothing.
using Areas = std::vector<std::uint32_t>;
constexpr std::uint32_t no_area = ~std::uint32_t{0};

/// A fill for each area: those that share a wall differ, as far as the few fills allow.
std::vector<Fill> fills_apart(const Maze& maze, const Areas& areas);

/// Every area in its fill.
std::vector<Item> draw_areas(const Maze& maze, const Areas& areas, const std::vector<Fill>& of,
                             const PageTransform& to_page);
/// The closed walls between two areas, heavy.
void draw_borders(const Maze& maze, const Areas& areas, const MazeFit& fit, double width,
                  std::vector<Item>& out);

/// From white to a gray on which black walls can still be seen.
Fill shade(double share);

/// A framed swatch of a fill.
Key area_key(const Fill& fill, std::string text);

/// The maze without its gates.
Maze without_gates(Maze maze);

}  // namespace mazefolio::diagram
