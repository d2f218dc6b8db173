// What to change where a level is out of reach. The levers stand in the order of how little they change: the
// size, the goals, what is done to the maze, its algorithm, the shape, the grid, puzzles a page, the readers.
// Of each lever the settings whose mazes score nearest to the wish by the table of levels come first; then
// mazes are made with them, so that no advice is given that does not work.

#include "puzzle/suggestions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "generate/generator.h"
#include "puzzle/difficulty_search.h"
#include "solve/difficulty.h"

namespace mazefolio::puzzle {
namespace {

constexpr int most_ways = 3;
constexpr std::size_t settings_a_lever = 4, sizes_a_setting = 3;
constexpr int mazes_a_size = 3, most_mazes = 300;
constexpr double hopeless = 1.5;  // so far from the wish by the table, no placement makes up for it

/// The entry with some changes, and those as a book would write them.
struct Change {
  std::string text;
  PuzzleSpec entry;
  Audience audience;
};

Change changed(const Change& from, const std::string& text) {
  Change next = from;
  next.text += (from.text.empty() || text.empty() ? "" : " with ") + text;
  return next;
}

template <class R>
Choice choice_of(const R& row, const Choice& instead) {
  return {row.name, Options(row.options), instead.place};
}

class Search {
 public:
  Search(std::span<const PuzzleOrder> orders, const MakerSettings& settings)
      : order_(orders.front()), settings_(settings) {
    for (const PuzzleOrder& order : orders)
      if (levels_.empty() || levels_.back()->low != order.low) levels_.push_back(&order);
  }

  std::vector<std::string> ways() {
    const Change now{"", *order_.spec, settings_.audience};
    for (const Lever lever : levers) pull(lever, now, 1);
    for (const Lever lever : levers) pull(lever, now, most_ways);
    // Where one change does not do: more room and another change, or less a page for other readers and
    // another.
    for (const Lever room : {&Search::sizes, &Search::fewer_a_page, &Search::audiences})
      for (const Change& roomier : few((this->*room)(now))) {
        if (room == &Search::fewer_a_page) pull(&Search::audiences, roomier, 1);
        for (const Lever lever : others) pull(lever, roomier, 1);
      }
    for (const Change& fewer : few(fewer_a_page(now)))
      for (const Change& roomier : few(audiences(fewer)))
        for (const Lever lever : others) pull(lever, roomier, 1);
    return std::move(found_);
  }

 private:
  using Lever = std::vector<Change> (Search::*)(const Change& from) const;
  static const Lever levers[8], others[5];

  static std::vector<Change> few(std::vector<Change> changes) {
    if (changes.size() > settings_a_lever) changes.resize(settings_a_lever);
    return changes;
  }

  // So many settings of a lever that work are ways.
  void pull(Lever lever, const Change& from, int wanted) {
    if (found_.size() >= std::size_t{most_ways}) return;
    for (const Change& change : few((this->*lever)(from))) {
      const std::optional<CellCount> size = reached(change);
      if (!size) continue;
      const bool sized = change.entry.size.is_auto() && !order_.spec->size.is_auto();
      const std::string as_size =
          levels_.size() > 1 ? "size: auto" : fmt::format("size: {}x{}", size->columns, size->rows);
      const std::string way = sized ? changed(change, as_size).text : change.text;
      if (std::find(found_.begin(), found_.end(), way) == found_.end()) found_.push_back(way);
      if (--wanted == 0 || found_.size() >= std::size_t{most_ways}) return;
    }
  }

  // The size of the last maze, when one of every level was made after the change.
  std::optional<CellCount> reached(const Change& change) {
    std::optional<CellCount> size;
    for (const PuzzleOrder* level : levels_)
      if (!(size = reached(change, *level))) break;
    return size;
  }

  std::optional<CellCount> reached(const Change& change, PuzzleOrder order) {
    order.spec = &change.entry;
    order.any_level = false;
    const GridRow& grid = *find_row(grids(), change.entry.grid.name);
    const MazeRoom room = settings_.room(change.entry, change.audience);
    std::vector<SizeGuess> sizes = sizes_to_try(order, room, *settings_.levels);
    const auto miss = [&](const SizeGuess& g) { return std::fabs(g.score - order.wish); };
    std::erase_if(sizes, [&](const SizeGuess& g) { return !fits(grid, g.size, room) || miss(g) > hopeless; });
    std::stable_sort(sizes.begin(), sizes.end(),
                     [&](const SizeGuess& a, const SizeGuess& b) { return miss(a) < miss(b); });
    if (sizes.size() > sizes_a_setting) sizes.resize(sizes_a_setting);
    for (const SizeGuess& guess : sizes)
      for (int k = 0; k < mazes_a_size && mazes_ < most_mazes; ++k, ++mazes_) {
        const Candidate made = attempt(order, guess.size, fmt::format("way {}", k));
        if (made.fault) break;
        const int level = level_of(made.score);
        if (level >= order.low && level <= order.high) return guess.size;
      }
    return std::nullopt;
  }

