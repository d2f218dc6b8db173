#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace mazefolio::study {

/// A maze of a booklet, whose time is not known yet.
struct PlannedTime {
  std::string booklet;
  int position = 1;  ///< in the booklet, from 1
  std::string maze;  ///< its id
  std::string kind;
  double level = 1;  ///< with its fraction
  int cells = 0;
};

/// The table to type times into: CSV with empty columns `before` and `after`.
std::string times_table(const std::vector<PlannedTime>& rows);

/// A maze that somebody solved.
struct SolvedTime {
  PlannedTime maze;
  double seconds = 0;  ///< above 0
  int line = 0;        ///< of the table
};

/// A table of times.
struct Times {
  std::vector<SolvedTime> solved;
  std::vector<SolvedTime> given_up;  ///< their seconds are 0
  std::size_t empty = 0;             ///< rows without times
  /// A spreadsheet took minutes and seconds for hours and minutes; that is undone.
  bool shifted = false;
};

/// Reads the table. A time is minutes and seconds (12:35), with hours before them (1:02:35), or seconds
/// (755.5); a dash after a maze that was given up. The errors are all that were found, with their places.
Result<Times> read_times(std::string_view bytes, const std::string& shown);

}  // namespace mazefolio::study
