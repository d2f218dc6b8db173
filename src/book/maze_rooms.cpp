#include "book/maze_rooms.h"

#include <algorithm>

#include "book/page_text.h"
#include "book/place_answer.h"
#include "draw/fit_maze.h"
#include "generate/generator.h"
#include "puzzle/request.h"

namespace mazefolio::book {
namespace {

constexpr double scale_slack = 1.02;  ///< of rounding, so that corridors are not refused for it

/// What walls take from the narrowest corridor; walls that grow stay as wide as corridors at every scale.
double narrowed(const MazeStyle& style) { return walls_grow(style) ? 0 : narrowing(style).pt; }

int last_number(const BookSpec& spec) {
  int last = 0;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) last += entry.count;
  return last;
}

/// What the answers of these puzzles want at the foot of their page: to be read, though corridors are as
/// narrow as the audience allows.
FootRoom wanted_foot(const BookSpec& spec, const HouseData& house, const Setting& setting,
                     const Audience& audience, const std::vector<const EntryRequest*>& requests) {
  FootRoom foot{least_at_foot, 0, foot_number_width(setting, last_number(spec)), 0};
  for (const EntryRequest* request : requests) {
    const MazeStyle style = style_of(house, setting, *request->entry, audience.wall);
    foot.scale = std::max(
        foot.scale, scale_slack * readable_scale({audience.corridor.pt, style.wall.pt, narrowed(style)}));
  }
  foot.scale = std::min(foot.scale, most_at_foot);
  foot.arrows = arrow_reach_at(setting, audience, foot.scale);
  return foot;
}

/// The slot that these puzzles share.
SlotRoom slot_for(const BookSpec& spec, const HouseData& house, const Setting& setting,
                  const Audience& audience, int per_page, const std::vector<const EntryRequest*>& requests) {
  SlotRoom given;
  given.name_line = spec.name_line;
  given.clock_line = spec.clock_line;
  const GateWords words{house.words.start, house.words.finish};
  std::vector<PuzzleText> texts;
  for (const EntryRequest* request : requests) {
    const MazeStyle style = style_of(house, setting, *request->entry, thickest_wall(audience));
    given.band = std::max(given.band, gate_band(style, words));
    if (!walls_grow(style)) given.edge = std::max(given.edge, style.wall.pt * style.rim_factor / 2);
    texts.push_back(puzzle_text(house, spec.answers.place, *request));
  }
  if (spec.answers.place == AnswerPlace::foot)
    given.foot = wanted_foot(spec, house, setting, audience, requests);
  return slot_room(setting, per_page, texts, given);
}

bool in_rock(const PuzzleSpec& entry) { return is_digger(*find_row(generators(), entry.algorithm.name)); }

}  // namespace

Length thickest_wall(const Audience& audience) { return audience.wall * 2; }

Length label_size(const Setting& setting) { return points(type_sizes(setting).label); }

MazeStyle style_of(const HouseData& house, const Setting& setting, const PuzzleSpec& entry, Length wall) {
  MazeStyle style = puzzle_style(house.look, wall, label_size(setting));
  if (entry.walls) style.walls = *entry.walls;
  style.thick = in_rock(entry);
  style.rock = entry.rock;
  if (entry.borders) style.borders = std::make_shared<const BitSet>();
  style.colors = entry.colors;
  if (!entry.tone.name.empty()) style.tone = tone_of(entry.tone.options);
  style.least_type = setting.text_floor;
  const auto icon = [&](const std::optional<std::string>& name) {
    return name ? house.icons.at(*name) : std::shared_ptr<const std::string>();
  };
  style.icons = {icon(entry.start_icon), icon(entry.finish_icon), {}};
  for (const std::string& name : entry.goal_icons) style.icons.goals.push_back(house.icons.at(name));
  return style;
}

double narrowest_passage(const PuzzleSpec& entry) {
  const double doorway = doorway_of(grid_of(recipe_of(entry)));
  return entry.refinement.real("weave") > 0 ? std::min(doorway, crossing_width) : doorway;
}

std::vector<SlotRoom> slot_rooms(const BookSpec& spec, const HouseData& house, const Setting& setting,
                                 const std::vector<EntryRequest>& requests) {
  std::map<int, std::vector<const EntryRequest*>> by_count;
  for (const EntryRequest& request : requests) by_count[request.entry->per_page].push_back(&request);
  std::vector<SlotRoom> rooms;
  for (const auto& [per_page, some] : by_count) {
    if (rooms.size() <= static_cast<std::size_t>(per_page))
      rooms.resize(static_cast<std::size_t>(per_page) + 1);
    rooms[static_cast<std::size_t>(per_page)] =
        slot_for(spec, house, setting, house.audience, per_page, some);
  }
  return rooms;
}

MazePlace place_in(const PuzzleBox& box) { return {box.frame, box.area}; }

MazeRooms::MazeRooms(const BookSpec& spec, const HouseData& house, const Setting& setting,
                     const std::vector<EntryRequest>& requests)
    : spec_(spec), house_(house), setting_(setting), requests_(requests) {
  for (const EntryRequest& request : requests)
    if (const Key k = key(*request.entry, house.audience); !rooms_.contains(k))
      rooms_.emplace(k, measured(*request.entry, house.audience));
}

MazeRooms::Key MazeRooms::key(const PuzzleSpec& entry, const Audience& audience) {
  return {audience.name,
          entry.per_page,
          narrowest_passage(entry),
          entry.walls,
          in_rock(entry),
          entry.borders,
          entry.start_icon.has_value(),
          entry.finish_icon.has_value(),
          entry.tone.name.empty() ? 0 : tone_of(entry.tone.options).weight};
}

MazeRoom MazeRooms::room(const PuzzleSpec& entry, const Audience& audience) {
  if (const auto known = rooms_.find(key(entry, audience)); known != rooms_.end()) return known->second;
  const std::lock_guard lock(measuring_);
  return measured(entry, audience);
}

// What a page of the book would hold if the entry were changed: its own puzzles, and those that stand on such
// pages already.
SlotRoom MazeRooms::slot(const Setting& setting, const PuzzleSpec& entry, const Audience& audience) const {
  const auto same = [&](const Place& place) {
    return place.line == entry.place.line && place.column == entry.place.column;
  };
  std::vector<const EntryRequest*> requests;
  for (const EntryRequest& request : requests_)
    if (request.entry->per_page == entry.per_page || same(request.entry->place)) requests.push_back(&request);
  return slot_for(spec_, house_, setting, audience, entry.per_page, requests);
}

MazeRoom MazeRooms::measured(const PuzzleSpec& entry, const Audience& audience) const {
  Setting setting = setting_;
  setting.text_floor = audience.text;
  const SlotRoom room = slot(setting, entry, audience);
  const Size frame = puzzle_boxes(setting, true, entry.per_page, room).front().frame.size();
  const MazeStyle style = style_of(house_, setting, entry, audience.wall);
  Length corridor = audience.corridor;
  if (room.foot.scale > 0)
    corridor = std::max(corridor, points(readable_width(room.foot.scale, style.wall.pt, narrowed(style))));
  return {frame, corridor, pitch_for(style, corridor, narrowest_passage(entry)),
          corridor.pt > audience.corridor.pt};
}

}  // namespace mazefolio::book
