#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// What a manifest says of one puzzle and its canonical hashes.
struct HashedPuzzle {
  std::int64_t number = 0, page = 0;
  std::string title, hash, hash_with_gates;
};

/// The puzzles of a manifest, in its order. Memory does not grow with the drawings that stand there. Throws
/// WorldError when the file cannot be read, InputError at the place where it is no manifest.
std::vector<HashedPuzzle> read_hashes(const std::filesystem::path& manifest);

}  // namespace mazefolio::publish
