#include "puzzle/unique.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text/suggest.h"
#include "generate/generator.h"
#include "puzzle/request.h"

namespace mazefolio::puzzle {
namespace {

constexpr int repeats_in_a_row = 1000, repeats_a_maze = 100;

Place place_of(const PuzzleSpec& entry) { return entry.size.is_auto() ? entry.place : entry.size.place; }

Diagnostics same_as(const EntryRequest& request, int other) {
  Diagnostics found;
  found.error(
      request.entry->place,
      fmt::format("maze {} is the same as maze {}, turned or mirrored perhaps", request.number, other),
      "give another seed, or write 'repeats: allow'");
  return found;
}

// The same errors, at another entry.
Diagnostics moved(const Diagnostics& found, const Place& place) {
  Diagnostics out;
  for (const Diagnostic& d : found.all()) out.error(place, d.message, d.hint);
  return out;
}

class Pass {
 public:
  Pass(std::span<const EntryRequest> requests, std::vector<Result<Puzzle>> made, const MakeAgain& again)
      : requests_(requests), made_(std::move(made)), again_(again) {}

  std::vector<Result<Puzzle>> run() {
    for (const bool pinned : {true, false})
      for (std::size_t i = 0; i < requests_.size(); ++i)
        if (is_pinned(*requests_[i].entry) == pinned) visit(i);
    return std::move(made_);
  }

 private:
  void visit(std::size_t i) {
    if (!made_[i]) return;
    const EntryRequest& request = requests_[i];
    if (!request.entry->may_repeat)
      if (const auto first = taken_.find(hash(i)); first != taken_.end())
        made_[i] = is_pinned(*request.entry) ? Result<Puzzle>(same_as(request, first->second)) : another(i);
    if (made_[i]) taken_.emplace(hash(i), request.number);
  }

  const std::string& hash(std::size_t i) const { return made_[i].value().canonical_hash; }

  Result<Puzzle> another(std::size_t i) {
    const EntryRequest& request = requests_[i];
    if (const auto known = run_out_.find(kind_of(request)); known != run_out_.end())
      return moved(known->second, place_of(*request.entry));
    Result<Puzzle> made = again_(i, taken_);
    if (!made) run_out_.emplace(kind_of(request), made.found());
    return made;
  }

  std::span<const EntryRequest> requests_;
  std::vector<Result<Puzzle>> made_;
  const MakeAgain& again_;
  Taken taken_;
  std::map<std::string, Diagnostics> run_out_;
};

}  // namespace

bool Repeats::meet(const std::string& hash) {
  if (!taken_ || !taken_->contains(hash)) return false;
  met_.insert(hash);
  ++count_;
  return true;
}

bool Repeats::too_many() const {
  return count_ > 0 && count_ >= std::min(repeats_in_a_row, repeats_a_maze * static_cast<int>(met_.size()));
}

Diagnostics Repeats::refusal(const EntryRequest& request) const {
  const PuzzleSpec& entry = *request.entry;
  const std::string size =
      !entry.size.is_given() ? "" : fmt::format(" of {}x{} cells", entry.size.columns, entry.size.rows);
  const std::string level =
      entry.difficulty.asked.empty() ? "" : fmt::format(" with difficulty {}", entry.difficulty.asked);
  const std::string mazes = met_.size() == 1 ? "one maze" : fmt::format("{} different mazes", met_.size());
  const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
  if (met_.size() == 1 && row.sets_gates && !row.options.empty()) {  // a drawing, such as a labyrinth
    std::vector<std::string> options;
    for (const OptionRow& option : row.options) options.push_back(option.name);
    Diagnostics drawn;
    drawn.error(entry.algorithm.place.line ? entry.algorithm.place : entry.place,
                fmt::format("the book has this '{}' already: with equal options there is one{}{} only",
                            row.name, size, level),
                fmt::format("give each its own {}, or write 'repeats: allow'", listed(options)));
    return drawn;
  }
  Diagnostics found;
  found.error(place_of(entry),
              fmt::format("the book has every such maze already: '{}' made only {}{}{} in {} tries, not "
                          "counting turned and mirrored ones",
                          maker_of(entry), mazes, size, level, count_),
              "ask for fewer mazes or a larger size, or write 'repeats: allow'");
  return found;
}

std::vector<Result<Puzzle>> without_repeats(std::span<const EntryRequest> requests,
                                            std::vector<Result<Puzzle>> made, const MakeAgain& again) {
  return Pass(requests, std::move(made), again).run();
}

}  // namespace mazefolio::puzzle
