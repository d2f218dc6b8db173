#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/option_rows.h"
#include "spec/data_files.h"
#include "spec/vocabulary.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

namespace mazefolio::tests {

inline const std::filesystem::path source_root = MAZEFOLIO_SOURCE_DIR;

/// The names of the house data, with a few rows of each kind of table that the program has.
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
    rows[1].options = {{"height", OptionKind::text, "random", "a map", 0, 0, {}, nullptr, "weights"},
                       {"colours", OptionKind::picture, "", "an image", 0, 0, {}, nullptr, "weights"},
                       {"penalty", OptionKind::real, "0", "between regions", 0, 1000, {}, nullptr, "weights"},
                       {"jitter", OptionKind::real, "0.35", "a little chance", 0, 10, {}}};
    return rows;
  }();
  static const std::vector<Row> grids{{"square", "squares", {}}, {"hexagon", "hexagons", {}}};
  static const std::vector<Row> shapes{
      {"rectangle", "all of it", {}},
      {"heart", "a heart", {}},
      {"text",
       "letters",
       {text_option("text", "A", "words", nullptr, ""),
        {"font", OptionKind::text, "Lato", "type", 0, 0, {}}}},
      {"picture", "a silhouette", {{"picture", OptionKind::picture, "", "a file", 0, 0, {}}}}};
  static const Vocabulary vocabulary = [] {
    Vocabulary v = house_vocabulary(DataFiles()).value();
    v.algorithms = rows_of(std::span(algorithms));
    v.grids = rows_of(std::span(grids));
    v.shapes = rows_of(std::span(shapes));
    v.refinements = {{"symmetry", OptionKind::choice, "none", "both halves alike", 0, 0, {"none", "mirror"}},
                     {"braid", OptionKind::real, "0", "share of loops", 0, 1, {}},
                     {"sparsify", OptionKind::integer, "0", "rounds", 0, 50, {}}};
    v.icons = {"cheese", "mouse"};
    v.templates = {"classic", "minimal", "playful"};
    v.places = {"top-left", "top",         "top-right", "left",        "centre",
                "right",    "bottom-left", "bottom",    "bottom-right"};
    return v;
  }();
  return vocabulary;
}

}  // namespace mazefolio::tests
