#pragma once

#include <span>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::simulate {

/// How one kind of simulated reader reads a maze. Lengths are in pitches, costs in the time of one step of a
/// pitch.
struct Personality {
  std::string_view name;
  double sight;        ///< radius of the visible disc around a junction
  double gaze;         ///< how far along a straight corridor is seen
  double skim;         ///< cost of a step in a straight run that was seen before
  double onward;       ///< weight of following a straight run that is seen to go on
  double pull;         ///< weight of the direction of the finish in the choice of a branch
  double straight;     ///< weight of going straight on
  double decision;     ///< cost of each choice
  double option;       ///< additional cost for each doubling of its options
  double turn;         ///< cost of a quarter turn
  double back;         ///< cost of a step back along a corridor already walked
  double keenness;     ///< cells by which a visible dead end must be longer to be noticed 1/e times as often
  double memory;       ///< time after which all but 1/e of what was explored is forgotten; 0: never
  double recognition;  ///< probability of recognizing a junction that was just left
};

/// An average reader, a short-sighted and forgetful one, an expert, and a machine that tries every branch by
/// chance and forgets nothing.
std::span<const Personality> personalities();

}  // namespace mazefolio::simulate
