#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/geometry/length.h"
#include "layout/border.h"
#include "layout/look.h"
#include "layout/page_geometry.h"
#include "layout/text_measurer.h"

namespace mazefolio::layout {

/// What all pages of a book share.
struct Setting {
  Look look;
  PageGeometry geometry;
  Length text_floor;  ///< the audience's smallest type: no word on a page is smaller
  bool right_to_left = false;
  TextMeasurer* measurer = nullptr;                    ///< never null when pages are made
  PageBorder border{};                                 ///< around the live area
  std::shared_ptr<const std::string> level_picture{};  ///< SVG, for levels that are shown in pictures
  Length arrow{};  ///< the audience's arrows at gates without pictures, on a large page
};

/// What surrounds the content of one page. Empty texts are left out.
struct Furniture {
  bool recto = true;
  std::string folio;
  std::string head;  ///< running head: the title of the book on a verso, of the chapter on a recto
  /// A named place for links, unique in the book. With a title it is also in the outline.
  std::string marker, title;
  int outline_level = 0;
};

/// Type sizes of this book: those of the look, scaled to the page, at least the floor.
struct TypeSizes {
  double title, chapter, heading, numeral, text, label;
};
TypeSizes type_sizes(const Setting& setting);

/// The live area without the bands of folio and running head.
Rect content_area(const Setting& setting, bool recto);
/// The same where a page may do without its running head.
Rect content_area(const Setting& setting, bool recto, bool running_head);

/// Where words on the line of a folio at the foot stand.
double folio_baseline(const Setting& setting);

/// The border around the live area; nothing where the book has none.
std::vector<Item> page_border(const Setting& setting, bool recto);

/// A page with its folio, running head and marker, ready for content.
Page start_page(const Setting& setting, const Furniture& furniture);

}  // namespace mazefolio::layout
