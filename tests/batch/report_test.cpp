#include "batch/report.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/text/utf8.h"
#include "batch/sample_records.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Json = nlohmann::ordered_json;

namespace {

// A run with every kind of outcome.
RunSummary night() {
  RunSummary run;
  run.run_file = "shelf/nightly.yaml";
  run.planned = 14;
  run.seconds = 751.3;
  run.unique = true;
  run.books.push_back({made_book("out/rainy-day.pdf", {"v2:1", "v2:2", "v2:3"}), true});
  for (int i = 1; i <= 6; ++i) {
    const std::string n = std::to_string(i);
    run.books.push_back({made_book("out/series-" + n + ".pdf", {"v2:" + n + "0", "v2:" + n + "1"})});
    run.books.back().record.seconds = 2.25 * i * i;
  }
  run.books[2].record.mazes[1].hash = "v2:3";
  run.books[5].record.mazes[0].hash = "v2:3";
  for (int i : {1, 4})
    run.books[i].record.found.warning({"books/series.yaml", 9, 3},
                                      "the font 'Futura' is not installed; 'Lato' is used instead");
  const auto wrong = [&](int i) {
    run.books.push_back(
        {failed_book("out/kids-" + std::to_string(i) + ".pdf", Failure::input, {"books/kids.yaml", 14, 7},
                     "unknown algorithm 'wilsen'", "did you mean 'wilson'?")});
    run.books.back().record.found.error({"books/kids.yaml", 20, 1}, "unknown key 'titel'");
  };
  wrong(1);
  wrong(2);
  run.books.push_back(
      {failed_book("out/pupil-" + std::string(90, 'n') + "-7.pdf", Failure::input, {"pupils.csv", 8, 12},
                   "the size of this maze is 300x300, and a page of the paper A4 with margins "
                   "of 12 mm holds at most 61x88 of the cells that the audience needs",
                   "choose a smaller size")});
  run.books.push_back({failed_book("out/atlas.pdf", Failure::world, {},
                                   "cannot write out/atlas.pdf: No space left on device")});
  run.books.push_back(
      {failed_book("out/odd.pdf", Failure::proof, {}, "page 12: the way out crosses a wall")});
  return run;
}

}  // namespace

TEST_CASE("the report has the lines of the journal, with kept books and repeated mazes marked") {
  const RunSummary run = night();
  std::istringstream lines(report_lines(run));
  std::vector<Json> books;
  for (std::string line; std::getline(lines, line);) books.push_back(Json::parse(line));
  REQUIRE(books.size() == run.books.size());
  for (std::size_t i = 0; i < books.size(); ++i) {
    const Json journal = Json::parse(to_json(run.books[i].record));
    for (const auto& [key, value] : journal.items()) CHECK(books[i][key] == value);
    CHECK(books[i].contains("kept") == (i == 0));
    CHECK(books[i].contains("repeats") == (i == 0 || i == 2 || i == 5));
    CHECK(read_record(books[i].dump()));  // a report can be merged like a journal
  }
  CHECK(books[2]["repeats"] == Json::parse(R"([{"number": 2, "page": 6, "times": 3, "with": [
      {"output": "out/rainy-day.pdf", "number": 3, "page": 7},
      {"output": "out/series-5.pdf", "number": 1, "page": 5}]}])"));
}

TEST_CASE("the report grows linearly with the places of a repeated maze") {
  RunSummary run;
  for (int i = 0; i < 1000; ++i)
    run.books.push_back({made_book("out/" + std::to_string(i), {"v2:1", "v2:2"})});
  CHECK(report_lines(run).size() < 2'000'000);
}

TEST_CASE("the summary tells what happened and what to do") {
  CHECK(summary_text(night()) == R"(shelf/nightly.yaml: 7 of 14 books finished

  made                6
  kept                1   made earlier and up to date
  failed              5
  missing             2   no outcome yet
  pages             294
  puzzles            15
  size        843.9 KiB
  time      12 min 31 s   0.5 books a minute

Slowest:
    1 min 21 s  out/series-6.pdf
        56.2 s  out/series-5.pdf
        36.0 s  out/series-4.pdf
        20.2 s  out/series-3.pdf
         9.0 s  out/series-2.pdf

Warnings:
  books/series.yaml:9:3: warning: the font 'Futura' is not installed; 'Lato' is used instead
      out/series-1.pdf and 1 other

1 maze is in the run more than once, perhaps turned or mirrored.
Give each book its own seed, for example with set: {seed: "{name}"}
  number 3, page 7: out/rainy-day.pdf
    and number 2, page 6: out/series-2.pdf
    and number 1, page 5: out/series-5.pdf

1 book failed: the proof found mistakes on finished pages. Please report this:
  error: page 12: the way out crosses a wall
      out/odd.pdf

1 book failed: there is a problem with the machine. Solve it:
  error: cannot write out/atlas.pdf: No space left on device
      out/atlas.pdf

3 books failed: there are errors in the spec. Correct them:
  books/kids.yaml:14:7: error: unknown algorithm 'wilsen'; did you mean 'wilson'? (and 1 more error)
      out/kids-1.pdf
      out/kids-2.pdf
  pupils.csv:8:12: error: the size of this maze is 300x300, and a page of the paper A4 with margins
    of 12 mm holds at most 61x88 of the cells that the audience needs; choose a smaller size
      out/pupil-nnnnnnnnnnnnnnnnnnnn...nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn-7.pdf

Then run it again with --resume: only the 7 books that are not finished are made.
)");
}

