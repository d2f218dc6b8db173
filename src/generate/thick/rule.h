#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::generate {

/// When rock appears, and when it stays: bit k for k neighbors that are rock.
struct Rule {
  std::uint64_t born = 0, survive = 0;
  friend bool operator==(const Rule&, const Rule&) = default;
};

/// No cell has more neighbors.
constexpr int most_neighbors = 32;

struct RulePreset {
  std::string_view name, rule, summary;
};
std::span<const RulePreset> rule_presets();

struct ParsedRule {
  Rule rule;
  std::string wrong;  ///< what is, or ""
};
/// The name of a preset; B2/S123, in any case and order, where either part may be empty and the slash left
/// out; the older 123/2, survival first; or B3,10/S2,11 with commas, for counts of ten and more.
ParsedRule parse_rule(std::string_view text);

/// The greatest count that the rule names; -1 when it names none.
int highest_count(const Rule& rule);

}  // namespace mazefolio::generate
