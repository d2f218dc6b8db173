// Numbers lie on the way; only one way adds up to the sum that is asked.
// Idea: a few walls of a perfect maze are opened, each where it closes a long loop. Two ways differ by whole
// loops, so that n of these leave 2^n ways at most, and all of them can be followed. Then numbers are drawn,
// and of the sums that only one way has the middle one is asked. Cost: O(ways times cells) a draw, few draws.

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "base/option_rows.h"
#include "base/rng.h"
#include "maze/gates.h"
#include "rules/all_ways.h"
#include "rules/rule_rows.h"
#include "topology/inner_room.h"

namespace mazefolio::rules {
namespace {

constexpr int most_attempts = 400, draws_of_numbers = 20, tries_of_a_wall = 40;
constexpr int roomy_attempts = 20;  ///< first: with longer loops
constexpr std::uint32_t most_cells = 2'500;
constexpr std::uint32_t most_side = 12;  ///< by default: who adds up sixty numbers?
constexpr std::size_t least_ways = 3;
constexpr std::uint32_t percent_numbered = 35;          ///< of all cells
constexpr double apart = 0.5;                           ///< start and finish, in lengths of the longer side
constexpr std::uint32_t least_loop = 6, long_loop = 8;  ///< cells: shorter ones would be halls
constexpr int most_loops = 8, few_loops = 5;
constexpr std::uint32_t small_number = 9, large_number = 20;
constexpr double cells_a_loop = 6;

std::uint32_t most_number(const Options& options) {
  return options.integer("loops") > few_loops ? large_number : small_number;
}

/// What is added in each cell.
using Numbers = std::vector<std::uint32_t>;

std::uint32_t sum_of(const CellPath& way, const Numbers& numbers) {
  std::uint32_t sum = 0;
  for (const Cell c : way) sum += numbers[index(c)];
  return sum;
}

std::size_t shortest_of(const std::vector<CellPath>& ways) {
  return std::ranges::min_element(ways, {}, &CellPath::size)->size();
}

/// The sums that only one way has, and not a shortest one, in their order: those above a number.
std::vector<std::uint32_t> sums_to_ask(const std::vector<CellPath>& ways, const Numbers& numbers,
                                       std::uint32_t above) {
  struct Having {
    int ways = 0;
    std::size_t cells = 0;
  };
  std::map<std::uint32_t, Having> having;
  for (const CellPath& way : ways) {
    Having& of_sum = having[sum_of(way, numbers)];
    ++of_sum.ways;
    of_sum.cells = way.size();
  }
  std::vector<std::uint32_t> sums;
  for (const auto& [sum, of_sum] : having)
    if (sum > above && of_sum.ways == 1 && of_sum.cells > shortest_of(ways)) sums.push_back(sum);
  return sums;
}

/// The steps of a depth-first search in which the numbers are no more than a sum.
std::uint32_t steps_up_to(std::uint32_t target, const std::vector<CellPath>& ways, const Numbers& numbers) {
  std::uint32_t steps = 0;
  const CellPath* before = nullptr;
  for (const CellPath& way : ways) {
    std::uint32_t sum = 0;
    bool shared = before;
    for (std::size_t i = 0; i < way.size(); ++i) {
      sum += numbers[index(way[i])];
      if (sum > target) break;
      shared = shared && i < before->size() && (*before)[i] == way[i];
      if (i > 0 && !shared) ++steps;
    }
    before = &way;
  }
  return steps;
}

Numbers numbers_of(const Maze& maze) {
  Numbers numbers(cell_limit(*maze.topology), 0);
  for (const CellMark& mark : maze.marks->cells)
    numbers[index(mark.cell)] = static_cast<std::uint32_t>(parse_integer(mark.text).value_or(0));
  return numbers;
}

class Layer {
 public:
  explicit Layer(const LayRequest& request)
      : maze_(request.maze),
        options_(request.options),
        rng_(stream(request.seed, Purpose::marks)),
        rim_(rim_gates(*maze_.topology)) {
    on_topology(*maze_.topology, [&](const auto& t) {
      for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
        if (!maze_.open.test(index(w))) walls_.push_back({w, a, b});
      });
      for_each_cell(t, [&](Cell c) {
        if (inner_room(*maze_.topology, c) >= mark_room) suited_.push_back(c);
      });
    });
    count_ = cell_count(*maze_.topology) * percent_numbered / 100;
  }

