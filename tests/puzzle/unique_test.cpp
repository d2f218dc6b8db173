#include "puzzle/unique.h"

#include <catch2/catch.hpp>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "puzzle/entry_request.h"
#include "puzzle/make_puzzles.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

PuzzleSpec entry(const std::string& algorithm, int count, std::uint32_t columns, std::uint32_t rows,
                 int line = 3) {
  PuzzleSpec e = sample_entry(algorithm, count);
  e.place.line = line;
  e.size = {columns, rows, {"book.yaml", line, 9}};
  return e;
}

Result<MadePuzzles> make(const BookSpec& spec, unsigned jobs = 1) {
  MakerSettings s;
  s.book_seed = "7";
  s.audience.name = "kids";
  s.audience.decisions = 0;
  s.levels = &measured_levels();
  s.room = [](const PuzzleSpec&, const Audience&) { return MazeRoom{{460, 600}, points(20), points(23)}; };
  s.jobs = jobs;
  return make_puzzles(entry_requests(spec, "Maze {n}", {1, 2}), s);
}

std::vector<Puzzle> puzzles_of(const BookSpec& spec, unsigned jobs = 1) {
  return make(spec, jobs).value().puzzles;
}

std::set<std::string> hashes(const std::vector<Puzzle>& puzzles) {
  std::set<std::string> out;
  for (const Puzzle& p : puzzles) out.insert(p.canonical_hash);
  return out;
}

std::string only_error(const BookSpec& spec) {
  const Result<MadePuzzles> made = make(spec);
  REQUIRE_FALSE(made.ok());
  REQUIRE(made.found().all().size() == 1);
  return to_text(made.error());
}

// How many different walks there are on a field, as the error for too many says.
int all_walks(std::uint32_t columns, std::uint32_t rows) {
  const std::string error = only_error(sample_book({entry("unicursal", 999, columns, rows)}));
  const std::string before = "made only ";
  return std::stoi(error.substr(error.find(before) + before.size()));
}

}  // namespace

TEST_CASE("a book takes every maze of a size before it says that there are no more") {
  const int all = all_walks(4, 4);
  CHECK(all > 9);
  CHECK(all <= 276);  // undirected Hamiltonian paths of 4x4
  CHECK(hashes(puzzles_of(sample_book({entry("unicursal", all, 4, 4)}))).size() ==
        static_cast<std::size_t>(all));
  CHECK_THAT(only_error(sample_book({entry("unicursal", all + 1, 4, 4)})),
             Catch::StartsWith(
                 "book.yaml:3:9: error: the book has every such maze already: 'unicursal' made only ") &&
                 Catch::Contains(std::to_string(all) + " different mazes of 4x4 cells") &&
                 Catch::Contains("ask for fewer mazes or a larger size, or write 'repeats: allow'"));
}

TEST_CASE("entries of a book avoid each other's mazes, even turned ones") {
  const int all = all_walks(4, 5);
  const BookSpec spec = sample_book({entry("unicursal", all - 3, 4, 5), entry("unicursal", 3, 4, 5, 4)});
  CHECK(hashes(puzzles_of(spec)).size() == static_cast<std::size_t>(all));
  CHECK_THAT(only_error(sample_book({entry("unicursal", all - 3, 4, 5), entry("unicursal", 4, 4, 5, 4)})),
             Catch::StartsWith("book.yaml:4:9: error: the book has every such maze already: 'unicursal'"));
}

TEST_CASE("only the later of two equal puzzles is made again, whatever the number of threads") {
  const BookSpec spec = sample_book({entry("wilson", 300, 4, 4)});
  BookSpec repeating = spec;
  repeating.chapters[0].puzzles[0].may_repeat = true;
  const std::vector<Puzzle> as_they_come = puzzles_of(repeating), one = puzzles_of(spec),
                            two = puzzles_of(spec, 2);
  REQUIRE(one.size() == 300);
  CHECK(hashes(one).size() == 300);
  std::set<std::string> met;
  std::size_t again = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    CHECK(to_text(*one[i].id) == to_text(*two[i].id));
    const bool repeat = !met.insert(as_they_come[i].canonical_hash).second;
    again += repeat;
    if (!repeat)
      CHECK(to_text(*one[i].id) == to_text(*as_they_come[i].id));
    else
      CHECK(to_text(*one[i].id) != to_text(*as_they_come[i].id));
  }
  CHECK(again > 0);
}

TEST_CASE("a maze of one form is printed once, or as often as the book allows") {
  PuzzleSpec labyrinth = entry("labyrinth", 2, 0, 0);
  CHECK_THAT(only_error(sample_book({labyrinth})),
             Catch::StartsWith("book.yaml:3:5: error: the book has this 'labyrinth' already: with equal "
                               "options there is one only; give each its own pattern, circuits, "));
  labyrinth.may_repeat = true;
  const BookSpec twice = sample_book({labyrinth});
  CHECK(puzzles_of(twice).size() == 2);
}

TEST_CASE("a maze chosen by its seed stays what it is, and others are made again") {
  const int all = all_walks(4, 4);
  PuzzleSpec first = entry("unicursal", all - 1, 4, 4), chosen = entry("unicursal", 1, 4, 4, 4);
  chosen.seed = "cafe";
  const BookSpec spec = sample_book({first, chosen});
  const std::vector<Puzzle> made = puzzles_of(spec);
  CHECK(made.back().id->seed == "cafe");
  CHECK(hashes(made).size() == static_cast<std::size_t>(all));

  const BookSpec twice = sample_book({chosen, chosen});
  CHECK(only_error(twice) ==
        "book.yaml:4:5: error: maze 2 is the same as maze 1, turned or mirrored perhaps; give another seed, "
        "or write "
        "'repeats: allow'");
  PuzzleSpec on_purpose = chosen;
  on_purpose.may_repeat = true;
  const BookSpec allowed = sample_book({chosen, on_purpose});
  CHECK(hashes(puzzles_of(allowed)).size() == 1);
}
