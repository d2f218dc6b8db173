// What is told of a maze, a page and a look of a book that was made.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "preview/look_pictures.h"
#include "preview/maze_facts.h"
#include "preview/page_facts.h"
#include "preview/page_picture.h"
#include "publish/produce.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Json = nlohmann::json;

namespace {

/// A book of two mazes; the first has something to decide, the second is one long way.
struct TwoMazes {
  Studio studio;
  Workshop workshop;
  SessionRequest request{scratch_folder() / "book.yaml", {}, false, 1};
  std::shared_ptr<const MadeBook> book =
      make_from("title: Two\nchapters:\n  - puzzles:\n      - {size: 9x9}\n      - {algorithm: labyrinth}\n",
                request, workshop)
          .book;
};

Json parsed(const Result<std::string>& told) { return Json::parse(told.value()); }

}  // namespace

TEST_CASE("the terms of a maze add up to its effort, in both directions") {
  const TwoMazes two;
  const Json facts = parsed(maze_facts(*two.book, 1));
  CHECK(facts["level"].get<std::string>().starts_with("Level "));
  for (const char* direction : {"forward", "backward"}) {
    double sum = 0;
    for (const Json& term : facts[direction]["terms"]) sum += term["steps"].get<double>();
    CHECK(sum == Approx(facts[direction]["steps"].get<double>()));
    CHECK(facts[direction]["terms"][0]["name"] == "way");
  }
  CHECK(parsed(maze_facts(*two.book, 2))["trickiness"] == "there is nothing to decide");
  CHECK(maze_facts(*two.book, 3).message() == "there is no such maze");
}

TEST_CASE("a maze is drawn alone, with its way and with its decisions") {
  const TwoMazes two;
  const std::string plain = picture_of_maze(*two.book, 1, PictureFormat::svg, false).value();
  CHECK(plain.find("solution") == std::string::npos);
  CHECK(picture_of_maze(*two.book, 1, PictureFormat::svg, true).value().find("solution") !=
        std::string::npos);
  CHECK(picture_of_maze(*two.book, 2, PictureFormat::png, false).value().substr(1, 3) == "PNG");
  CHECK(decisions_picture(*two.book, 1).value().find("Circles:") != std::string::npos);
  CHECK_FALSE(decisions_picture(*two.book, 0));
}

TEST_CASE("a page has figures of its own kind, and is told where it falls short") {
  const TwoMazes two;
  const auto index = static_cast<std::size_t>(two.book->ready.book.puzzles.front().printed.page) - 1;
  const Json facts = parsed(page_facts(*two.book, index));
  CHECK(facts["kind"] == "puzzles");
  CHECK(facts["figures"][0]["name"] == "page given to mazes");
  CHECK(facts["findings"].empty());
  CHECK(parsed(page_facts(*two.book, 0))["figures"].size() == 1);
  CHECK(page_facts(*two.book, 1000).message() == "there is no such page");
  MadeBook tiny = *two.book;
  tiny.ready.book.puzzles.front().printed.frame = {0, 0, 100, 100};
  const Json small = parsed(page_facts(tiny, index));
  REQUIRE(small["findings"].size() >= 1);
  CHECK(small["findings"][0]["message"].get<std::string>().find("of the page; a good page gives it") !=
        std::string::npos);
}

TEST_CASE("the pages of a separate key follow those of the book") {
  const Studio studio;
  Workshop workshop;
  const SessionRequest request{scratch_folder() / "book.yaml", {}, false, 1};
  const std::string text =
      "title: Apart\nanswers: {place: separate, per_page: 2}\nchapters: [{puzzles: [{count: 3}]}]\n";
  const auto made = make_from(text, request, workshop).book;
  const PagePlan& plan = made->ready.book.plan;
  REQUIRE(plan.key_pages.size() == 2);
  KeptMeasurer measurer;
  const std::size_t first = plan.pages.size();
  CHECK(parsed(page_facts(*made, first))["kind"] == "answers");
  CHECK(parsed(page_facts(*made, first - 1))["kind"] != "answers");
  CHECK(page_picture(*made, {first, 200}, measurer).value() !=
        page_picture(*made, {first + 1, 200}, measurer).value());
  CHECK_FALSE(page_picture(*made, {first + 2, 200}, measurer));
  CHECK_FALSE(page_facts(*made, first + 2));
}

TEST_CASE("looks are pictures of one sample, made once, and only of what there is") {
  const TwoMazes two;
  LookPictures looks(two.request);
  const std::string classic = looks.picture(*two.book, "template", "classic").value();
  CHECK(classic.substr(1, 3) == "PNG");
  CHECK(looks.picture(*two.book, "template", "toddler").value() != classic);
  CHECK(looks.picture(*two.book, "theme", "ocean").value() != classic);
  CHECK(looks.picture(*two.book, "theme", "").value() == classic);
  CHECK_FALSE(looks.picture(*two.book, "template", "nobodys"));
  CHECK_FALSE(looks.picture(*two.book, "audience", "kids"));
  CHECK_FALSE(looks.picture(*two.book, "theme", "x\"\nchapters: []"));
}
