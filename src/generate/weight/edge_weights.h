#pragma once

#include "generate/weight/expression.h"
#include "topology/any_topology.h"

namespace mazefolio::generate {

/// The weights that a formula gives to all doorways, in the order of for_each_doorway, as whole numbers of
/// `unit`; the least is 0. Heights are by cell id; empty: all are 0.
struct EdgeWeights {
  std::vector<std::uint64_t> of;
  double unit = 1;
};
EdgeWeights edge_weights(const AnyTopology& topology, const EdgeExpression& formula,
                         const std::vector<double>& heights);

/// Fails with the first doorway that has no weight.
Outcome check_edge_weights(const AnyTopology& topology, const EdgeExpression& formula,
                           const std::vector<double>& heights);

}  // namespace mazefolio::generate
