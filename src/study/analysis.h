#pragma once

#include <string>
#include <vector>

#include "study/times.h"

namespace mazefolio::study {

/// A figure and the interval that holds it in 95 of 100 resampled studies; NaN where it cannot be had.
struct Estimate {
  double value = 0, low = 0, high = 0;
};

/// How times follow levels, in one kind of mazes or in all.
struct KindFigures {
  std::string kind;  ///< empty: all
  std::size_t mazes = 0, times = 0;
  double rank_of_mazes = 0;    ///< Spearman's of level and effect, a pair for each maze
  Estimate rank_of_times;      ///< the same with a pair for each time
  double linear_of_times = 0;  ///< Pearson's of level and logarithm of the time
  Estimate factor;             ///< by which the time grows with each level
  Estimate offset;  ///< in levels: how much higher the level would be at which all mazes take as long
};

/// One time, and what would be expected of its reader and its maze.
struct OddTime {
  SolvedTime time;
  double expected = 0;  ///< seconds
};

/// A maze that takes as long as others of another level.
struct OddMaze {
  PlannedTime maze;
  double seconds = 0;  ///< of the middle reader
  double levels = 0;   ///< above its own
};

/// Mazes that a reader solved twice.
struct Repeats {
  std::size_t pairs = 0;
  double rank = 0;   ///< Spearman's of first and second times
  double ratio = 0;  ///< second time by first, in the middle
};

/// One time on the plots.
struct PlottedTime {
  std::size_t kind = 0;  ///< number of the kind in Analysis::kinds
  double level = 0, position = 0;
  double seconds = 0;   ///< as the middle reader's
  double residual = 0;  ///< log2 of the time by what was expected
};

struct Analysis {
  std::size_t booklets = 0, mazes = 0, times = 0, given_up = 0, empty = 0;
  bool shifted = false;  ///< Times::shifted
  KindFigures all;
  std::vector<KindFigures> kinds;   ///< in the order of the table
  double intercept = 0, slope = 0;  ///< of log2 seconds over level, over all mazes
  std::vector<OddTime> odd_times;   ///< the farthest off first
  std::vector<OddMaze> odd_mazes;
  std::vector<PlannedTime> given_up_often;  ///< by a third of its readers or more
  Repeats repeats;
  double practice = 0;  ///< time at the last place by time at the first, all else equal
  std::vector<PlottedTime> plotted;
};

/// Readers differ in speed and mazes in effort: both are fitted as medians of logarithms (Tukey's median
/// polish), so that one wrong time spoils neither. Intervals resample readers and mazes with a fixed seed.
Analysis analyze(const Times& times);

}  // namespace mazefolio::study
