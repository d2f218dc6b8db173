#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "puzzle/known_grids.h"
#include "puzzle/maze_room.h"
#include "spec/book_spec.h"
#include "spec/house_files.h"
#include "spec/level_table.h"

namespace mazefolio::puzzle {

class PuzzleCache;

/// The room for an entry's mazes, for this audience.
using RoomFor = std::function<MazeRoom(const PuzzleSpec&, const Audience&)>;

/// Another page that the book may have, as its spec would say it.
struct OtherPage {
  std::string text;
  RoomFor room;
};

/// An entry for each word of the text that is its shape, or for each letter of a word; empty where there is
/// one only, or where letters hang together.
using PartsOfText = std::function<std::vector<PuzzleSpec>(const PuzzleSpec&)>;

/// The entry with the picture that its shape asks for, after its options were changed; nothing where there is
/// no such picture.
using WithPicture = std::function<std::optional<PuzzleSpec>(const PuzzleSpec&)>;

/// What the puzzles of one book have in common.
struct MakerSettings {
  std::string book_seed;
  Audience audience;
  std::vector<Audience> audiences;  ///< all there are, to suggest another
  const LevelTable* levels = nullptr;
  RoomFor room;                   ///< called from several threads
  unsigned jobs = 0;              ///< threads; 0: all cores
  std::function<void()> on_done;  ///< after each puzzle, from one thread at a time; may be empty
  PuzzleCache* cache = nullptr;   ///< of puzzles that were made before, or null
  std::function<std::vector<OtherPage>()> pages;  ///< to suggest one; may be empty
  std::shared_ptr<KnownGrids> grids = std::make_shared<KnownGrids>();
  /// Where only mazes in silhouettes of the theme cannot be had: called for each, and the error has no
  /// suggestions. May be empty.
  std::function<void(const PuzzleSpec&)> on_unfit{};
  PartsOfText parts_of_text{};  ///< to suggest a maze for each; may be empty
  WithPicture with_picture{};   ///< to suggest other options; may be empty
};

}  // namespace mazefolio::puzzle
