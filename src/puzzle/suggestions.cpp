// What to change where a level is out of reach. The levers stand in the order of how little they change: the
// size, the goals, the refinements, the algorithm, the shape, the grid, the puzzles a page, the page, the
// audience. The settings of each lever come in the order in which their mazes score near to the target by the
// table of levels. Then mazes are made with them, so that nothing is suggested that does not work.

#include "puzzle/suggestions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "generate/generator.h"
#include "puzzle/difficulty_search.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/size_guess.h"
#include "rules/rule_rows.h"
#include "solve/difficulty.h"
#include "spec/written_choice.h"

namespace mazefolio::puzzle {
namespace {

constexpr int most_suggestions = 3;
constexpr std::size_t settings_a_lever = 4, sizes_a_setting = 3;
constexpr int mazes_a_known_size = 8;
constexpr int mazes_a_size = 3, most_mazes = 300;
constexpr std::size_t most_parts = 12;
constexpr int enough = 2;              // one maze of a kind may be a stroke of luck
constexpr double hopeless_miss = 1.5;  // no placement of the gates makes up for such a miss by the table

/// The entry with some changes, and those as a book would write them.
struct Change {
  std::string text;
  PuzzleSpec entry;
  Audience audience;
  const RoomFor* rooms;  ///< on its page
  MazeRoom room() const { return (*rooms)(entry, audience); }
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

class SuggestionSearch {
 public:
  SuggestionSearch(std::span<const EntryRequest> requests, const MakerSettings& settings)
      : request_(requests.front()),
        settings_(settings),
        pages_(settings.pages ? settings.pages() : std::vector<OtherPage>{}) {
    for (const EntryRequest& request : requests)
      if (levels_.empty() || levels_.back()->low != request.low) levels_.push_back(&request);
  }

  std::vector<std::string> run() {
    const Change now{"", *request_.entry, settings_.audience, &settings_.room};
    if (has_narrow_letters(now)) return for_letters(now);
    for (const Lever lever : levers) pull(lever, now, 1);
    for (const Lever lever : levers) pull(lever, now, most_suggestions);
    // Where one change is not enough: more room and another change; or fewer puzzles a page, another audience
    // and another change.
    for (const Lever lever_of_room :
         {&SuggestionSearch::sizes, &SuggestionSearch::fewer_a_page, &SuggestionSearch::audiences})
      for (const Change& roomier : few((this->*lever_of_room)(now))) {
        if (lever_of_room == &SuggestionSearch::fewer_a_page) pull(&SuggestionSearch::audiences, roomier, 1);
        for (const Lever lever : others) pull(lever, roomier, 1);
      }
    for (const Change& fewer : few(fewer_a_page(now)))
      for (const Change& roomier : few(audiences(fewer)))
        for (const Lever lever : others) pull(lever, roomier, 1);
    return std::move(found_);
  }

 private:
  using Lever = std::vector<Change> (SuggestionSearch::*)(const Change& from) const;
  static const Lever levers[11], others[7];

  // No size that a change allows shows the letters.
  bool has_narrow_letters(const Change& change) const {
    EntryRequest request = request_;
    request.entry = &change.entry;
    const std::vector<SizeGuess> sizes = sizes_to_try(request, change.room(), *settings_.levels);
    return !sizes.empty() && narrow_strokes(change.entry, sizes.back().size).has_value();
  }

  // Only room makes strokes wider. Cells are cut for a change that makes them wide enough, and for no other:
  // for one of the entry or its page, and for an audience.
  std::vector<std::string> for_letters(const Change& now) {
    for_letters_ = true;
    std::size_t wanted = 1;
    const auto try_wide = [&](const std::vector<Change>& changes) {
      for (const Change& change : changes)
        if (found_.size() < wanted && !has_narrow_letters(change)) try_change(change);
    };
    try_wide(sizes(now));
    try_wide(fewer_a_page(now));
    try_wide(pages(now));
    const std::vector<PuzzleSpec> parts =
        settings_.parts_of_text ? settings_.parts_of_text(now.entry) : std::vector<PuzzleSpec>{};
    try_parts(parts, now);
    if (found_.empty())
      for (const Change& page : pages(now)) {
        try_parts(parts, page);
        if (!found_.empty()) break;
      }
    wanted = found_.size() + 1;
    try_wide(audiences(now));
    if (found_.empty())
      for (const Change& fewer : fewer_a_page(now)) try_wide(audiences(fewer));
    return std::move(found_);
  }

