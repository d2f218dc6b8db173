#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "topology/grids.h"

namespace mazefolio::generate {

// Circuits are numbered from the rim, 1 first; the world outside counts as circuit 0, the center as the one
// after the last.

/// Where the way goes from one circuit to another, beside an arm.
struct LabyrinthTurn {
  int outer = 0, inner = 0;
  int depth = 0;  ///< how many others go round it: so many corridors lie between it and the arm
};

/// Four quarters, clockwise from the foot, and what happens at their ends: beside the axis on its left, at
/// the left, upper and right arms (on both sides of them alike), and beside the axis on its right. A circuit
/// that has no turn at an arm crosses it.
struct Labyrinth {
  int circuits = 0;
  int center = 2;  ///< radius of the center, in pitches; at least 2, or there is no room for nested turns
  std::array<std::vector<LabyrinthTurn>, 5> arms;
};

constexpr int most_circuits = 31;

/// The order in which the circuits are walked, each fully round, in the labyrinth that grows from a cross
/// with `angles` nested angles and a dot in each of its four corners: 4 * angles + 3 circuits.
std::vector<int> seed_pattern_order(int angles);

/// The labyrinth with one axis that walks its circuits in this order, each fully round; it must be without
/// fault.
Labyrinth labyrinth_of(const std::vector<int>& order);
/// The two turns that would cross in such a labyrinth, in words, or "". The order must be a permutation.
std::string crossing_turns(const std::vector<int>& order);
/// Numbers with commas, semicolons or spaces between.
std::vector<int> circuits_in(std::string_view text);
/// Why this text is no order of a labyrinth, or ""; nothing is wrong with an empty one.
std::string circuits_fault(std::string_view text);

/// The pavement of Chartres: eleven circuits, four arms.
Labyrinth chartres_labyrinth();

/// A quarter of a circuit, as it is walked. Turns are between two of one quarter.
struct LabyrinthStep {
  int circuit = 0, quarter = 0;
  bool clockwise = true;
};
/// The way from the gate to the center.
std::vector<LabyrinthStep> steps_of(const Labyrinth& labyrinth);

/// Width and height of the whole, in pitches.
int diameter_of(const Labyrinth& labyrinth);
/// The pieces of the corridor in order, about a pitch long, and last the center, in the box {0, 0, d, d}.
/// Corridors are one pitch wide everywhere. The gate is the
/// rim wall of the first beside the middle of the foot, on the side where the way turns.
std::vector<Outline> labyrinth_cells(const Labyrinth& labyrinth, bool round, bool mirrored);

}  // namespace mazefolio::generate
