#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "book/house_data.h"
#include "layout/page_ink.h"

namespace mazefolio::book {

/// Where a picture stands; its name is that of the icon.
struct NamedBoxes {
  std::string picture;
  std::vector<Rect> boxes;
};
using NamedArt = std::vector<NamedBoxes>;  ///< each picture once, in the order of the first boxes

/// Names the pictures on the pages of a book. A border stands alike on most of them, so it is told once:
/// there is one for rectos and one for versos, where their margins differ.
class ArtNames {
 public:
  ArtNames() = default;  ///< knows none
  ArtNames(const HouseData& house, const PageGeometry& geometry);

  struct OfPage {
    std::optional<std::size_t> border;  ///< which of the borders
    NamedArt others;
  };
  OfPage of(const PageInk& page) const;
  std::vector<NamedArt> borders() const;

 private:
  NamedArt named(const std::vector<PlacedPicture>& pictures, std::size_t from) const;

  std::map<const std::string*, std::string> names_;  ///< by SVG
  std::vector<std::vector<PlacedPicture>> borders_;
};

}  // namespace mazefolio::book
