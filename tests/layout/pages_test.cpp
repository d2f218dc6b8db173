// Checks of every kind of page: nothing outside the margins, no overlapping texts, no text on the box of a
// maze.
#include <catch2/catch.hpp>

#include <cmath>

#include "layout/answer_page.h"
#include "layout/chapter_page.h"
#include "layout/contents_pages.h"
#include "layout/front_pages.h"
#include "layout/looks_for_test.h"
#include "layout/puzzle_page.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

const std::string long_title = "The long way round the old water mill and over the bridge back to the house";

/// Room for arrows like those of a book.
SlotRoom given_room(const Setting& s, bool name_line) {
  SlotRoom room;
  room.name_line = name_line;
  room.band = s.text_floor.pt * 1.7;
  room.edge = 2;
  return room;
}

std::vector<Rect> areas_of(const std::vector<PuzzleBox>& boxes) {
  std::vector<Rect> areas;
  for (const PuzzleBox& box : boxes) areas.push_back(box.area);
  return areas;
}

void check_page(const Setting& s, bool recto, const Page& page, const std::vector<Rect>& boxes) {
  const Rect live = live_area(s.geometry, recto);
  CHECK(page.frame.size == s.geometry.page);
  CHECK(shapes_within(page, live));
  const auto texts = text_boxes(page, *s.measurer);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    INFO(texts[i].first);
    CHECK(within(texts[i].second, live));
    for (const Rect& box : boxes) CHECK(apart(texts[i].second, box));
    for (std::size_t j = 0; j < i; ++j) {
      INFO("over: " << texts[j].first);
      CHECK(apart(texts[i].second, texts[j].second));
    }
  }
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    CHECK(within(boxes[i], live));
    CHECK(boxes[i].width() > 20);
    CHECK(boxes[i].height() > 20);
    for (std::size_t j = 0; j < i; ++j) CHECK(apart(boxes[i], boxes[j]));
  }
}

/// Runs `check(setting, recto)` for every look, page and side, in both directions.
template <class Check>
void on_every_page(Check check) {
  FixedMeasurer measurer;
  for (const Look& look : sample_looks())
    for (const auto& [page, floor] : sample_pages())
      for (const bool recto : {true, false})
        for (const bool right_to_left : {false, true}) {
          Setting s = sample_setting(look, page, floor, measurer);
          s.right_to_left = right_to_left;
          INFO(look.name << ", " << page.width << " x " << page.height << (recto ? ", recto" : ", verso")
                         << (right_to_left ? ", right to left" : ""));
          check(s, recto);
        }
}

Furniture sample_furniture(bool recto) { return {recto, "128", "Rainy Day Mazes", "here", "", 0}; }

PuzzleText sample_text(int number, bool plain) {
  PuzzleText text;
  text.number = number;
  text.own_title = !plain;
  text.title = plain ? "Maze " + std::to_string(number) : number % 2 ? "Snail" : long_title;
  if (!plain)
    text.story = "Help the snail across the garden before the rain stops and the sun dries the path.";
  text.answer = "Answer on page 131";
  text.level = {3, "medium \u00B7 3 of 10", 0};
  return text;
}

}  // namespace

TEST_CASE("puzzle pages keep words and mazes apart") {
  on_every_page([](const Setting& s, bool recto) {
    for (const int per_page : {1, 2, 3, 4, 6})
      for (const bool plain : {true, false}) {
        INFO(per_page << " a page");
        std::vector<PuzzleText> texts;
        for (int i = 0; i < per_page; ++i) texts.push_back(sample_text(97 + i, plain));
        const SlotRoom room = slot_room(s, per_page, texts, given_room(s, per_page == 1));
        const Page page = puzzle_page(s, sample_furniture(recto), room,
                                      {per_page, texts, "Name", "Date", per_page == 1 ? long_title : ""});
        check_page(s, recto, page, areas_of(puzzle_boxes(s, recto, per_page, room)));
      }
  });
}

