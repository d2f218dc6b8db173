#pragma once

#include <vector>

#include "prove/maze_steps.h"

namespace mazefolio::prove {

/// An answer on its page.
struct AnswerInk {
  const PrintedMaze& maze;
  const AnswerClaim& answer;
  const std::vector<Point>& line;               ///< of the solution, in pixels, a point at least every pixel
  const std::vector<std::vector<Point>>& ways;  ///< the same by its corners: one, or more where it has twins
  bool branches =
      false;  ///< it visits goals, or comes to a cell again: a branch begins in the center of its cell
};

/// Where the line may have ink.
Mask claimed_line(const AnswerInk& ink);

/// Walls, rim and the line are as thick as the manifest says. `rock`: there may be ink beside the walls.
void prove_answer_strokes(const AnswerInk& ink, bool rock, Verdict& verdict);

/// The passages are paper but for walls, marks and the solution.
void prove_answer_paper(const AnswerInk& ink, Verdict& verdict);

}  // namespace mazefolio::prove
