#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "mazefolio/diagnostic.h"
#include "mazefolio/export.h"

namespace mazefolio {

/// In maze units: 1 is the mean distance of neighboring cells; y grows downwards.
struct Point {
  double x = 0, y = 0;
};

/// A straight line, or part of a circle: angles in radians, growing clockwise as one sees it.
struct Edge {
  Point from{}, to{};
  bool is_arc = false;
  Point center{};
  double radius = 0, begin = 0, end = 0;
};

struct Cell {
  Point center{};
  std::vector<Edge> outline{};  ///< clockwise; of a lane of a crossing, its two ends only
};

/// Closed, rim and rock are drawn; a gate is an opening in the rim.
enum class WallKind { open, closed, rim, rock, gate };

struct Wall {
  WallKind kind = WallKind::closed;
  std::vector<std::size_t>
      cells{};  ///< on its sides, by index: two; one at rim, gate and rock, or none at a rim of rock
  Edge edge{};
};

/// A maze in words, as `mazefolio maze` takes them. Names are those of `mazefolio list`.
struct MazeRequest {
  std::string grid = "square", shape = "rectangle", algorithm = "backtracker", seed = "1";
  std::uint32_t columns = 0, rows = 0;  ///< both 0: 20 x 20, or what grid and algorithm can have
  /// Name and value: of the algorithm, the grid, the shape, or a refinement such as braid; "shape.text" where
  /// two have an option of one name.
  std::vector<std::pair<std::string, std::string>> options{};
  std::string from{}, to{};  ///< places such as "centre", "3,4" or "rim"; both empty: the farthest gates
  std::vector<std::string>
      visit{};  ///< places that the solution joins, or "corners"; then from and to stay empty
};

/// A proven maze. A value that never changes: copies share it, and any number of threads may read it.
class MAZEFOLIO_API Maze {
 public:
  /// Makes this maze again; empty where it was read from a text.
  std::string id() const;
  /// The maze as characters, as `--format text`.
  std::string text(bool with_solution = false) const;
  /// Everything in the format of docs/maze-format.md, as `--format json`.
  std::string json() const;

  std::size_t cell_count() const;
  /// In a fixed order; all indices of cells below mean this one.
  std::vector<Cell> cells() const;
  /// Each once; between two cells of rock there are none.
  std::vector<Wall> walls() const;
  /// The cells from start to finish through all goals.
  std::vector<std::size_t> solution() const;
  std::size_t start() const;
  std::size_t finish() const;
  std::vector<std::size_t> goals() const;

  struct Impl;
  explicit Maze(std::shared_ptr<const Impl> impl);
  const Impl& impl() const { return *impl_; }

 private:
  std::shared_ptr<const Impl> impl_;
};

/// Makes, solves and proves a maze: the same request gives the same maze everywhere. Any number of threads
/// may do so at once. Throws Error.
MAZEFOLIO_API Maze make_maze(const MazeRequest& request);

/// The maze of an id, such as "hexagon:20x28/kruskal#7f3a91c2". Throws Error.
MAZEFOLIO_API Maze make_maze(const std::string& id);

/// Reads what `text()` gave; `name` is what diagnostics call it. Throws Error.
MAZEFOLIO_API Maze read_text(const std::string& text, const std::string& name = "text");

/// Reads what `json()` gave, this version or an older one. Without an id only mazes on squares. Throws Error.
MAZEFOLIO_API Maze read_json(const std::string& json, const std::string& name = "json");

}  // namespace mazefolio
