#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "draw/fit_maze.h"
#include "generate/recipe.h"

namespace mazefolio::diagram {

/// A maze, and how it was made.
struct History {
  Maze maze;
  const GeneratorRow* generator = nullptr;  ///< null for a maze that was read from text
  Growth growth;                            ///< what the generator's row records
};

/// One maze on paper. All panels of a diagram have the same size.
struct Panel {
  std::string label;  ///< below the panel; may be empty
  std::function<std::vector<Item>(const MazeFit&, const MazeStyle&)> draw;
};

/// A sign of the picture, drawn into a square, with what it means.
struct Key {
  std::function<std::vector<Item>(const Rect&)> draw;
  std::string text;
};

/// A picture that explains a maze, or how it was made. Legible in black and white.
struct Diagram {
  Maze outline;  ///< what fills a panel: the maze, without gates where these would say nothing
  std::vector<Panel> panels;
  std::vector<Key> keys;
  std::string caption;
};

/// A kind of diagram.
struct DiagramRow : Row {
  /// Why there is no such picture of any maze of this generator. Null: there is one of every maze.
  bool (*has)(const GeneratorRow& row) = nullptr;
  /// Fails with a sentence where there is none of this maze, or of one with these options.
  Result<Diagram> (*draw)(const std::shared_ptr<const History>& of) = nullptr;
};

/// The table, in the order of the command's help.
std::span<const DiagramRow> diagrams();

/// The names of the generators that have it, "a, b or c"; empty where every maze does.
std::string generators_with(const DiagramRow& row);

/// The diagram of this kind. Fails where the generator has none, with the names of those that have.
Result<Diagram> make_diagram(const DiagramRow& row, const std::shared_ptr<const History>& of);

}  // namespace mazefolio::diagram