TEST_CASE("what a rule asks is never cut, however many mazes share a page") {
  on_every_page([](const Setting& s, bool recto) {
    for (const int per_page : {1, 2, 3, 4, 6}) {
      INFO(per_page << " a page");
      std::vector<PuzzleText> texts{sample_text(97, true)};
      texts[0].story = "Add up the numbers on your way. Only one way makes 43. Use no square twice.";
      texts[0].whole_story = true;
      const SlotRoom room = slot_room(s, per_page, texts, given_room(s, false));
      std::string words;
      for (const auto& [text, box] :
           text_boxes(puzzle_page(s, sample_furniture(recto), room, {per_page, texts, "", ""}), *s.measurer))
        words += text;
      std::erase(words, ' ');  // words may be wider than their part of a small page
      CHECK_THAT(words, Catch::Contains("nosquaretwice."));
    }
  });
}

TEST_CASE("the note of an answer is never cut: on narrow slots it has two lines") {
  on_every_page([](const Setting& s, bool recto) {
    for (const int per_page : {1, 2, 3, 4, 6}) {
      INFO(per_page << " a page");
      const std::vector<PuzzleText> texts{sample_text(97, true)};
      const SlotRoom room = slot_room(s, per_page, texts, given_room(s, false));
      std::string words;
      for (const auto& [text, box] :
           text_boxes(puzzle_page(s, sample_furniture(recto), room, {per_page, texts, "", ""}), *s.measurer))
        words += text + " ";
      CHECK_THAT(words, Catch::Contains(texts[0].answer));
    }
  });
}

namespace {

/// A worksheet with this name on its line.
Page sheet_of(const Setting& s, bool recto, const std::string& pupil) {
  const std::vector<PuzzleText> texts{sample_text(1, true)};
  const SlotRoom room = slot_room(s, 1, texts, given_room(s, true));
  return puzzle_page(s, sample_furniture(recto), room, {1, texts, "Name", "Date", pupil});
}

std::vector<TextRun> runs_of(const Page& page, const std::string& beginning) {
  std::vector<TextRun> runs;
  for (const Item& item : page.frame.items)
    if (const auto* run = std::get_if<TextRun>(&item); run && run->text.starts_with(beginning))
      runs.push_back(*run);
  return runs;
}

/// The first line of a page that runs below a text in one stroke.
bool stands_on_a_line(const Page& page, const Rect& text) {
  for (const Item& item : page.frame.items)
    if (const auto* shape = std::get_if<Shape>(&item); shape && shape->path.points.size() == 2) {
      const Point a = shape->path.points[0], b = shape->path.points[1];
      if (a.y == b.y && std::min(a.x, b.x) <= text.x0 && std::max(a.x, b.x) >= text.x1 && a.y > text.y1 &&
          a.y < text.y1 + text.height())
        return true;
    }
  return false;
}

}  // namespace

TEST_CASE("a printed name stands on the line where it would be written") {
  on_every_page([](const Setting& s, bool recto) {
    const Page page = sheet_of(s, recto, "Anna Berg");
    std::size_t found = 0;
    for (const auto& [text, box] : text_boxes(page, *s.measurer))
      if (text.starts_with("Anna")) {
        ++found;
        CHECK(stands_on_a_line(page, box));
      }
    CHECK(found == 1);
    CHECK(runs_of(sheet_of(s, recto, ""), "Anna").empty());
  });
}

TEST_CASE("a name too long for its line ends in an ellipsis, after a whole word where possible") {
  on_every_page([](const Setting& s, bool recto) {
    for (const std::string& name : {long_title + " " + long_title, std::string(100, 'W')}) {
      const auto runs = runs_of(sheet_of(s, recto, name), name.substr(0, 3));
      REQUIRE(runs.size() == 1);
      CHECK(runs[0].text.ends_with("\u2026"));
      CHECK(runs[0].font.size_pt >= 6.9);
      const std::string kept = runs[0].text.substr(0, runs[0].text.size() - 3);
      CHECK((name[kept.size()] == ' ' || name[0] == 'W'));
    }
  });
}

