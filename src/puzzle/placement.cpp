#include "puzzle/placement.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "base/text/suggest.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "solve/difficulty.h"
#include "solve/gate_placement.h"

namespace mazefolio::puzzle {
namespace {

constexpr const char* rim = "rim";
/// Which end of a larger maze is the harder one is not asked: that takes a hundred bytes a cell.
constexpr std::uint32_t most_rated = 4'000'000;

/// A gate, and the word that errors use for it.
struct NamedGate {
  std::string name;
  Gate gate;
};

Diagnostics placement_refused(const Goals& goals, std::string message, std::string hint = {}) {
  Diagnostics found;
  found.error(goals.place, std::move(message), std::move(hint));
  return found;
}

// The places that goals name; the rim is none.
Result<std::vector<NamedGate>> named_gates(const Maze& maze, const Goals& goals) {
  std::vector<std::string> names = goals.visit;
  if (names.empty() && !goals.from.empty()) names = {goals.from, goals.to};
  std::vector<NamedGate> gates;
  for (const std::string& name : names) {
    if (name == rim && goals.visit.empty()) continue;
    std::optional<Gate> gate = gate_at(*maze.topology, name);
    if (!gate)
      return placement_refused(goals, fmt::format("there is no place '{}' in this maze", name),
                               suggestion(name, place_names()));
    if (!goals.visit.empty()) gate->wall = no_wall;
    gates.push_back({name, *gate});
  }
  return gates;
}

// Two names may mean one cell of this grid. A maze of a single cell may have two gates in different walls.
Outcome check_cells(const Maze& maze, const std::vector<NamedGate>& gates, const GateRequest& request) {
  const CellCount size = request.size;
  for (std::size_t i = 0; i < gates.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Gate &a = gates[j].gate, &b = gates[i].gate;
      if (a.cell != b.cell || (a.wall != b.wall && cell_count(*maze.topology) == 1)) continue;
      const std::string where = size.columns > 0
                                    ? fmt::format("in a maze of {}x{} cells", size.columns, size.rows)
                                    : "of this maze";
      return placement_refused(
          request.goals,
          fmt::format("'{}' and '{}' are the same cell {}", gates[j].name, gates[i].name, where),
          "choose places farther apart, or a larger size");
    }
  return Done{};
}

std::vector<NamedGate> named_gates(const Maze& maze) {
  std::vector<NamedGate> gates{{"start", maze.start}, {"finish", maze.finish}};
  for (const Gate& goal : maze.goals) gates.push_back({fmt::format("goal {}", gates.size() - 1), goal});
  return gates;
}

using Ends = GatePair;  ///< start and finish

// The farthest gate is the first of the candidates.
std::vector<Ends> rim_ends(const Maze& maze, const Gate& inside, bool rim_first, Rng& rng) {
  std::vector<Ends> ends = rim_candidates(maze, inside, rng);
  if (rim_first)
    for (Ends& pair : ends) std::swap(pair.first, pair.second);
  return ends;
}

/// Those from one end of a word to the other, from that which is read first.
std::vector<Ends> through_word(const Maze& maze, std::span<const Rect> ends,
                               const std::vector<Ends>& choices) {
  constexpr double near = 0.25;  // pitches: centers of cells along the sides of letters are within
  const auto is_at = [&](const Gate& gate, const Rect& end) {
    return holds(inset(end, -near), center(*maze.topology, gate.cell));
  };
  std::vector<Ends> through;
  for (const Ends& choice : choices) {
    if (is_at(choice.first, ends[0]) && is_at(choice.second, ends[1])) through.push_back(choice);
    if (is_at(choice.second, ends[0]) && is_at(choice.first, ends[1]))
      through.emplace_back(choice.second, choice.first);
  }
  return through;
}

// All that may be worth rating; without a target the first is the one to take.
std::vector<Ends> possible_ends(const Maze& maze, const GateRequest& request,
                                const std::vector<NamedGate>& named, Rng& rng) {
  const Goals& goals = request.goals;
  if (named.size() == 2) return {{named[0].gate, named[1].gate}};
  if (named.size() == 1) return rim_ends(maze, named[0].gate, goals.from == rim, rng);
  std::vector<Ends> choices;
  if (!request.target || goals.farthest || request.far_apart)
    choices = {farthest_rim_gates(maze)};
  else
    choices = gate_candidates(maze, rng);
  if (request.ends.empty()) return choices;
  std::vector<Ends> through = through_word(maze, request.ends, choices);
  return through.empty() ? choices : through;
}

struct RatedEnds {
  Ends ends;
  Rating rating;
  std::optional<Worth> worth{};
};

// The start is at the harder end, unless the author has placed it, or a word is read from it.
RatedEnds rated_ends(Rater& rater, const Ends& choice, const GateRequest& request) {
  const Cell a = choice.first.cell, b = choice.second.cell;
  if (!request.goals.from.empty() || !request.ends.empty()) return {choice, rater.rate(a, b)};
  const Rater::FromHarder found = rater.rate_from_harder(a, b);
  return {found.second ? Ends{choice.second, choice.first} : choice, found.rating};
}

// Of the pairs that reach the floor the one whose score is nearest to the target, the first of equals; of all
// pairs, where none does. Moves the gates of the maze.
RatedEnds best_ends(Maze& maze, const std::vector<Ends>& choices, const GateRequest& request, double target) {
  Rater rater(maze);
  std::vector<RatedEnds> rated;
  rated.reserve(choices.size());
  for (const Ends& choice : choices) rated.push_back(rated_ends(rater, choice, request));
  const auto miss = [&](const RatedEnds& r) { return std::fabs(r.rating.score - target); };
  std::stable_sort(rated.begin(), rated.end(),
                   [&](const RatedEnds& a, const RatedEnds& b) { return miss(a) < miss(b); });
  if (!request.floor) return rated.front();
  const WorthMeter meter(maze);
  for (RatedEnds& r : rated) {
    std::tie(maze.start, maze.finish) = r.ends;
    r.worth = meter.measure(r.rating);
    if (is_worthy(*r.worth, *request.floor)) return r;
  }
  return rated.front();
}

GatedMaze with_ends(Maze maze, const GateRequest& request, const std::vector<NamedGate>& named) {
  constexpr double highest = 100;  // no score is
  Rng rng = stream(request.seed, Purpose::placement);
  std::vector<Ends> choices = possible_ends(maze, request, named, rng);
  if (!request.target) {
    if (cell_count(*maze.topology) > most_rated) {
      std::tie(maze.start, maze.finish) = choices.front();
      return {std::move(maze), false, std::nullopt};
    }
    Rater rater(maze);
    std::tie(maze.start, maze.finish) = rated_ends(rater, choices.front(), request).ends;
    return {std::move(maze), false, std::nullopt};
  }
  RatedEnds best = best_ends(maze, choices, request, *request.target);
  if (request.far_apart && request.floor && !is_worthy(*best.worth, *request.floor) && named.empty()) {
    choices = gate_candidates(maze, rng);
    const RatedEnds other = best_ends(maze, choices, request, highest);
    if (is_worthy(*other.worth, *request.floor)) best = other;
  }
  std::tie(maze.start, maze.finish) = best.ends;
  return {std::move(maze), false, best.rating.score, best.worth};
}

GatedMaze with_visits(Maze maze, const std::vector<NamedGate>& gates) {
  maze.start = gates.front().gate;
  maze.finish = gates.back().gate;
  for (std::size_t i = 1; i + 1 < gates.size(); ++i) maze.goals.push_back(gates[i].gate);
  return {std::move(maze), true, std::nullopt};
}

Result<GatedMaze> with_fixed_gates(Maze maze, const GateRequest& request) {
  if (!set_gates(maze, *request.fixed))
    return placement_refused(request.goals, "the id names a gate that this maze cannot have");
  if (const Outcome apart = check_cells(maze, named_gates(maze), request); !apart) return apart.found();
  return GatedMaze{std::move(maze), true, std::nullopt};
}

Result<GatedMaze> with_goals(Maze maze, const GateRequest& request) {
  const Goals& goals = request.goals;
  const Result<std::vector<NamedGate>> named = named_gates(maze, goals);
  if (!named) return named.found();
  if (const Outcome apart = check_cells(maze, named.value(), request); !apart) return apart.found();
  if (!goals.visit.empty()) return with_visits(std::move(maze), named.value());
  // Where no cell reaches the rim, a book takes gates inside; a request for one maze is refused.
  if (!request.target && (goals.from == rim || goals.to == rim) && rim_gates(*maze.topology).empty())
    return placement_refused(goals, "no cell of this maze is near enough to the rim for a gate",
                             "choose places inside, or another seed");
  GatedMaze out = with_ends(std::move(maze), request, named.value());
  out.asked = !goals.from.empty();
  return out;
}

}  // namespace

Result<GatedMaze> place_gates(Maze maze, const GateRequest& request) {
  Result<GatedMaze> placed =
      request.fixed ? with_fixed_gates(std::move(maze), request) : with_goals(std::move(maze), request);
  if (!placed) return placed;
  GatedMaze out = std::move(placed).value();
  if (request.floor && !out.worth) out.worth = worth_of(out.maze);
  open_frame(out.maze);
  if (request.target) {
    out.asked = true;
    // Gates that are dug into a frame are rated where they are then.
    if (!out.score || is_thick(*out.maze.topology)) out.score = rate(out.maze).score;
  }
  return out;
}

Maze with_missing_gates(Maze maze) {
  Rng rng = stream("", Purpose::placement);
  const bool no_start = maze.start.cell == no_cell, no_finish = maze.finish.cell == no_cell;
  if (no_start && no_finish)
    std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  else if (no_start)
    maze.start = rim_candidates(maze, maze.finish, rng).front().second;
  else if (no_finish)
    maze.finish = rim_candidates(maze, maze.start, rng).front().second;
  open_frame(maze);
  return maze;
}

Result<Maze> with_gates(Maze maze, const Goals& goals) {
  if (goals.from.empty() && goals.visit.empty()) return with_missing_gates(std::move(maze));
  close_frame(maze);
  Result<GatedMaze> placed = place_gates(std::move(maze), {goals, std::nullopt, std::nullopt, ""});
  if (!placed) return placed.found();
  return std::move(placed).value().maze;
}

}  // namespace mazefolio::puzzle
