#include "prove/prove_tangle.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "prove/pixel.h"
#include "prove/tile_field.h"

namespace mazefolio::prove {
namespace {

constexpr double near_side = 0.08;     ///< by the side of a tile
constexpr double sharpest_turn = 0.7;  ///< radians between chords of a line

using Line = std::vector<Point>;

double side_of(const RuleClaim::PrintedTile& tile) {
  return std::min(distance(tile.sides[0], tile.sides[1]), distance(tile.sides[2], tile.sides[3]));
}

/// Its chords, at each of which it turns but a little.
bool is_smooth(const Line& line) {
  for (std::size_t i = 2; i < line.size(); ++i) {
    const Point u = line[i - 1] - line[i - 2], v = line[i] - line[i - 1];
    if (std::fabs(std::atan2(cross(u, v), dot(u, v))) > sharpest_turn) return false;
  }
  return true;
}

/// The end of one kind that is nearest.
const RuleClaim::PrintedEnd& nearest_end(const RuleClaim& rule, bool first, Point p) {
  const RuleClaim::PrintedEnd* best = nullptr;
  for (const RuleClaim::PrintedEnd& end : rule.ends)
    if (end.first == first && (!best || distance(end.at, p) < distance(best->at, p))) best = &end;
  return *best;
}

void prove_names(const RuleClaim& rule, const PageText& page, Verdict& verdict) {
  std::set<std::string> names;
  for (const RuleClaim::PrintedEnd& end : rule.ends) {
    if (!names.insert(end.name).second) verdict.report(fmt::format("two ends have the name '{}'", end.name));
    std::string printed;
    for (const PageWord& word : page.words)
      if (distance(word.box.center(), end.at) < end.radius) printed += word.text;
    if (printed != end.name)
      verdict.report_near(fmt::format("'{}' is printed instead of '{}'", printed, end.name), end.at);
  }
}

/// "1-B" is a word of the answer.
void prove_answer_words(const PuzzleClaim& puzzle, const PageText& page, Verdict& verdict) {
  const Rect& slot = puzzle.answer->ink.slot;
  std::vector<std::string> pairs;
  for (const PageWord& word : words_in(page, slot))
    if (word.text.find('-') != std::string::npos) pairs.push_back(word.text);
  for (const std::string& pair : puzzle.rule->order)
    if (std::ranges::count(pairs, pair) != 1)
      verdict.report(fmt::format("the answer does not say '{}' once", pair));
}

}  // namespace

bool has_strings(const PuzzleClaim& puzzle) { return puzzle.rule && puzzle.rule->kind == "tangle"; }

void prove_tangle(const PuzzleClaim& puzzle, const PageText& page, const PageText* answer, Verdict& verdict) {
  const RuleClaim& rule = *puzzle.rule;
  const std::optional<PlacedTiles> placed = placed_tiles(rule);
  if (!placed) return verdict.report("its tiles, strings and ends make no tangle");
  const std::vector<TracedString> traced = trace_strings(placed->field);
  if (!is_tangle(placed->field, traced)) return verdict.report("a string does not lead to an end of its own");
  prove_names(rule, page, verdict);
  std::vector<std::string> pairs;
  bool claimed_way = false;
  for (std::size_t i = 0; i < traced.size(); ++i) {
    const Line& line = rule.strings[i];
    std::size_t at = 0;
    for (const TracedString::Pass& pass : traced[i].passes) {
      const RuleClaim::PrintedTile& tile = rule.tiles[placed->order[pass.tile]];
      for (const int side : {pass.in, pass.out}) {
        while (at < line.size() && distance(line[at], tile.sides[side]) > near_side * side_of(tile)) ++at;
        if (at == line.size())
          return verdict.report_near("the line of a string is not where its tiles lead", tile.sides[side]);
      }
    }
    if (!is_smooth(line)) verdict.report_near("a string has a corner", line.front());
    claimed_way = claimed_way || placed->way_of(traced[i]) == rule.way;
    pairs.push_back(nearest_end(rule, true, line.front()).name + "-" +
                    nearest_end(rule, false, line.back()).name);
  }
  if (!claimed_way) verdict.report("its way is none of the strings");
  if (pairs != rule.order) verdict.report("its strings lead to other ends than is claimed");
  if (answer && !puzzle.answer->turned) prove_answer_words(puzzle, *answer, verdict);
}

}  // namespace mazefolio::prove
