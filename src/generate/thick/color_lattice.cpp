#include "generate/thick/color_lattice.h"

#include <fmt/format.h>

namespace mazefolio::generate {
namespace {

int floor_div(int a, int b) { return a / b - (a % b < 0); }

}  // namespace

int ColorLattice::color(Step at) const {
  const int q = floor_div(at.y, vy), x = at.x - q * vx;
  return (at.y - q * vy) * ux + x - floor_div(x, ux) * ux;
}

Outcome check_colors(const ColorLattice& lattice) {
  if (lattice.colors() > most_colors)
    return failure(fmt::format("ux * vy = {} colors are more than {}", lattice.colors(), most_colors));
  for (const Step side : four_sides)
    if (lattice.color(side) == 0)
      return failure(
          fmt::format("with ux = {}, vx = {} and vy = {} a room lies beside the next, with no wall between",
                      lattice.ux, lattice.vx, lattice.vy));
  return Done{};
}

}  // namespace mazefolio::generate
