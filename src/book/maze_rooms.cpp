#include "book/maze_rooms.h"

#include <algorithm>
#include <cmath>

#include "book/audit.h"
#include "book/page_text.h"
#include "book/place_answer.h"
#include "draw/fit_maze.h"
#include "draw/place_letters.h"
#include "draw/place_signs.h"
#include "generate/generator.h"
#include "layout/blanks.h"
#include "layout/slot.h"
#include "puzzle/given_size.h"
#include "puzzle/request.h"
#include "rules/rule_rows.h"
#include "topology/shapes.h"

namespace mazefolio::book {
namespace {

constexpr double wide_enough = 0.9;  ///< of passages, for a door
constexpr double large_page_pt2 = 8.5 * 11 * 72 * 72;
constexpr double above_good_share = 0.01;
constexpr double kept_on_small_page = 0.9;     ///< of a frame that is too small anyway
constexpr double least_height_with_art = 0.6;  ///< of a frame, by the height of its area
constexpr double scale_slack = 1.02;           ///< of rounding, so that corridors are not refused for it

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
    const MazeStyle style = style_of(house, setting, *request->entry, audience.wall, 0);
    foot.scale = std::max(
        foot.scale, scale_slack * readable_scale({audience.corridor.pt, style.wall.pt, narrowed(style)}));
  }
  foot.scale = std::min(foot.scale, most_at_foot);
  foot.arrows = arrow_reach_at(setting, audience, foot.scale);
  return foot;
}

/// What small pages, and those with several mazes, leave of a length that is good on a large one.
double share_of_large_page(const Setting& setting, int per_page) {
  const Size page = trim_size(setting.geometry);
  return std::min(1.0, std::sqrt(page.width * page.height / large_page_pt2)) / std::sqrt(per_page);
}

/// The height of the audience's pictures at the gates.
double wanted_art(const Setting& setting, const Audience& audience, int per_page) {
  return setting.look.art * audience.art.pt * share_of_large_page(setting, per_page);
}

/// The most characters that stand in a cell of its mazes; 0: none do.
int mark_length(const PuzzleSpec& entry) {
  const ChosenRule rule = rule_of(entry.refinement);
  return rule.asks() ? rule.longest_mark() : 0;
}

/// Its pictures stand in its own room, not at gates.
bool has_own_pictures(const PuzzleSpec& entry) {
  const ChosenRule rule = rule_of(entry.refinement);
  return rule.asks() && rule.row->pictures;
}

bool has_doors(const PuzzleSpec& entry) {
  const ChosenRule rule = rule_of(entry.refinement);
  return rule.asks() && rule.row->doors;
}

/// The distance from cell to cell that leaves the corridor, and room for type in the cells where there is
/// any.
Length pitch_of(const PuzzleSpec& entry, const MazeStyle& style, Length corridor, const Audience& audience) {
  const double passage = narrowest_passage(entry);
  Length pitch = pitch_for(style, corridor, passage);
  if (has_doors(entry))
    pitch = std::max(
        pitch, pitch_for_doors(style, audience.text, std::max(least_door_room, wide_enough * passage / 2)));
  const int marks = mark_length(entry);
  return marks > 0 ? std::max(pitch, points(audience.text.pt / least_mark_share(marks))) : pitch;
}

/// How many cells a frame has for the mazes of an entry; 0 where it has no room for those that are asked for.
double cells_in(Size frame, const EntryRequest& request, const MazeStyle& style, const Audience& audience) {
  const PuzzleSpec& entry = *request.entry;
  const MazeRoom room{frame, audience.corridor, pitch_of(entry, style, audience.corridor, audience)};
  const GridRow& grid = grid_row(entry);
  if (const CellCount size = given_size(entry); size.columns > 0) return fits(grid, size, room) ? 1 : 0;
  const CellCount most = largest_size(grid, room.pitches());
  return 1.0 * most.columns * most.rows;
}

/// Whether pictures may take what a frame lost of its cells.
bool enough_cells(double cells, double without_pictures, const PuzzleSpec& entry) {
  if (entry.size.columns > 0) return cells >= without_pictures;
  const bool rectangle = entry.shape.name == shapes().front().name;
  return cells >= std::min(rectangle ? 36.0 : 144.0, (rectangle ? 0.7 : 0.9) * without_pictures);
}

/// The share of the page that the frames of a slot take.
double frame_share(const Setting& setting, int per_page, const SlotRoom& room) {
  const Size page = trim_size(setting.geometry),
             frame = puzzle_boxes(setting, true, per_page, room).front().frame.size();
  return frame.width * frame.height * per_page / (page.width * page.height);
}