  // A maze for each word, or each letter.
  void try_parts(const std::vector<PuzzleSpec>& parts, const Change& from) {
    if (parts.size() < 2 || parts.size() > most_parts) return;
    std::set<std::string> tried;
    std::vector<std::string> texts;
    for (const PuzzleSpec& part : parts) {
      texts.push_back(spec::written_text(part.shape.options.text("text")));
      if (!tried.insert(texts.back()).second) continue;
      Change change = from;
      change.entry = part;
      if (has_narrow_letters(change) || !reached(change)) return;
    }
    found_.push_back(changed(from, fmt::format("text: [{}]", fmt::join(texts, ", "))).text);
  }

  static std::vector<Change> few(std::vector<Change> changes) {
    if (changes.size() > settings_a_lever) changes.resize(settings_a_lever);
    return changes;
  }

  // Suggests as many settings of a lever that work as are wanted.
  void pull(Lever lever, const Change& from, int wanted) {
    if (found_.size() >= std::size_t{most_suggestions}) return;
    for (const Change& change : few((this->*lever)(from))) {
      if (!try_change(change)) continue;
      if (--wanted == 0 || found_.size() >= std::size_t{most_suggestions}) return;
    }
  }

  // It has a part that works alone.
  bool is_more_than_needed(const std::string& change) const {
    const auto between = [](const std::string& text) { return " with " + text + " with "; };
    const std::string all = between(change);
    return std::any_of(found_.begin(), found_.end(),
                       [&](const std::string& part) { return all.find(between(part)) != std::string::npos; });
  }

  // Pieces that do not hang together where there is most room do not in fewer cells.
  static bool is_apart(const Change& change) {
    const Choice& shape = change.entry.shape;
    const ShapeRow& row = *find_row(topology::shapes(), shape.name);
    if (!find_row(std::span(row.options), "pieces")) return false;
    const Size pitches = change.room().pitches();
    const Region region = row.make({0, 0, pitches.width, pitches.height}, shape.options);
    return !region.apart.empty() || !region.is_whole();
  }

  // Suggests a change where it works.
  bool try_change(const Change& change) {
    if (is_more_than_needed(change.text) || is_apart(change)) return false;
    const std::optional<CellCount> size = reached(change);
    if (!size) return false;
    const bool sized = change.entry.size.is_auto() && !request_.entry->size.is_auto();
    const std::string as_size =
        levels_.size() > 1 ? "size: auto" : fmt::format("size: {}x{}", size->columns, size->rows);
    const std::string text = sized ? changed(change, as_size).text : change.text;
    if (is_more_than_needed(text)) return false;
    found_.push_back(text);
    return true;
  }

  // The size of the last maze, when one of every level was made after the change.
  std::optional<CellCount> reached(const Change& change) {
    std::optional<CellCount> size;
    for (const EntryRequest* level : levels_)
      if (!(size = reached(change, *level))) break;
    return size;
  }

  std::optional<CellCount> reached(const Change& change, EntryRequest request) {
    request.entry = &change.entry;
    request.any_level |= request.nearest;
    const GridRow& grid = grid_row(change.entry);
    const MazeRoom room = change.room();
    std::vector<SizeGuess> sizes = sizes_to_try(request, room, *settings_.levels);
    // Without a level the size that was asked for is what to come near to; letters show best in the largest.
    const GridSize& own = request_.entry->size;
    const double cells = for_letters_ ? 1e9 : static_cast<double>(own.columns) * own.rows;
    const auto miss = [&](const SizeGuess& g) {
      return request.any_level && (own.is_given() || for_letters_)
                 ? std::fabs(static_cast<double>(g.size.columns) * g.size.rows - cells)
                 : std::fabs(g.score - request.target);
    };
    std::erase_if(sizes, [&](const SizeGuess& g) {
      return !fits(grid, g.size, room) || narrow_strokes(change.entry, g.size) ||
             (!request.any_level && miss(g) > hopeless_miss);
    });
    std::stable_sort(sizes.begin(), sizes.end(),
                     [&](const SizeGuess& a, const SizeGuess& b) { return miss(a) < miss(b); });
    if (sizes.size() > sizes_a_setting) sizes.resize(sizes_a_setting);
    // Cells that were cut are there for more mazes.
    const int tries = change.entry.shape.name == "rectangle" ? mazes_a_size : mazes_a_known_size;
    int found = 0;
    for (const SizeGuess& guess : sizes)
      for (int k = 0; k < tries && mazes_ < most_mazes; ++k, ++mazes_) {
        PuzzleRequest attempt = attempt_at(request, guess.size, fmt::format("way {}", k), change.audience);
        attempt.grid = settings_.grids->of(attempt);
        const Result<Candidate> made = make_candidate(attempt);
        if (!made) break;
        const int level = level_of(*made.value().score);
        if (!request.any_level && (level < request.low || level > request.high)) continue;
        if (is_worthy(*made.value().worth,
                      floor_of(change.entry, static_cast<std::uint32_t>(change.audience.decisions))))
          if (++found == enough) return guess.size;
      }
    return std::nullopt;
  }

