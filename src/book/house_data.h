#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "layout/border.h"
#include "layout/look.h"
#include "layout/page_geometry.h"
#include "layout/rich_lines.h"
#include "spec/book_spec.h"
#include "spec/house_files.h"
#include "spec/level_table.h"
#include "spec/printer.h"
#include "spec/theme.h"

namespace mazefolio::book {

/// The house data that one book uses.
struct HouseData {
  Audience audience;
  std::vector<Audience> audiences;  ///< all there are
  Printer printer;
  Words words;
  ExplainWords english;  ///< what explanations say where the language of the book has no words for them
  LevelTable levels;
  Look look;
  FaceCuts text_cuts;       ///< of the family of running text
  std::optional<int> year;  ///< of the copyright; nothing: the book does not say one
  std::map<std::string, std::shared_ptr<const std::string>> icons;  ///< SVG by the name in the book
  std::shared_ptr<const Theme> theme;                               ///< null where the pages are plain
  bool slim_border = false;  ///< the pictures of its border stand in the corners alone
};

/// All but the icons; or the errors of all files. Throws WorldError when a file is missing.
Result<HouseData> load_house_data(const BookSpec& spec, const DataFiles& files);

/// Page and margins of a book with this number of pages: what the spec says, or else the template, but never
/// less than the printer asks. The inner margin is on the side that the language is read from.
PageGeometry page_geometry(const BookSpec& spec, const HouseData& house, int pages);
/// The border of the theme. Its pictures are null where the icons are not loaded.
layout::PageBorder border_of(const HouseData& house);
/// An error for each margin of the spec that is less than the printer asks.
Diagnostics margin_faults(const BookSpec& spec, const HouseData& house, int pages);

/// The printer binds the book: two sides a leaf, so chapters begin on the right.
bool is_bound(const Printer& printer);

}  // namespace mazefolio::book
