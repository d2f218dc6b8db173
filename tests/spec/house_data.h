#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "spec/data_files.h"
#include "spec/vocabulary.h"
#include "support/temporary_folder.h"

namespace mazefolio {

inline const std::filesystem::path source_root = MAZEFOLIO_SOURCE_DIR;

/// The house's names, with a handful of rows of each kind that the program's own tables have.
inline const Vocabulary& sample_vocabulary() {
  static const std::vector<Row> algorithms = [] {
    std::vector<Row> rows;
    for (const char* name :
         {"backtracker", "kruskal", "prim", "prim-simplified", "prim-modified", "wilson", "aldous-broder",
          "hunt-and-kill", "binary-tree", "sidewinder", "eller", "recursive-division"})
      rows.push_back({name, "an algorithm", {}});
    rows.push_back({"growing-tree",
                    "an algorithm with options",
                    {{"mix", OptionKind::real, "0.5", "share of newest", 0, 1, {}},
                     {"runs", OptionKind::integer, "1", "how often", 1, 9, {}},
                     {"pick", OptionKind::choice, "last", "which", 0, 0, {"last", "first"}}}});
    return rows;
  }();
  static const std::vector<Row> grids{{"square", "squares", {}}, {"hexagon", "hexagons", {}}};
  static const Vocabulary vocabulary = [] {
    Diagnostics diagnostics;
    Vocabulary v = house_vocabulary(DataFiles(), diagnostics);
    v.algorithms = rows_of(std::span(algorithms));
    v.grids = rows_of(std::span(grids));
    v.templates = {"classic", "minimal", "playful"};
    v.places = {"top-left", "top",         "top-right", "left",        "centre",
                "right",    "bottom-left", "bottom",    "bottom-right"};
    return v;
  }();
  return vocabulary;
}

}  // namespace mazefolio
