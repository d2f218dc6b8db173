#pragma once

#include <string>
#include <vector>

#include "generate/thick/wall_pairs.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

/// The tables that can be listed: "generators", "grids", ...
std::vector<std::string> listing_names();

struct ListingRequest {
  std::string name;      ///< one of listing_names()
  ColorLattice lattice;  ///< of "colourings" only, as are the two that follow
  int room = 0;          ///< the color of the rooms
  /// Pairs that are listed of more colors than most_numbered_colors, those with the fewest colors first.
  int most_pairs = 1000;
  /// Of "icons" only: words with which words of a name, an alias or a group begin; empty: all.
  std::string search{};
};

/// One line a row, for people: name, summary and options. Throws InputError.
std::string listing_text(const ListingRequest& request, const DataFiles& files, Notices& notices);
/// The rows as a JSON list, some with an SVG picture, for programs. Throws InputError.
std::string listing_json(const ListingRequest& request, const DataFiles& files, Notices& notices);
/// The icons as a contact sheet in PDF. Throws InputError where there are none, and for other tables.
std::string icon_sheet(const ListingRequest& request, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::publish
