#pragma once

#include <vector>

#include "maze/maze.h"
#include "maze/passages.h"

namespace mazefolio::solve {

/// How hard a maze is between two places. Efforts are in corridor pitches.
struct Rating {
  double forward = 0, backward = 0;  ///< expected effort from start to finish, and the other way
  double score = 0;  ///< S: grows with log2 of the forward effort, less a part of what the other way would
                     ///< save; rounded to 1/1000
  std::uint32_t decisions = 0;  ///< cells of the way, forward, with a wrong branch that must be tried
};

struct Effort;
struct Explanation;

/// Rates many placements of start and finish on one maze. The halls of a thick maze count as corridors, dug
/// gates do not count. Throws InternalError where no path connects the two cells.
class Rater {
 public:
  explicit Rater(const Maze& maze);
  /// Places that are joined both ways.
  explicit Rater(Passages passages);
  ~Rater();
  Rater(const Rater&) = delete;
  Rater& operator=(const Rater&) = delete;

  Rating rate(Cell from, Cell to);
  /// Between the gates of the maze that was given; with goals, the sum of the legs from one to the next in
  /// the order of the answer, less what the legs before have shown.
  Rating rate(const Maze& maze);
  double score(Cell from, Cell to) { return rate(from, to).score; }
  /// From the harder of the two ends, the first of equals; `second` is true where that is the second.
  struct FromHarder {
    Rating rating;
    bool second = false;
  };
  FromHarder rate_from_harder(Cell a, Cell b);
  /// The rating between the gates, with its parts.
  Explanation explain(const Maze& maze);
  /// Between two places. Not `both_ways`: nobody can begin at the other end.
  Explanation explain(Cell from, Cell to, bool both_ways);

 private:
  struct Node;
  struct Memory;
  struct Branch;
  struct Fork;
  void read(const Maze& maze);
  void read(Passages passages);
  Cell placed(Cell c) const { return place_.empty() ? c : place_[index(c)]; }
  Explanation between(Cell from, Cell to);
  Explanation between_gates(const Maze& maze);

  void search(Cell goal);
  bool is_way_back(Cell from, Cell to) const;
  void turn_back();
  void mark_path(Cell start);
  void follow_runs();
  void find_loose_ends();
  void sum_twigs();
  void find_exits();
  double step(std::uint32_t a, std::uint32_t b) const;
  double seen(double step) const { return width_.empty() ? 1 : step; }
  const Node& node_of(Cell c) const;
  Node& meet(std::uint32_t c, std::uint32_t parent);
  void adopt(std::uint32_t child, std::uint32_t parent);
  bool is_straight(Point before, Point from, Point at, Point to) const;
  double turns(const CellPath& way) const;
  double look(Cell c, double far, Point eye, Point goal) const;

  Effort leg(Cell from, Cell to);
  Effort legs(const std::vector<Cell>& places, std::vector<CellPath> strokes);
  static void add_leg(Effort& all, Effort leg);
  void tell_other_ways(Effort& all) const;
  double lure(const Fork& fork, Cell first, double near, double far, double line) const;
  bool is_small(std::uint32_t b, const Branch& loop) const;
  double trial_cost(std::uint32_t b, const Branch& loop) const;
  void add_fork(Effort& effort, const Fork& fork);
  void see(std::vector<Cell>& seen, Cell c, double far) const;
  void learn();

  // Narrowed::place and Narrowed::width; empty where nothing was narrowed.
  std::vector<Cell> place_;
  std::vector<std::uint8_t> width_;

  // The passages of the maze as plain arrays: cell -> its neighbors in next_[first_[c], first_[c + 1]).
  std::vector<std::uint32_t> first_, next_;
  std::vector<Point> centers_;
  bool unit_ = true;    ///< all steps have length 1
  bool square_ = true;  ///< and each is straight on or around a right angle
  double blunt_ = 0;    ///< cosine of the sharpest corner within a zigzag that is seen along

  // Buffers of one effort, used again for the next.
  std::vector<std::uint32_t> order_, met_;  ///< node -> cell, and back
  std::vector<Node> nodes_;
  std::vector<Branch> branches_;  ///< by the node where the branch begins; filled where there are loops
  std::vector<Memory> memory_;    ///< by node; empty where there is only one leg
  std::vector<double> known_;  ///< by cell: probability that an earlier leg has been there; empty: none was
  CellPath path_;              ///< empty before the first effort
  bool loops_ = false;
  bool explaining_ = false;  ///< wrong branches are stored, not only summed
};

/// The rating between the gates of the maze, past its goals.
Rating rate(const Maze& maze);

/// How hard a maze is for its size: its score minus the mean score of perfect mazes with this number of
/// cells.
double trickiness(double score, std::uint32_t cells);

/// The level, 1 to 10, of a score. Each level is 0.75 wide. The first begins at 4.5 and includes all lower
/// scores; the last includes all higher ones.
int level_of(double score);

/// The lowest score of a level; level_floor(11) is the upper end of the tenth.
double level_floor(int level);

/// The level with its fraction, for the manifest: 2.1 is a tenth of level 2 above its floor. Within
/// [1, 10.99].
double level_position(double score);

}  // namespace mazefolio::solve
