#include "puzzle/make_puzzles.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "base/system/parallel.h"
#include "puzzle/dealt_shapes.h"
#include "puzzle/difficulty_search.h"
#include "puzzle/given_size.h"
#include "puzzle/puzzle_cache.h"
#include "puzzle/refusals.h"
#include "puzzle/request.h"
#include "puzzle/suggestions.h"
#include "puzzle/unique.h"
#include "solve/difficulty.h"

namespace mazefolio::puzzle {
namespace {

constexpr int rare = 100;           // mazes for each that will do
constexpr int most_suggested = 10;  // each suggestion makes mazes

// Puzzles of one entry that ask for the same levels.
struct Targets {
  std::vector<std::size_t> leaders;    ///< the first puzzle of each target
  std::vector<std::size_t> leader_of;  ///< by puzzle
};

Targets group_by_target(std::span<const EntryRequest> requests) {
  Targets targets;
  std::map<std::pair<const PuzzleSpec*, int>, std::size_t> first;
  for (std::size_t i = 0; i < requests.size(); ++i) {
    const auto [at, fresh] = first.emplace(std::pair{requests[i].entry, requests[i].low}, i);
    if (fresh) targets.leaders.push_back(i);
    targets.leader_of.push_back(at->second);
  }
  return targets;
}

using PlaceKey = std::tuple<std::string, int, int>;
PlaceKey key_of(const Place& place) { return {place.file, place.line, place.column}; }

class BookSearch {
 public:
  BookSearch(std::span<const EntryRequest> requests, const MakerSettings& settings)
      : requests_(requests),
        settings_(settings),
        results_(requests.size(), Result<Puzzle>(Diagnostics())),
        out_of_reach_(requests.size(), false),
        targets_(group_by_target(requests)),
        reaches_(requests.size()) {}

  Result<MadePuzzles> run() {
    make_all();
    results_ = without_repeats(requests_, std::move(results_),
                               [this](std::size_t i, const Taken& taken) { return search(i, &taken); });
    if (const std::vector<std::size_t> failed = failures(); !failed.empty())
      return tell_unfit(failed) ? results_[failed.front()].found() : errors();
    warn_of_other_sizes();
    warn_of_nearest();
    warn_of_rare();
    for (Result<Puzzle>& result : results_) made_.puzzles.push_back(std::move(result).value());
    return std::move(made_);
  }

 private:
  // The first puzzle of each target goes ahead: where it cannot be had, the others are not tried.
  void make_all() {
    parallel_for(targets_.leaders.size(), settings_.jobs, [&](std::size_t k) {
      const std::size_t leader = targets_.leaders[k];
      reaches_[leader] = settings_.cache ? settings_.cache->reach(requests_[leader], settings_)
                                         : reach_of(requests_[leader], settings_);
      make(leader);
    });
    parallel_for(requests_.size(), settings_.jobs, [&](std::size_t i) {
      const std::size_t leader = targets_.leader_of[i];
      if (i == leader) return;
      if (results_[leader])
        make(i);
      else
        results_[i] = results_[leader];
    });
  }

  void make(std::size_t i) {
    results_[i] = search(i, nullptr);
    const std::lock_guard lock(reporting_);
    if (settings_.on_done) settings_.on_done();
  }

  Result<Puzzle> search(std::size_t i, const Taken* taken) {
    const Reach& reach = reaches_[targets_.leader_of[i]];
    SearchOutcome outcome = settings_.cache && !taken
                                ? settings_.cache->search(requests_[i], settings_, reach)
                                : search_puzzle(requests_[i], settings_, reach, taken);
    out_of_reach_[i] = outcome.out_of_reach;
    const std::lock_guard lock(reporting_);
    made_.generate_s += outcome.generate_s;
    made_.solve_s += outcome.solve_s;
    return std::move(outcome.puzzle);
  }

  // Once for each entry that allows it.
  void warn_of_nearest() {
    for (std::size_t begin = 0, end = 0; begin < requests_.size(); begin = end) {
      const PuzzleSpec& first = *requests_[begin].entry;
      const PuzzleSpec* missed = nullptr;
      std::vector<std::string> asked;
      int others = 0, low = 10, high = 1;
      for (end = begin; end < requests_.size() && same_entry(*requests_[end].entry, first); ++end) {
        const PuzzleSpec& entry = *requests_[end].entry;
        const int level = level_of(results_[end].value().score);
        if (level >= requests_[end].low && level <= requests_[end].high) continue;
        if (!entry.difficulty.or_nearest || entry.difficulty.hardest) continue;
        if (!missed) missed = &entry;
        if (std::find(asked.begin(), asked.end(), entry.difficulty.asked) == asked.end())
          asked.push_back(entry.difficulty.asked);
        ++others;
        low = std::min(low, level);
        high = std::max(high, level);
      }
      if (!missed) continue;
      made_.warnings.warning(
          missed->difficulty.place,
          fmt::format(
              "difficulty {} is out of reach for {} of {} mazes: the nearest is printed, {}",
              fmt::join(asked, ", "), others, end - begin,
              low == high ? fmt::format("level {}", low) : fmt::format("levels {} to {}", low, high)));
    }
  }

