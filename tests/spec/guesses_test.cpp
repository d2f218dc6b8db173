// What people write without the manual, and what it is read as.
#include <algorithm>
#include <set>

#include "spec/house_data.h"
#include "spec/read_book.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Result<BookSpec> read(const std::string& book, const std::string& entry = "{}") {
  return read_book_text("title: A\n" + book + "\nchapters:\n  - puzzles:\n      - " + entry + "\n", "f", {},
                        {}, sample_vocabulary());
}

BookSpec of(const std::string& book, const std::string& entry = "{}") {
  INFO(book << " " << entry);
  const Result<BookSpec> spec = read(book, entry);
  for (const std::string& text : texts(spec)) UNSCOPED_INFO(text);
  REQUIRE(spec);
  return spec.value();
}

PuzzleSpec entry(const std::string& text) { return of("", text).chapters[0].puzzles[0]; }

std::vector<std::string> dealt(const std::string& text, Choice PuzzleSpec::*member,
                               const std::string& seed = "1") {
  std::vector<std::string> names;
  const BookSpec book = of("seed: " + seed, text);
  for (const PuzzleSpec& part : book.chapters[0].puzzles) names.push_back((part.*member).name);
  return names;
}

void check_page(const std::string& page, double width, double height) {
  INFO(page);
  const PageSize size = of(page).page;
  CHECK(to_mm(size.width) == Approx(width));
  CHECK(to_mm(size.height) == Approx(height));
}

}  // namespace

TEST_CASE("names are read in any spelling, and by their synonyms") {
  CHECK(entry("{grid: hex}").grid.name == "hexagon");
  CHECK(entry("{grid: Hexagon}").grid.name == "hexagon");
  CHECK(entry("{algorithm: Hunt and Kill}").algorithm.name == "hunt-and-kill");
  CHECK(entry("{algorithm: recursive_division}").algorithm.name == "recursive-division");
  CHECK(entry("{algorithm: {name: DFS}}").algorithm.name == "backtracker");
  CHECK(entry("{start_icon: Mouse}").start_icon == "mouse");
  CHECK(entry("{goals: {from: center, to: rim}}").goals.from == "centre");
  CHECK(of("audience: children").audience == "kids");
  CHECK(of("printer: Amazon").printer == "kdp");
  CHECK(of("language: German").language == "de");
}

TEST_CASE("a page may be a paper in any spelling, lying or standing") {
  check_page("page: A5", 148, 210);
  check_page("page: {size: A5}", 148, 210);
  check_page("page: a4 landscape", 297, 210);
  check_page("page: Landscape A4", 297, 210);
  check_page("page: a4-landscape", 297, 210);
  check_page("page: {size: a4, orientation: landscape}", 297, 210);
  check_page("page: {width: 210mm, height: 297mm, orientation: landscape}", 297, 210);
  check_page("page: a4\norientation: landscape", 297, 210);
  check_page("orientation: landscape\npage: 297x210mm", 297, 210);
  check_page("orientation: portrait\npage: 297x210mm", 210, 297);
  check_page("page: 6 x 9 in", 152.4, 228.6);
  check_page("page: 6x9in landscape", 228.6, 152.4);
  check_page("page: tabloid", 279.4, 431.8);
  check_page("page: 24x36", 609.6, 914.4);
  check_page("page: a0 landscape", 1189, 841);
  check_page("page: 60x60in", 1524, 1524);
  check_page("orientation: landscape", 279.4, 215.9);
}

TEST_CASE("every switch takes true, false, yes, no, on and off") {
  for (const char* on : {"true", "True", "TRUE", "yes", "Yes", "on", "ON"}) {
    INFO(on);
    CHECK(of(std::string("confine: ") + on).confine);
    CHECK(entry(std::string("{repeats: ") + on + "}").may_repeat);
    CHECK(of(std::string("answers: ") + on).answers.place == AnswerPlace::end);
  }
  for (const char* off : {"false", "False", "FALSE", "no", "No", "off", "OFF"}) {
    INFO(off);
    CHECK_FALSE(of(std::string("confine: ") + off).confine);
    CHECK_FALSE(entry(std::string("{repeats: ") + off + "}").may_repeat);
    CHECK(of(std::string("answers: ") + off).answers.place == AnswerPlace::none);
    CHECK(entry(std::string("{symmetry: ") + off + "}").refinement.text("symmetry") == "none");
  }
}

