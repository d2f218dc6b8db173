#include "publish/rate_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/level_scale.h"
#include "base/system/parallel.h"
#include "puzzle/rule_rating.h"
#include "solve/difficulty.h"
#include "solve/figures.h"

namespace mazefolio::publish {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_branches = 3;  // wrong branches of a direction

std::string many(std::size_t n, std::string_view one, std::string_view more) {
  return fmt::format("{} {}", n, n == 1 ? one : more);
}

// A place in the form of --from and --to: column and row from 0, on other grids in units of the pitch.
std::string place_text(const AnyTopology& t, Cell c) {
  if (const auto* lattice = std::get_if<Lattice>(&t))
    return fmt::format("{},{}", lattice->column(c), lattice->row(c));
  const Rect b = bounds(t);
  const Point p = center(t, c) - Point{b.x0, b.y0};
  return fmt::format("{:.0f},{:.0f}", std::floor(p.x), std::floor(p.y));
}

// The nearest of eight directions; slopes of 1/2 and 2 are nearer to a diagonal.
std::string direction_text(Point d) {
  const bool level = std::fabs(d.y) < 0.4142 * std::fabs(d.x),
             upright = std::fabs(d.x) < 0.4142 * std::fabs(d.y);
  const std::string south = level ? "" : d.y > 0 ? "south" : "north";
  const std::string east = upright ? "" : d.x > 0 ? "east" : "west";
  return south + (south.empty() || east.empty() ? "" : "-") + east;
}

std::string branch_text(const AnyTopology& t, const WrongBranch& b) {
  const std::string ends = b.exits > 0 ? many(b.exits, "way back", "ways back") : "a dead end";
  return fmt::format("{:7.1f}  at {}, {}: {}, {}; tried {:.0f} times in 100", b.expected, place_text(t, b.at),
                     direction_text(center(t, b.first) - center(t, b.at)), many(b.cells, "step", "steps"),
                     ends, b.temptation * 100);
}

EffortTerm wrong_ways(const AnyTopology& t, const Effort& e) {
  std::vector<WrongBranch> worst = e.branches;
  std::stable_sort(worst.begin(), worst.end(),
                   [](const auto& a, const auto& b) { return a.expected > b.expected; });
  worst.resize(std::min(worst.size(), most_branches));
  EffortTerm term{"wrong ways", e.wrong,
                  e.branches.empty() ? "none"
                                     : fmt::format("{} of them", e.branches.size()) +
                                           (worst.size() < e.branches.size() ? "; the most costly:" : ":")};
  for (const WrongBranch& b : worst) term.worst.push_back(branch_text(t, b));
  return term;
}

std::string effort_text(const RatedMaze& rated, const Effort& e, std::string_view heading) {
  std::string out = fmt::format("\n{}: an effort of {}\n", heading,
                                many(static_cast<std::size_t>(std::lround(e.total)), "step", "steps"));
  for (const EffortTerm& term : effort_terms(rated, e)) {
    out += term.steps > 0 ? fmt::format("  {:<10}{:7.1f}  {}\n", term.name, term.steps, term.what)
                          : fmt::format("  {:<10} {}\n", term.name, term.what);
    for (const std::string& branch : term.worst) out += "              " + branch + "\n";
  }
  return out;
}

// Letters in turn and jumps are not walked backwards.
bool has_one_direction(const RatedMaze& rated) {
  return rated.made.rule.has_own_way() && rated.why.forward.total == rated.why.backward.total;
}

bool can_choose(const Explanation& e) { return !e.forward.branches.empty() || !e.backward.branches.empty(); }

Json point_json(const AnyTopology& t, Cell c) {
  const Point p = center(t, c);
  return {p.x, p.y};
}

Json branches_json(const AnyTopology& t, const std::vector<WrongBranch>& branches) {
  Json list = Json::array();
  for (const WrongBranch& b : branches)
    list.push_back({{"at", point_json(t, b.at)},
                    {"first", point_json(t, b.first)},
                    {"cells", b.cells},
                    {"exits", b.exits},
                    {"temptation", rounded(b.temptation)},
                    {"cost", rounded(b.cost)},
                    {"expected", rounded(b.expected)}});
  return list;
}

}  // namespace

RatedMaze rate_maze(Puzzle made) {
  RatedMaze out{std::move(made), {}, {}};
  out.why = explain_by_rule(out.made.maze, out.made.rule);
  throw_if_canceled();
  out.measures = measures(out.made.maze, out.made.solution);
  return out;
}

