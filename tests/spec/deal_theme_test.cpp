#include "spec/deal_theme.h"

#include <map>
#include <set>

#include "base/option_rows.h"
#include "spec/data_files.h"
#include "spec/deal.h"
#include "spec/read_theme.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Row icon_row() {
  OptionRow icon;
  icon.name = "icon";
  icon.kind = OptionKind::icon;
  return {"icon", "an icon", {icon, choice_option("flip", "faces the other way", {"no", "yes"})}};
}

BookSpec themed_book(std::vector<PuzzleSpec> entries) {
  BookSpec book;
  book.theme = std::make_shared<const Theme>(read_theme(DataFiles(), {"ocean"}, {}).value());
  book.chapters.emplace_back().puzzles = std::move(entries);
  deal(book);
  return book;
}

PuzzleSpec entry_of(int count) {
  PuzzleSpec entry;
  entry.count = count;
  return entry;
}

Diagnostics deal_in(BookSpec& book, const std::string& language = "en") {
  const DataFiles files;
  return deal_theme(book, read_words(files, language, Register::kids).value(),
                    read_picture_names(files, language).value(), icon_row());
}

}  // namespace

TEST_CASE("each pair of a theme is dealt before one comes again") {
  BookSpec book = themed_book({entry_of(10), entry_of(40)});
  const std::size_t pairs = book.theme->pairs.size();
  REQUIRE(deal_in(book).all().empty());
  const std::vector<PuzzleSpec>& mazes = book.chapters[0].puzzles;
  REQUIRE(mazes.size() == 50);
  std::set<std::string> first;
  for (std::size_t i = 0; i < pairs; ++i) first.insert(*mazes[i].start_icon + " " + *mazes[i].finish_icon);
  CHECK(first.size() == pairs);
  CHECK(same_entry(mazes[0], mazes[9]));
  CHECK_FALSE(same_entry(mazes[9], mazes[10]));
}

TEST_CASE("no pair, sentence or picture comes again soon") {
  for (const std::string seed : {"a", "b", "c", "d"}) {
    PuzzleSpec entry = entry_of(200);
    entry.theme_shapes = seed > "b";
    BookSpec book = themed_book({entry});
    book.seed = seed;
    deal_in(book);
    const std::vector<PuzzleSpec>& mazes = book.chapters[0].puzzles;
    const std::size_t pairs = book.theme->pairs.size();
    std::set<std::string> stories;
    for (std::size_t i = 0; i < mazes.size(); ++i) {
      INFO(seed << " " << i);
      if (i > 0) CHECK(mazes[i].start_icon != mazes[i - 1].start_icon);
      if (i < 2 * pairs) CHECK(stories.insert(*mazes[i].story).second);
      for (std::size_t back = 1; back <= 5 && back <= i; ++back) {
        const PuzzleSpec& before = mazes[i - back];
        CHECK_FALSE((mazes[i].start_icon == before.start_icon && mazes[i].finish_icon == before.finish_icon));
      }
    }
  }
}

TEST_CASE("a maze with a silhouette of the theme mostly has a pair with its picture") {
  for (const std::string seed : {"a", "b", "c", "d"}) {
    PuzzleSpec plain = entry_of(8), shaped = entry_of(12);
    shaped.theme_shapes = true;
    BookSpec book = themed_book({plain, shaped});
    book.seed = seed;
    deal_in(book);
    std::set<std::string> pairs;
    int suiting = 0;
    for (const PuzzleSpec& maze : book.chapters[0].puzzles) {
      CHECK(pairs.insert(*maze.start_icon + " " + *maze.finish_icon).second);
      if (!maze.theme_shapes) continue;
      const std::string& icon = maze.shape.options.text("icon");
      suiting += icon == *maze.start_icon || icon == *maze.finish_icon;
    }
    INFO(seed);
    CHECK(suiting >= 8);
  }
}

TEST_CASE("equal seeds deal equal pairs") {
  BookSpec a = themed_book({entry_of(5)}), b = themed_book({entry_of(5)}), c = themed_book({entry_of(5)});
  c.seed = "another";
  for (BookSpec* book : {&a, &b, &c}) deal_in(*book);
  const auto starts = [](const BookSpec& book) {
    std::vector<std::string> out;
    for (const PuzzleSpec& maze : book.chapters[0].puzzles) out.push_back(*maze.start_icon);
    return out;
  };
  CHECK(starts(a) == starts(b));
  CHECK(starts(a) != starts(c));
}

