#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "topology/grids.h"

namespace mazefolio::generate {

// Circuits are numbered from the rim, from 1. The outside counts as circuit 0, the center as the circuit
// after the last.

/// A turn of the path from one circuit to another, beside an arm.
struct LabyrinthTurn {
  int outer = 0, inner = 0;
  int depth =
      0;  ///< number of turns around this one, which is the number of corridors between it and the arm
};

/// Four quarters, clockwise from the foot, and the turns at their ends: on the left of the axis, at the left,
/// upper and right arms (on both sides alike), and on the right of the axis. A circuit that has no turn at an
/// arm crosses it.
struct Labyrinth {
  int circuits = 0;
  int center = 2;  ///< radius of the center, in pitches; at least 2, or there is no room for nested turns
  std::array<std::vector<LabyrinthTurn>, 5> arms;
};

constexpr int most_circuits = 31;

/// The order in which the circuits are walked, each completely, in the labyrinth that is drawn from a cross
/// with `angles` nested angles and a dot in each of its four corners: 4 * angles + 3 circuits.
std::vector<int> seed_pattern_order(int angles);

/// The labyrinth with one axis whose circuits are walked in this order, each completely;
/// check_crossings(order) must be a success.
Labyrinth labyrinth_of(const std::vector<int>& order);
/// Fails with the two turns that would cross in such a labyrinth. The order must be a permutation.
Outcome check_crossings(const std::vector<int>& order);
/// The numbers in a text, which may be separated by commas, semicolons or spaces.
std::vector<int> circuits_in(std::string_view text);
/// Fails where a text is no order of the circuits of a labyrinth; an empty one is right.
Outcome check_circuits(std::string_view text);

/// The pavement of Chartres: eleven circuits, four arms.
Labyrinth chartres_labyrinth();

/// A quarter of a circuit, as the path walks it. A turn leads to another circuit in the same quarter.
struct LabyrinthStep {
  int circuit = 0, quarter = 0;
  bool clockwise = true;
};
/// The path from the gate to the center.
std::vector<LabyrinthStep> steps_of(const Labyrinth& labyrinth);

/// Width and height of the labyrinth, in pitches.
int diameter_of(const Labyrinth& labyrinth);
/// The pieces of the corridor in order, each about a pitch long, and last the center, in the box {0, 0, d,
/// d}. Corridors are one pitch wide everywhere. The gate is the rim wall of the first piece beside the middle
/// of the foot, on the side to which the path turns.
std::vector<Outline> labyrinth_cells(const Labyrinth& labyrinth, bool round, bool mirrored);

}  // namespace mazefolio::generate
