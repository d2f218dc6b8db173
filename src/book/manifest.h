#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "book/audit.h"
#include "book/book_puzzle.h"
#include "layout/page_geometry.h"
#include "layout/page_ink.h"

namespace mazefolio::book {

struct HouseData;

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
  std::vector<PageInk> printed{}, answers_printed{};  ///< of every page, beside its mazes
  std::vector<PageAudit> audit{}, answers_audit{};    ///< of the same pages
  unsigned jobs = 1;                                  ///< threads that write it; 0: all cores
  std::vector<std::string> kinds{};                   ///< of all pages of the book, from the first
  const HouseData* house = nullptr;                   ///< names the pictures; null: they stay without names
};

/// Writes the manifest as JSON text with a line a puzzle. `write` is called with part after part: of a large
/// book it is large.
void write_manifest(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles, const ManifestFacts& facts,
                    const std::function<void(std::string_view)>& write);
/// The same as one text.
std::string manifest_json(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles,
                          const ManifestFacts& facts);

/// The entry of one puzzle in its manifest.
std::string manifest_entry(const BookPuzzle& puzzle);

}  // namespace mazefolio::book
