#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "publish/icon_finder.h"

namespace mazefolio::publish {

/// One row of `list icons`.
struct ListedIcon {
  std::string name;       ///< what a spec writes
  std::string character;  ///< as UTF-8; empty for an icon of the house
  std::string says;       ///< its name in the catalog, where an icon of the house has that name
  std::string group, subgroup;
  std::vector<std::string> aliases;
};

/// The icons of the house, then the pictographs in the order of their groups. Where these are missing, only
/// the former, and `warnings` says what to install.
std::vector<ListedIcon> listed_icons(IconFinder& finder, Diagnostics& warnings);

/// Keeps the rows in which every word of `search` is the beginning of a word of the name, an alias or the
/// group; letter case does not matter.
void keep_found(std::vector<ListedIcon>& icons, std::string_view search);

/// A contact sheet on letter pages as a PDF. Throws InputError where there is nothing to show.
std::string icon_sheet(IconFinder& finder, const std::vector<ListedIcon>& icons);

}  // namespace mazefolio::publish
