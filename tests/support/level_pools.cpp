#include "support/level_pools.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/geometry/math.h"
#include "base/rng.h"
#include "base/system/parallel.h"
#include "maze/thick.h"
#include "puzzle/placement.h"
#include "simulate/simulated_reader.h"
#include "solve/difficulty.h"
#include "solve/worth.h"
#include "support/reader_pool.h"

namespace mazefolio::tests {
namespace {

constexpr std::uint32_t sides[] = {8, 14, 20, 28, 40};

Goals goals_of(const std::string& from, const std::string& to) {
  Goals goals;
  goals.from = from;
  goals.to = to;
  return goals;
}

Goals corner_goals() {
  Goals goals;
  goals.visit = {"top-left", "top-right", "bottom-right", "bottom-left"};
  return goals;
}

// Worth printing, whatever the score says: the pools must not depend on it.
bool is_printed(const Maze& maze) {
  Maze closed = maze;
  close_frame(closed);
  Rating any;
  any.decisions = WorthFloor{}.decisions;
  return is_worthy(WorthMeter(closed).measure(any), {});
}

// With gates that the program chooses only what it would print.
std::optional<Maze> tried(const Recipe& recipe, const std::string& seed, const Goals& goals) {
  Result<Carved> carved = make_maze(recipe, seed);
  if (!carved || cell_count(*carved->maze.topology) < 2) return std::nullopt;
  Result<GatedMaze> gated = place_gates(std::move(carved->maze), {goals, std::nullopt, std::nullopt, seed});
  if (!gated || gated->maze.start.cell == gated->maze.finish.cell) return std::nullopt;
  if (goals.from.empty() && goals.visit.empty() && !is_printed(gated->maze)) return std::nullopt;
  return std::move(gated->maze);
}

std::optional<Maze> made(const Recipe& recipe, const std::string& seed, const Goals& goals, bool thick) {
  for (int i = 0; i < 12; ++i)
    if (std::optional<Maze> maze = tried(recipe, fmt::format("{} {}", seed, i), goals))
      return thick ? thick_of(*maze) : std::move(maze);
  return std::nullopt;
}

class Jobs {
 public:
  explicit Jobs(std::string seeds) : seeds_(std::move(seeds)) {}

  void add(const std::string& pool, const std::string& grid, const Way& way, std::uint32_t side, int scale,
           const Goals& goals = {}, bool thick = false) {
    const std::string seed = fmt::format("{} {}", seeds_, jobs_.size());
    const Recipe recipe = recipe_of(grid, way, side * static_cast<std::uint32_t>(scale));
    jobs_.push_back({pool, side, [=] { return made(recipe, seed, goals, thick); }});
  }
  std::vector<LevelJob> take() { return std::move(jobs_); }

