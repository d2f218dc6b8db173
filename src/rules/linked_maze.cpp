#include "rules/linked_maze.h"

#include <algorithm>

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t unmet = ~std::uint32_t{0};

}  // namespace

std::vector<std::uint32_t> LinkedMaze::way(std::uint32_t from, std::uint32_t to) const {
  const std::vector<std::uint32_t> before = searched(from);
  if (before[to] == unmet) return {};
  std::vector<std::uint32_t> cells{to};
  while (cells.back() != from) cells.push_back(before[cells.back()]);
  return cells;
}

std::vector<std::uint32_t> LinkedMaze::searched(std::uint32_t from) const {
  std::vector<std::uint32_t> before(twin_.size(), unmet), met{from};
  before[from] = from;
  for (std::size_t i = 0; i < met.size(); ++i)
    for_each_move(met[i], [&](State n) {
      if (before[n] != unmet) return;
      before[n] = met[i];
      met.push_back(n);
    });
  return before;
}

Wall passage_between(const Maze& maze, std::uint32_t a, std::uint32_t b) {
  Wall found = no_wall;
  std::visit(
      [&](const auto& t) {
        t.for_each_neighbor(Cell{a}, [&](Cell n, Wall w) {
          if (index(n) == b && maze.open.test(index(w))) found = w;
        });
      },
      *maze.topology);
  return found;
}

bool add_link(Maze& maze, std::vector<Link>& links, const Link& link, Rng& rng) {
  const LinkedMaze before(maze, links);
  const std::vector<std::uint32_t> loop = before.way(index(link.a), index(link.b));
  std::vector<Wall> passages;
  for (std::size_t k = 1; k < loop.size(); ++k)
    if (!before.is_link(loop[k - 1], loop[k]))
      passages.push_back(passage_between(maze, loop[k - 1], loop[k]));
  if (!loop.empty()) {
    if (passages.empty()) return false;
    maze.open.reset(index(passages[rng.below(static_cast<std::uint32_t>(passages.size()))]));
  }
  links.push_back(link);
  return true;
}

std::vector<Link> used_links(const CellPath& way, const std::vector<Link>& links) {
  std::vector<Link> used;
  for (std::size_t i = 1; i < way.size(); ++i)
    for (const Link& link : links)
      if ((link.a == way[i - 1] && link.b == way[i]) || (link.b == way[i - 1] && link.a == way[i]))
        used.push_back(link);
  return used;
}

Marks marks_of_links(const std::vector<Link>& links, const CellPath& way) {
  Marks marks;
  marks.look = MarkLook::ring;
  marks.links = links;
  for (std::size_t i = 0; i < links.size(); ++i)
    for (const Cell c : {links[i].a, links[i].b}) marks.cells.push_back({c, letter_name(i)});
  std::ranges::sort(marks.cells, {}, &CellMark::cell);
  for (const Link& link : used_links(way, links))
    marks.names.push_back(
        letter_name(static_cast<std::size_t>(std::ranges::find(links, link) - links.begin())));
  return marks;
}

Result<StateGraph> states_with_links(const Maze& maze, const Options&) {
  return explore(LinkedMaze(maze, maze.marks->links));
}

Outcome check_links(const Maze& maze, const CellPath& way, std::size_t least_used) {
  const std::vector<Link>& links = maze.marks->links;
  if (maze.marks->cells.size() != 2 * links.size())
    return failure("a letter has no link, or a link no letter");
  const auto text_in = [&](Cell c) {
    const auto mark = std::ranges::find(maze.marks->cells, c, &CellMark::cell);
    return mark == maze.marks->cells.end() ? std::string() : mark->text;
  };
  for (const Link& link : links)
    if (text_in(link.a).empty() || text_in(link.a) != text_in(link.b) ||
        std::ranges::count(maze.marks->cells, text_in(link.a), &CellMark::text) != 2)
      return failure("a link has no letter of its own at its ends");
  const StateGraph graph = states_with_links(maze, {}).value();
  if (!is_only_way(graph, shortest_way(graph))) return failure("there is another way");
  const std::vector<std::uint32_t> reached = LinkedMaze(maze, links).searched(index(maze.start.cell));
  if (std::ranges::count_if(reached, [](std::uint32_t c) { return c != unmet; }) !=
      static_cast<std::ptrdiff_t>(cell_count(*maze.topology)))
    return failure("a cell cannot be reached");
  if (used_links(way, links).size() < least_used) return failure("its way uses too few links");
  return Done{};
}

}  // namespace mazefolio::rules
