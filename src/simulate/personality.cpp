#include "simulate/personality.h"

namespace mazefolio::simulate {
namespace {

constexpr Personality table[] = {
    // name, sight, gaze, skim, onward, pull, straight, decision, option, turn, back, keenness, memory,
    // recognition
    {"average", 3, 12, 0.3, 1, 1.5, 0.5, 1, 1, 0.5, 0.5, 6, 400, 0.9},
    {"forgetful", 1.6, 8, 0.4, 0.7, 1.5, 0.5, 1.5, 1, 0.5, 0.5, 4, 120, 0.7},
    {"expert", 5, 20, 0.2, 1, 1.5, 0.3, 0.5, 0.5, 0.3, 0.4, 12, 2000, 0.97},
    {"machine", 3, 3, 1, 0, 0, 0, 0, 0, 0, 1, 6, 0, 1},
};

}  // namespace

std::span<const Personality> personalities() { return table; }

}  // namespace mazefolio::simulate
