#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/palettes.h"
#include "book/book.h"
#include "cover/cover_geometry.h"
#include "layout/text_measurer.h"

namespace mazefolio::cover {

/// The colors of a palette as inks.
struct CoverInks {
  Ink ground, deep, light, accent, second, third;
};
CoverInks inks_of(const PaletteRow& palette);
Ink mixed(Ink from, Ink to, double share);
/// Deep or light, whichever is read more easily on this ink.
Ink words_on(const CoverInks& inks, Ink ground);
/// The accent where it is read on this ink, else the ink that is read best of those that are not light or
/// deep.
Ink bright_on(const CoverInks& inks, Ink ground);
Color color_of(Ink ink);

/// What a cover says.
struct CoverTexts {
  std::string title, subtitle, author;
  std::string count, mazes;  ///< a number, and the word below it
  std::string ages;          ///< or levels; may be empty
  std::string answers;       ///< empty where there are none
  std::string hook, blurb, tip;
  std::string isbn;  ///< 13 digits; empty: none
  std::string price, publisher;
};

struct CoverFaces {
  Typeface title, serif, words, bold;
};

/// All that designs draw from.
struct CoverBrief {
  CoverGeometry place;
  CoverInks ink;
  CoverTexts say;
  CoverFaces face;
  std::vector<std::shared_ptr<const std::string>> art;  ///< SVG of the theme, without color
  PageArt front, logo;                                  ///< of the author; size 0: none
  const Book* book = nullptr;
  TextMeasurer* measurer = nullptr;
  bool for_kids = true;
};

/// What stands on the sheet: what may be cut and folded, and above it what must not.
struct CoverLayers {
  std::vector<Item> ground, content;
};

}  // namespace mazefolio::cover