TEST_CASE("boxes of left and right pages have equal sizes") {
  on_every_page([](const Setting& s, bool) {
    for (const int per_page : {1, 2, 3, 4, 6}) {
      const Rect recto = puzzle_boxes(s, true, per_page, {})[0].frame,
                 verso = puzzle_boxes(s, false, per_page, {})[0].frame;
      CHECK(recto.width() == Approx(verso.width()));
      CHECK(recto.height() == Approx(verso.height()));
    }
  });
}

TEST_CASE("frames are equal and on the same lines, whatever is written above them") {
  on_every_page([](const Setting& s, bool recto) {
    for (const int per_page : {1, 2, 3, 4, 6}) {
      INFO(per_page << " a page");
      const std::vector<PuzzleText> texts{sample_text(7, true), sample_text(8, false), sample_text(9, false)};
      const SlotRoom room = slot_room(s, per_page, texts, given_room(s, false));
      const std::vector<PuzzleBox> boxes = puzzle_boxes(s, recto, per_page, room);
      for (const PuzzleBox& box : boxes) {
        CHECK(box.frame.width() == Approx(boxes[0].frame.width()));
        CHECK(box.frame.height() == Approx(boxes[0].frame.height()));
        CHECK(box.frame.y0 - box.area.y0 >= room.band - 1e-9);
        CHECK(box.area.y1 - box.frame.y1 >= room.band - 1e-9);
        CHECK(within(box.area, box.slot));
        for (const PuzzleBox& other : boxes)
          if (std::fabs(other.slot.y0 - box.slot.y0) < 1) CHECK(other.frame.y0 == Approx(box.frame.y0));
      }
      if (per_page > 1) continue;
      const double head = boxes[0].area.y0 - live_area(s.geometry, recto).y0;
      // A folio, a title and a story of one line each in the smallest type may need more.
      CHECK(head <= std::max(most_head, 5.3 * s.text_floor.pt) + 1e-9);
    }
  });
}

TEST_CASE("answer pages keep words and mazes apart") {
  on_every_page([](const Setting& s, bool recto) {
    for (const bool titles : {true, false}) {
      AnswerPageContent content{"Answers", "The four corners of the garden", {}, {}};
      const Rect area = answer_area(s);
      const double caption = caption_height(s, titles ? Captions::titled : Captions::one_line);
      content.heads.push_back({long_title, {area.x0, area.y0, area.x1, area.y0 + answer_head_height(s)}});
      const std::vector<Rect> slots =
          boxes_in({area.x0, content.heads[0].slot.y1, area.x1, area.y1}, 2, answer_gap(s));
      std::vector<Rect> mazes;
      for (std::size_t i = 0; i < slots.size(); ++i) {
        const AnswerText text{std::to_string(98 + i), titles && i > 0 ? long_title : "", "From page 112", "",
                              ""};
        content.answers.push_back({text, slots[i]});
        const Rect slot = on_side(s, slots[i], recto);
        mazes.push_back({slot.x0, slot.y0 + caption, slot.x1, slot.y1});
      }
      check_page(s, recto, answer_page(s, sample_furniture(recto), content), mazes);
    }
  });
}

TEST_CASE("the headings of a key stand where the look has headings: in the middle or at the start") {
  on_every_page([](const Setting& s, bool recto) {
    const Rect area = answer_area(s), head{area.x0, area.y0, area.x1, area.y0 + answer_head_height(s)};
    const Page page = answer_page(s, sample_furniture(recto), {"Answers", "", {}, {{"Pond", head}}});
    const Rect live = live_area(s.geometry, recto);
    const bool centered = s.look.composition == Composition::centered;
    for (const Item& item : page.frame.items)
      if (const auto* run = std::get_if<TextRun>(&item);
          run && (run->text == "Answers" || run->text == "Pond")) {
        CHECK(run->align == (centered ? Align::center : s.right_to_left ? Align::right : Align::left));
        CHECK(run->at.x == Approx(centered ? live.center().x : s.right_to_left ? live.x1 : live.x0));
      }
  });
}