  Result<LaidPuzzle> puzzle() {
    const auto wished = parse_integer(options_.text("sum"));
    for (int i = 0; i < most_attempts && !rim_.empty() && !walls_.empty(); ++i) {
      Maze maze = maze_;
      if (!set_gates(maze) || !open_walls(maze, i < roomy_attempts ? long_loop : least_loop)) continue;
      const auto ways = all_ways(maze);
      if (!ways || ways->size() < least_ways) continue;
      for (int draw = 0; draw < draws_of_numbers; ++draw) {
        const Numbers numbers = drawn_numbers(maze);
        const std::vector<std::uint32_t> sums = sums_to_ask(*ways, numbers, most_number(options_));
        note_sums(*ways, numbers);
        if (sums.empty()) continue;
        if (!wished) return laid(maze, numbers, sums[sums.size() / 2]);
        if (std::ranges::binary_search(sums, static_cast<std::uint32_t>(*wished)))
          return laid(maze, numbers, static_cast<std::uint32_t>(*wished));
      }
    }
    if (wished && most_sum_ > 0)
      return Result<LaidPuzzle>::failure(
          fmt::format("no maze was found in which only one way adds up to {}; ways add up to {} to {}",
                      *wished, least_sum_, most_sum_),
          "write sum: auto, or another sum");
    return Result<LaidPuzzle>::failure(fmt::format("{} cells have no room for several ways with {} loops",
                                                   cell_count(*maze_.topology), options_.integer("loops")),
                                       "write fewer loops, or make the maze larger");
  }

 private:
  struct Closed {
    Wall wall;
    Cell a, b;
  };

  bool set_gates(Maze& maze) {
    const auto drawn = [&](const std::vector<Gate>& gates) {
      return gates[rng_.below(static_cast<std::uint32_t>(gates.size()))];
    };
    maze.start = drawn(rim_);
    const Size size = bounds(*maze.topology).size();
    const double least = apart * std::max(size.width, size.height);
    std::vector<Gate> far;
    for (const Gate& gate : rim_) {
      const Point off = center(*maze.topology, gate.cell) - center(*maze.topology, maze.start.cell);
      if (dot(off, off) >= least * least) far.push_back(gate);
    }
    if (far.empty()) return false;
    maze.finish = drawn(far);
    return true;
  }

  /// As many as are asked, none of which closes a loop of fewer cells.
  bool open_walls(Maze& maze, std::uint32_t cells) {
    const auto loops = static_cast<int>(options_.integer("loops"));
    int opened = 0;
    for (int i = 0; i < tries_of_a_wall * loops && opened < loops; ++i) {
      const Closed& wall = walls_[rng_.below(static_cast<std::uint32_t>(walls_.size()))];
      if (maze.open.test(index(wall.wall)) || !are_far(maze, wall.a, wall.b, cells)) continue;
      maze.open.set(index(wall.wall));
      ++opened;
    }
    return opened == loops;
  }

  /// Opening the wall between these cells closes no loop of fewer.
  static bool are_far(const Maze& maze, Cell a, Cell b, std::uint32_t cells) {
    CellPath met{a};
    std::size_t wave = 0;
    for (std::uint32_t steps = 0; steps + 2 < cells; ++steps) {
      const std::size_t end = met.size();
      for (; wave < end; ++wave)
        on_topology(*maze.topology, [&](const auto& t) {
          t.for_each_neighbor(met[wave], [&](Cell n, Wall w) {
            if (maze.open.test(index(w)) && std::ranges::find(met, n) == met.end()) met.push_back(n);
          });
        });
    }
    return std::ranges::find(met, b) == met.end();
  }

  Numbers drawn_numbers(const Maze& maze) {
    Numbers numbers(cell_limit(*maze.topology), 0);
    rng_.shuffle(suited_);
    std::size_t left = count_;
    for (const Cell c : suited_) {
      if (c == maze.start.cell || c == maze.finish.cell) continue;
      if (left-- == 0) break;
      numbers[index(c)] = 1 + rng_.below(most_number(options_));
    }
    return numbers;
  }

