#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// A maze in one of several books: the index of the book, and of the maze in it.
struct MazeAt {
  std::size_t book = 0, maze = 0;
  friend bool operator==(const MazeAt&, const MazeAt&) = default;
};

/// The canonical hashes of the mazes of several books, in their order; "" for one that is not known.
using BookHashes = std::vector<std::vector<std::string>>;

/// The mazes that occur more than once: for each, all its places in order; sorted by the first place.
std::vector<std::vector<MazeAt>> equal_mazes(const BookHashes& books);

/// If the hashes are of several kinds ("v2:"), the first book of each kind: they cannot be compared.
std::vector<std::size_t> unlike_kinds(const BookHashes& books);

}  // namespace mazefolio::batch
