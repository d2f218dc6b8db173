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

/// What stands below a step; "{n}" is its number of passages, walls, cells, generations
/// or moves.
struct StepLabels {
  std::string passages = "{n} passages", walls = "{n} walls", cells = "{n} cells";
  std::string generation = "generation {n}", moves = "{n} moves", finished = "the maze";
};
/// The label with its number.
std::string with_number(std::string label, std::size_t n);
/// Up to `frames` moments of a maze's growth, numbered, in the way in which its generator tells it:
/// generations, random moves, a walk (walk_steps.h), or passages and cells one by one. Without a caption.
Result<Diagram> growth_diagram(const std::shared_ptr<const History>& of, std::size_t frames,
                               const StepLabels& labels);

/// The picture of one moment: cells that no passage has reached are gray, and rock is dark.
std::vector<Item> draw_moment(const Maze& maze, const Moment& moment, Grows grows, const MazeFit& fit,
                              const MazeStyle& style);

/// Adds a numbered panel.
void add_step(Diagram& diagram, const std::string& label,
              std::function<std::vector<Item>(const MazeFit&, const MazeStyle&)> draw);

/// The gray of cells that no passage has reached yet.
constexpr double unreached_gray = 0.82;

/// The cells to which no open wall leads.
BitSet unreached_cells(const Maze& maze, const BitSet& open);
/// The cells of a maze, one bit an id: in rock, the floor.
BitSet cells_of(const Maze& maze);

/// The dark of rock and the frame around its field.
std::vector<Item> draw_floor(const Maze& field, const BitSet& floor, const MazeFit& fit);

}  // namespace mazefolio::diagram
