#include "prove/solution_lines.h"

namespace mazefolio::prove {

bool has_twins(const PuzzleClaim& puzzle) {
  return puzzle.rule && (puzzle.rule->kind == "portals" || puzzle.rule->kind == "floors");
}

std::vector<std::vector<Point>> solution_lines(const PuzzleClaim& puzzle) {
  const auto letter_at = [&](Point p) {
    if (has_twins(puzzle))
      for (const RuleClaim::Mark& mark : puzzle.rule->marks)
        if (mark.at == p) return mark.text;
    return std::string();
  };
  std::vector<std::vector<Point>> lines(1);
  for (const Point p : puzzle.solution) {
    const std::vector<Point>& line = lines.back();
    const bool jumps = !line.empty() && !(line.back() == p) && !letter_at(p).empty() &&
                       letter_at(p) == letter_at(line.back());
    if (jumps) lines.emplace_back();
    lines.back().push_back(p);
  }
  return lines;
}

}  // namespace mazefolio::prove
