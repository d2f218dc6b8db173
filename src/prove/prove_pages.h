#pragma once

#include <map>
#include <string>
#include <vector>

#include "prove/claims.h"
#include "prove/printed_text.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Count and size of the pages of one file, its fonts, and the numbers on its pages with mazes. The verdict
/// is about the book.
void prove_file(const BookClaim& book, const std::vector<PageText>& pages, const std::string& fonts, bool key,
                Verdict& verdict);

/// "Answer on page 31" stands below the puzzle, "From page 12" above its answer.
void prove_references(const PuzzleClaim& puzzle, const std::vector<PageText>& pages,
                      const std::vector<PageText>& answer_pages, bool key, Verdict& verdict);

/// No ink where the manifest says that none may be.
void prove_margins(const BookClaim& book, const Raster& raster, int page, bool key, Verdict& verdict);

/// The page is there and as large as all are.
bool right_size(const BookClaim& book, const std::vector<PageText>& pages, int page);

}  // namespace mazefolio::prove
