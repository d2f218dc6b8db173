// The circuits of a labyrinth and the turns of its path.
//
// One axis: the path walks each circuit completely, so it turns alternately on the left and on the right of
// the axis. The turns on one side, written as pairs of circuits, are arches over a line, and they can be
// drawn where no two cross. There are as many such orders of n circuits as patterns in which a river can
// cross a road n + 1 times (1, 1, 2, 3, 8, 14, 42 ...).
//
// Chartres: on its three minor arms the path turns back to back ("labrys"). Many descriptions of the pavement
// list the circuits; it is the only choice of ten such pairs that makes one path of all 44 quarters, is the
// same when walked from the center, and begins with circuits 5, 6 and 11.

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/options.h"
#include "generate/walks/labyrinth.h"

namespace mazefolio::generate {
namespace {

/// One line of the seed pattern: its ends, numbered clockwise around the pattern from the foot.
using SeedLine = std::vector<int>;

// A corner of the cross has the ends of its angles on one side, the dot, and their other ends.
std::vector<SeedLine> seed_lines(int angles) {
  const int corner = 2 * angles + 2;  // ends from an arm of the cross to the next, with one of the arms
  std::vector<SeedLine> lines{{0, corner, 2 * corner, 3 * corner}};
  for (int first = 0; first < 4 * corner; first += corner) {
    for (int i = 1; i <= angles; ++i) lines.push_back({first + i, first + corner - i});
    lines.push_back({first + angles + 1});
  }
  return lines;
}

/// The turns on both sides of the axis, left first.
using TurnSides = std::array<std::vector<LabyrinthTurn>, 2>;

TurnSides sides_of(const std::vector<int>& order) {
  TurnSides sides;
  int here = 0;
  for (std::size_t i = 0; i <= order.size(); ++i) {
    const int next = i < order.size() ? order[i] : static_cast<int>(order.size()) + 1;
    sides[i % 2].push_back({std::min(here, next), std::max(here, next), 0});
    here = next;
  }
  for (std::vector<LabyrinthTurn>& side : sides)
    for (LabyrinthTurn& t : side)
      t.depth = static_cast<int>(std::count_if(side.begin(), side.end(), [&](const LabyrinthTurn& other) {
        return other.outer < t.outer && t.inner < other.inner;
      }));
  return sides;
}

std::string described(const LabyrinthTurn& turn, int circuits) {
  if (turn.outer == 0) return fmt::format("the entrance to circuit {}", turn.inner);
  if (turn.inner > circuits) return fmt::format("the path from circuit {} to the center", turn.outer);
  return fmt::format("the turn between circuits {} and {}", turn.outer, turn.inner);
}

std::vector<LabyrinthTurn> labryses(std::initializer_list<int> outer) {
  std::vector<LabyrinthTurn> turns;
  for (const int circuit : outer) turns.push_back({circuit, circuit + 1, 0});
  return turns;
}

constexpr std::string_view separators = ",; \t\n";

std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = std::min(text.find_first_not_of(separators), text.size());
    text.remove_prefix(begin);
    if (text.empty()) return words;
    words.push_back(text.substr(0, text.find_first_of(separators)));
    text.remove_prefix(words.back().size());
  }
}

}  // namespace

// Drawing: the top of the cross is joined to the next end on the right, then the next end on the left to the
// next one on the right, each arch over the last. Corridors lie between two arches and go on between the
// lines of the pattern: a corridor that enters before an end follows that line and leaves behind the previous
// end of the same line.
std::vector<int> seed_pattern_order(int angles) {
  const std::vector<SeedLine> lines = seed_lines(angles);
  const int ends = 8 * angles + 8, top = ends / 2, circuits = 4 * angles + 3;
  std::vector<int> through(static_cast<std::size_t>(ends));  // gap -> gap; gap i is behind end i
  for (const SeedLine& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) {
      const int before = (line[i] + ends - 1) % ends, behind = line[(i + line.size() - 1) % line.size()];
      through[static_cast<std::size_t>(before)] = behind;
    }
  // The corridor between arches i - 1 and i, counted from the innermost, has its gaps i places from the top.
  std::vector<int> order;
  for (int gap = through[0]; gap != top;) {
    order.push_back(circuits + 1 - std::abs(gap - top));
    gap = through[static_cast<std::size_t>(2 * top - gap)];
  }
  return order;
}

