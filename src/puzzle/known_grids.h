#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <optional>

#include "puzzle/request.h"

namespace mazefolio::puzzle {

/// The grids of the mazes of one book. Explicit cells, and cells cut by an outline, are work, and the same
/// for all mazes of a recipe and a size. Its functions may be called from several threads.
class KnownGrids {
 public:
  /// Null where the seed decides the cells, or where they are made at once.
  std::shared_ptr<const Result<Grid>> of(const PuzzleRequest& attempt);

 private:
  struct Known {
    GridChoice choice;
    std::size_t cells = 0;  ///< 0: not made yet
    std::mutex making;
    std::shared_ptr<const Result<Grid>> grid;
  };
  std::shared_ptr<Known> find(const GridChoice& choice);
  void keep_few();

  std::mutex mutex_;                         ///< for what follows
  std::list<std::shared_ptr<Known>> known_;  ///< the one asked for last comes first
};

}  // namespace mazefolio::puzzle
