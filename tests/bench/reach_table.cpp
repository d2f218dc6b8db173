// Prints, for asks at the border of what a small page can have, how many of 50 seeds are made: all or none.
// In each room the levels are tried from 1 upward with one seed; the last that is made and the first that is
// refused are asked for with every seed. `reach_table 10` takes so many seeds, `--last 7` the last rooms
// only.
// `--turns` prints how often the ways of 200 mazes with long straight corridors turn. Exit code 1 where a
// seed decides or a way turns too seldom.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <exception>
#include <set>
#include <span>
#include <string>

#include "base/options.h"
#include "base/system/stopwatch.h"
#include "book/book.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "solve/difficulty.h"
#include "solve/worth.h"
#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// A room, as fields of a book and of its entry.
struct RoomRow {
  const char *book, *entry;
};
constexpr RoomRow rooms[] = {
    {"page: 6x9in, audience: early", "grid: square"},
    {"page: 6x9in, audience: early", "grid: hexagon"},
    {"page: 6x9in, audience: early", "grid: triangle"},
    {"page: 6x9in, audience: early, template: playful", "grid: square, algorithm: backtracker"},
    {"page: 5x8in, audience: early", "grid: square, algorithm: wilson"},
    {"page: 5x8in, audience: early", "grid: octagon"},
    {"page: a5, audience: early", "grid: rhombille"},
    {"page: a5, audience: preschool", "grid: square"},
    {"page: letter, audience: preschool", "grid: square"},
    {"page: letter, audience: preschool", "grid: hexagon"},
    {"page: a4, audience: preschool", "grid: voronoi"},
    {"page: letter, audience: early", "grid: square, per_page: 2"},
    {"page: letter, audience: early", "grid: penrose"},
    {"page: letter, audience: early", "grid: polar"},
    {"page: 6x9in, audience: kids", "grid: triangle, per_page: 2"},
    {"page: 6x9in, audience: kids", "grid: voronoi"},
    {"page: 6x9in, audience: kids", "algorithm: cavern"},
    {"page: 6x9in, audience: kids", "grid: square, per_page: 4"},
    {"page: 6x9in, audience: early", "grid: square, size: 5x7"},
    {"page: 6x9in, audience: early", "grid: square, braid: 0.5"},
};

std::string spec_of(const RoomRow& room, int level) {
  return fmt::format(
      "{{title: T, front: none, answers: none, {}, chapters: [{{puzzles: [{{{}, difficulty: {}}}]}}]}}",
      room.book, room.entry, level);
}

/// Whether the book can be had; keeps the words of the refusal.
bool is_made(const RoomRow& room, int level, int seed, std::set<std::string>& refusals) {
  const DataFiles files;
  Notices unheard;
  try {
    SpecRequest request{"asked.yaml"};
    request.set_text("seed", std::to_string(seed), "seed");
    prove_only(read_bare_text(spec_of(room, level), request, files).value(), files, unheard);
    return true;
  } catch (const InputError& refused) {
    refusals.insert(refused.what());
    return false;
  }
}

/// Returns whether a seed decides.
bool print_ask(const RoomRow& room, int level, int seeds) {
  const Stopwatch watch;
  std::set<std::string> refusals;
  int made = 0;
  for (int seed = 1; seed <= seeds; ++seed) made += is_made(room, level, seed, refusals) ? 1 : 0;
  const bool wrong = made != 0 && made != seeds;
  fmt::print("{:<50} {:<36} {:>5} {:>4}/{} {:>8.0f} {:>5}{}\n", room.book, room.entry, level, made, seeds,
             1000 * watch.seconds() / seeds, refusals.size(), wrong ? "  a seed decides" : "");
  static_cast<void>(std::fflush(stdout));
  return wrong;
}

/// Mazes of levels 3 to 8 whose ways turn less than twice a level.
int print_turns() {
  constexpr int mazes = 100;
  fmt::print("{:<12} {:>5} {:>14} {:>8}\n", "algorithm", "mazes", "turns a level", "below 2");
  int wrong = 0;
  for (const char* algorithm : {"binary-tree", "sidewinder"}) {
    const DataFiles files;
    const BookSpec spec = read_bare_text(fmt::format("{{title: T, front: none, answers: none, page: letter, "
                                                     "audience: adult, chapters: [{{puzzles: [{{count: {}, "
                                                     "difficulty: 3..8, algorithm: {}}}]}}]}}",
                                                     mazes, algorithm),
                                         SpecRequest{"asked.yaml"}, files)
                              .value();
    FixedMeasurer measurer;
    const Book book = make_book(spec, load_house_data(spec, files).value(), measurer, 0, {}).value();
    double least = HUGE_VAL;
    int below = 0;
    for (const BookPuzzle& p : book.puzzles) {
      const double turns = static_cast<double>(worth_of(p.puzzle.maze).turns) / level_of(p.puzzle.score);
      least = std::min(least, turns);
      below += turns < 2 ? 1 : 0;
    }
    fmt::print("{:<12} {:>5} {:>7.1f} or more {:>6}\n", algorithm, book.puzzles.size(), least, below);
    wrong += below;
  }
  return wrong > 0 ? 1 : 0;
}

int print_table(int seeds, std::size_t last) {
  const Studio studio;
  fmt::print("{:<50} {:<36} {:>5} {:>7} {:>8} {:>5}\n", "book", "entry", "level", "made", "ms each", "words");
  int wrong = 0;
  for (const RoomRow& room : std::span(rooms).last(std::min(last, std::size(rooms)))) {
    std::set<std::string> refusals;
    int last = 0, next = 1;
    for (int level = 1; level <= 10; ++level)
      if (is_made(room, level, 1, refusals)) last = level;
    next = last + 1;
    for (const int level : {last, next})
      if (level >= 1 && level <= 10) wrong += print_ask(room, level, seeds) ? 1 : 0;
  }
  fmt::print("{} asks of which a seed decides\n", wrong);
  return wrong > 0 ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    int seeds = 50;
    std::size_t last = std::size(rooms);
    for (int i = 1; i < argc; ++i) {
      const std::string_view arg = argv[i];
      if (arg == "--turns") return print_turns();
      if (arg == "--last" && i + 1 < argc)
        last = static_cast<std::size_t>(parse_integer(argv[++i]).value_or(0));
      else
        seeds = static_cast<int>(parse_integer(arg).value_or(seeds));
    }
    return print_table(seeds, last);
  } catch (const std::exception& failed) {
    fmt::print(stderr, "{}\n", failed.what());
    return 2;
  }
}