 private:
  std::string seeds_;
  std::vector<LevelJob> jobs_;
};

std::vector<Way> refined(const std::string& option, const std::string& value) {
  std::vector<Way> ways;
  for (const char* name : {"backtracker", "kruskal", "hunt-and-kill", "wilson"})
    ways.push_back({name, {}, {{option, value}}});
  return ways;
}

/// A kind whose levels are held against those of squares.
struct LevelKind {
  const char* name;
  std::vector<Way> ways;
  int scale = 1;
  Goals goals{};
  bool thick = false;
};

std::vector<LevelKind> kinds() {
  const std::vector<Way> plain{{"backtracker"}, {"kruskal"}, {"hunt-and-kill"}, {"wilson"}};
  return {{"thin", plain},
          {"thick", plain, 1, {}, true},
          {"cavern", {{"cavern"}, {"cavern-carved"}, {"cavern-walls"}, {"mazogs"}}, 2},
          {"automaton", ways_of_automata(), 2},
          {"braid 0.3", refined("braid", "0.3")},
          {"braid 1", refined("braid", "1")},
          {"weave", refined("weave", "0.2")},
          {"corners", plain, 1, corner_goals()}};
}

Personality changed(Personality who, Rng& rng) {
  for (double* trait : {&who.sight, &who.gaze, &who.skim, &who.onward, &who.pull, &who.straight,
                        &who.decision, &who.option, &who.turn, &who.back, &who.keenness, &who.memory})
    *trait *= 0.7 * exact_exp(0.693 * rng.unit());
  return who;
}

}  // namespace

std::vector<Panel> panels(const std::string& seeds) {
  Panel people;
  for (const Personality& who : personalities())
    if (who.pull > 0) people.push_back(who);
  Rng rng(hash_text(seeds));
  Panel others;
  for (int i = 0; i < 2; ++i)
    for (const Personality& who : people) others.push_back(changed(who, rng));
  return {people, others};
}

std::vector<LevelJob> level_jobs(const std::string& seeds, int mazes, const std::string& pools) {
  Jobs jobs(seeds);
  for (const char* grid : {"square", "hexagon", "triangle", "polar", "voronoi"})
    for (const Way& way : std::string(grid) == "square" ? ways_on_squares() : ways_on_any_grid())
      for (const std::uint32_t side : sides) jobs.add(fmt::format("perfect {}", grid), grid, way, side, 1);
  for (const Way& way : ways_on_squares())
    for (int i = 0; i < 3 * mazes; ++i) {
      jobs.add("20x20 default", "square", way, 20, 1);
      jobs.add("20x20 corners", "square", way, 20, 1, goals_of("top-left", "bottom-right"));
      jobs.add("20x20 sides", "square", way, 20, 1, goals_of("top", "bottom"));
    }
  for (const LevelKind& kind : kinds())
    for (const std::uint32_t side : sides)
      for (const Way& way : kind.ways)
        for (int i = 0; i < (kind.ways.size() > 4 ? mazes / 2 : mazes); ++i)
          jobs.add(kind.name, "square", way, side, kind.scale, kind.goals, kind.thick);
  std::vector<LevelJob> all = jobs.take();
  all.erase(std::remove_if(all.begin(), all.end(), [&](const auto& j) { return !j.pool.starts_with(pools); }),
            all.end());
  return all;
}

std::vector<LevelJob> twin_jobs(const std::string& seeds, int mazes) {
  std::vector<LevelJob> out;
  const std::vector<Way> ways = ways_on_squares();
  for (int i = 0; i < mazes; ++i) {
    const std::uint32_t side = sides[static_cast<std::size_t>(i) % std::size(sides)];
    const Recipe recipe = recipe_of("square", ways[static_cast<std::size_t>(i) % ways.size()], side);
    const std::string seed = fmt::format("{} twin {}", seeds, i);
    for (const bool thick : {false, true})
      out.push_back(
          {thick ? "twin thick" : "twin thin", side, [=] { return made(recipe, seed, {}, thick); }});
  }
  return out;
}

std::vector<LevelSample> read_levels(const std::vector<LevelJob>& jobs, const std::vector<Panel>& panels,
                                     int runs) {
  std::vector<LevelSample> out(jobs.size());
  parallel_for(jobs.size(), 0, [&](std::size_t i) {
    std::optional<Maze> maze = jobs[i].make();
    if (!maze) return;
    LevelSample& s = out[i];
    const Rating rating = rate(*maze);
    s = {jobs[i].pool,
         jobs[i].side,
         rating.score,
         exact_log2(rating.forward),
         exact_log2(rating.backward),
         {},
         {}};
    for (std::vector<double>* way : {&s.forward, &s.backward}) {
      if (runs == 0) {
        way->assign(2, 0.0);
        continue;
      }
      const Reader reader(*maze);
      for (const Panel& panel : panels) {
        double sum = 0;
        for (const Personality& who : panel)
          sum += exact_log2(reader.effort(who, hash_text(jobs[i].pool, i), runs));
        way->push_back(sum / static_cast<double>(panel.size()));
      }
      std::swap(maze->start, maze->finish);
    }
  });
  out.erase(std::remove_if(out.begin(), out.end(), [](const LevelSample& s) { return s.forward.empty(); }),
            out.end());
  return out;
}

}  // namespace mazefolio::tests
