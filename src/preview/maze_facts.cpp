#include "preview/maze_facts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "preview/made_book.h"
#include "publish/rate_picture.h"

namespace mazefolio::preview {
namespace {

using Json = nlohmann::ordered_json;

Json effort_json(const RatedMaze& rated, const Effort& effort) {
  Json terms = Json::array();
  for (const EffortTerm& term : effort_terms(rated, effort))
    terms.push_back({{"name", term.name}, {"steps", term.steps}, {"what", term.what}, {"worst", term.worst}});
  return {{"steps", effort.total}, {"terms", std::move(terms)}};
}

const BookPuzzle* find_puzzle(const Book& book, int number) {
  const auto puzzle = std::ranges::find(book.puzzles, number, &BookPuzzle::number);
  return puzzle == book.puzzles.end() ? nullptr : &*puzzle;
}

/// What `tell` says of a maze.
template <class Tell>
Result<std::string> of_maze(const MadeBook& made, int number, Tell tell) {
  const BookPuzzle* puzzle = find_puzzle(made.ready.book, number);
  if (!puzzle) return Result<std::string>::failure("there is no such maze");
  return tell(*puzzle);
}

}  // namespace

Result<std::string> maze_facts(const MadeBook& made, int number) {
  return of_maze(made, number, [](const BookPuzzle& puzzle) {
    const RatedMaze rated = rate_maze(puzzle.puzzle);
    const std::string directions = directions_text(rated);
    Json facts{{"number", puzzle.number},
               {"level", level_text(rated)},
               {"trickiness", trickiness_text(rated)},
               {"directions", directions},
               {"forward", effort_json(rated, rated.why.forward)}};
    if (!directions.empty()) facts["backward"] = effort_json(rated, rated.why.backward);
    return facts.dump();
  });
}

Result<std::string> decisions_picture(const MadeBook& made, int number) {
  return of_maze(made, number, [](const BookPuzzle& puzzle) {
    return rate_picture(rate_maze(puzzle.puzzle), PictureFormat::svg);
  });
}

Result<std::string> picture_of_maze(const MadeBook& made, int number, PictureFormat format, bool solved) {
  return of_maze(made, number, [&](const BookPuzzle& puzzle) {
    const MazeStyle& printed = puzzle.placed.style;
    PictureStyle style;
    style.solution = solved;
    style.walls = printed.walls;
    style.rock = printed.rock;
    style.tone = printed.tone;
    style.shape = made.spec.chapters[puzzle.chapter].puzzles[puzzle.entry].shape.options;
    return maze_picture(puzzle.puzzle, style, format);
  });
}

}  // namespace mazefolio::preview
