#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "puzzle/puzzle.h"
#include "puzzle/request.h"
#include "solve/worth.h"

namespace mazefolio::puzzle {

/// A maze with its gates that is not solved and proven yet. Who looks for a level makes many of them for each
/// puzzle.
struct Candidate {
  PuzzleId id;
  Maze maze;
  bool perfect = true;     ///< what its recipe promises
  bool in_pieces = false;  ///< as its request allows
  ShapeFit fit{};
  std::optional<double> score;         ///< where the request has a target
  std::optional<Worth> worth;          ///< where the request has a floor
  std::string canonical_hash;          ///< where somebody needed it already
  double generate_s = 0, solve_s = 0;  ///< for statistics only
};

/// The cells of its maze alone. Fails where they would be more than a grid may have, and where make_grid
/// does.
Result<Grid> make_cells(const PuzzleRequest& request);

/// Fails, at the entry's algorithm, where its options leave mazes in pieces.
Outcome check_in_one_piece(const PuzzleSpec& entry);

/// Carves the maze and sets its gates. An error has the place in the entry that is to blame. Throws Canceled.
Result<Candidate> make_candidate(const PuzzleRequest& request);

/// Solves, proves and rates it, as far as the request wants it: no maze leaves the program without its proof.
/// Throws InternalError where the proof fails, Canceled.
Puzzle finish_puzzle(Candidate candidate, const PuzzleRequest& request);

/// Its solution as strokes of a pen.
std::vector<CellPath> strokes_of(const Puzzle& puzzle);

/// Both steps: every puzzle of the program is made by them. Throws InternalError, Canceled.
Result<Puzzle> make_puzzle(const PuzzleRequest& request);

}  // namespace mazefolio::puzzle
