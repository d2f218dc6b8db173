#pragma once

#include <span>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::simulate {

/// How one kind of person reads a maze. Lengths in pitches; costs in the time that a step of one pitch takes.
struct Personality {
  std::string_view name;
  double sight;        ///< radius of the disc that is seen around a junction
  double pull;         ///< of the finish's direction on the choice of a branch
  double straight;     ///< of going straight on
  double decision;     ///< cost of any choice
  double option;       ///< and of each doubling of its options
  double turn;         ///< cost of a quarter turn
  double back;         ///< cost of a step back along a way already walked
  double keenness;     ///< cells after which a dead end in sight is e times more often overlooked
  double memory;       ///< time after which all but 1/e of what was explored is forgotten; 0: never
  double recognition;  ///< of a junction just left
};

/// An average reader, a short-sighted and forgetful one, an expert, and a machine that tries every branch by
/// chance and forgets nothing.
std::span<const Personality> personalities();

}  // namespace mazefolio::simulate
