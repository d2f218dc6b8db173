#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "generate/recipe.h"
#include "maze/puzzle_id.h"
#include "solve/worth.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

/// Everything that decides one puzzle, and what is wanted of it. The rows and options that it names exist.
struct PuzzleRequest {
  PuzzleSpec puzzle;  ///< rows with their options, goals, and the size, which is not auto
  std::string seed;
  std::optional<GateNames> gates{};  ///< those of an id; instead of the goals
  /// The score to come near to: gates that the goals leave open are chosen for it, and vary with the seed.
  /// Nothing: they lie as far apart as they can.
  std::optional<double> target{};
  /// Needs a target. Gates that the goals leave open are chosen so that the maze reaches this floor, if any
  /// placement does.
  std::optional<WorthFloor> floor{};
  /// The score does not matter: gates that the goals leave open lie as far apart as the floor allows.
  bool far_apart = false;
  /// The grid of its recipe, where it was made before.
  std::shared_ptr<const Result<Grid>> grid{};
  bool solved = true;      ///< look for the solution, and prove it
  bool in_pieces = false;  ///< mazes that are not connected will do: they have no gates, solution and rating
  bool rated = true;       ///< measure and rate the maze
};

/// What an id asks for. An error names the row, option or value that does not exist.
Result<PuzzleRequest> request_of(const PuzzleId& id);

/// The floor that the mazes of an entry can be held to: a single way with ends of its own has neither
/// branches nor gates to choose.
WorthFloor floor_of(const PuzzleSpec& entry, std::uint32_t decisions);

/// The fewest cells a side that an entry's mazes have; rock counts.
std::uint32_t least_side(const PuzzleSpec& entry);

/// What makes its mazes, in words: its algorithm, or the rule by which they are solved.
std::string maker_of(const PuzzleSpec& entry);

/// The recipe of an entry's maze, in the size of the entry.
/// The tiling of an entry; for some rules several plans of it.
const GridRow& grid_row(const PuzzleSpec& entry);
Recipe recipe_of(const PuzzleSpec& entry);

/// The id of the maze that the recipe and the seed make, without gates.
PuzzleId id_of(const Recipe& recipe, const std::string& seed);

/// The generator sets the gates, but lets goals name the ends (as options `from` and `to`).
bool takes_ends(const GeneratorRow& row);

}  // namespace mazefolio::puzzle
