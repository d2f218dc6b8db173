#include "puzzle/unique.h"

#include <fmt/format.h>

#include <algorithm>

namespace mazefolio::puzzle {
namespace {

constexpr int repeats_in_a_row = 1000, repeats_a_maze = 100;

/// The maze was chosen by its seed.
bool is_pinned(const PuzzleSpec& entry) { return entry.seed && entry.count == 1; }

Place place_of(const PuzzleSpec& entry) { return entry.size.is_auto() ? entry.place : entry.size.place; }

// What the puzzle is, without the how-manieth of that kind.
std::string recipe_of(const PuzzleOrder& order) { return order.key.substr(0, order.key.rfind('#')); }

Diagnostic same_as(const PuzzleOrder& order, int other) {
  return {Severity::error, order.spec->place,
          fmt::format("maze {} is the same as maze {}, turned or mirrored perhaps", order.number, other),
          "give another seed, or write 'repeats: allow'"};
}

class Pass {
 public:
  Pass(std::span<const PuzzleOrder> orders, std::span<Making> makings,
       const std::function<Making(std::size_t, const Taken&)>& again)
      : orders_(orders), makings_(makings), again_(again) {}

  void visit(std::size_t i) {
    if (!std::holds_alternative<Puzzle>(makings_[i])) return;
    const PuzzleOrder& order = orders_[i];
    if (!order.spec->may_repeat)
      if (const auto first = taken_.find(hash(i)); first != taken_.end())
        makings_[i] = is_pinned(*order.spec) ? Making(same_as(order, first->second)) : another(i);
    if (std::holds_alternative<Puzzle>(makings_[i])) taken_.emplace(hash(i), order.number);
  }

 private:
  const std::string& hash(std::size_t i) const { return std::get<Puzzle>(makings_[i]).canonical_hash; }

  Making another(std::size_t i) {
    const PuzzleOrder& order = orders_[i];
    if (const auto known = run_out_.find(recipe_of(order)); known != run_out_.end()) {
      Diagnostic same = known->second;
      same.place = place_of(*order.spec);
      return same;
    }
    Making made = again_(i, taken_);
    if (const auto* wrong = std::get_if<Diagnostic>(&made)) run_out_.emplace(recipe_of(order), *wrong);
    return made;
  }

  std::span<const PuzzleOrder> orders_;
  std::span<Making> makings_;
  const std::function<Making(std::size_t, const Taken&)>& again_;
  Taken taken_;
  std::map<std::string, Diagnostic> run_out_;
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

Diagnostic Repeats::told(const PuzzleOrder& order) const {
  const PuzzleSpec& entry = *order.spec;
  const std::string size =
      entry.size.is_auto() ? "" : fmt::format(" of {}x{} cells", entry.size.columns, entry.size.rows);
  const std::string level =
      entry.difficulty.asked.empty() ? "" : fmt::format(" with difficulty {}", entry.difficulty.asked);
  const std::string mazes = met_.size() == 1 ? "one maze" : fmt::format("{} different mazes", met_.size());
  return {Severity::error, place_of(entry),
          fmt::format("the book has every such maze already: '{}' made only {}{}{} in {} tries, not counting "
                      "turned and mirrored ones",
                      entry.algorithm.name, mazes, size, level, count_),
          "ask for fewer mazes or a larger size, or write 'repeats: allow'"};
}

void avoid_repeats(std::span<const PuzzleOrder> orders, std::span<Making> makings,
                   const std::function<Making(std::size_t i, const Taken& taken)>& again) {
  Pass pass(orders, makings, again);
  for (const bool pinned : {true, false})
    for (std::size_t i = 0; i < orders.size(); ++i)
      if (is_pinned(*orders[i].spec) == pinned) pass.visit(i);
}

}  // namespace mazefolio::puzzle