Labyrinth labyrinth_of(const std::vector<int>& order) {
  Labyrinth labyrinth;
  labyrinth.circuits = static_cast<int>(order.size());
  const TurnSides sides = sides_of(order);
  labyrinth.arms.front() = sides[0];
  labyrinth.arms.back() = sides[1];
  return labyrinth;
}

Outcome check_crossings(const std::vector<int>& order) {
  const TurnSides sides = sides_of(order);
  for (const std::vector<LabyrinthTurn>& side : sides)
    for (const LabyrinthTurn& a : side)
      for (const LabyrinthTurn& b : side)
        if (a.outer < b.outer && b.outer < a.inner && a.inner < b.inner)
          return failure(
              fmt::format("{} and {} would cross {}", described(a, static_cast<int>(order.size())),
                          described(b, static_cast<int>(order.size())),
                          &side == &sides[0] ? "where the entrance is" : "on the other side of the axis"));
  return Done{};
}

std::vector<int> circuits_in(std::string_view text) {
  std::vector<int> order;
  for (const std::string_view word : words_in(text))
    order.push_back(static_cast<int>(parse_integer(word).value_or(0)));
  return order;
}

Outcome check_circuits(std::string_view text) {
  const std::vector<std::string_view> words = words_in(text);
  const auto count = static_cast<std::int64_t>(words.size());
  if (count > most_circuits)
    return failure(fmt::format("a labyrinth has at most {} circuits, not {}", most_circuits, count));
  std::vector<bool> seen(words.size());
  for (const std::string_view word : words) {
    const auto circuit = parse_integer(word);
    if (!circuit)
      return failure(fmt::format(
          "'{}' is not a circuit; write their numbers as they are walked, as in 3, 2, 1, 4, 7, 6, 5",
          word.substr(0, 20)));
    if (*circuit < 1 || *circuit > count)
      return failure(fmt::format("there is no circuit {} among {}; each of 1 to {} is walked once", *circuit,
                                 count, count));
    if (seen[static_cast<std::size_t>(*circuit - 1)])
      return failure(
          fmt::format("circuit {} is walked twice; each of 1 to {} is walked once", *circuit, count));
    seen[static_cast<std::size_t>(*circuit - 1)] = true;
  }
  if (const Outcome crossings = check_crossings(circuits_in(text)); !crossings)
    return failure("no path walks the circuits in this order: " + crossings.message());
  return Done{};
}

Labyrinth chartres_labyrinth() {
  Labyrinth labyrinth = labyrinth_of({5, 4, 3, 2, 1, 6, 11, 10, 9, 8, 7});
  labyrinth.center = 3;
  labyrinth.arms[1] = labryses({2, 5, 8});
  labyrinth.arms[2] = labryses({1, 4, 7, 10});
  labyrinth.arms[3] = labryses({3, 6, 9});
  return labyrinth;
}

std::vector<LabyrinthStep> steps_of(const Labyrinth& labyrinth) {
  // The circuit at the other end of the turn that this circuit has at an arm, or the circuit itself.
  const auto beyond = [&](int circuit, int arm) {
    for (const LabyrinthTurn& t : labyrinth.arms[static_cast<std::size_t>(arm)])
      if (t.outer == circuit || t.inner == circuit) return t.outer + t.inner - circuit;
    return circuit;
  };
  std::vector<LabyrinthStep> steps;
  LabyrinthStep here{beyond(0, 0), 0, true};
  while (here.circuit <= labyrinth.circuits) {
    steps.push_back(here);
    const int next = beyond(here.circuit, here.quarter + here.clockwise);
    if (next == here.circuit)
      here.quarter += here.clockwise ? 1 : -1;
    else
      here.clockwise = !here.clockwise;
    here.circuit = next;
  }
  return steps;
}

int diameter_of(const Labyrinth& labyrinth) { return 2 * (labyrinth.circuits + labyrinth.center); }

}  // namespace mazefolio::generate