  // Once for each line that asks for it.
  void warn_of_other_sizes() {
    std::set<PlaceKey> told;
    for (const std::size_t leader : targets_.leaders)
      if (const auto warning = other_size_warning(*requests_[leader].entry);
          warning && told.insert(key_of(warning->place)).second)
        made_.warnings.add(*warning);
  }

  // Once for each line that asks for it.
  void warn_of_rare() {
    std::set<PlaceKey> told;
    for (const std::size_t leader : targets_.leaders) {
      const Reach& reach = reaches_[leader];
      const PuzzleSpec& entry = *requests_[leader].entry;
      if (reach.tries < rare) continue;
      const Place& place = entry.difficulty.place.line > 0 ? entry.difficulty.place : entry.place;
      if (!told.insert(key_of(place)).second) continue;
      made_.warnings.warning(
          place,
          fmt::format("such mazes are rare: one of about {} {} mazes of {}x{} cells will do", reach.tries,
                      maker_of(entry), reach.size.columns, reach.size.rows),
          more_room);
    }
  }

  std::vector<std::size_t> failures() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < results_.size(); ++i)
      if (!results_[i]) out.push_back(i);
    return out;
  }

  // True where other silhouettes may do.
  bool tell_unfit(const std::vector<std::size_t>& failed) const {
    const auto is_dealt = [&](std::size_t i) { return requests_[i].entry->theme_shapes; };
    if (!settings_.on_unfit || !std::all_of(failed.begin(), failed.end(), is_dealt)) return false;
    for (const std::size_t i : failed) settings_.on_unfit(*requests_[i].entry);
    return true;
  }

  // An entry of sixty puzzles is one mistake, not sixty. Entries from the command line have no line that
  // would tell them apart.
  Diagnostics errors() const {
    Diagnostics found;
    std::set<std::tuple<std::string, int, int, std::string>> reported;
    int suggested = 0;
    std::size_t of_shapes = 0;  // the requests before it belong to entries whose shapes are at fault
    for (std::size_t i = 0; i < results_.size(); ++i) {
      if (const auto shapes = i < of_shapes ? std::nullopt : faulty_shapes_from(i, of_shapes))
        found.add(*shapes);
      if (results_[i] || i < of_shapes) continue;
      const Diagnostic& wrong = results_[i].error();
      const auto& [file, line, column] = wrong.place;
      if (!reported.emplace(file, line, column, line == 0 ? wrong.message : "").second) continue;
      const bool suggest = out_of_reach_[i] && suggested++ < most_suggested;
      const std::string hint = suggest ? suggestions_text(i) : "";
      found.error(wrong.place, wrong.message, hint.empty() ? wrong.hint : hint);
    }
    return found;
  }

  // At the first request of an entry; `end` is set behind its last where there is such an error.
  std::optional<Diagnostic> faulty_shapes_from(std::size_t i, std::size_t& end) const {
    const auto same = [&](std::size_t k) { return same_entry(*requests_[k].entry, *requests_[i].entry); };
    if (i > 0 && same(i - 1)) return std::nullopt;
    std::size_t behind = i + 1;
    while (behind < requests_.size() && same(behind)) ++behind;
    auto wrong = faulty_shapes(requests_.subspan(i, behind - i), std::span(results_).subspan(i, behind - i));
    if (wrong) end = behind;
    return wrong;
  }

  // "to reach it, write size: 24x32 or audience: adult", for the entry that request i belongs to.
  std::string suggestions_text(std::size_t i) const {
    const auto same = [&](const EntryRequest& r) { return r.entry == requests_[i].entry; };
    const auto first = std::find_if(requests_.begin(), requests_.end(), same);
    const auto end = std::find_if_not(first, requests_.end(), same);
    const std::vector<std::string> changes = suggestions({first, end}, settings_);
    std::string text;
    for (std::size_t k = 0; k < changes.size(); ++k)
      text += (k == 0 ? "to reach it, write " : k + 1 < changes.size() ? ", " : " or ") + changes[k];
    return text;
  }

  std::span<const EntryRequest> requests_;
  const MakerSettings& settings_;
  std::vector<Result<Puzzle>> results_;
  std::vector<char> out_of_reach_;  ///< a byte each: threads write them
  const Targets targets_;
  std::vector<Reach> reaches_;  ///< of leaders
  MadePuzzles made_;
  std::mutex reporting_;
};

}  // namespace

Result<MadePuzzles> make_puzzles(std::span<const EntryRequest> requests, const MakerSettings& settings) {
  return BookSearch(requests, settings).run();
}

}  // namespace mazefolio::puzzle
