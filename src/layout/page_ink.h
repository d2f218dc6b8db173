#pragma once

#include <memory>
#include <string>
#include <vector>

#include "layout/frame.h"
#include "layout/text_measurer.h"

namespace mazefolio::layout {

/// One line of text on a page: its letters lie in the box, in points.
struct PlacedWords {
  std::string text;
  Rect box;
  double size_pt = 0;  ///< of its type
};

/// A picture on a page, as drawn and where.
struct PlacedPicture {
  std::shared_ptr<const std::string> svg;
  Rect box;
};

/// What a page has ink for: its words, and the boxes of all else. A line around something leaves its inside
/// free.
struct PageInk {
  int page = 1;  ///< from 1
  std::vector<PlacedWords> words;
  std::vector<Rect> art;
  bool color = false;                     ///< some of it is not gray; pictures do not count
  std::vector<PlacedPicture> pictures{};  ///< those of SVG; their boxes are in `art`, too
};
PageInk ink_of(const Frame& frame, TextMeasurer& measurer, int page = 1);

}  // namespace mazefolio::layout
