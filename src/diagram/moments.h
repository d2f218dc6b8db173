#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "diagram/diagram.h"

namespace mazefolio::diagram {

/// A moment of a maze's growth: its open walls (one bit a wall), or its floor (one bit a cell).
struct Moment {
  BitSet state;
  std::size_t done = 0;  ///< passages opened, walls built, or cells dug so far
};

/// What grows.
enum class Grows { passages, walls, floor, rock };

/// Moments at equal distances of the growth; the last one is the finished maze.
struct Moments {
  Grows grows = Grows::passages;
  std::vector<Moment> at;
};
/// Up to `count` moments. Fails where nothing was recorded, or where the maze was changed afterwards in a way
/// that no step shows.
Result<Moments> moments_of(const History& of, std::size_t count);

/// What stands below a step; "{n}" is its number of passages, walls, cells or generations.
struct StepLabels {
  std::string passages = "{n} passages", walls = "{n} walls", cells = "{n} cells";
  std::string generation = "generation {n}", finished = "the maze";
};
/// The label with its number.
std::string with_number(std::string label, std::size_t n);
/// Up to `frames` moments of a maze's growth, or generations of an automaton, numbered. Without a caption.
Result<Diagram> growth_diagram(const std::shared_ptr<const History>& of, std::size_t frames,
                               const StepLabels& labels);

/// The picture of one moment: cells that no passage has reached are gray, and rock is dark.
std::vector<Item> draw_moment(const Maze& maze, const Moment& moment, Grows grows, const MazeFit& fit,
                              const MazeStyle& style);

/// The dark of rock and the frame around its field.
std::vector<Item> draw_floor(const Maze& field, const BitSet& floor, const MazeFit& fit);

}  // namespace mazefolio::diagram