  void note_sums(const std::vector<CellPath>& ways, const Numbers& numbers) {
    for (const CellPath& way : ways) {
      const std::uint32_t sum = sum_of(way, numbers);
      least_sum_ = std::min(least_sum_, sum);
      most_sum_ = std::max(most_sum_, sum);
    }
  }

  static LaidPuzzle laid(Maze& maze, const Numbers& numbers, std::uint32_t target) {
    LaidPuzzle out{maze.start, maze.finish, {}, std::move(maze.open)};
    out.marks.target = target;
    for (std::uint32_t c = 0; c < numbers.size(); ++c)
      if (numbers[c] > 0) out.marks.cells.push_back({Cell{c}, std::to_string(numbers[c])});
    return out;
  }

  const Maze& maze_;
  const Options& options_;
  Rng rng_;
  const std::vector<Gate> rim_;
  std::vector<Closed> walls_;
  CellPath suited_;  ///< cells with room for a number
  std::size_t count_ = 0;
  std::uint32_t least_sum_ = ~std::uint32_t{0}, most_sum_ = 0;
};

Result<LaidPuzzle> lay(const LayRequest& request) {
  if (cell_count(*request.maze.topology) > most_cells)
    return Result<LaidPuzzle>::failure(
        fmt::format("a maze whose numbers are added up has {} cells at most", most_cells),
        "make the maze smaller");
  return Layer(request).puzzle();
}

Result<RuledWay> solve(const Maze& maze) {
  const auto ways = all_ways(maze);
  if (!ways) return Result<RuledWay>::failure("it has too many ways to add them all up");
  const Numbers numbers = numbers_of(maze);
  const std::uint32_t target = maze.marks->target;
  const CellPath* asked = nullptr;
  for (const CellPath& way : *ways) {
    if (sum_of(way, numbers) != target) continue;
    if (asked) return Result<RuledWay>::failure(fmt::format("more than one way adds up to {}", target));
    asked = &way;
  }
  if (!asked) return Result<RuledWay>::failure(fmt::format("no way adds up to {}", target));
  const auto moves = static_cast<std::uint32_t>(asked->size()) - 1;
  // The asked way is thought to be found half-way.
  RuledWay way{*asked, moves, (steps_up_to(target, *ways, numbers) - moves) / 2.0};
  for (const Cell c : *asked)
    if (const std::uint32_t n = numbers[index(c)]; n > 0)
      way.told += (way.told.empty() ? "" : "+") + std::to_string(n);
  way.told += "=" + std::to_string(target);
  return way;
}

/// Other ways are tempting: there are some, and a shorter one. That no other has the sum is known by now.
Outcome check(const Maze& maze, const CellPath& way, const Options& options) {
  for (const CellMark& mark : maze.marks->cells) {
    const auto number = parse_integer(mark.text);
    if (!number || *number < 1 || *number > most_number(options))
      return failure(fmt::format("'{}' is no number from 1 to {}", mark.text, most_number(options)));
    if (mark.cell == maze.start.cell || mark.cell == maze.finish.cell)
      return failure("a number stands at the start or the finish");
  }
  if (maze.marks->target <= most_number(options)) return failure("one number is all of its sum");
  const std::vector<CellPath> ways = all_ways(maze).value();
  if (ways.size() < least_ways) return failure(fmt::format("it has only {} ways", ways.size()));
  if (way.size() == shortest_of(ways)) return failure("its solution is the shortest way");
  return Done{};
}

double least_cells(const Options& options) {
  return cells_a_loop * static_cast<double>(options.integer("loops"));
}

int longest_mark(const Options& options) { return most_number(options) > small_number ? 2 : 1; }

}  // namespace

RuleRow sum_row() {
  RuleRow row{{"sum",
               "numbers on the way, which only one way adds up to a sum",
               {integer_option("sum", "auto", "the sum; auto: the middle one of those that only one way has",
                               small_number + 1, 999),
                integer_option("loops", "4",
                               fmt::format("in the maze, for several ways; more than {}: numbers up to {}",
                                           few_loops, large_number),
                               2, most_loops)}}};
  row.only = Only::value;
  row.move_cost = 1.5;
  row.work = 10;
  row.on_maze = true;
  row.most_side = most_side;
  row.goal_first = true;
  row.lay = lay;
  row.solve = solve;
  row.check = check;
  row.least_cells = least_cells;
  row.longest_mark = longest_mark;
  return row;
}

}  // namespace mazefolio::rules
