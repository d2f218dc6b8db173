#pragma once

#include "base/rng.h"
#include "rules/message.h"
#include "rules/word_hits.h"

namespace mazefolio::rules {

/// The walls of a perfect maze after this share of its dead ends was opened, as far as no other way spells
/// the message then. Goes on until a shorter way would do without the letters; fails where there is none.
Result<BitSet> open_loops(const Maze& maze, const CellPath& way, const CellLetters& letters,
                          const Message& message, double share, Rng& rng);

/// Fails where the letters of a maze with loops allow another way, or do not matter: the way is the shortest
/// without them, too.
Outcome check_loops(const Maze& maze, const CellPath& way, const CellLetters& letters,
                    const Message& message);

}  // namespace mazefolio::rules