  // By the table, on the largest field that the entry has.
  void sort_by_miss(std::vector<Change>& changes, const Change& from) const {
    const GridSize& size = from.entry.size;
    const MazeRoom room = from.room();
    const double cells = !size.is_given() ? room.box.width * room.box.height / (room.pitch.pt * room.pitch.pt)
                                          : static_cast<double>(size.columns) * size.rows;
    const auto miss = [&](const Change& c) {
      const std::string &grid = c.entry.grid.name, &generator = c.entry.algorithm.name;
      return std::fabs(settings_.levels->reach(grid, generator, std::max(1.0, cells)).corner -
                       request_.target);
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
      if (name == rule_option().name) continue;  // what the author wants
      const std::string& none = find_row(refinements(), name)->fallback;
      out.push_back(changed(from, fmt::format("{}: {}", name, none)));
      out.back().entry.refinement.set(refinements(), name, none).value();
    }
    return out;
  }

  std::vector<Change> pieces(const Change& from) const {
    const std::span<const OptionRow> rows = find_row(topology::shapes(), from.entry.shape.name)->options;
    const OptionRow* row = find_row(rows, "pieces");
    if (!row || !is_apart(from)) return {};
    std::vector<Change> out;
    for (const char* choice : {"joined", "largest"}) {
      out.push_back(changed(from, fmt::format("pieces: {}", choice)));
      out.back().entry.shape.options.set(rows, row->name, choice).value();
    }
    return out;
  }

  // What a picture shows leaves less room as walls than as pale art.
  std::vector<Change> pale_details(const Change& from) const {
    const std::span<const OptionRow> rows = find_row(topology::shapes(), from.entry.shape.name)->options;
    if (!find_row(rows, "details") || from.entry.shape.options.text("details") != "walls") return {};
    Change pale = changed(from, "details: yes");
    pale.entry.shape.options.set(rows, "details", "yes").value();
    return {pale};
  }

  std::vector<Change> algorithms(const Change& from) const {
    const GeneratorRow& own = *find_row(generators(), from.entry.algorithm.name);
    std::vector<Change> out;
    if (rule_of(from.entry.refinement).on_open_field()) return out;
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

  std::vector<Change> pages(const Change& from) const {
    std::vector<Change> out;
    for (const OtherPage& page : pages_) {
      out.push_back(changed(from, page.text));
      out.back().rooms = &page.room;
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

  const EntryRequest& request_;  ///< the first
  const MakerSettings& settings_;
  const std::vector<OtherPage> pages_;
  std::vector<const EntryRequest*> levels_;  ///< the first request of each level
  bool for_letters_ = false;
  int mazes_ = 0;
  std::vector<std::string> found_;
};

// In the order of how little they change.
const SuggestionSearch::Lever SuggestionSearch::levers[] = {&SuggestionSearch::sizes,
                                                            &SuggestionSearch::pieces,
                                                            &SuggestionSearch::pale_details,
                                                            &SuggestionSearch::goals,
                                                            &SuggestionSearch::refinements_left_out,
                                                            &SuggestionSearch::algorithms,
                                                            &SuggestionSearch::shapes,
                                                            &SuggestionSearch::tilings,
                                                            &SuggestionSearch::fewer_a_page,
                                                            &SuggestionSearch::pages,
                                                            &SuggestionSearch::audiences};
const SuggestionSearch::Lever SuggestionSearch::others[] = {
    &SuggestionSearch::pieces,     &SuggestionSearch::pale_details,
    &SuggestionSearch::goals,      &SuggestionSearch::refinements_left_out,
    &SuggestionSearch::algorithms, &SuggestionSearch::shapes,
    &SuggestionSearch::tilings};

}  // namespace

std::vector<std::string> suggestions(std::span<const EntryRequest> requests, const MakerSettings& settings) {
  return SuggestionSearch(requests, settings).run();
}

}  // namespace mazefolio::puzzle
