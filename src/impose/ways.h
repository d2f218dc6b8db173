#pragma once

#include <span>

#include "impose/imposition.h"

namespace mazefolio::impose {

/// What some of the ways need to know; the others leave it.
struct SheetDetails {
  double thickness_pt = 0;  ///< of the paper
  double holes_pt = 0;      ///< free at the left of each page
  int page = 0;             ///< of a poster, from 0
  Size poster;
  Font font;  ///< of the names of a poster's sheets
};

/// A way to put pages on sheets; the names are those of the options of `mazefolio impose`.
struct WayRow {
  const char* name;
  const char* summary;
  Imposition (*impose)(const Stock& stock, const SheetDetails& details);
};

std::span<const WayRow> ways();

}  // namespace mazefolio::impose
