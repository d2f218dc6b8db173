#include "book/rooms.h"

#include <algorithm>

#include "book/page_text.h"
#include "draw/fit_maze.h"
#include "generate/generator.h"

namespace mazefolio {
namespace {

WallStyle style_of(WallsSpec walls) {
  switch (walls) {
    case WallsSpec::block:
      return WallStyle::block;
    case WallsSpec::rounded:
      return WallStyle::rounded;
    case WallsSpec::line:
      break;
  }
  return WallStyle::line;
}

RockTexture texture_of(RockSpec rock) {
  switch (rock) {
    case RockSpec::hatch:
      return RockTexture::hatch;
    case RockSpec::dots:
      return RockTexture::dots;
    case RockSpec::grey:
      return RockTexture::grey;
    case RockSpec::solid:
      return RockTexture::solid;
    case RockSpec::none:
      break;
  }
  return RockTexture::none;
}

bool in_rock(const PuzzleSpec& entry) { return is_digger(*find_row(generators(), entry.algorithm.name)); }

}  // namespace

Length label_size(const Setting& setting) { return points(type_sizes(setting).label); }

MazeLook look_of(const House& house, const Setting& setting, const PuzzleSpec& entry, Length wall) {
  MazeLook look = puzzle_look(house.look, wall, label_size(setting));
  if (entry.walls) look.style = style_of(*entry.walls);
  look.thick = in_rock(entry);
  if (entry.rock) look.rock = texture_of(*entry.rock);
  const auto icon = [&](const std::optional<std::string>& name) {
    return name ? house.icons.at(*name) : std::shared_ptr<const std::string>();
  };
  look.icons = {icon(entry.start_icon), icon(entry.finish_icon), nullptr};
  return look;
}

double narrowest_passage(const PuzzleSpec& entry) {
  const double doorway = find_row(grids(), entry.grid.name)->doorway;
  return entry.refinement.real("weave") > 0 ? std::min(doorway, crossing_width) : doorway;
}

std::vector<SlotRoom> slot_rooms(const BookSpec& spec, const Words& words, const Setting& setting,
                                 const std::vector<PuzzleOrder>& orders) {
  std::map<int, std::vector<PuzzleText>> by_count;
  for (const PuzzleOrder& order : orders) by_count[order.spec->per_page].push_back(puzzle_text(words, order));
  std::vector<SlotRoom> rooms;
  for (const auto& [per_page, texts] : by_count) {
    if (rooms.size() <= static_cast<std::size_t>(per_page))
      rooms.resize(static_cast<std::size_t>(per_page) + 1);
    SlotRoom room = slot_room(setting, per_page, texts, spec.name_line);
    room.answer_note = spec.answers.place != AnswerPlace::none;
    rooms[static_cast<std::size_t>(per_page)] = room;
  }
  return rooms;
}

MazeRooms::MazeRooms(const House& house, const Setting& setting, const std::vector<SlotRoom>& slots,
                     const std::vector<PuzzleOrder>& orders)
    : house_(house), setting_(setting), slots_(slots) {
  for (const PuzzleOrder& order : orders) room(*order.spec, house.audience);
}

MazeRooms::Key MazeRooms::key(const PuzzleSpec& entry, const Audience& audience) {
  return {audience.name,
          entry.per_page,
          narrowest_passage(entry),
          entry.walls,
          in_rock(entry),
          entry.start_icon.has_value(),
          entry.finish_icon.has_value()};
}

MazeRoom MazeRooms::room(const PuzzleSpec& entry, const Audience& audience) {
  const std::lock_guard lock(measuring_);
  const auto [at, fresh] = rooms_.try_emplace(key(entry, audience));
  if (fresh) at->second = measured(entry, audience);
  return at->second;
}

MazeRoom MazeRooms::measured(const PuzzleSpec& entry, const Audience& audience) const {
  Setting setting = setting_;
  setting.text_floor = audience.text;
  const auto n = static_cast<std::size_t>(entry.per_page);
  const SlotRoom slot = n < slots_.size() ? slots_[n] : SlotRoom{};
  const Rect box = puzzle_boxes(setting, true, entry.per_page, slot).front();
  const MazeLook look = look_of(house_, setting, entry, audience.wall);
  const Length pitch = pitch_for(look, audience.corridor, narrowest_passage(entry));
  const GateWords words{house_.words.start, house_.words.finish};
  return {maze_room(box.size(), look, words, pitch, *setting.measurer), audience.corridor, pitch};
}

}  // namespace mazefolio
