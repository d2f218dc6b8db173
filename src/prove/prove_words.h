#pragma once

#include <vector>

#include "prove/claims.h"
#include "prove/printed_text.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// Leaves out the words without ink: white, invisible and covered ones. In boxes that an answer's line goes
/// over, every word stays.
void drop_unprinted(PageText& text, const Raster& page, const std::vector<Rect>& below_lines);

/// Every word that the manifest claims for the page stands in its box. `text`: what is printed.
void prove_words(const PageClaim& claim, const PageText& text, Verdict& verdict);

/// Whether words above an answer say what is told of its way: letters, sums, or moves as arrows.
bool are_told(const std::string& told, const std::vector<PageWord>& words);

/// The words of the page have the title of the puzzle as one of them, and its level.
void prove_heading(const PuzzleClaim& puzzle, const PageClaim& page, Verdict& verdict);

}  // namespace mazefolio::prove
