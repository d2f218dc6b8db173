#pragma once

#include <map>
#include <memory>
#include <utility>

#include "puzzle/request.h"

namespace mazefolio::puzzle {

/// The grids of the mazes of one recipe. Cells cut by an outline are work, and the same for all of a size.
class KnownGrids {
 public:
  /// Null where the seed decides the cells, or where they are made at once.
  std::shared_ptr<const Result<Grid>> of(const PuzzleRequest& attempt);

 private:
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::shared_ptr<const Result<Grid>>> by_size_;
};

}  // namespace mazefolio::puzzle
