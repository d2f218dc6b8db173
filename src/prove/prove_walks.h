#pragma once

#include "prove/found_way.h"
#include "prove/rule_page.h"

namespace mazefolio::prove {

// Mazes with walls whose rule is about moves. The shortest way by the passages, arrows and letters of the
// page has as many moves as is claimed, is the only one of them, and is the solution.

/// The way that was found is the claimed one, and the only one with as few moves.
void compare_way(const RulePage& page, const FoundWay& way, const std::vector<std::uint32_t>& cells,
                 Verdict& verdict);

/// Whether the page has a start and a finish; reports where it has not.
bool has_ends(const RulePage& page, Verdict& verdict);

/// What is told of the way above its answer is how it goes from stop to stop: as arrows, a dot where one
/// waits.
void prove_told_moves(const RulePage& page, const std::vector<std::uint32_t>& stops, Verdict& verdict);

void prove_turns(const RulePage& page, Verdict& verdict);
void prove_tilt(const RulePage& page, Verdict& verdict);
void prove_arrows(const RulePage& page, Verdict& verdict);
void prove_portals(const RulePage& page, Verdict& verdict);
void prove_minotaur(const RulePage& page, Verdict& verdict);

}  // namespace mazefolio::prove
