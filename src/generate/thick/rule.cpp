#include "generate/thick/rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "base/options.h"
#include "base/text/suggest.h"

namespace mazefolio::generate {
namespace {

// Source of all after the first five: A. Rejbrand, "More cellular automaton mazes".
constexpr RulePreset presets[] = {
    // With rock outside a corridor runs along the whole frame.
    {"b2s123", "B2/S123", "a maze nearly in one piece", 0.5, 10000, 9, false},
    {"maze", "B3/S12345", "short separate corridors, joined"},
    {"mazectric", "B3/S1234", "longer and straighter corridors, joined"},
    {"vote", "B5678/S45678", "caves with halls, smooth", 0.55, 2, 24, false},
    {"vote45", "B4678/S35678", "caves with halls, ragged", 0.55, 2, 20, false},
    {"bars", "B2/S124", "straight walls without corners, in one piece"},
    {"few-corners", "B3/S012358", "straight walls with a corner here and there"},
    {"corridors", "B25/S23457", "many small straight corridors, joined"},
    {"rocks", "B278/S0124567", "a maze with clearings and boulders"},
    {"crumbs", "B26/S012357", "very short walls: many ways round"},
    {"mice", "B37/S12345", "short corridors, worn where mice ran"},
};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
std::string plain_of(std::string_view text) {
  std::string plain;
  for (const char c : text)
    if (c != ' ') plain += lower(c);
  return plain;
}
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::vector<std::string_view> numbers_in(std::string_view part) {
  std::vector<std::string_view> numbers;
  if (part.find(',') == part.npos) {
    for (std::size_t i = 0; i < part.size(); ++i) numbers.push_back(part.substr(i, 1));
    return numbers;
  }
  while (!part.empty()) {
    const std::size_t comma = std::min(part.find(','), part.size());
    numbers.push_back(part.substr(0, comma));
    part.remove_prefix(std::min(comma + 1, part.size()));
  }
  return numbers;
}

/// The counts of one part of a rule, digits or a list with commas: bit k for the count k.
Result<std::uint64_t> counts_of(std::string_view part) {
  std::uint64_t counts = 0;
  for (const std::string_view number : numbers_in(part)) {
    const std::optional<std::int64_t> count = parse_integer(number);
    if (!count || !is_digit(number[0]) || *count > most_neighbors)
      return failure(fmt::format("'{}' is no count of neighbors, 0 to {}", number, most_neighbors));
    if (counts >> *count & 1) return failure(fmt::format("the count {} stands twice in '{}'", *count, part));
    counts |= std::uint64_t{1} << *count;
  }
  return counts;
}

struct Parts {
  std::string_view born, survive;
};
std::optional<Parts> parts_of(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (!text.empty() && (is_digit(text[0]) || text[0] == '/')) {
    if (slash == text.npos) return std::nullopt;
    return Parts{text.substr(slash + 1), text.substr(0, slash)};
  }
  const std::size_t b = text.find('b'), s = text.find('s');
  if (b == text.npos || (b != 0 && s != 0)) return std::nullopt;
  const auto part = [&](std::size_t from, std::size_t other) {
    if (from == text.npos) return std::string_view();
    std::string_view rest = text.substr(from + 1, other > from ? other - from - 1 : text.npos);
    if (other > from && rest.ends_with('/')) rest.remove_suffix(1);
    return rest;
  };
  return Parts{part(b, s), part(s, b)};
}

}  // namespace

std::span<const RulePreset> rule_presets() { return presets; }

const RulePreset* find_preset(std::string_view text) {
  const auto* found = std::ranges::find(presets, plain_of(text), &RulePreset::name);
  return found == std::end(presets) ? nullptr : found;
}

Result<Rule> parse_rule(std::string_view text) {
  if (const RulePreset* preset = find_preset(text)) return parse_rule(preset->rule);
  const std::string plain = plain_of(text);
  const std::optional<Parts> parts = parts_of(plain);
  if (!parts) {
    std::vector<std::string> names;
    for (const RulePreset& preset : presets) names.emplace_back(preset.name);
    return failure(
        fmt::format("'{}' is no rule such as B2/S123, nor a preset; {}", text, suggestion(plain, names)));
  }
  const auto born = counts_of(parts->born), survive = counts_of(parts->survive);
  for (const auto* counts : {&born, &survive})
    if (!*counts) return failure(fmt::format("in the rule '{}': {}", text, counts->message()));
  return Rule{*born, *survive};
}

int highest_count(const Rule& rule) { return std::bit_width(rule.born | rule.survive) - 1; }

}  // namespace mazefolio::generate
