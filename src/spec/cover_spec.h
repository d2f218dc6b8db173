#pragma once

#include <optional>
#include <string>

#include "base/geometry/length.h"
#include "spec/page_spec.h"

namespace mazefolio::spec {

/// What the author says of the cover. All of it has a default: texts are those of the book.
struct CoverSpec {
  std::string design, palette;  ///< empty: as theme and audience ask
  PlacedText title{}, subtitle{}, author{}, price{};
  std::string isbn{};                 ///< empty: that of the imprint
  PageSpec front{PageType::picture};  ///< the author's picture, where the design has its own
  PageSpec back{PageType::text};      ///< the text
  PageSpec logo{PageType::picture};   ///< of the publisher, on the back
  int mazes = 3;                      ///< of the book, on the back
  bool spine_text = true;             ///< where the spine is wide enough
  std::optional<Length> spine{};      ///< its width, where the printer does not say how thick paper is
  Place spine_place{};
};

}  // namespace mazefolio::spec