/// Whether pictures at the gates leave the mazes of a page what a good page has; or, where a page is too
/// small for that, nearly as much as the `smallest` pictures do.
bool leaves_enough(const Setting& setting, int per_page, const SlotRoom& room, const SlotRoom& smallest) {
  const PuzzleBox box = puzzle_boxes(setting, true, per_page, room).front();
  if (box.frame.height() < least_height_with_art * box.area.height()) return false;
  const double taken = room.foot.height + room.blanks;
  const double good = (good_frame_share_with_art(setting.look.art) + above_good_share) *
                      (1 - taken / trim_size(setting.geometry).height),
               most = frame_share(setting, per_page, smallest);
  return per_page > 1 ||
         frame_share(setting, per_page, room) >= (most >= good ? good : kept_on_small_page * most);
}

/// The slot that these puzzles share.
SlotRoom slot_for(const BookSpec& spec, const HouseData& house, const Setting& setting,
                  const Audience& audience, int per_page, const std::vector<const EntryRequest*>& requests) {
  SlotRoom given;
  given.name_line = spec.name_line;
  given.clock_line = spec.clock_line;
  const GateWords words = gate_words(house.words, house.look);
  std::vector<PuzzleText> texts;
  double least = 0;
  bool pictured = false;
  for (const EntryRequest* request : requests) {
    const MazeStyle style = style_of(house, setting, *request->entry, thickest_wall(audience), 0);
    least = std::max(least, least_art(style));
    pictured = pictured || ((style.icons.start || style.icons.finish) && !has_own_pictures(*request->entry));
    if (!walls_grow(style)) given.edge = std::max(given.edge, style.wall.pt * style.rim_factor / 2);
    texts.push_back(puzzle_text(house, spec.answers.place, *request));
  }
  const double width = puzzle_slots(setting, true, per_page, given).front().width();
  for (const PuzzleText& text : texts)
    given.blanks = std::max(given.blanks, blanks_height(text.blanks, width));
  if (spec.answers.place == AnswerPlace::foot)
    given.foot = wanted_foot(spec, house, setting, audience, requests);
  const auto frame_of = [&](const SlotRoom& room) {
    return puzzle_boxes(setting, true, per_page, room).front().frame.size();
  };
  const auto cells = [&](const EntryRequest& request, const SlotRoom& room) {
    return cells_in(frame_of(room), request, style_of(house, setting, *request.entry, audience.wall, 0),
                    audience);
  };
  // The room with pictures of this height.
  std::optional<SlotRoom> first;
  const auto with_art = [&](double height) {
    given.art = height;
    given.band = 0;
    for (const EntryRequest* request : requests)
      if (!has_own_pictures(*request->entry))
        given.band = std::max(
            given.band,
            gate_band(style_of(house, setting, *request->entry, thickest_wall(audience), height), words));
    if (!first || per_page > 1 || given.foot.scale > 0) first = slot_room(setting, per_page, texts, given);
    first->art = given.art;  // of a single maze the head stays what it was
    first->band = given.band;
    return *first;
  };
  const SlotRoom smallest = with_art(pictured ? least : 0);
  if (!pictured) return smallest;
  for (double height = wanted_art(setting, audience, per_page); height > least; height *= 0.94) {
    const SlotRoom room = with_art(height);
    const bool enough = std::all_of(requests.begin(), requests.end(), [&](const EntryRequest* request) {
      return enough_cells(cells(*request, room), cells(*request, smallest), *request->entry);
    });
    if (enough && leaves_enough(setting, per_page, room, smallest)) return room;
  }
  return smallest;
}

bool in_rock(const PuzzleSpec& entry) { return is_digger(*find_row(generators(), entry.algorithm.name)); }

}  // namespace

Length thickest_wall(const Audience& audience) { return audience.wall * 2; }

Length label_size(const Setting& setting) { return points(type_sizes(setting).label); }

MazeStyle style_of(const HouseData& house, const Setting& setting, const PuzzleSpec& entry, Length wall,
                   double art_pt) {
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
  style.art_pt = art_pt;
  style.icons = {icon(entry.start_icon), icon(entry.finish_icon), {}};
  for (const std::string& name : entry.goal_icons) style.icons.goals.push_back(house.icons.at(name));
  if (!style.icons.start && !style.icons.finish)  // pictures are seen from farther than any arrow
    style.arrow_pt = setting.arrow.pt * share_of_large_page(setting, entry.per_page);
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

MazePlace place_in(const PuzzleBox& box, int per_page) { return {box.frame, box.area, per_page > 1}; }

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
          entry.tone.name.empty() ? 0 : tone_of(entry.tone.options).weight,
          mark_length(entry),
          has_doors(entry),
          has_own_pictures(entry)};
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
  setting.arrow = audience.arrow;
  const SlotRoom room = slot(setting, entry, audience);
  const Size frame = puzzle_boxes(setting, true, entry.per_page, room).front().frame.size();
  const MazeStyle style = style_of(house_, setting, entry, audience.wall, room.art);
  Length corridor = audience.corridor;
  if (room.foot.scale > 0)
    corridor = std::max(corridor, points(readable_width(room.foot.scale, style.wall.pt, narrowed(style))));
  return {frame, corridor, pitch_of(entry, style, corridor, audience), corridor.pt > audience.corridor.pt};
}

}  // namespace mazefolio::book