TEST_CASE("title pages hold long titles and leave space for a maze") {
  on_every_page([](const Setting& s, bool recto) {
    for (const std::string& title : {std::string("Mazes"), long_title}) {
      const TitleContent content{title, "Twenty-four mazes from gentle to fiendish", "The Hedge Press"};
      const Page page = title_page(s, sample_furniture(recto), content);
      check_page(s, recto, page, {title_art_box(s, recto, content)});
      CHECK(page.label == "128");
    }
  });
}

TEST_CASE("openers, instructions and copyright pages stay inside their margins") {
  on_every_page([](const Setting& s, bool recto) {
    const Furniture f = sample_furniture(recto);
    for (const std::string& title : {std::string("Warm-up"), long_title})
      check_page(s, recto,
                 chapter_page(s, f,
                              {12,
                               "Chapter 12",
                               title,
                               "Sharpen a pencil. " + long_title + ". " + long_title + ".",
                               "Mazes 97\u2013108",
                               {2, "easy to hard \u00B7 2 to 4 of 10", 4}}),
                 {});
    const InstructionsContent how{
        "How to play",
        {"Every maze has one way from Start to Finish.",
         "Follow the corridors. You may turn back whenever you like, but you may not cross "
         "a wall.",
         "If you are stuck, try it backwards from Finish.", "Below each maze stands the page of its answer."},
        "A maze",
        "Its answer"};
    const auto [maze, answer] = example_boxes(s, recto, how);
    const bool pictures = maze.width() >= smallest_example;
    check_page(s, recto, instructions_page(s, f, how),
               pictures ? std::vector{maze, answer} : std::vector<Rect>{});
    check_page(s, recto,
               copyright_page(s, f,
                              {"Rainy Day Mazes", "", "Copyright \u00A9 2026 The Hedge Press",
                               "All rights reserved.", "", long_title}),
               {});
  });
}

TEST_CASE("instructions in large type on a small wide page stay above the folio") {
  FixedMeasurer measurer;
  const InstructionsContent how{
      "How to play",
      {"In every maze there is a way from Start to Finish.", "There is only one way.",
       "Follow the passages. You may turn back whenever you like, but you may not "
       "cross a wall.",
       "If you get stuck, work backwards from Finish.", "Each maze tells you the page of its answer.",
       "The more stars, the greater the estimated effort."},
      "Maze",
      "Answer"};
  for (const Look& look : sample_looks()) {
    INFO(look.name);
    const Setting s = sample_setting(look, {648, 432}, 16, measurer);
    check_page(s, true, instructions_page(s, sample_furniture(true), how), {});
  }
}

TEST_CASE("no word of any page falls below the audience's floor") {
  FixedMeasurer measurer;
  for (const Look& look : sample_looks()) {
    const Setting s = sample_setting(look, {612, 792}, 16, measurer);
    const std::vector<PuzzleText> texts{sample_text(1, false)};
    const SlotRoom room = slot_room(s, 1, texts, given_room(s, false));
    for (const Item& item : puzzle_page(s, sample_furniture(true), room, {1, texts, "", ""}).frame.items)
      if (const auto* run = std::get_if<TextRun>(&item)) {
        INFO(run->text);
        CHECK(run->font.size_pt >= 16 - 1e-9);
      }
  }
}

TEST_CASE("a look with large numerals drops titles that only repeat the number") {
  FixedMeasurer measurer;
  const Setting s = sample_setting(sample_looks()[2], {612, 792}, 12, measurer);
  const std::vector<PuzzleText> texts{sample_text(7, true)};
  for (const auto& [text, box] : text_boxes(
           puzzle_page(s, {}, slot_room(s, 1, texts, given_room(s, false)), {1, texts, "", ""}), measurer))
    CHECK(text != "Maze 7");
}
