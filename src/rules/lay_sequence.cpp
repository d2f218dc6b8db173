// Marks that follow each other, with one way through them.
// Idea: the way grows from the rim like a backtracker, never into a cell whose mark would follow another one
// of the way beside it. Then the other cells are filled, those beside cells that are reached first, most of
// them so that a wrong branch goes on. For each cell off the way it is known from where on the way it is
// reached first (least), and where it meets the way again at the latest (greatest): a mark is refused where
// greatest would come after least. So the way stays the only one. Cost: O(cells) for the way, and for each
// cell what is reached anew behind it.

#include <algorithm>

#include "rules/open_field.h"

namespace mazefolio::rules {
namespace {

constexpr std::uint32_t none = ~std::uint32_t{0};
constexpr std::uint32_t steps_a_cell = 20;                 // before a way begins anew
constexpr double least_share = 0.3, more_share = 0.15;     // of the cells, those of the way
constexpr double nearly = 0.6;                             // of the least share, where no longer way is found
constexpr std::uint32_t patience = 8, farthest_back = 60;  // dead ends for each further step back
constexpr double into_corners = 0.6;                       // of the steps: to where few cells are free
constexpr double spurs = 0.8;              // of the cells beside reached ones: a branch goes on
constexpr std::size_t redraws_a_cell = 1;  // of letters that spell rude words
constexpr int guesses = 8;                 // of numbers that stop a branch
constexpr int beyond = 6;                  // numbers that are larger than the last one of the way

class SequenceField {
 public:
  SequenceField(const OpenField& field, const Pattern& pattern, Rng& rng)
      : field_(field),
        pattern_(pattern),
        rng_(rng),
        place_(field.steps().centers.size(), none),
        value_(place_.size(), -1),
        least_(place_.size(), none),
        greatest_(place_.size(), -1) {}

  std::optional<LaidMarks> lay() {
    if (!grow() || !fill() || !without_rude_words()) return std::nullopt;
    return laid();
  }

 private:
  LaidMarks laid() const {
    LaidMarks out{std::vector<std::string>(place_.size()), way_.front(), way_.back()};
    for (const std::uint32_t c : field_.cells()) out.text[c] = pattern_.text(value_[c]);
    return out;
  }

  template <class Fn>
  void around(std::uint32_t c, Fn fn) const {
    for_each_step(field_.steps(), c, fn);
  }

  int value_at(std::uint32_t place) const {
    const int at = static_cast<int>(place);
    return pattern_.period() > 0 ? at % pattern_.period() : at;
  }

  bool follows_another(std::uint32_t c) const {
    bool follows = false;
    const int value = value_at(static_cast<std::uint32_t>(way_.size()));
    around(c, [&](std::uint32_t n) {
      follows =
          follows || (place_[n] != none && n != way_.back() && pattern_.follows(value_at(place_[n]), value));
    });
    return follows;
  }

  std::uint32_t free_around(std::uint32_t c) const {
    std::uint32_t count = 0;
    around(c, [&](std::uint32_t n) { count += place_[n] == none; });
    return count;
  }

  void push(std::uint32_t c) {
    place_[c] = static_cast<std::uint32_t>(way_.size());
    way_.push_back(c);
    std::vector<std::uint32_t> next;
    around(c, [&](std::uint32_t n) {
      if (place_[n] == none) next.push_back(n);
    });
    rng_.shuffle(next);
    if (rng_.chance(into_corners))
      std::stable_sort(next.begin(), next.end(),
                       [&](std::uint32_t a, std::uint32_t b) { return free_around(a) > free_around(b); });
    open_.push_back(std::move(next));
  }

  void pop() {
    place_[way_.back()] = none;
    way_.pop_back();
    open_.pop_back();
  }

  bool grow() {
    const std::uint32_t start = field_.rim_cell(rng_);
    const std::vector<std::uint32_t> away = steps_from(field_.steps(), start);
    const double share = least_share + more_share * rng_.unit(),
                 cells = static_cast<double>(field_.cells().size());
    const auto most = static_cast<std::size_t>(pattern_.most_steps());
    const std::size_t wanted = std::min(most - beyond, static_cast<std::size_t>(share * cells));
    // It ends with the last letter, where the field holds so many.
    const int period = share * cells * 1.5 > pattern_.period() ? pattern_.period() : 0;
    std::size_t budget = steps_a_cell * field_.cells().size();
    std::vector<std::uint32_t> longest;
    std::uint32_t dead_ends = 0;
    for (push(start); budget > 0; --budget) {
      const std::uint32_t last = way_.back();
      const bool ends = period == 0 || value_at(place_[last]) + 1 == period;
      if (ends && way_.size() > longest.size() && !field_.gates(last).empty() &&
          away[last] >= field_.least_apart() && way_.size() > away[last] + 2)
        longest = way_;
      if (longest.size() >= wanted) break;
      if (open_.back().empty() || way_.size() + beyond > most) {
        // The longer nothing helps, the farther back.
        const std::uint32_t far = 1 + rng_.below(1 + std::min(++dead_ends / patience, farthest_back));
        for (std::uint32_t k = 0; k < far && !way_.empty(); ++k) pop();
        if (way_.empty()) break;
        continue;
      }
      const std::uint32_t next = open_.back().back();
      open_.back().pop_back();
      if (place_[next] == none && !follows_another(next)) push(next);
    }
    for (const std::uint32_t c : way_) place_[c] = none;
    way_ = std::move(longest);
    for (std::uint32_t i = 0; i < way_.size(); ++i) place_[way_[i]] = i;
    return static_cast<double>(way_.size()) >= nearly * least_share * cells;
  }

