#pragma once

#include <string>
#include <vector>

#include "generate/thick/wall_pairs.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

/// The tables that can be listed: "generators", "grids", ...
std::vector<std::string> listing_names();

struct ListingRequest {
  std::string name;      ///< one of listing_names()
  ColorLattice lattice;  ///< of "colourings" only
};

/// One line a row, for people: name, summary and options. Throws InputError.
std::string listing_text(const ListingRequest& request, const DataFiles& files);
/// The rows as a JSON list, some with an SVG picture, for programs. Throws InputError.
std::string listing_json(const ListingRequest& request, const DataFiles& files);

}  // namespace mazefolio::publish
