#include "publish/rule_pictures.h"

#include <algorithm>
#include <optional>

#include "base/chosen_row.h"
#include "generate/refine/refine.h"
#include "rules/rule_rows.h"

namespace mazefolio::publish {
namespace {

constexpr char ends_option[] = "ends";

bool has_pictures(const ChosenRule& rule) { return rule.asks() && rule.row->pictures; }

/// The spec may name them among the options of the rule.
bool names_pictures(const ChosenRule& rule) {
  return std::ranges::find(rule.row->options, ends_option, &OptionRow::name) != rule.row->options.end();
}

void set_pictures(PuzzleSpec& entry, bool for_children, const Vocabulary& vocabulary, Diagnostics& found) {
  ChosenRule rule = rule_of(entry.refinement);
  if (!has_pictures(rule)) return;
  const Place& place = entry.refinement_place.line ? entry.refinement_place : entry.place;
  const bool own = entry.start_icon || entry.finish_icon;
  const std::vector<std::string> names = rule.row->pictures(rule.options, for_children && !own);
  if (names.empty()) return;
  const bool named = names_pictures(rule);
  if (own && named)
    return found.error(place, "the pictures at the ends of strings are told twice",
                       "leave out 'ends', or 'start_icon' and 'finish_icon'");
  if (named && rule.options.text(ends_option) == "auto") {  // its sentence tells of them
    rule.options.set(rule.row->options, ends_option, names.front()).value();
    entry.refinement.set(refinements(), "rule", to_text(ChosenRow{rule.row, rule.options})).value();
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::optional<std::string>& shown = i == 0 ? entry.start_icon : entry.finish_icon;
    if (shown) continue;  // the author has another one
    const Result<std::string> icon =
        vocabulary.icon_names ? vocabulary.icon_names("icon", names[i]) : Result<std::string>(names[i]);
    if (!icon) {
      found.error(place, icon.message(), icon.error().hint);
      continue;
    }
    shown = *icon;
    (i == 0 ? entry.start_icon_place : entry.finish_icon_place) = place;
  }
}

}  // namespace

Diagnostics set_rule_pictures(BookSpec& book, bool for_children, const Vocabulary& vocabulary) {
  Diagnostics found;
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles) set_pictures(entry, for_children, vocabulary, found);
  return found;
}

void drop_dealt_stories(BookSpec& book) {
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles) {
      const bool dealt = entry.story_place.line == entry.place.line &&
                         entry.story_place.column == entry.place.column;  // where a theme puts its own
      if (dealt && has_pictures(rule_of(entry.refinement))) entry.story.reset();
    }
}

}  // namespace mazefolio::publish
