#pragma once

#include <string>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "topology/grids.h"

namespace mazefolio::generate {

/// Everything that decides a maze but its gates. Every maze of the program, in a book or alone, is made from
/// one.
struct Recipe {
  GridChoice grid;
  const GeneratorRow* generator = nullptr;
  Options options;     ///< of the generator's row
  Options refinement;  ///< of refinements()
};

/// The maze, or why there is none.
struct Carved {
  Maze maze;  ///< gates are not set
  bool perfect = true;
  std::uint32_t dropped = 0;  ///< cells of the shape that could not be kept
  std::string fault;          ///< the refusal, from the row that cannot work here; or ""
};

/// Grid, crossings, carving (of one half where it shall be symmetric), merged dead ends, braid, sparse: in
/// this order. Pure: the same recipe and seed give the same maze.
Carved make_maze(const Recipe& recipe, std::string_view seed);

}  // namespace mazefolio::generate
