#pragma once

#include <vector>

#include "base/page_art.h"
#include "base/rich_text.h"
#include "layout/rich_lines.h"

namespace mazefolio::layout {

/// Where a text flows: a column, as high on its first page as the words above it leave, and on the next ones.
struct FlowRoom {
  double width = 0, first = 0, next = 0;
};
struct FlowStyle {
  Typeface face;
  FaceCuts cuts;
  double size_pt = 12;
  bool centered = false;
  double between = 0.55;      ///< paragraphs, by the type size
  bool shaped_marks = false;  ///< items stand behind the sign of the look, not behind bullets or numbers
};

/// What stands on a page of the flow, from the top left of the column.
struct FlowPage {
  std::vector<Item> items;
  double height = 0;
};

/// Sets a text over as many pages as it takes. A heading stays with what follows it, and no line of a longer
/// paragraph stands alone. A short last page takes lines of the others.
std::vector<FlowPage> flow(const Setting& setting, const RichText& text, const ArtByName& art,
                           const FlowStyle& style, const FlowRoom& room);

/// The picture in the middle of the box.
Item art_in(const PageArt& art, const Rect& box);

}  // namespace mazefolio::layout
