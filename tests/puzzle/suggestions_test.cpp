#include "puzzle/suggestions.h"

#include <catch2/catch.hpp>

#include "base/options.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "puzzle/entry_request.h"
#include "puzzle/make_puzzles.h"
#include "solve/difficulty.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

// Rooms of half a page where two mazes share one.
MakerSettings settings() {
  MakerSettings s;
  s.book_seed = "7";
  s.audience = {"kids", "", millimeters(8), points(2), points(12), inches(1)};
  s.audiences = {s.audience,
                 {"tween", "", millimeters(6), points(1.5), points(11), inches(1)},
                 {"adult", "", millimeters(4), points(1), points(10), inches(1)}};
  s.levels = &measured_levels();
  s.room = [](const PuzzleSpec& e, const Audience& readers) {
    const double doorway = find_row(grids(), e.grid.name)->doorway;
    return MazeRoom{
        {460, 600.0 / e.per_page}, readers.corridor, (readers.corridor + readers.wall) * (1 / doorway)};
  };
  return s;
}

PuzzleSpec entry(const std::string& algorithm, int level) {
  PuzzleSpec e = sample_entry(algorithm);
  e.difficulty = {std::to_string(level), level, level, false, {"book.yaml", 4, 9}};
  return e;
}

std::vector<std::string> suggested(const PuzzleSpec& e) {
  const BookSpec spec = sample_book({e});
  return suggestions(entry_requests(spec, "", {1, 2}), settings());
}

// Whether a book with this entry can be made; `readers` is the name of an audience.
bool can_be_made(const PuzzleSpec& e, const std::string& readers) {
  const BookSpec spec = sample_book({e});
  MakerSettings s = settings();
  for (const Audience& a : s.audiences)
    if (a.name == readers) s.audience = a;
  const Result<MadePuzzles> made = make_puzzles(entry_requests(spec, "", {1, 2}), s);
  if (!made) return false;
  const std::vector<Puzzle>& puzzles = made.value().puzzles;
  return std::all_of(puzzles.begin(), puzzles.end(), [&](const Puzzle& p) {
    return level_of(p.score) >= e.difficulty.low && level_of(p.score) <= e.difficulty.high;
  });
}

// A book whose author follows a suggestion: "per_page: 1 with audience: adult".
bool works(PuzzleSpec e, std::string change) {
  std::string readers = "kids";
  for (std::size_t end = 0; end != std::string::npos;
       change.erase(0, end == std::string::npos ? 0 : end + 6)) {
    end = change.find(" with ");
    const std::string part = change.substr(0, end);
    const std::string key = part.substr(0, part.find(": ")), value = part.substr(part.find(": ") + 2);
    if (key == "size" && value == "auto") {
      e.size = {};
    } else if (key == "size") {
      e.size.columns = static_cast<std::uint32_t>(*parse_integer(value.substr(0, value.find('x'))));
      e.size.rows = static_cast<std::uint32_t>(*parse_integer(value.substr(value.find('x') + 1)));
    } else if (key == "goals") {
      e.goals.farthest = value == "farthest";
    } else if (key == "algorithm") {
      e.algorithm = {value, Options(find_row(generators(), value)->options), {}};
    } else if (key == "grid") {
      e.grid = {value, Options(find_row(grids(), value)->options), {}};
    } else if (key == "per_page") {
      e.per_page = static_cast<int>(*parse_integer(value));
    } else if (key == "braid") {
      e.refinement.set(refinements(), "braid", value).value();
    } else {
      REQUIRE(key == "audience");
      readers = value;
    }
  }
  return can_be_made(e, readers);
}

}  // namespace

TEST_CASE("for a level out of reach there are up to three suggestions, all of which work and are needed",
          "[unsanitized]") {
  PuzzleSpec small = entry("wilson", 5);
  small.size = {10, 10, {}};
  PuzzleSpec shared = entry("kruskal", 6);
  shared.per_page = 2;
  PuzzleSpec braided = entry("wilson", 5);
  braided.size = {10, 10, {}};
  braided.refinement.set(refinements(), "braid", "1").value();
  PuzzleSpec ramp = entry("wilson", 3);
  ramp.count = 4;
  ramp.difficulty = {"3..8", 3, 8, true, {"book.yaml", 4, 9}};
  PuzzleSpec fixed_ramp = ramp;
  fixed_ramp.size = {10, 10, {}};
  fixed_ramp.difficulty = {"2..4", 2, 4, true, {"book.yaml", 4, 9}};
  for (const PuzzleSpec& e : {small, shared, braided, ramp, fixed_ramp}) {
    INFO(e.algorithm.name << " " << e.size.columns << ", level " << e.difficulty.high);
    REQUIRE_FALSE(can_be_made(e, "kids"));
    const std::vector<std::string> changes = suggested(e);
    CHECK_FALSE(changes.empty());
    CHECK(changes.size() <= 3);
    for (const std::string& change : changes) {
      INFO(change);
      CHECK(works(e, change));
      // None has a part that would do.
      for (const std::string& other : changes)
        if (other != change) CHECK_THAT(change, !Catch::StartsWith(other) && !Catch::EndsWith(other));
    }
  }
}

TEST_CASE("the smallest change is suggested first, and three where there are so many") {
  PuzzleSpec small = entry("wilson", 4);
  small.size = {10, 10, {}};
  CHECK(suggested(small).size() == 3);
  CHECK(suggested(small).front().substr(0, 6) == "size: ");
}

TEST_CASE("another page is suggested where its room is enough") {
  const BookSpec spec = sample_book({entry("kruskal", 10)});
  MakerSettings here = settings();
  const auto times = [&](double k) {
    return [&, k](const PuzzleSpec& e, const Audience& readers) {
      MazeRoom room = here.room(e, readers);
      room.box = {k * room.box.width, k * room.box.height};
      return room;
    };
  };
  here.pages = [&] { return std::vector<OtherPage>{{"page: a4", times(1.01)}, {"page: a0", times(4)}}; };
  CHECK(suggestions(entry_requests(spec, "", {1, 2}), here) == std::vector<std::string>{"page: a0"});
}

TEST_CASE("where nothing helps nothing is suggested") { CHECK(suggested(entry("kruskal", 10)).empty()); }
