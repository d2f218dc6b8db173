#pragma once

#include "prove/claims.h"
#include "prove/printed_text.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The cells of the maze hold the letters that the manifest names, and no others; and by these letters and
/// the passages, its rule has the answer that is claimed. `text`: the words that are printed. Shares no code
/// with those who make rules. `answer`: the words of the page of the answer, or null.
void prove_rule(const PuzzleClaim& puzzle, const PageText& text, Verdict& verdict,
                const PageText* answer = nullptr);

}  // namespace mazefolio::prove