TEST_CASE("a name line takes switches, but On and No are names of people") {
  CHECK(of("name_line: yes").name_line);
  CHECK(of("name_line: yes").pupil.empty());
  CHECK_FALSE(of("name_line: off").name_line);
  CHECK(of("name_line: No").pupil == "No");
  CHECK(of("name_line: \"yes\"").pupil == "yes");
}

TEST_CASE("answers and front pages may be named alone") {
  CHECK(of("answers: none").answers.place == AnswerPlace::none);
  CHECK(of("answers: separate").answers.place == AnswerPlace::separate);
  CHECK(of("answers: foot").answers.place == AnswerPlace::foot);
  CHECK(of("answers: {place: foot}").answers.place == AnswerPlace::foot);
  CHECK(of("front: none").front.empty());
  const std::vector<PageSpec> front = of("front: Score card").front;
  REQUIRE(front.size() == 1);
  CHECK(front[0].type == PageType::score_card);
}

TEST_CASE("the file of a picture is a shape") {
  const Choice shape = entry("{shape: pictures/cat.PNG}").shape;
  CHECK(shape.name == "picture");
  CHECK(shape.options.text("picture") == "pictures/cat.PNG");
  CHECK(shape.place_of("picture").line == 5);
}

TEST_CASE("a ramp may have a dash, and levels may be listed") {
  CHECK(entry("{count: 4, difficulty: 1-4}").difficulty.asked == "1..4");
  CHECK(entry("{count: 4, difficulty: 1-4}").difficulty.ramp);
  std::vector<int> levels;
  const BookSpec listed = of("", "{count: 6, difficulty: [1, 3, 7]}");
  for (const PuzzleSpec& part : listed.chapters[0].puzzles) levels.push_back(part.difficulty.low);
  CHECK(levels == std::vector<int>{1, 1, 3, 3, 7, 7});
}

TEST_CASE("a list of algorithms or grids is dealt over the count, each in every round") {
  const std::string three = "{count: 7, algorithm: [backtracker, wilson, {name: growing-tree, mix: 1}]}";
  const std::vector<std::string> names = dealt(three, &PuzzleSpec::algorithm);
  REQUIRE(names.size() == 7);
  for (std::size_t round : {0u, 3u}) {
    std::vector<std::string> sorted(names.begin() + round, names.begin() + round + 3);
    std::sort(sorted.begin(), sorted.end());
    CHECK(sorted == std::vector<std::string>{"backtracker", "growing-tree", "wilson"});
  }
  CHECK(dealt(three, &PuzzleSpec::algorithm) == names);
  const std::vector<std::string> grids = dealt("{count: 2, grid: {mix: [hex, square]}}", &PuzzleSpec::grid);
  CHECK(
      std::is_permutation(grids.begin(), grids.end(), std::vector<std::string>{"hexagon", "square"}.begin()));
}

TEST_CASE("the seed of the book decides how a list is dealt, and nothing before the entry does") {
  const std::string entries = "{count: 12, algorithm: [backtracker, wilson]}";
  std::set<std::vector<std::string>> orders;
  for (int seed = 0; seed < 8; ++seed)
    orders.insert(dealt(entries, &PuzzleSpec::algorithm, std::to_string(seed)));
  CHECK(orders.size() > 4);
  const std::vector<PuzzleSpec> two =
      of("", "{count: 3, grid: [hex, square]}\n      - " + entries).chapters[0].puzzles;
  std::vector<std::string> later;
  for (std::size_t i = 3; i < two.size(); ++i) later.push_back(two[i].algorithm.name);
  CHECK(later == dealt(entries, &PuzzleSpec::algorithm));
}

TEST_CASE("an entry's own choice takes the place of a mix in the defaults") {
  const BookSpec spec = of("defaults: {algorithm: [prim, wilson], count: 4}", "{algorithm: kruskal}");
  REQUIRE(spec.chapters[0].puzzles.size() == 1);
  CHECK(spec.chapters[0].puzzles[0].algorithm.name == "kruskal");
}

TEST_CASE("a seed in quotes may be any text") { CHECK(of("seed: \"random\"").seed == "random"); }
