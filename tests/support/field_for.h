#pragma once

#include <memory>

#include "generate/generator.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The full rectangle on which a row works for a maze of this size.
inline std::shared_ptr<const AnyTopology> field_for(const GeneratorRow& row, CellCount size) {
  if (row.of_thin) size = thin_size(size);
  return std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows));
}

}  // namespace mazefolio::tests
