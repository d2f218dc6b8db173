#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// One puzzle of a manifest with its canonical hashes.
struct HashedPuzzle {
  std::int64_t number = 0, page = 0;
  std::string title, hash, hash_with_gates;
  double corridor_pt = 0;  ///< its clear width; 0 where the manifest has none
};

/// The puzzles of a manifest, in its order. Memory does not grow with the drawings in the manifest. Throws
/// WorldError if the file cannot be read, InputError with a place if it is not a manifest.
std::vector<HashedPuzzle> read_hashes(const std::filesystem::path& manifest);
/// The number of pages that a manifest tells. Throws as read_hashes does.
int read_page_count(const std::filesystem::path& manifest);

}  // namespace mazefolio::publish
