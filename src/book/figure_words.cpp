#include "book/figure_words.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "base/level_scale.h"
#include "solve/difficulty.h"

namespace mazefolio::book {
namespace {

/// Which third of the maze this is, as its page shows it.
const std::string& place_of(const FigureWords& words, const BookPuzzle& p, const Gate& gate) {
  const AnyTopology& topology = *p.puzzle.maze.topology;
  const Rect box = p.placed.fit.transform(bounds(topology));
  const Point at = p.placed.fit.transform(center(topology, gate.cell));
  const auto third = [](double along, double whole) {
    return static_cast<std::size_t>(std::clamp(along / whole * 3, 0.0, 2.0));
  };
  return words.places[third(at.y - box.y0, box.height()) * 3 + third(at.x - box.x0, box.width())];
}

/// Columns and rows say how large a maze is where it is a field of one kind of cells; else their number.
std::string size_of(const FigureWords& words, const Puzzle& puzzle) {
  struct Kind {
    std::string_view grid;
    std::string FigureWords::*words;
  };
  static constexpr Kind kinds[] = {{"square", &FigureWords::squares},
                                   {"hexagon", &FigureWords::hexagons},
                                   {"triangle", &FigureWords::triangles}};
  const PuzzleId& id = *puzzle.id;
  const std::uint32_t cells = puzzle.metrics.cells;
  if (id.columns * id.rows == cells)
    for (const Kind& kind : kinds)
      if (id.grid.name == kind.grid)
        return fill(words.*kind.words, {{"w", std::to_string(id.columns)}, {"h", std::to_string(id.rows)}});
  return fill(words.cells, {{"n", std::to_string(cells)}});
}

std::string figure(const Book& book, const BookPuzzle& p, const std::string& pattern) {
  const Words& words = book.house.words;
  const std::string name = fill(words.maze_number, {{"n", std::to_string(p.number)}});
  return fill(pattern, {{"maze", p.own_title ? name + " (" + p.title + ")" : name},
                        {"level", words.levels[band_index(level_of(p.puzzle.score))]},
                        {"size", size_of(words.figures, p.puzzle)},
                        {"start", place_of(words.figures, p, p.puzzle.maze.start)},
                        {"finish", place_of(words.figures, p, p.puzzle.maze.finish)}});
}

}  // namespace

std::string maze_figure(const Book& book, const BookPuzzle& puzzle) {
  const FigureWords& words = book.house.words.figures;
  return figure(book, puzzle, puzzle.shows_level ? words.rated_maze : words.maze);
}

std::string answer_figure(const Book& book, const BookPuzzle& puzzle) {
  return figure(book, puzzle, book.house.words.figures.answer);
}

}  // namespace mazefolio::book
