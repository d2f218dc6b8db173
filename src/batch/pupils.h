#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "spec/node.h"

namespace mazefolio::batch {

/// A cell of a table, and its place.
struct Cell {
  std::string text;
  Mark mark;
};

struct Pupil {
  std::size_t number = 0;  ///< of the row, from 1
  Cell name;
  std::optional<Cell> level;  ///< nothing where the table has no such column, or the row an empty field
};

/// Reads a class: CSV with a column of names (called name, pupil, student or child, else the first) and
/// perhaps one of levels; or a list of names, one a line. Rows without a name are passed over. The errors are
/// all that were found.
Result<std::vector<Pupil>> read_pupils(std::string_view bytes, const std::string& shown);

}  // namespace mazefolio::batch
