#pragma once

#include <mutex>
#include <optional>

#include "prove/claims.h"

namespace mazefolio::publish {

/// Makes the mazes of a manifest again, by nothing but their ids. For any number of threads.
class Remaker {
 public:
  /// The book must outlive it.
  explicit Remaker(const BookClaim& book) : book_(book) {}

  /// The entry that the manifest should have for a maze in this place, with this rounding of its corners and
  /// this style of its solution; nothing where a picture of the id cannot be read from here. Throws
  /// InputError where the id makes no maze.
  std::optional<PuzzleClaim> entry(const PuzzleClaim& claimed);

 private:
  const BookClaim& book_;
  std::mutex pictures_;  ///< they are drawn one after another
};

}  // namespace mazefolio::publish