  // By the table, on the largest field that the entry has.
  void sort_by_miss(std::vector<Change>& changes, const Change& from) const {
    const GridSize& size = from.entry.size;
    const MazeRoom room = settings_.room(from.entry, from.audience);
    const double cells = size.is_auto() ? room.box.width * room.box.height / (room.pitch.pt * room.pitch.pt)
                                        : static_cast<double>(size.columns) * size.rows;
    const auto miss = [&](const Change& c) {
      const std::string &grid = c.entry.grid.name, &generator = c.entry.algorithm.name;
      return std::fabs(settings_.levels->reach(grid, generator, std::max(1.0, cells)).corner - order_.wish);
    };
    std::stable_sort(changes.begin(), changes.end(),
                     [&](const Change& a, const Change& b) { return miss(a) < miss(b); });
  }

  std::vector<Change> sizes(const Change& from) const {
    if (from.entry.size.is_auto()) return {};
    Change free = from;
    free.entry.size = {};
    return {free};
  }

  std::vector<Change> goals(const Change& from) const {
    if (from.entry.goals.farthest) return {};
    Change far = changed(from, "goals: farthest");
    far.entry.goals = {};
    far.entry.goals.farthest = true;
    return {far};
  }

  std::vector<Change> refinements_left_out(const Change& from) const {
    std::vector<Change> out;
    for (const auto& [name, value] : from.entry.refinement.changed(refinements())) {
      const std::string& none = find_row(refinements(), name)->fallback;
      out.push_back(changed(from, fmt::format("{}: {}", name, none)));
      out.back().entry.refinement.set(refinements(), name, none).value();
    }
    return out;
  }

  std::vector<Change> algorithms(const Change& from) const {
    const GeneratorRow& own = *find_row(generators(), from.entry.algorithm.name);
    std::vector<Change> out;
    for (const GeneratorRow& row : generators()) {
      if (row.sets_gates || is_digger(row) != is_digger(own) || row.name == own.name) continue;
      out.push_back(changed(from, "algorithm: " + row.name));
      out.back().entry.algorithm = choice_of(row, from.entry.algorithm);
    }
    sort_by_miss(out, from);
    return out;
  }

  std::vector<Change> shapes(const Change& from) const {
    const ShapeRow& rectangle = topology::shapes().front();
    if (from.entry.shape.name == rectangle.name) return {};
    Change plain = changed(from, "shape: " + rectangle.name);
    plain.entry.shape = choice_of(rectangle, from.entry.shape);
    return {plain};
  }

  std::vector<Change> tilings(const Change& from) const {
    std::vector<Change> out;
    for (const GridRow& row : grids()) {
      if (row.name == from.entry.grid.name) continue;
      out.push_back(changed(from, "grid: " + row.name));
      out.back().entry.grid = choice_of(row, from.entry.grid);
    }
    sort_by_miss(out, from);
    return out;
  }

  std::vector<Change> fewer_a_page(const Change& from) const {
    std::vector<Change> out;
    for (const int fewer : {4, 3, 2, 1}) {
      if (fewer >= from.entry.per_page) continue;
      out.push_back(changed(from, fmt::format("per_page: {}", fewer)));
      out.back().entry.per_page = fewer;
    }
    return out;
  }

  // The nearest corridors first.
  std::vector<Change> audiences(const Change& from) const {
    std::vector<Change> out;
    for (const Audience& other : settings_.audiences) {
      if (other.name == from.audience.name) continue;
      out.push_back(changed(from, "audience: " + other.name));
      out.back().audience = other;
    }
    const auto apart = [&](const Change& c) {
      return std::fabs(c.audience.corridor.pt - from.audience.corridor.pt);
    };
    std::stable_sort(out.begin(), out.end(),
                     [&](const Change& a, const Change& b) { return apart(a) < apart(b); });
    return out;
  }

  const PuzzleOrder& order_;  ///< the first
  const MakerSettings& settings_;
  std::vector<const PuzzleOrder*> levels_;  ///< the first order of each level
  int mazes_ = 0;
  std::vector<std::string> found_;
};

// In the order of how little they change.
const Search::Lever Search::levers[] = {
    &Search::sizes,  &Search::goals,   &Search::refinements_left_out, &Search::algorithms,
    &Search::shapes, &Search::tilings, &Search::fewer_a_page,         &Search::audiences};
const Search::Lever Search::others[] = {&Search::goals, &Search::refinements_left_out, &Search::algorithms,
                                        &Search::shapes, &Search::tilings};

}  // namespace

std::vector<std::string> ways_to_reach(std::span<const PuzzleOrder> orders, const MakerSettings& settings) {
  return Search(orders, settings).ways();
}

}  // namespace mazefolio::puzzle
