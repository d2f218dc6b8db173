#include "rules/climb.h"

#include <fmt/format.h>

#include <algorithm>

#include "maze/passages.h"
#include "topology/lattice.h"

namespace mazefolio::rules {
namespace {

constexpr double too_long = 1.3;  ///< by the moves that are wished

}  // namespace

Value value_of(const StateSearch& search, int wish, double penalty) {
  if (!search.found()) return {search.share_met() - 1, false};
  const int moves = search.moves();
  const double excess = std::max(0.0, moves - too_long * wish);
  return {2.0 * std::min(moves, wish) + search.only() - penalty - excess,
          search.only() && moves >= wish && penalty == 0 && excess == 0};
}

Outcome check_board(const Maze& maze, const BoardSize& size) {
  const Lattice* lattice = square_lattice(*maze.topology);
  if (!lattice || !lattice->is_full())
    return failure(fmt::format("{} need a full rectangle of squares", size.what), "leave 'shape' out");
  if (std::min(lattice->columns(), lattice->rows()) < size.least ||
      std::max(lattice->columns(), lattice->rows()) > size.most)
    return failure(
        fmt::format("a board of {} has {} to {} squares a side", size.what, size.least, size.most));
  return Done{};
}

double side_of(const Maze& maze) {
  const Rect box = bounds(*maze.topology);
  return (box.width() + box.height()) / 2;
}

Outcome check_wish(const Maze& maze, const Wish& wish, std::string_view moves) {
  if (wish.moves >= wish.least && wish.moves <= wish.most) return Done{};
  const bool many = wish.moves > wish.most;
  const Lattice* const squares = square_lattice(*maze.topology);
  const std::string board = squares && squares->is_full()
                                ? fmt::format("{}x{} squares", squares->columns(), squares->rows())
                                : fmt::format("{} cells", cell_count(*maze.topology));
  return failure(fmt::format("{} {} are too {} for {}", wish.moves, moves, many ? "many" : "few", board),
                 fmt::format("write {}: {} at {}, or a {} size", wish.option, many ? wish.most : wish.least,
                             many ? "most" : "least", many ? "larger" : "smaller"));
}

Diagnostics no_board(const Wish& wish, std::string_view moves) {
  return failure(fmt::format("no board of {} {} was found", wish.moves, moves),
                 fmt::format("write fewer {}, or a larger size", moves));
}

Outcome check_only_shortest(const StateGraph& graph) {
  if (shortest_ways(graph) != 1) return failure("another way is as short");
  return Done{};
}

Outcome check_rule_matters(const Maze& maze, const StateGraph& graph) {
  const std::uint32_t plain = steps_from(passages_of(maze), index(maze.start.cell))[index(maze.finish.cell)];
  if (plain + std::uint64_t{1} < shortest_way(graph).size()) return Done{};
  return failure("its way is as short as if there were no rule");
}

}  // namespace mazefolio::rules
