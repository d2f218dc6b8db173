#pragma once

#include <memory>

#include "support/namespaces.h"
#include "topology/any_topology.h"
#include "topology/grids.h"

namespace mazefolio::tests {

inline std::shared_ptr<const AnyTopology> square_field(CellCount size) {
  return std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows));
}

}  // namespace mazefolio::tests
