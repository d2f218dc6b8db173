#include "prove/prove_identity.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>

#include "base/geometry/edges.h"

namespace mazefolio::prove {
namespace {

constexpr double place_slack_pt = 0.03;  ///< places are rounded to hundredths, and their scale with them

bool same(Point a, Point b) {
  return std::fabs(a.x - b.x) < place_slack_pt && std::fabs(a.y - b.y) < place_slack_pt;
}
bool same(const std::vector<Point>& a, const std::vector<Point>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](Point p, Point q) { return same(p, q); });
}

/// Whether these points lie on the line, in their order.
bool run_along(const std::vector<Point>& points, const std::vector<Point>& line) {
  Point here = line.front();
  std::size_t next = 0;
  for (const Point p : points) {
    while (squared_distance(Segment{here, line[next]}, p) > place_slack_pt * place_slack_pt) {
      here = line[next];
      if (++next == line.size()) return false;
    }
    here = p;
  }
  return true;
}

/// One may have more points on its straight stretches, as manifests of before have them.
bool same_line(const std::vector<Point>& a, const std::vector<Point>& b) {
  return run_along(a, b) && run_along(b, a);
}

bool same_graph(const GraphClaim& a, const GraphClaim& b) {
  return same(a.cells, b.cells) && a.crossings == b.crossings &&
         std::equal(a.borders.begin(), a.borders.end(), b.borders.begin(), b.borders.end(),
                    [&](const Border& p, const Border& q) {
                      return p.kind == q.kind && p.a == q.a && p.b == q.b &&
                             same(a.corner(p, 0), b.corner(q, 0)) &&
                             same(a.corner(p, p.count - 1), b.corner(q, q.count - 1));
                    });
}

/// Corners between four passages and nothing else. In the floor of a cave they are no loops on paper.
std::size_t bare_corners(const GraphClaim& graph) {
  constexpr std::uint8_t inked = 100;
  std::vector<std::uint8_t> passages(graph.corners.size());
  for (const Border& b : graph.borders)
    for (const std::uint32_t i : {0u, b.count - 1}) {
      std::uint8_t& here = passages[graph.line[b.first + i]];
      here = b.kind == BorderKind::passage && here < inked ? static_cast<std::uint8_t>(here + 1) : inked;
    }
  return static_cast<std::size_t>(std::count(passages.begin(), passages.end(), 4));
}

/// The facts of a puzzle, by their paths.
std::map<std::string_view, std::string_view> facts_of(const PuzzleClaim& puzzle) {
  std::map<std::string_view, std::string_view> facts;
  for (std::string_view rest = puzzle.facts; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() + 1);
    const std::size_t colon = line.find("\": ");
    facts[line.substr(1, colon - 1)] = line.substr(colon + 3);
  }
  return facts;
}

}  // namespace

void prove_counts(const PuzzleClaim& puzzle, Verdict& verdict) {
  const GraphClaim& graph = puzzle.graph;
  const auto number_of = [&](BorderKind kind) {
    return static_cast<std::size_t>(std::count_if(graph.borders.begin(), graph.borders.end(),
                                                  [&](const Border& b) { return b.kind == kind; }));
  };
  const std::size_t cells = graph.cells.size(), passages = number_of(BorderKind::passage);
  if (puzzle.cells != cells)
    verdict.report(fmt::format("the manifest counts {} cells, its graph has {}", puzzle.cells, cells));
  const bool open_field = puzzle.rule && puzzle.rule->moves > 0,
             floor = number_of(BorderKind::wall) == 0 && !open_field;
  const std::size_t tree = cells - 1 + (floor ? bare_corners(graph) : 0);
  verdict.figure("loops", static_cast<double>(passages) - static_cast<double>(tree));
  if (puzzle.perfect != (passages == tree))
    verdict.report(puzzle.perfect
                       ? fmt::format("the manifest calls the maze perfect, but it has {} passages, "
                                     "and a perfect one has {}",
                                     passages, tree)
                       : "the manifest calls the maze imperfect, but it has no loop");
}

void prove_identity(const PuzzleClaim& puzzle, const PuzzleClaim& again, Verdict& verdict) {
  if (!same_graph(puzzle.graph, again.graph))
    return verdict.report("the id makes another maze than this one");
  if (!same(puzzle.start, again.start) || !same(puzzle.finish, again.finish) ||
      !same(puzzle.goals, again.goals))
    verdict.report("start, finish or goals are not those of the maze that the id makes");
  if (!same_line(puzzle.solution, again.solution))
    verdict.report("the solution is not that of the maze that the id makes");
  const auto claimed = facts_of(puzzle), made = facts_of(again);
  for (const auto& [name, value] : made) {
    const auto said = claimed.find(name);
    if (said == claimed.end())
      verdict.report(fmt::format("the manifest does not say '{}', which is {}", name, value));
    else if (said->second != value)
      verdict.report(
          fmt::format("the manifest says that '{}' is {}, but it is {}", name, said->second, value));
  }
  for (const auto& [name, value] : claimed)
    if (!made.contains(name))
      verdict.report(
          fmt::format("the manifest says that '{}' is {}, which this maze does not have", name, value));
}

}  // namespace mazefolio::prove
