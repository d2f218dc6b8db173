#include "prove/prove_puzzle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "prove/details.h"
#include "prove/maze_steps.h"
#include "prove/pixel.h"
#include "prove/plain_ink.h"
#include "prove/prove_arrow_ink.h"
#include "prove/prove_paper.h"
#include "prove/prove_shape_ink.h"
#include "prove/prove_strokes.h"
#include "prove/prove_tangle.h"
#include "prove/prove_width.h"
#include "prove/solution_lines.h"

namespace mazefolio::prove {
namespace {

constexpr double least_dpi = 100;

/// A level of gray, its mask, and what was read with it.
struct Level {
  std::string name;
  Mask free;
  Parts parts;
  GraphReading reading;
};

Level read_level(const PrintedMaze& maze, Mask free, const char* name) {
  Parts parts(maze.places, free);
  GraphReading reading = read_graph(maze.graph, maze.places, parts, maze.page.pixels_per_pt, 2, tip_px(maze));
  return {name, std::move(free), std::move(parts), std::move(reading)};
}

/// One level where no pixel lies between the two: walls that stand upright have no soft edges.
std::vector<Level> read_levels(const PrintedMaze& maze, double mouth_gray) {
  const auto free = [&](double share) {
    return free_mask(maze.page, maze.places, maze.graph, maze.ink, mouth_gray, share, share);
  };
  Mask dark = free(dark_share), pale = free(pale_share);
  std::vector<Level> levels;
  if (!(dark == pale)) levels.push_back(read_level(maze, std::move(dark), " (dark ink)"));
  levels.push_back(read_level(maze, std::move(pale), ""));
  return levels;
}

void prove_solvable(const PuzzleClaim& puzzle, const PrintedMaze& maze, Level& level, Verdict& verdict) {
  const auto part_of = [&](Point place, const char* what) {
    const std::uint32_t cell = cell_at(maze.graph, place);
    if (cell == no_claimed_cell)
      verdict.report_near(fmt::format("{} is not in the middle of a cell", what), place);
    return cell == no_claimed_cell ? no_part : level.reading.main[cell];
  };
  if (!(puzzle.solution.front() == puzzle.start) || !(puzzle.solution.back() == puzzle.finish))
    verdict.report("the solution in the manifest does not lead from the start to the finish");
  DisjointSets reached = level.parts.joined();
  for (const auto& [a, b] : lanes_below(maze.graph, maze.places, level.parts, level.reading))
    reached.join(a, b);
  if (has_twins(puzzle))
    for (const RuleClaim::Mark& mark : puzzle.rule->marks)
      for (const RuleClaim::Mark& twin : puzzle.rule->marks)
        if (mark.text == twin.text) {
          const std::uint32_t a = part_of(mark.at, "a letter"), b = part_of(twin.at, "a letter");
          if (a != no_part && b != no_part) reached.join(a, b);
        }
  const std::uint32_t start = part_of(puzzle.start, "the start");
  std::vector<std::pair<Point, const char*>> ends{{puzzle.finish, "the finish"}};
  for (const Point goal : puzzle.goals) ends.emplace_back(goal, "a goal");
  for (const auto& [place, what] : ends) {
    const std::uint32_t end = part_of(place, what);
    if (start == no_part || end == no_part || reached.find(start) != reached.find(end))
      verdict.report_near(fmt::format("{} is not reached from the start{}", what, level.name), place);
  }

  const double scale = maze.page.pixels_per_pt;
  PlaceWalk places(maze.places);
  const auto is_open = [&](Pixel at) {
    const std::uint32_t place = places.at(at.x, at.y);
    return place != outside && (maze.places.crossed(place) || level.free.at(at.x, at.y));
  };
  for (const std::vector<Point>& line : solution_lines(puzzle)) {
    std::optional<Pixel> last;  // neighboring points often lie in one pixel
    for (const Point p : samples(line, 0.5 / scale)) {
      const Pixel at{pixel(p.x * scale), pixel(p.y * scale)};
      if (last && last->x == at.x && last->y == at.y) continue;
      if (!is_open(at)) return verdict.report_near("ink across the solution" + level.name, p);
      last = at;
    }
  }
}

/// A mark has ink in its middle half, an arrow throughout; one that is open has it along its outline only.
void prove_marks(const InkClaim& ink, const Raster& page, Verdict& verdict) {
  const auto dark = [&](Point p) { return is_dark(page, p); };
  for (const Rect& mark : ink.marks) {
    bool found = false;
    constexpr int n = 24;
    for (int i = 0; i <= n * n && !found; ++i)
      found = dark({mark.x0 + mark.width() * (i % n) / n, mark.y0 + mark.height() * (i / n) / n});
    if (!found) verdict.report_near("a mark is missing", mark.center());
  }
  for (std::size_t i = 0; i < ink.arrows.size(); ++i) {
    const std::vector<Point>& arrow = ink.arrows[i];
    if (arrow.size() < 7) continue;
    // Tip, head, shaft: from the middle of the head to the middle of the foot.
    const Point head = midpoint(arrow[0], midpoint(arrow[1], arrow[6])), foot = midpoint(arrow[3], arrow[4]);
    bool inked = true, open = false;
    if (i == ink.open_arrow) {
      for (std::size_t k = 0; k < arrow.size(); ++k)
        inked = inked && dark(midpoint(arrow[k], arrow[(k + 1) % arrow.size()]));
      open = !dark(head);
    } else {
      for (const double share : {0.0, 0.3, 0.6, 0.9}) inked = inked && dark(head + (foot - head) * share);
    }
    if (!inked)
      verdict.report_near("an arrow is missing", head);
    else if (open != (i == ink.open_arrow))
      verdict.report_near("an open arrow is filled", head);
  }
}

/// A picture has ink; beside a maze it touches no floor, in one it stands on its mark.
void prove_art(const PuzzleClaim& puzzle, const PrintedMaze& maze, Verdict& verdict) {
  const double scale = maze.page.pixels_per_pt;
  const auto pixel = [&](double pt, int most) {
    return std::clamp(static_cast<int>(std::floor(pt * scale)), 0, most - 1);
  };
  for (const ArtClaim& art : puzzle.art) {
    const int x0 = pixel(art.box.x0, maze.page.width), x1 = pixel(art.box.x1, maze.page.width),
              y0 = pixel(art.box.y0, maze.page.height), y1 = pixel(art.box.y1, maze.page.height);
    bool inked = false, on_floor = false;
    for (int y = y0; y <= y1; ++y)
      for (int x = x0; x <= x1; ++x) {
        inked = inked || maze.page.at(x, y) < 200;
        on_floor = on_floor || maze.places.at(x, y) != outside;
      }
    if (!inked) verdict.report_near("a picture is missing: " + art.icon, art.box.center());
    const auto is_mark = [&](const Rect& mark) { return mark == art.box; };
    if (art.inside ? std::ranges::none_of(puzzle.ink.marks, is_mark) : on_floor)
      verdict.report_near("a picture stands on the floor of the maze: " + art.icon, art.box.center());
  }
}

}  // namespace

double needed_dpi(const InkClaim& ink) {
  return std::max({least_dpi, 72 * 12 / ink.corridor_pt, 72 * 3 / std::min(ink.wall_pt, ink.rim_pt),
                   ink.rail_pt > 0 ? 72 * 2.25 / ink.rail_pt : 0});
}

void prove_puzzle(const PuzzleClaim& puzzle, const Raster& raster, const ColorRaster* colored,
                  Verdict& verdict) {
  const int margin = 2 + static_cast<int>(std::ceil(puzzle.ink.rim_pt * raster.pixels_per_pt));
  const PlaceMap places(puzzle.graph, raster, margin);
  std::optional<Raster> plain;
  if (colored && puzzle.ink.colors) {
    plain = in_plain_ink(raster, *colored, places, *puzzle.ink.colors);
    verdict.begin(Step::color, puzzle.page);
    prove_wall_color(*plain, *colored, places, *puzzle.ink.colors, verdict);
  }
  std::optional<Raster> bare;
  if (!puzzle.ink.details.empty()) {
    const Raster& shown = plain ? *plain : raster;
    verdict.begin(Step::marks, puzzle.page);
    prove_details(shown, places, puzzle.ink, verdict);
    bare = without_details(shown, places, puzzle.ink);
  }
  const Raster& page = bare ? *bare : plain ? *plain : raster;
  const PrintedMaze maze{puzzle.graph, puzzle.ink, page, places};
  if (has_strings(puzzle)) {
    prove_string_ink(puzzle, page, verdict);
    verdict.begin(Step::marks, puzzle.page);
    prove_marks(puzzle.ink, page, verdict);
    return prove_art(puzzle, maze, verdict);
  }
  verdict.begin(Step::registration, puzzle.page);
  if (!prove_registration(maze, verdict)) return;

  std::vector<Level> levels = read_levels(maze, puzzle.mouth_gray);
  verdict.begin(Step::solvable, puzzle.page);
  for (Level& level : levels) prove_solvable(puzzle, maze, level, verdict);
  verdict.begin(Step::graph, puzzle.page);
  for (const Level& level : levels) prove_graph(maze, level.reading, level.name, verdict);
  verdict.begin(Step::walls, puzzle.page);
  for (const Level& level : levels) prove_walls(maze, level.free, puzzle.perfect, level.name, verdict);
  verdict.begin(Step::strokes, puzzle.page);
  prove_strokes(maze, puzzle.rock, verdict);
  verdict.begin(Step::width, puzzle.page);
  prove_width(maze, levels.back().free, levels.back().parts, levels.back().reading, verdict);
  verdict.begin(Step::paper, puzzle.page);
  prove_paper(maze, verdict);
  verdict.begin(Step::marks, puzzle.page);
  prove_marks(puzzle.ink, page, verdict);
  if (puzzle.rule) prove_arrow_ink(*puzzle.rule, page, verdict);
  prove_block_ink(puzzle, page, verdict);
  prove_shape_ink(puzzle, page, verdict);
  prove_art(puzzle, maze, verdict);
}

}  // namespace mazefolio::prove
