#pragma once

#include <vector>

#include "maze/maze.h"

namespace mazefolio::solve {

/// How hard a maze is between two places. Efforts are in corridor pitches.
struct Rating {
  double forward = 0, backward = 0;  ///< expected effort from start to finish, and the other way
  double score = 0;                  ///< S = log2 of their mean, rounded to 1/1000
};

struct Effort;
struct Explanation;

/// Rates many placements of start and finish on one maze; halls of a thick one count as corridors, and dug
/// gates for nothing. Both cells must be joined by a way (InternalError).
class Rater {
 public:
  explicit Rater(const Maze& maze);
  ~Rater();
  Rater(const Rater&) = delete;
  Rater& operator=(const Rater&) = delete;

  Rating rate(Cell from, Cell to);
  /// Between the gates of the maze it was made for; with goals, of the tree that joins them all.
  Rating rate(const Maze& maze);
  double score(Cell from, Cell to) { return rate(from, to).score; }
  /// The rating between the gates, and what it is made of.
  Explanation explain(const Maze& maze);

 private:
  struct Node;
  struct Branch;
  struct Answer;
  void read(const Maze& maze);
  Cell placed(Cell c) const { return place_.empty() ? c : place_[index(c)]; }
  Explanation between(Cell from, Cell to);
  Explanation between_gates(const Maze& maze);
  void search(const std::vector<Cell>& goals);
  void mark_path(Cell start);
  void sum_twigs();
  void find_exits();
  double step(std::uint32_t a, std::uint32_t b) const;
  double seen(double step) const { return width_.empty() ? 1 : step; }
  void adopt(std::uint32_t child, std::uint32_t parent);
  double turns(const CellPath& way) const;
  double look(Cell c, double far, Point eye, Point goal) const;
  static double trial_cost(double walk, std::uint32_t decisions, const Branch& loop);
  void add_wrong_turns(Effort& effort, Cell c, Cell ahead, Point goal) const;
  Effort effort(Cell from, Cell to);
  Effort effort(const Answer& answer);
  Effort along(const Answer& answer);

  // Narrowed::place and Narrowed::width; empty where nothing was narrowed.
  std::vector<Cell> place_;
  std::vector<std::uint8_t> width_;

  // The maze's passages as plain arrays: cell -> its neighbors in next_[first_[c], first_[c + 1]).
  std::vector<std::uint32_t> first_, next_;
  std::vector<Point> centers_;
  bool unit_ = true;  ///< all steps have length 1

  // Scratch of one effort, kept for the next.
  std::vector<std::uint32_t> distance_, order_;
  std::vector<Node> nodes_;
  std::vector<Branch> branches_;  ///< by the cell where the branch begins; filled where loops_
  CellPath path_;
  bool loops_ = false;
  bool telling_ = false;  ///< wrong branches are kept, not only summed
};

/// The rating between the maze's own gates, past its goals.
Rating rate(const Maze& maze);

/// How hard a maze is for its size: a score less the mean score of perfect mazes of so many cells.
double trickiness(double score, std::uint32_t cells);

/// Level 1 to 10 of a score: each is 0.75 wide, the first begins at 4.5 (and takes all below, the last all
/// above).
int level_of(double score);

/// The lowest score of a level; level_floor(11) is the top of the tenth.
double level_floor(int level);

/// The level with its fraction, for the manifest: 2.1 lies a tenth into level 2. Within [1, 10.99].
double level_position(double score);

}  // namespace mazefolio::solve
