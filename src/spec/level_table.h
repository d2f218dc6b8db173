#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::spec {

class DataFiles;

/// Mean difficulty scores of the mazes of one field: of each maze the lowest and the highest that a placement
/// of its gates gives, and the one with gates in opposite corners.
struct LevelReach {
  double low = 0, corner = 0, high = 0;
};

/// Measured scores by tiling, generator and size of the field (columns x rows). Source:
/// configs/difficulty.yaml.
struct LevelTable {
  using Row = std::vector<LevelReach>;                      ///< runs beside `cells`
  std::vector<double> cells;                                ///< sizes of the measured fields, growing
  std::map<std::string, std::map<std::string, Row>> grids;  ///< tiling -> generator -> scores
  std::string fallback;  ///< the generator that stands for those not measured on a tiling

  /// Linear in log2 of the size between the measured fields, and beyond them.
  LevelReach reach(const std::string& grid, const std::string& generator, double field_cells) const;
};

LevelTable read_levels(const DataFiles& files, Diagnostics& diagnostics);

}  // namespace mazefolio::spec
