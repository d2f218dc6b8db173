#include "generate/thick/color_lattice.h"

#include <fmt/format.h>

#include <bit>

namespace mazefolio::generate {
namespace {

int floor_div(int a, int b) { return a / b - (a % b < 0); }

template <class Renamed>
ColorSet renamed(ColorSet colors, Renamed fn) {
  ColorSet out = 0;
  for (; colors; colors &= colors - 1) out |= only_color(fn(std::countr_zero(colors)));
  return out;
}

}  // namespace

int ColorLattice::color(Step at) const {
  const int q = floor_div(at.y, vy), x = at.x - q * vx;
  return (at.y - q * vy) * ux + x - floor_div(x, ux) * ux;
}

ColorSet ColorLattice::counted_from(int origin, ColorSet colors) const {
  return renamed(colors, [&](int c) { return color(cell_of(c) - cell_of(origin)); });
}

ColorSet ColorLattice::counted_back(int origin, ColorSet colors) const {
  return renamed(colors, [&](int c) { return color(cell_of(c) + cell_of(origin)); });
}

Outcome check_colors(const ColorLattice& lattice) {
  if (lattice.colors() > most_colors)
    return failure(fmt::format("ux * vy = {} colors are more than {}: make ux or vy smaller",
                               lattice.colors(), most_colors));
  for (const Step side : four_sides)
    if (lattice.color(side) == 0)
      return failure(
          fmt::format("with ux = {}, vx = {} and vy = {} a room lies beside the next, with no wall between",
                      lattice.ux, lattice.vx, lattice.vy));
  return Done{};
}

Outcome check_room(const ColorLattice& lattice, int room) {
  if (room >= 0 && room < lattice.colors()) return Done{};
  return failure(fmt::format("rooms cannot have color {}: ux * vy = {} colors are 0 to {}", room,
                             lattice.colors(), lattice.colors() - 1));
}

}  // namespace mazefolio::generate
