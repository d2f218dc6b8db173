#include "maze/tangle.h"

#include <algorithm>
#include <string_view>

#include "topology/lattice.h"

namespace mazefolio::maze {
namespace {

TileSide across(TileSide side) {
  switch (side) {
    case TileSide::left:
      return TileSide::right;
    case TileSide::right:
      return TileSide::left;
    case TileSide::above:
      return TileSide::below;
    case TileSide::below:
      break;
  }
  return TileSide::above;
}

TileSide way_out(Tile tile, TileSide in) {
  if (tile == Tile::crossing) return across(in);
  const bool beside = in == TileSide::left || in == TileSide::right;
  const TileSide rising = beside ? (in == TileSide::left ? TileSide::above : TileSide::below)
                                 : (in == TileSide::above ? TileSide::left : TileSide::right);
  return tile == Tile::rising ? rising : across(rising);
}

}  // namespace

std::optional<Tangle> empty_tangle(const AnyTopology& t) {
  const Lattice* squares = square_lattice(t);
  if (!squares || !squares->is_full()) return std::nullopt;
  Tangle tangle{squares->columns(), squares->rows(), squares->rows() >= squares->columns()};
  if (tangle.down) std::swap(tangle.length, tangle.strings);
  if (tangle.length % 2 != 0) return std::nullopt;
  tangle.tiles.assign(std::size_t{tangle.length} * tangle.strings, Tile::crossing);
  return tangle;
}

Cell tile_cell(const AnyTopology& t, const Tangle& tangle, std::uint32_t x, std::uint32_t y) {
  return tangle.down ? square_lattice(t)->at(y, x) : square_lattice(t)->at(x, y);
}

const char* tile_mark(Tile tile) { return tile == Tile::crossing ? "x" : tile == Tile::rising ? "a" : "b"; }

std::optional<Tile> tile_of(std::string_view mark) {
  for (const Tile tile : {Tile::crossing, Tile::rising, Tile::falling})
    if (mark == tile_mark(tile)) return tile;
  return std::nullopt;
}

std::optional<Tangle> tangle_of(const Maze& maze) {
  if (!maze.marks || maze.marks->look != MarkLook::strings) return std::nullopt;
  std::optional<Tangle> tangle = empty_tangle(*maze.topology);
  if (!tangle || maze.marks->cells.size() != tangle->tiles.size()) return std::nullopt;
  const Lattice& squares = *square_lattice(*maze.topology);
  for (const CellMark& mark : maze.marks->cells) {
    const std::optional<Tile> tile = tile_of(mark.text);
    if (!tile) return std::nullopt;
    const std::uint32_t x = squares.column(mark.cell), y = squares.row(mark.cell);
    (tangle->down ? tangle->at(y, x) : tangle->at(x, y)) = *tile;
  }
  return tangle;
}

TangleString string_of(const Tangle& tangle, std::uint32_t row) {
  TangleString string;
  TilePass pass{0, row, TileSide::left, TileSide::right};
  for (;;) {  // it comes to no tile twice by one side, so that it ends
    pass.out = way_out(tangle.at(pass.x, pass.y), pass.in);
    string.passes.push_back(pass);
    const bool over_top = pass.out == TileSide::above && pass.y == 0,
               over_foot = pass.out == TileSide::below && pass.y + 1 == tangle.strings;
    if ((pass.out == TileSide::left && pass.x == 0) ||
        (pass.out == TileSide::right && pass.x + 1 == tangle.length)) {
      string.to = pass.y;
      string.leads_across = pass.out == TileSide::right;
      return string;
    }
    if (over_top || over_foot) {  // a half circle
      pass.x ^= 1;
      pass.in = pass.out;
      continue;
    }
    pass.x = pass.out == TileSide::left ? pass.x - 1 : pass.out == TileSide::right ? pass.x + 1 : pass.x;
    pass.y = pass.out == TileSide::above ? pass.y - 1 : pass.out == TileSide::below ? pass.y + 1 : pass.y;
    pass.in = across(pass.out);
  }
}

std::vector<TangleString> strings_of(const Tangle& tangle) {
  std::vector<TangleString> strings;
  for (std::uint32_t row = 0; row < tangle.strings; ++row) strings.push_back(string_of(tangle, row));
  return strings;
}

bool all_lead_across(const Tangle& tangle, const std::vector<TangleString>& strings) {
  std::size_t passes = 0;
  for (const TangleString& string : strings) {
    if (!string.leads_across) return false;
    passes += string.passes.size();
  }
  return passes == 2 * tangle.tiles.size();
}

}  // namespace mazefolio::maze
