#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/options.h"
#include "spec/house_files.h"

namespace mazefolio::spec {

/// Every name that a book may use. The tables of other folders come in as rows, so the spec knows none of
/// them.
struct Vocabulary {
  std::vector<const Row*> algorithms, grids, shapes;
  std::vector<OptionRow> refinements;  ///< options that stand in the puzzle itself
  std::vector<std::string> places;     ///< where a gate may be
  std::vector<std::string> icons;
  std::vector<std::string> templates, printers, audiences, languages;
  std::vector<Paper> papers;
};

/// What the data files name: all but the rows and places.
Vocabulary house_vocabulary(const DataFiles& files, Diagnostics& diagnostics);

/// The rows of any table, for a Vocabulary. They must outlive it.
template <class R>
std::vector<const Row*> rows_of(std::span<const R> table) {
  std::vector<const Row*> rows;
  for (const R& row : table) rows.push_back(&row);
  return rows;
}

}  // namespace mazefolio::spec
