#include "publish/string_ends.h"

#include "base/chosen_row.h"
#include "generate/refine/refine.h"
#include "rules/rule_rows.h"

namespace mazefolio::publish {
namespace {

bool has_ends(const ChosenRule& rule) { return rule.asks() && rule.row->pictures; }

void set_ends(PuzzleSpec& entry, bool for_children, const Vocabulary& vocabulary, Diagnostics& found) {
  ChosenRule rule = rule_of(entry.refinement);
  if (!has_ends(rule)) return;
  const Place& place = entry.refinement_place.line ? entry.refinement_place : entry.place;
  const bool own = entry.start_icon || entry.finish_icon;
  const std::vector<std::string> names = rule.row->pictures(rule.options, for_children && !own);
  if (names.empty()) return;
  if (own)
    return found.error(place, "the pictures at the ends of strings are told twice",
                       "leave out 'ends', or 'start_icon' and 'finish_icon'");
  if (rule.options.text("ends") == "auto") {  // its sentence tells of them
    rule.options.set(rule.row->options, "ends", names.front()).value();
    entry.refinement.set(refinements(), "rule", to_text(ChosenRow{rule.row, rule.options})).value();
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Result<std::string> icon =
        vocabulary.icon_names ? vocabulary.icon_names("icon", names[i]) : Result<std::string>(names[i]);
    if (!icon) {
      found.error(place, icon.message(), icon.error().hint);
      continue;
    }
    (i == 0 ? entry.start_icon : entry.finish_icon) = *icon;
    (i == 0 ? entry.start_icon_place : entry.finish_icon_place) = place;
  }
}

}  // namespace

Diagnostics set_string_ends(BookSpec& book, bool for_children, const Vocabulary& vocabulary) {
  Diagnostics found;
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles) set_ends(entry, for_children, vocabulary, found);
  return found;
}

void set_rule_pictures(BookSpec& book) {
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles) {
      const ChosenRule rule = rule_of(entry.refinement);
      if (!rule.asks() || !rule.row->start_picture) continue;
      if (!entry.start_icon) entry.start_icon = rule.row->start_picture;
      if (!entry.finish_icon) entry.finish_icon = rule.row->finish_picture;
    }
}

void drop_dealt_stories(BookSpec& book) {
  for (ChapterSpec& chapter : book.chapters)
    for (PuzzleSpec& entry : chapter.puzzles) {
      const bool dealt = entry.story_place.line == entry.place.line &&
                         entry.story_place.column == entry.place.column;  // where a theme puts its own
      if (dealt && has_ends(rule_of(entry.refinement))) entry.story.reset();
    }
}

}  // namespace mazefolio::publish
