#pragma once

#include <memory>
#include <vector>

#include "generate/generator.h"

namespace mazefolio::generate {

/// The rows of the generators that make the whole maze, with their options, for the one table.
std::vector<GeneratorRow> draft_rows();

// One line an algorithm; the idea, the bias and the cost stand at the head of each .cpp. All take a field of
// squares.

Draft draft_cavern(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
CellCount fitting_cavern(CellCount most, const Options& options);
std::string why_no_cavern(const AnyTopology& topology, const Options& options);
Draft draft_carved_cavern(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
Draft draft_walled_cavern(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
Draft draft_mazogs(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
std::string why_not_diggable(const AnyTopology& topology, const Options& options);

Draft draft_labyrinth(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
CellCount fitting_labyrinth(CellCount most, const Options& options);

Draft draft_unicursal(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
CellCount fitting_unicursal(CellCount most, const Options& options);
std::string why_not_unicursal(const AnyTopology& squares, const Options& options);

Draft draft_picture(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
CellCount fitting_picture(CellCount most, const Options& options);
std::string why_no_picture(const AnyTopology& squares, const Options& options);

Draft draft_thick(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
CellCount fitting_thick(CellCount most, const Options& options);
std::string why_not_thick(const AnyTopology& topology, const Options& options);

Draft draft_automaton(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
std::string why_automaton_unfit(const AnyTopology& topology, const Options& options);

Draft draft_coloring(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng);
CellCount fitting_coloring(CellCount most, const Options& options);
std::string why_coloring_unfit(const AnyTopology& topology, const Options& options);

}  // namespace mazefolio::generate
