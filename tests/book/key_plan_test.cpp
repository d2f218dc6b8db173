#include "book/key_plan.h"

#include <catch2/catch.hpp>

#include "book/book.h"
#include "book/book_vocabulary.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("answers stand at their planned scale with corridors of 1 mm, wherever their arrows are",
          "[unsanitized]") {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  FixedMeasurer measurer;
  for (const std::string look : {"classic", "minimal", "playful"})
    for (const std::string entry :
         {"size: 48x50, goals: {from: left, to: right}", "size: 50x40, goals: {from: top, to: bottom}",
          "size: 48x50, goals: {from: left, to: top}", "size: 40x40, goals: {from: rim, to: centre}",
          "grid: polar, shape: circle, goals: {from: left, to: bottom}",
          "grid: hexagon, size: 30x30, goals: {from: left, to: right}"}) {
      INFO(look << ", " << entry);
      const Result<BookSpec> spec =
          read_book_text("title: T\naudience: expert\ntemplate: " + look +
                             "\npage: letter\nchapters:\n  - puzzles:\n      - {count: 10, difficulty: "
                             "{levels: 6..9, otherwise: nearest}, " +
                             entry + "}\n",
                         "book.yaml", {"."}, {}, book_vocabulary(files).value());
      REQUIRE(spec);
      const Result<Book> made =
          make_book(spec.value(), load_house_data(spec.value(), files).value(), measurer, 2, [] {});
      if (!made)
        for (const Diagnostic& d : made.found().all()) FAIL_CHECK(to_text(d));
      REQUIRE(made);
      const Book& book = made.value();
      for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
        const BookPuzzle& p = book.puzzles[i];
        CHECK(p.answer.fit.corridor >= readable_corridor_pt - 0.01);
        CHECK(p.answer.fit.transform.scale ==
              Approx(p.placed.fit.transform.scale * book.key.places[i].scale).epsilon(0.004));
      }
    }
}

TEST_CASE("the last page of a key is not left with one answer", "[unsanitized]") {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  FixedMeasurer measurer;
  for (int count = 5; count <= 28; ++count) {
    INFO(count << " mazes");
    const Result<BookSpec> spec = read_book_text(
        "title: T\naudience: kids\nchapters:\n  - puzzles:\n      - {count: " + std::to_string(count) + "}\n",
        "book.yaml", {"."}, {}, book_vocabulary(files).value());
    REQUIRE(spec);
    const Result<Book> made =
        make_book(spec.value(), load_house_data(spec.value(), files).value(), measurer, 2, [] {});
    REQUIRE(made);
    const std::vector<double>& fill = made.value().key.fill;
    if (fill.size() < 2) continue;
    CHECK(fill.back() > 0.19);
    CHECK(made.value().key.counts.back() > 1);
  }
}