TEST_CASE("books whose errors differ only in their names are listed together") {
  RunSummary run;
  for (const char* output : {"out/a.pdf", "out/b.pdf", "c.pdf"}) {
    const std::string name(output, std::string(output).size() - 4);
    run.books.push_back(
        {failed_book(output, Failure::world, {}, "cannot write " + name + ".json: No space left on device")});
  }
  run.books.push_back(
      {failed_book("d.pdf", Failure::world, {}, "cannot write d.json: Read-only file system")});
  run.planned = run.books.size();
  CHECK_THAT(summary_text(run), Catch::Contains(R"(
4 books failed: there is a problem with the machine. Solve it:
  error: cannot write *.json: No space left on device
      out/a.pdf
      out/b.pdf
      c.pdf
  error: cannot write d.json: Read-only file system
      d.pdf
)"));
}

TEST_CASE("the summary of a successful run asks for nothing") {
  RunSummary run;
  run.run_file = "shelf/nightly.yaml";
  run.planned = 1000;
  run.seconds = 11'531;
  for (int i = 0; i < 1000; ++i)
    run.books.push_back(
        {made_book("out/" + std::to_string(i) + ".pdf", {"v2:" + std::to_string(i)}), i < 40});
  CHECK(summary_text(run) == R"(shelf/nightly.yaml: 1000 of 1000 books finished

  made              960
  kept               40   made earlier and up to date
  pages           42000
  puzzles          1000
  size        117.7 MiB
  time       3 h 12 min   5.0 books a minute

Slowest:
         1.5 s  out/40.pdf
         1.5 s  out/41.pdf
         1.5 s  out/42.pdf
         1.5 s  out/43.pdf
         1.5 s  out/44.pdf
)");
}

TEST_CASE("the summary of a shard without outcomes lists missing books") {
  RunSummary run;
  run.run_file = "class.yaml";
  run.planned = 1;
  CHECK(summary_text(run) == R"(class.yaml: 0 of 1 book finished

  made                0
  missing             1   no outcome yet
  pages               0
  puzzles             0
  size          0.0 KiB

Run it again with --resume: only the book that is not finished is made.
)");
}

TEST_CASE("only a run with unique mazes lists repeated mazes and books that cannot be compared") {
  RunSummary run = night();
  run.unique = false;
  CHECK_THAT(summary_text(run), !Catch::Contains("more than once"));
  run = night();
  run.books[3].record.mazes[0].hash = "v1:4";
  CHECK_THAT(summary_text(run), Catch::Contains("cannot be compared") && Catch::Contains("out/series-3.pdf"));
  for (BookOutcome& book : run.books)
    for (MadeMaze& maze : book.record.mazes) maze.hash = "v2:" + std::to_string(maze.number);
  CHECK_THAT(summary_text(run), Catch::Contains("2 mazes are in the run more than once"));
}

TEST_CASE("with any bytes in names and messages, the summary is text of at most a hundred columns") {
  std::string umlauts, chinese, spaces(300, ' ');
  for (int i = 0; i < 300; ++i) umlauts += "\xC3\xBC", chinese += "\xE8\xBF\xB7";
  const std::vector<std::string> ugly{umlauts,
                                      chinese,
                                      spaces,
                                      std::string(300, 'x'),
                                      "\xFF\xFE\xC3",
                                      "a\nb\tc\x1B[31m\rd",
                                      std::string("a\0b", 3),
                                      "",
                                      "x y"};
  RunSummary run;
  run.unique = true;
  for (const std::string& text : ugly)
    for (const Failure failure :
         {Failure::none, Failure::input, Failure::world, Failure::proof, Failure::bug}) {
      run.books.push_back({failed_book(text, failure, {text, 1, 2}, text, text)});
      run.books.back().record.found.warning({text, 1, 2}, text, text);
      run.books.back().record.mazes = {{text, text, 2'000'000'000, 2'000'000'000}};
    }
  for (const std::string& text : ugly) {
    run.run_file = text;
    const std::string summary = summary_text(run);
    CHECK_FALSE(first_bad_utf8(summary));
    std::istringstream lines(summary);
    for (std::string line; std::getline(lines, line);) {
      CHECK(count_characters(line) <= 100);
      CHECK(
          std::none_of(line.begin(), line.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }));
    }
  }
}
