#include "prove/tile_field.h"

#include <algorithm>
#include <cmath>

#include "prove/pixel.h"

namespace mazefolio::prove {
namespace {

constexpr double same_place = 0.08;  ///< by the side of a tile
constexpr std::size_t most_tiles = 1'000;

/// Finds tiles whose sides lie at those of others: left, right, above, below.
class Neighbors {
 public:
  explicit Neighbors(const std::vector<RuleClaim::PrintedTile>& tiles) : tiles_(tiles) {}

  std::size_t none() const { return tiles_.size(); }
  std::size_t beside(std::size_t tile, int side) const {
    const Point at = tiles_[tile].sides[side];
    const double near = same_place * distance(tiles_[tile].sides[0], tiles_[tile].sides[1]);
    for (std::size_t i = 0; i < tiles_.size(); ++i)
      if (i != tile && distance(at, tiles_[i].sides[side ^ 1]) < near) return i;
    return none();
  }
  /// The tile that has others neither at its left nor above it.
  std::size_t first() const {
    for (std::size_t i = 0; i < tiles_.size(); ++i)
      if (beside(i, 0) == none() && beside(i, 2) == none()) return i;
    return none();
  }

 private:
  const std::vector<RuleClaim::PrintedTile>& tiles_;
};

}  // namespace

std::vector<std::uint32_t> PlacedTiles::way_of(const TracedString& string) const {
  std::vector<std::uint32_t> way;
  for (const TracedString::Pass& pass : string.passes)
    way.push_back(static_cast<std::uint32_t>(order[pass.tile]));
  return way;
}

std::optional<PlacedTiles> placed_tiles(const RuleClaim& rule) {
  const std::size_t tiles = rule.tiles.size();
  if (tiles == 0 || tiles > most_tiles) return std::nullopt;
  const Neighbors neighbors(rule.tiles);
  PlacedTiles out;
  TileField& field = out.field;
  // A manifest may lead in circles: there are no more tiles than it has.
  for (std::size_t row = neighbors.first(); row < tiles && field.rows < tiles;
       row = neighbors.beside(row, 3), ++field.rows)
    for (std::size_t i = row; i < tiles && out.order.size() < tiles; i = neighbors.beside(i, 1))
      out.order.push_back(i);
  for (const std::size_t i : out.order) field.kinds += rule.tiles[i].text;
  field.columns = field.rows > 0 ? out.order.size() / field.rows : 0;
  std::vector<std::size_t> sorted = out.order;
  std::ranges::sort(sorted);
  const bool whole = std::ranges::adjacent_find(sorted) == sorted.end() && field.kinds.size() == tiles &&
                     field.kinds.find_first_not_of("xab") == std::string::npos && field.columns % 2 == 0 &&
                     field.columns * field.rows == tiles && rule.strings.size() == field.rows &&
                     rule.ends.size() == 2 * field.rows;
  return whole ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace mazefolio::prove
