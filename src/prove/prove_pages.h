#pragma once

#include <map>
#include <string>
#include <vector>

#include "prove/claims.h"
#include "prove/printed_text.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Checks the number and size of the pages of one file, its fonts, and the folios of its pages with mazes.
/// The verdict is that of the book.
void prove_file(const BookClaim& book, const std::vector<PageText>& pages, const std::string& fonts, bool key,
                Verdict& verdict);

/// Checks that "Answer on page 31" is below the puzzle, and "From page 12" above its answer; of an answer
/// that stands upside down, that it is on the page of its puzzle, with its number.
void prove_references(const PuzzleClaim& puzzle, const std::vector<PageText>& pages,
                      const std::vector<PageText>& answer_pages, bool key, Verdict& verdict);

/// Checks that there is no ink where the manifest excludes it.
void prove_margins(const BookClaim& book, const Raster& raster, int page, Verdict& verdict);

/// Whether the page exists and has the size of all pages.
bool right_size(const BookClaim& book, const std::vector<PageText>& pages, int page);

}  // namespace mazefolio::prove
