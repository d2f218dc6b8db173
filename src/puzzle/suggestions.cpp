// What to change where a level is out of reach. Mazes are made with each change, so that nothing is suggested
// that does not work.

#include "puzzle/suggestions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

#include "puzzle/difficulty_search.h"
#include "puzzle/entry_changes.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/size_guess.h"
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

using Lever = EntryChanges::Lever;

class SuggestionSearch {
 public:
  SuggestionSearch(std::span<const EntryRequest> requests, const MakerSettings& settings)
      : request_(requests.front()), settings_(settings), changes_(requests.front(), settings) {
    for (const EntryRequest& request : requests)
      if (levels_.empty() || levels_.back()->low != request.low) levels_.push_back(&request);
  }

  std::vector<std::string> run() {
    const Change now{"", *request_.entry, settings_.audience, &settings_.room};
    if (has_narrow_letters(now)) return for_letters(now);
    if (for_pieces(now)) return std::move(found_);
    for (const Lever lever : EntryChanges::levers) {
      if (lever == &EntryChanges::shapes) try_parts(parts_of(now.entry), now);
      pull(lever, now, 1);
    }
    for (const Lever lever : EntryChanges::levers) pull(lever, now, most_suggestions);
    // Where one change is not enough: more room and another change; or fewer puzzles a page, another audience
    // and another change.
    for (const Lever lever_of_room :
         {&EntryChanges::sizes, &EntryChanges::fewer_a_page, &EntryChanges::audiences})
      for (const Change& roomier : few((changes_.*lever_of_room)(now))) {
        if (lever_of_room == &EntryChanges::fewer_a_page) pull(&EntryChanges::audiences, roomier, 1);
        for (const Lever lever : EntryChanges::others) pull(lever, roomier, 1);
      }
    for (const Change& fewer : few(changes_.fewer_a_page(now)))
      for (const Change& roomier : few(changes_.audiences(fewer)))
        for (const Lever lever : EntryChanges::others) pull(lever, roomier, 1);
    return std::move(found_);
  }

 private:
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
    for_size_ = true;
    std::size_t wanted = 1;
    const auto try_wide = [&](const std::vector<Change>& changes) {
      for (const Change& change : changes)
        if (found_.size() < wanted && !has_narrow_letters(change)) try_change(change);
    };
    try_wide(changes_.sizes(now));
    try_wide(changes_.fewer_a_page(now));
    try_wide(changes_.pages(now));
    const std::vector<PuzzleSpec> parts = parts_of(now.entry);
    try_parts(parts, now);
    if (found_.empty())
      for (const Change& page : changes_.pages(now)) {
        try_parts(parts, page);
        if (!found_.empty()) break;
      }
    wanted = found_.size() + 1;
    try_wide(changes_.audiences(now));
    if (found_.empty())
      for (const Change& fewer : changes_.fewer_a_page(now)) try_wide(changes_.audiences(fewer));
    return std::move(found_);
  }

  // What becomes of pieces is the author's choice, and comes before the level.
  bool for_pieces(const Change& now) {
    any_level_ = for_size_ = true;
    for (const Change& change : changes_.pieces(now)) try_change(change);
    any_level_ = for_size_ = false;
    return !found_.empty();
  }

  std::vector<PuzzleSpec> parts_of(const PuzzleSpec& entry) const {
    const bool has_parts = settings_.parts_of_text && entry.shape.name == "text";
    return has_parts ? settings_.parts_of_text(entry) : std::vector<PuzzleSpec>{};
  }

  // A maze for each word, or where one of these has no room, for each letter.
  void try_parts(const std::vector<PuzzleSpec>& parts, const Change& from) {
    if (parts.size() < 2 || parts.size() > most_parts || found_.size() >= std::size_t{most_suggestions})
      return;
    std::set<std::string> tried;
    std::vector<std::string> texts;
    const auto does = [&](const PuzzleSpec& part) {
      texts.push_back(spec::written_text(part.shape.options.text("text")));
      if (!tried.insert(texts.back()).second) return true;
      Change change = from;
      change.entry = part;
      return !has_narrow_letters(change) && reached(change).has_value();
    };
    if (std::ranges::all_of(parts, does)) {
      found_.push_back(changed(from, fmt::format("text: [{}]", fmt::join(texts, ", "))).text);
      return;
    }
    std::vector<PuzzleSpec> smaller;
    for (const PuzzleSpec& part : parts) {
      const std::vector<PuzzleSpec> own = parts_of(part);
      smaller.insert(smaller.end(), own.begin(), own.end());
      if (own.empty()) smaller.push_back(part);
    }
    if (smaller.size() > parts.size()) try_parts(smaller, from);
  }

  static std::vector<Change> few(std::vector<Change> changes) {
    if (changes.size() > settings_a_lever) changes.resize(settings_a_lever);
    return changes;
  }

  // Suggests as many settings of a lever that work as are wanted.
  void pull(Lever lever, const Change& from, int wanted) {
    if (found_.size() >= std::size_t{most_suggestions}) return;
    for (const Change& change : few((changes_.*lever)(from))) {
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

  // Suggests a change where it works.
  bool try_change(const Change& change) {
    if (is_more_than_needed(change.text) || is_uncut(change)) return false;
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
    request.any_level |= request.nearest || any_level_;
    const GridRow& grid = grid_row(change.entry);
    const MazeRoom room = change.room();
    std::vector<SizeGuess> sizes = sizes_to_try(request, room, *settings_.levels);
    // Without a level the size that was asked for is what to come near to; letters and pieces show best in
    // the largest, and a shape that leaves no room for a maze leaves most there.
    const GridSize& own = request_.entry->size;
    const bool shaped = change.entry.shape.name != "rectangle";
    const bool largest = for_size_ || (shaped && request.nearest && !own.is_given());
    const double cells = largest ? 1e9 : static_cast<double>(own.columns) * own.rows;
    const auto miss = [&](const SizeGuess& g) {
      return request.any_level && (own.is_given() || largest)
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
    const int tries = shaped ? mazes_a_known_size : mazes_a_size;
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

  const EntryRequest& request_;  ///< the first
  const MakerSettings& settings_;
  const EntryChanges changes_;
  std::vector<const EntryRequest*> levels_;  ///< the first request of each level
  bool for_size_ = false;                    ///< the largest maze comes first
  bool any_level_ = false;                   ///< is what is wanted
  int mazes_ = 0;
  std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> suggestions(std::span<const EntryRequest> requests, const MakerSettings& settings) {
  return SuggestionSearch(requests, settings).run();
}

}  // namespace mazefolio::puzzle
