#include "book/class_key.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <list>

#include "book/page_text.h"
#include "draw/draw_solution.h"
#include "render/dump.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"
#include "topology/any_topology.h"

using namespace mazefolio::tests;

namespace {

struct Pupil {
  std::string name, level;
  int mazes = 1;
};

/// A class, from its specs to the key of its teacher.
struct Class {
  explicit Class(const std::vector<Pupil>& pupils, std::optional<int> per_page = {}) {
    for (const Pupil& pupil : pupils) {
      BookSpec& sheet = specs.emplace_back(sheet_of(pupil));
      sheet.answers.per_page = per_page;
      Diagnostics found;
      HouseData house = load_house_data(sheet, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
      books.push_back(make_book(sheet, std::move(house), measurer, 1, {}).value());
      found.add(books.back().warnings);
      for (const Diagnostic& d : found.all()) UNSCOPED_INFO(to_text(d));
      REQUIRE(found.all().empty());
      answers.push_back(answers_of(books.back()));
    }
    spec = specs.front();
    spec.title = "Class 2b";
    key = make_class_key(spec, books.front().house, answers, measurer);
  }

  static BookSpec sheet_of(const Pupil& pupil) {
    PuzzleSpec entry = sample_entry("backtracker", pupil.mazes);
    entry.difficulty = {pupil.level, pupil.level == "easy" ? 1 : 5, pupil.level == "easy" ? 2 : 6, false, {}};
    BookSpec sheet = sample_book({entry});
    sheet.title = "Monday mazes";
    sheet.front.clear();
    sheet.answers.place = AnswerPlace::none;
    sheet.name_line = true;
    sheet.pupil = pupil.name;
    sheet.seed = "Monday " + pupil.name;
    return sheet;
  }

  std::vector<Page> pages() {
    std::vector<Page> out;
    for (std::size_t i = 0; i < key.pages(); ++i) out.push_back(make_page(key, measurer, i));
    return out;
  }

  FixedMeasurer measurer;
  std::list<BookSpec> specs;
  std::vector<Book> books;
  std::vector<PupilAnswers> answers;
  BookSpec spec;
  AnswerKey key;
};

std::vector<std::string> words_of(const Page& page) {
  std::vector<std::string> words;
  for (const Item& item : page.frame.items)
    if (const auto* run = std::get_if<TextRun>(&item)) words.push_back(run->text);
  return words;
}

bool has(const Page& page, const std::string& text) {
  const auto words = words_of(page);
  return std::find(words.begin(), words.end(), text) != words.end();
}

std::vector<Pupil> crowd(int pupils) {
  std::vector<Pupil> out;
  for (int i = 0; i < pupils; ++i) out.push_back({"Pupil " + std::to_string(i), "easy"});
  return out;
}

}  // namespace

TEST_CASE("the key of a class has every pupil's answer below the pupil's name, in their order") {
  Class c({{"Zoe", "easy"}, {"Anna Berg", "hard"}, {"", "easy"}});
  const std::vector<Page> pages = c.pages();
  REQUIRE(pages.size() == 1);
  const auto words = words_of(pages[0]);
  const auto place = [&](const char* text) { return std::find(words.begin(), words.end(), text); };
  CHECK(place("Answers") != words.end());
  CHECK(place("Class 2b") != words.end());
  CHECK(place("Zoe") < place("Anna Berg"));
  CHECK(place("Anna Berg") < place("Monday mazes"));  // a sheet without a name is listed by its title
  CHECK(place("Monday mazes") != words.end());
  CHECK(place("1") == words.end());
  CHECK(std::count(words.begin(), words.end(), "easy \u00B7 2 of 10") +
            std::count(words.begin(), words.end(), "easy \u00B7 1 of 10") ==
        2);
}

TEST_CASE("each answer is drawn of the maze that the pupil has") {
  Class c({{"Zoe", "easy"}, {"Anna", "hard", 2}});
  REQUIRE(c.key.answers.size() == 3);
  const std::vector<const Puzzle*> mazes{&c.books[0].puzzles[0].puzzle, &c.books[1].puzzles[0].puzzle,
                                         &c.books[1].puzzles[1].puzzle};
  const std::string page = to_dump(c.pages().at(0));
  for (std::size_t i = 0; i < mazes.size(); ++i) {
    const KeyAnswer& answer = c.key.answers[i];
    CHECK(to_text(*answer.puzzle->id) == to_text(*mazes[i]->id));
    CHECK(answer.puzzle->canonical_hash == mazes[i]->canonical_hash);
    Page drawn{{c.key.geometry.page,
                draw_answer(mazes[i]->maze, mazes[i]->strokes, answer.placed.fit, answer.placed.style)},
               ""};
    const std::string dump = to_dump(drawn);
    const std::string items = dump.substr(dump.find("\n  ") + 1);
    REQUIRE(items.size() > 1000);
    CHECK(page.find(items) != std::string::npos);
    const Rect place = answer.placed.fit.transform(bounds(*mazes[i]->maze.topology));
    const Rect& box = c.key.plan.places[i].box;
    CHECK(place.x0 >= box.x0 - 1e-6);
    CHECK(place.y0 >= box.y0 - 1e-6);
    CHECK(place.x1 <= box.x1 + 1e-6);
    CHECK(place.y1 <= box.y1 + 1e-6);
  }
}

TEST_CASE("several mazes of one pupil are told apart by their numbers") {
  Class c({{"Zoe", "easy"}, {"Anna", "easy", 2}});
  CHECK(c.key.answers[0].text.origin.starts_with("easy"));
  CHECK(c.key.answers[1].text.label == "Anna");
  CHECK(c.key.answers[1].text.origin.starts_with("Maze 1  \u00B7  easy"));
  CHECK(c.key.answers[2].text.label == "Anna");
  CHECK(c.key.answers[2].text.origin.starts_with("Maze 2  \u00B7  easy"));
}

TEST_CASE("the key takes few pages, and none but the last is half empty") {
  for (const int pupils : {1, 5, 12, 30}) {
    INFO(pupils << " pupils");
    Class c(crowd(pupils));
    const KeyPlan& plan = c.key.plan;
    CHECK(plan.counts.size() <= static_cast<std::size_t>((pupils + 5) / 6));
    for (std::size_t page = 0; page + 1 < plan.fill.size(); ++page) CHECK(plan.fill[page] >= 0.65);
    const std::vector<Page> pages = c.pages();
    REQUIRE(pages.size() == plan.counts.size());
    for (int i = 0; i < pupils; ++i)
      CHECK(has(pages[plan.places[static_cast<std::size_t>(i)].page], "Pupil " + std::to_string(i)));
  }
  Class c(crowd(5), 4);
  for (const std::size_t on_page : c.key.plan.counts) CHECK(on_page <= 4);
  CHECK(c.pages().size() == 2);
}
