// No seed decides what can be had: at the border every seed has its book, or none has, with the same words.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <set>

#include "book/book.h"
#include "book/book_vocabulary.h"
#include "puzzle/difficulty_search.h"
#include "rules/rule_rows.h"
#include "solve/difficulty.h"
#include "spec/data_files.h"
#include "spec/level_table.h"
#include "spec/read_book.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

struct Tried {
  std::size_t mazes = 0;
  std::string error{};  ///< the first
  std::vector<std::string> warnings{};
};

Tried tried(const std::string& head, const std::string& entry, const std::string& seed = "1") {
  static const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  const std::string yaml =
      "title: A\nseed: " + seed + "\n" + head + "\nchapters:\n  - puzzles:\n      - {" + entry + "}\n";
  const BookSpec spec =
      read_book_text(yaml, "book.yaml", NameFolder{"."}, {}, book_vocabulary(files).value()).value();
  FixedMeasurer measurer;
  const Result<Book> made = make_book(spec, load_house_data(spec, files).value(), measurer, 0, {});
  if (!made) return {0, to_text(made.error())};
  Tried out{made->puzzles.size()};
  for (const Diagnostic& d : made->warnings.all()) out.warnings.push_back(to_text(d));
  return out;
}

}  // namespace

TEST_CASE("at the border every seed has its book, or every seed the same refusal", "[unsanitized]") {
  for (const std::string head : {"page: 6x9in\naudience: early", "page: a5\naudience: preschool"})
    for (const std::string grid : {"square", "hexagon"}) {
      int last = 0;
      for (int level = 1; level <= 10; ++level) {
        const bool made = tried(head, fmt::format("grid: {}, difficulty: {}", grid, level)).mazes > 0;
        if (made) last = level;
        if (!made && last > 0) break;  // refusals cost the most
      }
      for (const int level : {last, last + 1}) {
        if (level < 1 || level > 10) continue;
        std::set<std::string> outcomes;
        for (int seed = 1; seed <= 5; ++seed) {
          INFO(head << " " << grid << " level " << level << " seed " << seed);
          const Tried once =
              tried(head, fmt::format("grid: {}, difficulty: {}", grid, level), std::to_string(seed));
          outcomes.insert(once.error);
          CHECK((level == last) == (once.mazes == 1));
        }
        CHECK(outcomes.size() == 1);
      }
    }
}

TEST_CASE("what every seed has only after many tries is told", "[unsanitized]") {
  const std::string head = "page: letter\naudience: kids";
  // Some size up to 14x14 has level 5 rarely: a smaller one never.
  bool told = false;
  for (int side = 14; side >= 8 && !told; --side) {
    const Tried once =
        tried(head, fmt::format("size: {0}x{0}, braid: 1, algorithm: wilson, difficulty: 5", side));
    told = once.mazes == 1 && once.warnings.size() == 1 && once.warnings[0].find("book.yaml:7:") == 0 &&
           once.warnings[0].find("such mazes are rare: one of about") != std::string::npos;
  }
  CHECK(told);
  CHECK(tried(head, "difficulty: 2").warnings.empty());
}

TEST_CASE("an entry whose mazes are dealt has one warning about the nearest levels, with its count") {
  const Tried once = tried("page: 6x9in\naudience: early",
                           "count: 4, grid: [square, hexagon], difficulty: {levels: 9, otherwise: nearest}");
  REQUIRE(once.mazes == 4);
  REQUIRE(once.warnings.size() == 1);
  CHECK_THAT(once.warnings[0],
             Catch::Contains("difficulty 9 is out of reach for 4 of 4 mazes: the nearest is printed"));
}

TEST_CASE("every rule that tells the solution has measured scores") {
  const LevelTable levels = read_levels(DataFiles()).value();
  for (const RuleRow& row : rule_rows()) {
    INFO(row.name << ": run calibrate --add");
    if (row.states || row.solve) CHECK(levels.reach_by_rule(row.name, 100));
  }
}
