#pragma once

#include "prove/claims.h"
#include "prove/printed_text.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

bool has_strings(const PuzzleClaim& puzzle);

/// In the ink of the page: every tile is what is claimed, all strings are lines of ink from end to end, and
/// there is no other ink.
void prove_string_ink(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict);

/// The strings of the answer are those of the puzzle, and one of them is drawn heavier: that of the way.
void prove_answer_strings(const PuzzleClaim& puzzle, const Raster& page, Verdict& verdict);

/// By the claimed tiles each string leads to an end of its own; its line goes there; the words at the ends
/// say which is which, and those of the answer, if there are any, say the same.
void prove_tangle(const PuzzleClaim& puzzle, const PageText& page, const PageText* answer, Verdict& verdict);

}  // namespace mazefolio::prove