std::vector<EffortTerm> effort_terms(const RatedMaze& rated, const Effort& e) {
  std::vector<Cell> places;
  for (const WrongBranch& b : e.branches)
    if (places.empty() || places.back() != b.at) places.push_back(b.at);
  std::vector<EffortTerm> terms{
      {"way", e.way,
       e.seen >= 0.5 ? fmt::format("its length; {} of it along straight corridors, at a glance",
                                   many(static_cast<std::size_t>(std::lround(e.seen)), "step", "steps"))
                     : "its length, about a step a cell"},
      {"turns", e.turning,
       many(rated.measures.solution_turns.value_or(0), "bend", "bends") + "; a zigzag hardly counts"},
      {"choices", e.decisions, many(places.size(), "place", "places") + " where a wrong way looks as good"},
      wrong_ways(*rated.made.maze.topology, e),
      {"elsewhere", e.elsewhere,
       e.legs.size() > 1 ? "on the ways to other goals, and in loops"
                         : "in loops that are entered by another end, or gone around in"},
      {"glances", e.glances, "at dead ends, recognized at once"}};
  std::erase_if(terms, [](const EffortTerm& term) { return term.steps <= 0 && term.worst.empty(); });
  if (e.legs.size() > 1) {
    std::vector<std::string> legs;
    for (const double leg : e.legs) legs.push_back(fmt::format("{:.0f}", leg));
    terms.push_back({"legs", 0, fmt::format("{}, less what is known by then", fmt::join(legs, " + "))});
  }
  return terms;
}

std::string directions_text(const RatedMaze& rated) {
  if (has_one_direction(rated)) return {};
  const double forward = rated.why.forward.total, backward = rated.why.backward.total;
  const double percent = 100 * (backward / std::max(1.0, forward) - 1);
  if (std::fabs(percent) < 10) return "either end is as hard";
  return percent < 0 ? fmt::format("beginning at the finish would save {:.0f} %", -percent)
                     : fmt::format("the start is the easier end; the other one costs {:.0f} % more", percent);
}

std::string level_text(const RatedMaze& rated) {
  const double score = rated.why.rating.score;
  const int level = level_of(score);
  if (!can_choose(rated.why)) return fmt::format("Score {:.3f}, the effort of level {}", score, level);
  return fmt::format("Level {} of 10 ({}), score {:.3f}", level, level_bands()[band_index(level)].name,
                     score);
}

std::string trickiness_text(const RatedMaze& rated) {
  if (!can_choose(rated.why)) return "there is nothing to decide";
  const double t = trickiness(rated.why.rating.score, rated.measures.cells);
  return t >= 0.6    ? "very tricky for its size"
         : t >= 0.25 ? "tricky for its size"
         : t > -0.25 ? "as tricky as others of its size"
         : t > -0.6  ? "gentle for its size"
                     : "very gentle for its size";
}

std::string rate_text(const RatedMaze& rated) {
  const Rating& rating = rated.why.rating;
  const double tricky = trickiness(rating.score, rated.measures.cells);
  const std::string directions = directions_text(rated);
  return fmt::format(
             "{}\n{} ({}{}){}\n", level_text(rated), trickiness_text(rated),
             many(rated.measures.cells, "cell", "cells"),
             can_choose(rated.why) ? fmt::format("; {:+.2f} compared with the mean score", tricky) : "",
             directions.empty() ? "" : "; " + directions) +
         effort_text(rated, rated.why.forward, "From start to finish") +
         (directions.empty() ? "" : effort_text(rated, rated.why.backward, "From finish to start"));
}

std::string rate_json(const RatedMaze& rated) {
  const AnyTopology& t = *rated.made.maze.topology;
  const int level = level_of(rated.why.rating.score);
  Json j = Json::object();
  if (rated.made.id) j["id"] = to_text(*rated.made.id);
  j["cells"] = cell_count(t);
  j["difficulty"] = figures_json<Json>(figures_of(rated.why.rating, rated.measures.cells));
  j["difficulty"]["word"] = level_bands()[band_index(level)].name;
  j["difficulty"]["effort"] = effort_json<Json>(rated.why);
  j["difficulty"]["effort"]["forward"]["branches"] = branches_json(t, rated.why.forward.branches);
  j["difficulty"]["effort"]["backward"]["branches"] = branches_json(t, rated.why.backward.branches);
  j["metrics"] = figures_json<Json>(figures_of(rated.measures));
  return j.dump() + "\n";
}

}  // namespace mazefolio::publish
