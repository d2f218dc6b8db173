#pragma once

#include <optional>
#include <vector>

#include "prove/claims.h"
#include "prove/trace_strings.h"

namespace mazefolio::prove {

/// The tiles of a claim as they lie on the page: those of the field in their order, by their numbers in the
/// claim.
struct PlacedTiles {
  TileField field;
  std::vector<std::size_t> order;

  /// The tiles of the claim that a string passes.
  std::vector<std::uint32_t> way_of(const TracedString& string) const;
};

/// Nothing where tiles, strings and ends do not make a whole field.
std::optional<PlacedTiles> placed_tiles(const RuleClaim& rule);

}  // namespace mazefolio::prove
