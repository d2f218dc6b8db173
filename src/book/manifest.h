#pragma once

#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "layout/page_geometry.h"
#include "puzzle/puzzle.h"

namespace mazefolio::book {

/// How one maze is inked on one page. Points on the PDF page, origin top left, y down.
struct PrintedInk {
  Transform to_page;  ///< from maze units
  double wall_pt = 0, rim_pt = 0, corridor_pt = 0;
  double wall_gray = 0;                    ///< of the walls' ink: 0 is black
  double rounding = 0;                     ///< radius of the walls' corners, in maze units
  std::vector<Rect> marks;                 ///< letters and pictures that stand in cells
  std::vector<std::vector<Point>> arrows;  ///< polygons at the gates, start first
  Rect slot;                               ///< what the maze and its words have of the page
};

/// Where one puzzle was printed, and its answer.
struct Printed {
  int page = 0, answer_page = 0;
  PrintedInk puzzle, answer;
  PathStyle path = PathStyle::line;  ///< how the answer is drawn
  double path_pt = 0, path_gray = 0;
};

/// A font the book asked for and the one it got.
struct FontUse {
  std::string asked, used;
};

struct ManifestFacts {
  std::string pdf, pdf_sha256;  ///< file name and hash of the print edition, or of the only one
  std::string answers_pdf;      ///< of the separate answer key, or empty
  int pages = 0, answers_pages = 0;
  PageGeometry geometry;
  std::vector<FontUse> fonts;
  unsigned jobs = 1;  ///< threads that write it; 0: all cores
};

/// The manifest as JSON text, a line a puzzle. `printed` runs beside `puzzles`.
std::string manifest_json(const BookSpec& spec, const std::vector<Puzzle>& puzzles,
                          const std::vector<Printed>& printed, const ManifestFacts& facts);

}  // namespace mazefolio::book
