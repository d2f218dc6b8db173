#include "publish/rule_pictures.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "publish/notices.h"
#include "publish/read_spec.h"
#include "rules/rule_rows.h"
#include "spec/data_files.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// The first puzzle of a book with one entry.
PuzzleSpec puzzle(const std::string& entry, const std::string& more = "") {
  const TemporaryFolder folder;
  const auto file = folder.path() / "book.yaml";
  write_file(file, "title: T\n" + more + "chapters:\n  - puzzles:\n      - " + entry + "\n");
  Notices notices;
  return read_spec({file.string()}, DataFiles(MAZEFOLIO_SOURCE_DIR), notices).chapters[0].puzzles[0];
}

std::string refusal(const std::string& entry) {
  try {
    puzzle(entry);
  } catch (const InputError& error) {
    const Diagnostic& found = error.found().all().front();
    return found.message + "; " + found.hint;
  }
  return "";
}

}  // namespace

TEST_CASE("strings in books for children hold kites, and their pages say so") {
  for (const char* audience : {"preschool", "early", "kids"}) {
    const PuzzleSpec of = puzzle("{rule: tangle}", "audience: " + std::string(audience) + "\n");
    CHECK(of.start_icon == "kite");
    CHECK_FALSE(of.finish_icon);
    CHECK(rule_of(of.refinement).saying().key == "tangle_kites");
  }
  for (const char* more : {"audience: adult\n", "audience: tween\n"}) {
    CHECK_FALSE(puzzle("{rule: tangle}", more).start_icon);
    CHECK(rule_of(puzzle("{rule: tangle}", more).refinement).saying().key == "tangle");
  }
  CHECK_FALSE(puzzle("{rule: {tangle: 4, ends: none}}", "audience: kids\n").start_icon);
  CHECK_FALSE(puzzle("{rule: jump}", "audience: kids\n").start_icon);
}

TEST_CASE("an author chooses the pictures at the ends of strings") {
  const PuzzleSpec two = puzzle("{rule: {tangle: 5, ends: [bee, balloon]}}");
  CHECK(two.start_icon == "bee");
  CHECK(two.finish_icon == "balloon");
  const PuzzleSpec own = puzzle("{rule: tangle, start_icon: dog, finish_icon: bone}", "audience: kids\n");
  CHECK(own.start_icon == "dog");
  CHECK(rule_of(own.refinement).saying().key == "tangle");
}

TEST_CASE("pictures at ends that cannot be had are refused in words") {
  CHECK_THAT(refusal("{rule: {tangle: 5, ends: [kitte, bee]}}"), Contains("'kitte'") && Contains("'kite'"));
  CHECK_THAT(refusal("{rule: {tangle: 5, ends: bee}, start_icon: dog}"), Contains("told twice"));
  CHECK_THAT(refusal("{rule: {tangle: 5, ends: [bee, bee, bee]}}"), Contains("one picture or two"));
  CHECK_THAT(refusal("{rule: {tangle: 1}}"), Contains("3 to 8"));
}

TEST_CASE("a theme deals pictures to strings, and no sentence of a way") {
  const PuzzleSpec of = puzzle("{rule: tangle}", "theme: ocean\naudience: adult\n");
  CHECK(of.start_icon);
  CHECK_FALSE(of.story);
  CHECK(puzzle("{size: 9x9}", "theme: ocean\naudience: adult\n").story);
  CHECK(puzzle("{rule: tangle, story: Who holds what}", "theme: ocean\n").story == "Who holds what");
}

TEST_CASE("a die at the start shows how it lies, unless the author has another picture") {
  const PuzzleSpec of = puzzle("{rule: dice}", "theme: ocean\n");
  CHECK(of.start_icon == "die-above");
  CHECK(of.finish_icon == "star");
  CHECK_FALSE(of.story);
  const PuzzleSpec own = puzzle("{rule: dice, start_icon: dog}");
  CHECK(own.start_icon == "dog");
  CHECK(own.finish_icon == "star");
}
