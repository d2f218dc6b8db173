#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/result.h"

namespace mazefolio::generate {

/// The numbers of rock neighbors with which rock appears, and those with which it stays: bit k for k.
struct Rule {
  std::uint64_t born = 0, survive = 0;
  friend bool operator==(const Rule&, const Rule&) = default;
};

/// The largest number of neighbors of a cell.
constexpr int most_neighbors = 32;

struct RulePreset {
  std::string_view name, rule, summary;
  // What suits it:
  double density = 0.5;
  int generations = 10000;   ///< where halls grow on and on, few
  int least_side = 9;        ///< columns and rows; where halls are wide, more
  bool outside_rock = true;  ///< false where rock would fill all from the frame on
};
std::span<const RulePreset> rule_presets();

/// The preset of this name, in any case; null where there is none.
const RulePreset* find_preset(std::string_view text);

/// Parses the name of a preset; B2/S123, in any case and order, with empty parts and without the slash where
/// wanted; the older 123/2, survival first; or B3,10/S2,11 with commas, for counts of ten and more.
Result<Rule> parse_rule(std::string_view text);

/// The greatest count in the rule; -1 where it has none.
int highest_count(const Rule& rule);

}  // namespace mazefolio::generate
