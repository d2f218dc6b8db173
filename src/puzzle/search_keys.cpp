#include "puzzle/search_keys.h"

#include <fmt/format.h>

#include <string_view>

#include "base/sha256.h"

namespace mazefolio::puzzle {
namespace {

// With its length, so that no text of a spec looks like two.
void add(std::string& key, std::string_view text) { key += fmt::format("{}:{};", text.size(), text); }

void add(std::string& bytes, const Rect& r) {
  bytes += fmt::format("{:a} {:a} {:a} {:a};", r.x0, r.y0, r.x1, r.y1);
}

void add(std::string& bytes, const std::vector<Ring>& rings) {
  bytes += fmt::format("{} rings;", rings.size());
  for (const Ring& ring : rings) {
    bytes += fmt::format("{} points;", ring.size());
    for (const RingPoint& p : ring) {
      bytes.append(reinterpret_cast<const char*>(&p.at.x), sizeof p.at.x);
      bytes.append(reinterpret_cast<const char*>(&p.at.y), sizeof p.at.y);
      bytes += p.corner ? '1' : '0';
    }
  }
}

std::string hash_of_picture(const Picture& p) {
  std::string bytes = fmt::format("{}x{};", p.width, p.height);
  bytes.append(reinterpret_cast<const char*>(p.pixels.data()), p.pixels.size() * sizeof p.pixels[0]);
  for (const auto* rings : {&p.rings, &p.beside, &p.details, &p.holes}) add(bytes, *rings);
  const Letters& l = p.letters;
  bytes += fmt::format("{:a} {:a} {:a} {:a} {} {} {};", l.stroke, l.least_stroke, l.likeness, l.much_larger,
                       l.same_lines, l.onward.x, l.onward.y);
  for (const Rect& box : l.boxes) add(bytes, box);
  for (const Bridge& bridge : l.bridges) {
    bytes += bridge.down ? "down " : "beside ";
    add(bytes, bridge.box);
  }
  return sha256(bytes);
}

// All that sizes_to_try asks the table for: it draws straight lines between these.
void add_levels(std::string& key, const PuzzleSpec& entry, const LevelTable& levels) {
  const std::string& rule = rule_of(entry.refinement).row->name;
  for (const double cells : levels.cells) {
    const LevelReach by_grid = levels.reach(entry.grid.name, entry.algorithm.name, cells);
    const LevelReach by_rule = levels.reach_by_rule(rule, cells).value_or(LevelReach{});
    for (const LevelReach& reach : {by_grid, by_rule})
      key += fmt::format("{:a} {:a} {:a} {:a};", cells, reach.low, reach.corner, reach.high);
  }
}

}  // namespace

std::string SearchKeys::hash_of(const std::shared_ptr<const Picture>& picture) {
  const std::scoped_lock lock(mutex_);
  if (const auto known = hashes_.find(picture.get());
      known != hashes_.end() && known->second.first.lock() == picture)
    return known->second.second;
  std::erase_if(hashes_, [](const auto& entry) { return entry.second.first.expired(); });
  const std::string hash = hash_of_picture(*picture);
  hashes_[picture.get()] = {picture, hash};
  return hash;
}

void SearchKeys::add(std::string& key, const Options& options) {
  for (const auto& [name, value] : options.all()) {
    puzzle::add(key, name);
    puzzle::add(key, value);
  }
  for (const auto& picture : options.pictures()) puzzle::add(key, hash_of(picture));
  key += "of rows;";
  for (const auto& picture : options.pictures_of_row()) puzzle::add(key, hash_of(picture));
}

void SearchKeys::add(std::string& key, const Choice& choice) {
  puzzle::add(key, choice.name);
  add(key, choice.options);
  key += "|";
}

std::string SearchKeys::of_reach(const EntryRequest& request, const MakerSettings& settings) {
  const PuzzleSpec& entry = *request.entry;
  const MazeRoom room = settings.room(entry, settings.audience);
  std::string key;
  puzzle::add(key, kind_of(request));
  for (const Choice* choice : {&entry.grid, &entry.shape, &entry.algorithm, &entry.tone}) add(key, *choice);
  add(key, entry.refinement);
  key += fmt::format("|{}-{} {:a} {}{}{}{}|{}x{} {:a}|{:a}x{:a} {:a} {:a} {}|{} {}|{} {} {}|", request.low,
                     request.high, request.target, request.any_level, request.nearest,
                     entry.difficulty.hardest, entry.borders, entry.size.columns, entry.size.rows,
                     entry.size.share, room.box.width, room.box.height, room.corridor.pt, room.pitch.pt,
                     room.for_answer, settings.audience.decisions, entry.per_page,
                     entry.walls ? static_cast<int>(*entry.walls) : -1,
                     entry.rock ? static_cast<int>(*entry.rock) : -1, entry.goals.farthest);
  puzzle::add(key, settings.audience.name);
  puzzle::add(key, entry.goals.from);
  puzzle::add(key, entry.goals.to);
  for (const std::string& place : entry.goals.visit) puzzle::add(key, place);
  add_levels(key, entry, *settings.levels);
  return key;
}

std::string SearchKeys::of_search(const EntryRequest& request, const MakerSettings& settings) {
  const PuzzleSpec& entry = *request.entry;
  std::string key = of_reach(request, settings);
  puzzle::add(key, request.key);
  puzzle::add(key, entry.seed ? *entry.seed : settings.book_seed);
  return key + (is_pinned(entry) ? "pinned" : entry.seed ? "of entry" : "of book");
}

}  // namespace mazefolio::puzzle
