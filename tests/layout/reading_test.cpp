#include "layout/reading.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Item run(const std::string& text) { return TextRun{{0, 0}, text, {"Andika", 12}, black}; }
Item dot() { return Shape{circle_path({0, 0}, 1), std::nullopt, black}; }

std::vector<std::string> words_of(const Reading& reading) {
  std::vector<std::string> out;
  for (const ReadPart& part : reading.parts) out.push_back(part.words);
  return out;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("words without a part are read one by one, and shapes are not") {
  const Frame frame{{100, 100}, {run("one"), dot(), run("two")}};
  const Reading reading = reading_of(frame);
  CHECK(words_of(reading) == Words{"one", "two"});
  CHECK(reading.parts.front().part.role == Role::paragraph);
  CHECK(reading.artifacts.size() == 1);
}

TEST_CASE("parts are read by their turns, and those of one turn as they were made") {
  std::vector<Item> late{run("late")}, early{run("a"), run("b")}, folio{run("7")};
  set_part(late, {Role::paragraph, "", 2});
  set_part(early, {Role::heading, "", 1});
  set_part(folio, {Role::artifact});
  const Frame frame{{100, 100}, {late[0], early[0], run("first"), early[1], folio[0]}};
  const Reading reading = reading_of(frame);
  CHECK(words_of(reading) == Words{"first", "a b", "late"});
  CHECK(reading.artifacts.size() == 1);
  CHECK(goes_on(reading.parts[1], 0));
  CHECK_FALSE(goes_on(reading.parts[1], 1));
}

TEST_CASE("the part of a group is that of all in it, and its links lie on the page") {
  std::vector<Item> items{
      Group{{2, {10, 20}}, {run("in"), dot(), Link{{1, 1, 3, 2}, "there"}, Marker{"here", {1, 1}, "", 0}}}};
  set_part(items, {Role::figure, "a picture", 0});
  const Frame frame{{100, 100}, items};
  const Reading reading = reading_of(frame);
  REQUIRE(reading.parts.size() == 1);
  const ReadPart& read = reading.parts.front();
  CHECK(read.items.size() == 2);
  CHECK(read.part.says == "a picture");
  REQUIRE(read.link);
  CHECK(read.link->area == Rect{12, 22, 16, 24});
  REQUIRE(reading.markers.size() == 1);
  CHECK(reading.markers.front().at == Point{12, 22});
  CHECK_FALSE(goes_on(read, 0));  // nobody reads the words of a figure
}
