#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace mazefolio::spec {

class DataFiles;

/// Mean difficulty scores of mazes on one field: the lowest and the highest score that some placement of the
/// gates gives, and the score with gates in opposite corners. Of puzzles with a rule: the lowest of all,
/// their mean, and the highest.
struct LevelReach {
  double low = 0, corner = 0, high = 0;
};

/// Measured scores by tiling, generator and size of the field (columns x rows), from configs/difficulty.csv.
struct LevelTable {
  using Row = std::vector<LevelReach>;                      ///< one entry for each of `cells`
  std::vector<double> cells;                                ///< sizes of the measured fields, growing
  std::map<std::string, std::map<std::string, Row>> grids;  ///< tiling -> generator -> scores
  std::string fallback = "kruskal";  ///< replaces generators that were not measured on a tiling
  std::map<std::string, Row> rules;  ///< of puzzles that are solved by a rule -> scores, on squares

  /// The scores of a field of any size: interpolated between the measured fields, and extrapolated beyond
  /// them, linearly in log2 of the size.
  LevelReach reach(const std::string& grid, const std::string& generator, double field_cells) const;
  /// The same of puzzles with a rule; nothing where it was not measured.
  std::optional<LevelReach> reach_by_rule(const std::string& rule, double field_cells) const;

 private:
  LevelReach reach(const Row& row, double field_cells) const;
};

/// The table of configs/difficulty.csv, or all errors of the file. Throws WorldError where it is missing.
Result<LevelTable> read_levels(const DataFiles& files);

}  // namespace mazefolio::spec
