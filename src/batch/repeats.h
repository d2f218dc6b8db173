#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// A maze of several books: which book, and which of its mazes.
struct MazeAt {
  std::size_t book = 0, maze = 0;
  friend bool operator==(const MazeAt&, const MazeAt&) = default;
};

/// The canonical hashes of several books, each in its order; "" where one is not known.
using BookHashes = std::vector<std::vector<std::string>>;

/// Mazes that stand more than once: all places of each, in order; the mazes by their first place.
std::vector<std::vector<MazeAt>> equal_mazes(const BookHashes& books);

/// The first book of each kind of hash ("v2:") where there are several: they say nothing about each other.
std::vector<std::size_t> unlike_kinds(const BookHashes& books);

}  // namespace mazefolio::batch
