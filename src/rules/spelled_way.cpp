// Idea: the test of is_only_way, kept up to date. A passage adds a few moves; the places on the way from
// which their states are reached sink, those to which they lead rise, and both spread as far as they change
// anything. Where one is reached before it leads back, there is another way: then all is set back. Cost of a
// wall: O(letters and states that change).
#include "rules/spelled_way.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace mazefolio::rules {
namespace {

/// Letters as numbers from 1; one that is not in the message is the last.
struct Numbered {
  std::vector<std::uint32_t> of_cell, of_message;
};

Numbered numbered(const CellLetters& letters, const Message& message) {
  std::map<std::string, std::uint32_t> number;
  Numbered out;
  for (const std::string& letter : message.letters)
    out.of_message.push_back(
        number.emplace(letter, static_cast<std::uint32_t>(number.size()) + 1).first->second);
  const auto other = static_cast<std::uint32_t>(number.size()) + 1;
  for (const std::string& letter : letters) {
    const auto at = number.find(letter);
    out.of_cell.push_back(letter.empty() ? 0 : at == number.end() ? other : at->second);
  }
  return out;
}

struct Reader {
  const Maze& maze;
  const Numbered& letters;
  State held;  ///< states of a cell

  std::uint32_t state_limit() const { return cell_limit(*maze.topology) * held; }
  State start() const { return index(maze.start.cell) * held; }
  Cell place(State s) const { return Cell{s / held}; }
  bool is_goal(State s) const { return s == index(maze.finish.cell) * held + held - 1; }
  template <class Fn>
  void for_each_move(State s, Fn fn) const {
    const State read = s % held;
    on_topology(*maze.topology, [&](const auto& t) {
      t.for_each_neighbor(place(s), [&](Cell n, Wall w) {
        if (!maze.open.test(index(w))) return;
        const std::uint32_t letter = letters.of_cell[index(n)];
        if (letter == 0)
          fn(index(n) * held + read);
        else if (read + 1 < held && letter == letters.of_message[read])
          fn(index(n) * held + read + 1);
      });
    });
  }
};

}  // namespace

Outcome check_spelled_states(std::uint32_t cells, const Message& message) {
  const std::size_t most = most_states / std::max(1u, cells) - 1, n = message.letters.size();
  if (n <= most) return Done{};
  return failure(
      fmt::format("a maze of {} cells with loops spells {} letters at most, not {}", cells, most, n),
      "write a shorter message, or make the maze smaller");
}

Result<StateGraph> spelled_states(const Maze& maze, const CellLetters& letters, const Message& message) {
  const Numbered numbers = numbered(letters, message);
  return explore(Reader{maze, numbers, static_cast<State>(message.letters.size()) + 1});
}

SpelledWay::SpelledWay(const Maze& maze, const CellPath& way, const CellLetters& letters,
                       const Message& message)
    : doors_(doors_of(*maze.topology)),
      open_(maze.open),
      held_(static_cast<State>(message.letters.size()) + 1),
      goal_(state(maze.finish.cell, held_ - 1)) {
  Numbered numbers = numbered(letters, message);
  letter_ = std::move(numbers.of_cell);
  next_ = std::move(numbers.of_message);
  const std::size_t states = doors_.size() * held_;
  at_.assign(states, none);
  least_.assign(states, never);
  greatest_.assign(states, none);
  std::vector<State> on_way;
  State read = 0;
  for (const Cell c : way) {
    read += letter_[index(c)] != 0;
    if (read >= held_) return;
    at_[state(c, read)] = static_cast<std::int32_t>(on_way.size());
    on_way.push_back(state(c, read));
  }
  only_ = !on_way.empty() && on_way.back() == goal_;
  for (std::size_t i = 0; i < on_way.size() && only_; ++i)
    for_each_next(on_way[i], [&](State to) {
      only_ = only_ && (i + 1 < on_way.size() && to == on_way[i + 1] ? true : link(on_way[i], to));
    });
  for (std::size_t i = on_way.size(); i-- > 0 && only_;)
    for_each_before(on_way[i], [&](State from) {
      if (at_[from] == none) only_ = only_ && raise(from, at_[on_way[i]]);
    });
  changes_.clear();
}

/// The state of one who enters a cell, if he may.
template <class Fn>
void SpelledWay::enter(Cell c, State read, Fn fn) const {
  const std::uint32_t letter = letter_[index(c)];
  if (letter == 0)
    fn(state(c, read));
  else if (read + 1 < held_ && letter == next_[read])
    fn(state(c, read + 1));
}

template <class Fn>
void SpelledWay::for_each_next(State s, Fn fn) const {
  if (s == goal_) return;
  for (const Door& door : doors_[s / held_])
    if (is_open(door.wall)) enter(door.to, s % held_, fn);
}

template <class Fn>
void SpelledWay::for_each_before(State s, Fn fn) const {
  const std::uint32_t letter = letter_[s / held_];
  State read = s % held_;
  if (letter != 0 && (read == 0 || next_[--read] != letter)) return;
  for (const Door& door : doors_[s / held_])
    if (is_open(door.wall) && state(door.to, read) != goal_) fn(state(door.to, read));
}

/// A state off the way is reached from this place on it. False: there is another way.
bool SpelledWay::lower(State s, std::int32_t least) {
  std::vector<State> open;
  bool sound = true;
  const auto meet = [&](State to) {
    if (at_[to] != none) {
      sound = sound && at_[to] <= least;
    } else if (least_[to] > least) {
      changes_.push_back({to, least_[to], greatest_[to]});
      least_[to] = least;
      sound = sound && greatest_[to] <= least;
      open.push_back(to);
    }
  };
  meet(s);
  while (!open.empty() && sound) {
    const State at = open.back();
    open.pop_back();
    for_each_next(at, meet);
  }
  return sound;
}

/// A state off the way leads to this place on it.
bool SpelledWay::raise(State s, std::int32_t greatest) {
  std::vector<State> open;
  bool sound = true;
  const auto meet = [&](State from) {
    if (at_[from] != none) {
      sound = sound && at_[from] >= greatest;
    } else if (greatest_[from] < greatest) {
      changes_.push_back({from, least_[from], greatest_[from]});
      greatest_[from] = greatest;
      sound = sound && least_[from] >= greatest;
      open.push_back(from);
    }
  };
  meet(s);
  while (!open.empty() && sound) {
    const State at = open.back();
    open.pop_back();
    for_each_before(at, meet);
  }
  return sound;
}

/// A new move. False: there is another way.
bool SpelledWay::link(State from, State to) {
  const std::int32_t reached = at_[from] != none ? at_[from] : least_[from];
  const std::int32_t leads = at_[to] != none ? at_[to] : greatest_[to];
  if (reached != never && !lower(to, reached)) return false;
  return leads == none || raise(from, leads);
}

bool SpelledWay::open(Wall wall, Cell a, Cell b) {
  open_.set(index(wall));
  bool sound = true;
  for (State read = 0; read < held_ && sound; ++read)
    for (const bool back : {false, true}) {
      const State before = state(back ? b : a, read);
      if (sound && before != goal_)
        enter(back ? a : b, read, [&](State entered) { sound = link(before, entered); });
    }
  if (!sound) {
    for (std::size_t i = changes_.size(); i-- > 0;) {
      least_[changes_[i].state] = changes_[i].least;
      greatest_[changes_[i].state] = changes_[i].greatest;
    }
    open_.reset(index(wall));
  }
  changes_.clear();
  return sound;
}

}  // namespace mazefolio::rules
