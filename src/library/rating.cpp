#include "base/level_scale.h"
#include "publish/maze_graph.h"
#include "publish/rate_text.h"
#include "puzzle/rule_rating.h"
#include "solve/difficulty.h"
#include "solve/figures.h"

#include "library/internal.h"
#include "mazefolio/rating.h"

namespace mazefolio {
namespace {

Effort published(const solve::Effort& e, const publish::MazeGraph& graph) {
  Effort out{e.total, e.way, e.turning, e.decisions, e.wrong, e.glances, {}, e.elsewhere, e.seen, e.legs};
  const auto place = [&](topology::Cell c) { return std::size_t{graph.place[topology::index(c)]}; };
  for (const solve::WrongBranch& b : e.branches)
    out.branches.push_back({place(b.at), place(b.first), b.cells, b.exits, b.temptation, b.cost, b.expected});
  return out;
}

}  // namespace

Rating rate_maze(const Maze& maze) {
  return library::guarded([&] {
    publish::RatedMaze rated{maze.impl().made, {}, {}};
    rated.why = puzzle::explain_by_rule(rated.made.maze, rated.made.rule);
    rated.measures = solve::measures(rated.made.maze, rated.made.solution);
    const publish::MazeGraph graph = publish::graph_of(rated.made.maze);
    Rating out;
    out.score = rated.why.rating.score;
    out.level = solve::level_of(out.score);
    out.word = base::level_bands()[base::band_index(out.level)].name;
    out.trickiness = solve::trickiness(out.score, rated.measures.cells);
    out.forward = published(rated.why.forward, graph);
    out.backward = published(rated.why.backward, graph);
    for (const solve::Figure& figure : solve::figures_of(rated.measures))
      out.measures.emplace_back(figure.name, figure.value);
    out.text = publish::rate_text(rated);
    return out;
  });
}

}  // namespace mazefolio