TEST_CASE("mazes with a story or pictures of their own keep these") {
  PuzzleSpec with_story = entry_of(2), with_icon = entry_of(1);
  with_story.story = "Once upon a time.";
  with_icon.finish_icon = "gem";
  BookSpec book = themed_book({with_story, with_icon});
  deal_in(book);
  const std::vector<PuzzleSpec>& mazes = book.chapters[0].puzzles;
  REQUIRE(mazes.size() == 2);
  CHECK(mazes[0].count == 2);
  CHECK(mazes[0].story == "Once upon a time.");
  CHECK_FALSE(mazes[0].start_icon);
  CHECK_FALSE(mazes[1].start_icon);
}

TEST_CASE("sentences bend the names of pictures as their language asks") {
  BookSpec book = themed_book({entry_of(400)});
  deal_in(book, "de");
  std::set<std::string> stories;
  for (const PuzzleSpec& maze : book.chapters[0].puzzles)
    if (maze.start_icon == "dolphin" && maze.finish_icon == "treasure") stories.insert(*maze.story);
  CHECK(stories.contains("Hilf dem Delfin, den Schatz zu finden."));
  CHECK(stories.contains("Geh mit dem Delfin und such den Schatz."));
}

TEST_CASE("four mazes on a page have pictures without sentences") {
  PuzzleSpec entry = entry_of(4);
  entry.per_page = 4;
  BookSpec book = themed_book({entry});
  deal_in(book);
  CHECK(book.chapters[0].puzzles[0].start_icon);
  CHECK_FALSE(book.chapters[0].puzzles[0].story);
}

TEST_CASE("shape: theme deals silhouettes, and is an error in a book without a theme") {
  PuzzleSpec entry = entry_of(3);
  entry.theme_shapes = true;
  entry.shape_place = {"f", 3, 9};
  BookSpec book = themed_book({entry});
  CHECK(deal_in(book).all().empty());
  for (const PuzzleSpec& maze : book.chapters[0].puzzles) CHECK(maze.shape.name == "icon");
  BookSpec plain = themed_book({entry});
  plain.theme = nullptr;
  CHECK(
      texts(deal_in(plain)) ==
      std::vector<std::string>{"f:3:9: error: the book has no theme whose silhouettes the mazes could have; "
                               "write theme: ocean, or shape: {icon: NAME}"});
}

TEST_CASE("a silhouette that comes again faces the other way") {
  PuzzleSpec entry = entry_of(40);
  entry.theme_shapes = true;
  BookSpec book = themed_book({entry});
  deal_in(book);
  std::map<std::string, std::vector<std::string>> faces;
  for (const PuzzleSpec& maze : book.chapters[0].puzzles)
    faces[maze.shape.options.text("icon")].push_back(maze.shape.options.text("flip"));
  for (const auto& [icon, flips] : faces)
    for (std::size_t i = 0; i < flips.size(); ++i) CHECK(flips[i] == (i % 2 == 0 ? "no" : "yes"));
  CHECK(faces.size() < 40);
}

TEST_CASE("other silhouettes stand in for those that do not do, the seldom first") {
  PuzzleSpec entry = entry_of(8);
  entry.theme_shapes = true;
  BookSpec book = themed_book({entry});
  deal_in(book);
  const auto icons = [](const BookSpec& from) {
    std::vector<std::string> out;
    for (const PuzzleSpec& maze : from.chapters[0].puzzles) out.push_back(maze.shape.options.text("icon"));
    return out;
  };
  const std::vector<std::string> before = icons(book);
  const std::set<std::string> unfit{before[1], before[4]};
  BookSpec other = book;
  REQUIRE(deal_other_silhouettes(other, unfit, icon_row()));
  const std::vector<std::string> after = icons(other);
  for (std::size_t i = 0; i < after.size(); ++i) {
    CHECK_FALSE(unfit.contains(after[i]));
    if (!unfit.contains(before[i])) CHECK(after[i] == before[i]);
    if (i > 0) CHECK(after[i] != after[i - 1]);
  }
  const std::size_t left = book.theme->silhouettes.size() - unfit.size();
  CHECK(std::set<std::string>(after.begin(), after.end()).size() == std::min<std::size_t>(left, 8));

  std::set<std::string> all;
  for (const ThemeIcon& icon : book.theme->silhouettes) all.insert(icon.name);
  CHECK_FALSE(deal_other_silhouettes(other, all, icon_row()));
  CHECK(icons(other) == after);
}
