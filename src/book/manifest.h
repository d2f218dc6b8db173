#pragma once

#include <string>
#include <vector>

#include "base/geometry.h"
#include "book/puzzle.h"

namespace mazefolio {

/// Where one puzzle was printed. Points on the PDF page, origin top left, y down.
struct Printed {
  int page = 0, answer_page = 0;
  Transform to_page;    ///< from maze units
  Transform to_answer;  ///< from maze units, on the answer page
  double wall_pt = 0, corridor_pt = 0;
  double rounding = 0;      ///< radius of the rim's corners, in maze units
  std::vector<Rect> marks;  ///< letters and pictures that stand in cells
};

/// A font the book asked for and the one it got.
struct FontUse {
  std::string asked, used;
};

struct ManifestFacts {
  std::string pdf, pdf_sha256;  ///< file name and hash of the print edition, or of the only one
  std::string answers_pdf;      ///< of the separate answer key, or empty
  int pages = 0;
  Size page_size;
  std::vector<FontUse> fonts;
};

/// The manifest as JSON text, a line a puzzle. `printed` runs beside `puzzles`.
std::string manifest_json(const BookSpec& spec, const std::vector<Puzzle>& puzzles,
                          const std::vector<Printed>& printed, const ManifestFacts& facts);

}  // namespace mazefolio
