#pragma once

#include <nlohmann/json.hpp>

namespace mazefolio::tests {

/// The graph of a manifest as lists, each with all its keys, read by what docs/proof.md says alone: rows of
/// x and y, of cells and corners, of lanes and of widths, all in `unit_pt`.
nlohmann::json graph_lists(const nlohmann::json& graph);

/// Such lists as a manifest writes them.
nlohmann::json packed_graph(const nlohmann::json& all);

}  // namespace mazefolio::tests
