#pragma once

#include <span>

#include "base/geometry.h"

namespace mazefolio {

/// Where an edge begins and ends, the point half way along it, and its length.
Point edge_begin(const Edge& e);
Point edge_end(const Edge& e);
Point edge_middle(const Edge& e);
double edge_length(const Edge& e);
Rect edge_bounds(const Edge& e);
Edge reversed(const Edge& e);

/// The centre of gravity of a closed outline (arcs by chords through their middle).
Point centroid(std::span<const Edge> outline);

}  // namespace mazefolio