  bool is_reached(std::uint32_t c) const { return value_[c] >= 0 && least_[c] != none && c != way_.back(); }

  bool fill() {
    for (std::uint32_t i = 0; i < way_.size(); ++i) {
      value_[way_[i]] = value_at(i);
      least_[way_[i]] = i;
      greatest_[way_[i]] = i;
    }
    std::vector<std::uint32_t> todo;
    for (const std::uint32_t c : field_.cells())
      if (place_[c] == none) todo.push_back(c);
    rng_.shuffle(todo);
    while (!todo.empty()) {
      auto next = std::find_if(todo.rbegin(), todo.rend(), [&](std::uint32_t c) {
        bool reached = false;
        around(c, [&](std::uint32_t n) { reached = reached || is_reached(n); });
        return reached;
      });
      if (next == todo.rend()) next = todo.rbegin();
      const std::uint32_t c = *next;
      todo.erase(std::next(next).base());
      if (!fill_cell(c)) return false;
    }
    return true;
  }

  /// Values that let a branch go on come first or last, by chance.
  std::vector<int> choices(std::uint32_t c) {
    std::vector<int> on, other;
    const auto has = [](const std::vector<int>& list, int v) {
      return std::find(list.begin(), list.end(), v) != list.end();
    };
    around(c, [&](std::uint32_t n) {
      if (!is_reached(n)) return;
      const int next = pattern_.period() > 0 ? (value_[n] + 1) % pattern_.period() : value_[n] + 1;
      if (!has(on, next)) on.push_back(next);
    });
    const auto last = static_cast<int>(way_.size()) + beyond;
    for (int i = 0; i < (pattern_.period() > 0 ? pattern_.period() : guesses); ++i) {
      const int v =
          pattern_.period() > 0 ? i : static_cast<int>(rng_.below(static_cast<std::uint32_t>(last)));
      if (!has(on, v) && !has(other, v)) other.push_back(v);
    }
    std::erase_if(on, [&](int v) { return v >= last && pattern_.period() == 0; });
    rng_.shuffle(on);
    rng_.shuffle(other);
    if (!rng_.chance(spurs)) on.swap(other);
    on.insert(on.end(), other.begin(), other.end());
    return on;
  }

  // Of each word one cell off the way gets another letter. What its old one led to still counts as led to.
  bool without_rude_words() {
    for (std::size_t i = 0; pattern_.period() > 0; ++i) {
      std::vector<Cell> word = field_.rude_word_in(laid().text);
      if (word.empty()) break;
      rng_.shuffle(word);
      bool changed = false;
      for (const Cell cell : word) {
        const std::uint32_t c = index(cell);
        const int before = value_[c];
        if (changed || place_[c] != none) continue;
        value_[c] = -1;
        changed = fill_cell(c, before);
        if (!changed) value_[c] = before;
      }
      if (!changed || i == redraws_a_cell * field_.cells().size()) return false;
    }
    return true;
  }

  bool fill_cell(std::uint32_t c, int but = -1) {
    for (const int v : choices(c)) {
      if (v == but) continue;
      std::uint32_t least = none;
      std::int64_t greatest = -1;
      around(c, [&](std::uint32_t n) {
        if (value_[n] < 0) return;
        if (n != way_.back() && pattern_.follows(value_[n], v)) least = std::min(least, least_[n]);
        if (pattern_.follows(v, value_[n])) greatest = std::max(greatest, greatest_[n]);
      });
      if (greatest > static_cast<std::int64_t>(least)) continue;
      value_[c] = v;
      lower(c, least);
      raise(c, greatest);
      return true;
    }
    return false;
  }

  /// The cell is reached from `least`, and with it those that follow it.
  void lower(std::uint32_t c, std::uint32_t least) {
    for (std::vector<std::uint32_t> open{c}; !open.empty();) {
      const std::uint32_t at = open.back();
      open.pop_back();
      if (place_[at] != none || least_[at] <= least) continue;
      least_[at] = least;
      around(at, [&](std::uint32_t n) {
        if (value_[n] >= 0 && pattern_.follows(value_[at], value_[n])) open.push_back(n);
      });
    }
  }

  void raise(std::uint32_t c, std::int64_t greatest) {
    for (std::vector<std::uint32_t> open{c}; !open.empty();) {
      const std::uint32_t at = open.back();
      open.pop_back();
      if (place_[at] != none || greatest_[at] >= greatest) continue;
      greatest_[at] = greatest;
      around(at, [&](std::uint32_t n) {
        if (value_[n] >= 0 && pattern_.follows(value_[n], value_[at])) open.push_back(n);
      });
    }
  }

  const OpenField& field_;
  const Pattern& pattern_;
  Rng& rng_;
  std::vector<std::uint32_t> way_, place_;        ///< cells of the way, and back
  std::vector<std::vector<std::uint32_t>> open_;  ///< by place on the way: what was not tried
  std::vector<int> value_;                        ///< by cell; -1: none yet
  std::vector<std::uint32_t> least_;
  std::vector<std::int64_t> greatest_;
};

}  // namespace

std::optional<LaidMarks> lay_sequence(const OpenField& field, const Pattern& pattern, Rng& rng) {
  return SequenceField(field, pattern, rng).lay();
}

}  // namespace mazefolio::rules
