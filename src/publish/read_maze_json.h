#pragma once

#include <optional>
#include <string>

#include "puzzle/puzzle.h"
#include "puzzle/request.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::publish {

struct Notices;

/// The maze of a JSON text: what `maze --format json` writes, a puzzle of a manifest, or a manifest itself,
/// of which `number` says which puzzle. Made again by its id, with pictures of `files`; without one, from its
/// graph, if that lies on squares. Throws InputError.
Puzzle read_maze_json(const std::string& text, const std::string& file, std::optional<int> number,
                      const DataFiles& files, Notices& notices);

/// The request that makes the maze of an id; its pictures are not loaded. Throws InputError, also for mazes
/// of more than a million cells.
PuzzleRequest request_to_rate(const std::string& id);

/// The maze of an id, with its pictures loaded; solved and proven.
Puzzle maze_of_id(const std::string& id, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::publish
