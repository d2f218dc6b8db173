#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/result.h"

namespace mazefolio::spec {

class DataFiles;

/// Mean difficulty scores of mazes on one field: the lowest and the highest score that some placement of the
/// gates gives, and the score with gates in opposite corners.
struct LevelReach {
  double low = 0, corner = 0, high = 0;
};

/// Measured scores by tiling, generator and size of the field (columns x rows), from configs/difficulty.yaml.
struct LevelTable {
  using Row = std::vector<LevelReach>;                      ///< one entry for each of `cells`
  std::vector<double> cells;                                ///< sizes of the measured fields, growing
  std::map<std::string, std::map<std::string, Row>> grids;  ///< tiling -> generator -> scores
  std::string fallback;  ///< replaces generators that were not measured on a tiling

  /// The scores of a field of any size: interpolated between the measured fields, and extrapolated beyond
  /// them, linearly in log2 of the size.
  LevelReach reach(const std::string& grid, const std::string& generator, double field_cells) const;
};

/// The table of configs/difficulty.yaml, or all errors of the file. Throws WorldError where it is missing.
Result<LevelTable> read_levels(const DataFiles& files);

}  // namespace mazefolio::spec
