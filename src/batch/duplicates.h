#pragma once

#include <string>
#include <vector>

#include "publish/notices.h"
#include "publish/read_hashes.h"

namespace mazefolio::batch {

/// One place where a maze is printed: the index of the manifest, and the puzzle in it.
struct PrintedMaze {
  std::size_t manifest = 0;
  HashedPuzzle puzzle;
};

/// The mazes that occur more than once in one or several books.
struct Duplicates {
  std::vector<std::string> manifests;
  std::vector<std::vector<PrintedMaze>> mazes;  ///< for each, all its places in order
};

/// Compares the mazes of books by the canonical hashes in their manifests. Warns if hashes of different
/// versions cannot be compared. Throws InputError with all that is wrong with the manifests, WorldError.
Duplicates find_duplicates(std::vector<std::string> manifests, Notices& notices);

/// For people: a line for each maze and each of its places. Empty if there are no duplicates.
std::string duplicates_text(const Duplicates& found);
/// For programs: a JSON list.
std::string duplicates_json(const Duplicates& found);

}  // namespace mazefolio::batch
