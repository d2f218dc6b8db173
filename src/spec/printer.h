#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/geometry/length.h"
#include "base/pdf_kind.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {

struct GutterBand {
  int pages = 0;  ///< the gutter holds up to this page count
  Length gutter;
};

/// A paper that a printer has, for one ink.
struct PrinterPaper {
  std::string name;
  Inks ink = Inks::black;
  std::optional<Length> caliper;            ///< thickness of a page, half that of its leaf
  std::optional<int> min_pages, max_pages;  ///< where they are not the printer's
};

/// A size of finished pages.
struct PrinterTrim {
  Length width, height;
  /// By paper; one that only other trims name cannot be had for this one. Empty: as the paper says.
  std::map<std::string, int> most_pages;
};

/// Lengths from the first to the last that are accepted.
struct LengthRange {
  Length low, high;
};
/// Sizes beyond the list of trims that a printer accepts.
struct CustomTrim {
  LengthRange width, height;
};

/// The finest that a printer holds.
struct Floors {
  Length line = points(0.75), type = points(7);
  double gray = 0;  ///< the palest, as a share of ink
  int dpi = 300;    ///< of pictures
};

/// The place that stays free for the bar code, on the back.
struct BarcodeZone {
  Length width, height, above, beside;  ///< distances from the lower edge and from the fold
};

struct CoverRules {
  Length spine_added{};  ///< to the thickness of all pages
  Length bleed{}, safe{}, text_safe{};
  Length fold{};                       ///< least distance of words on the spine from its folds
  std::optional<int> spine_text_from;  ///< pages; nothing: never
  std::optional<BarcodeZone> barcode;
};

struct BleedRules {
  Length inner{}, outside{}, top{}, bottom{};
};

struct Printer {
  std::string name, summary, source, verified;
  Length outside, top, bottom;      ///< smallest margins, from the trim
  std::vector<GutterBand> gutters;  ///< by growing page count
  int min_pages = 1, max_pages = 10'000, multiple = 1;
  bool blank_last = false;  ///< the last page stays empty
  bool one_sided = false;   ///< no leaves: the inner margin of every page is on the same side
  bool links = false;       ///< pages are read where links can be followed
  BleedRules bleed;
  std::vector<PrinterTrim> trims;  ///< empty: any page
  std::optional<CustomTrim> custom_trim;
  std::vector<PrinterPaper> papers;  ///< empty: any paper
  Floors floors;
  std::optional<int> max_ink;   ///< percent of all inks together
  std::optional<int> most_mib;  ///< the largest file, in units of 1024 x 1024 bytes
  PdfKind pdf = PdfKind::plain;
  std::optional<CoverRules> cover;

  /// The smallest inner margin of a book with this many pages; beyond the last band, the gutter of that band.
  Length gutter(int pages) const;
};

/// "8.5 x 11 in", or in millimeters where that is no round number of inches.
std::string trim_text(Length width, Length height);
/// The same as the field 'page' is written: "8.5x11in".
std::string page_value(Length width, Length height);

/// The listed trim of this size, within half a millimeter; or null.
const PrinterTrim* listed_trim(const Printer& printer, const PageSize& page);
/// Up to `most` listed trims, the one that is most like the page first.
std::vector<const PrinterTrim*> nearest_trims(const Printer& printer, const PageSize& page, std::size_t most);
/// The printer accepts a trim that is not listed.
bool is_custom_trim(const Printer& printer, const PageSize& page);

/// The paper of this name, or the printer's first for this ink where the name is empty; or null.
const PrinterPaper* find_paper(const Printer& printer, const std::string& name, Inks ink);

/// Page counts that a printer accepts; most < least: none.
struct PageLimits {
  int least = 1, most = 10'000;
};
/// Those of a trim on a paper, which may be null. A trim that is not listed has the counts of the smallest
/// listed one that holds it.
PageLimits page_limits(const Printer& printer, const PageSize& trim, const PrinterPaper* paper);

}  // namespace mazefolio::spec
