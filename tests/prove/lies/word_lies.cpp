#include <fmt/format.h>

#include "prove/lies/lie.h"

namespace mazefolio::tests {
namespace {

const char* const white_ink = "1 g 1 G";

using Plant = std::function<bool(LyingBook&)>;

/// Changes the first line of words with this part, on the page of the puzzle or of the answer.
Plant reword(bool answer, const std::string& part, std::function<void(TextRun&)> change) {
  return [=](LyingBook& b) {
    const int on = answer ? b.puzzle.answer->page : b.puzzle.page;
    bool found = false;
    b.print([&](Page& page, int number) {
      for (Item& item : page.frame.items)
        if (auto* run = std::get_if<TextRun>(&item);
            number == on && run && !found && run->text.find(part) != std::string::npos) {
          change(*run);
          found = true;
        }
    });
    return found;
  };
}

void say(TextRun& run, const std::string& from, const std::string& to) {
  run.text.replace(run.text.find(from), from.size(), to);
}

Plant say_instead(bool answer, const std::string& from, const std::string& to) {
  return reword(answer, from, [=](TextRun& run) { say(run, from, to); });
}

/// Covers the part of a line of words that its last word is in.
Plant cover(bool answer, const std::string& part) {
  return [=](LyingBook& b) {
    const int page = answer ? b.puzzle.answer->page : b.puzzle.page;
    auto box = b.words(page, part);
    if (!box) return false;
    box->x0 = box->x1 - box->width() * 0.2;
    b.pdf.draw_over(page, LyingBook::box(inset(*box, -2), white_ink));  // slanted letters leave their box
    return true;
  };
}

bool exchange_gates(LyingBook& b) {
  bool start = false, finish = false;
  b.print([&](Page& page, int number) {
    for (Item& item : page.frame.items)
      if (auto* run = std::get_if<TextRun>(&item); number == b.puzzle.page && run) {
        const bool is_start = run->text == "Start", is_finish = run->text == "Finish";
        if (is_start) run->text = "Finish";
        if (is_finish) run->text = "Start";
        start = start || is_start;
        finish = finish || is_finish;
      }
  });
  return start && finish;
}

bool hide_all_words(LyingBook& b) {
  b.pdf.begin_with(b.puzzle.page, "3 Tr");
  return true;
}

/// Seen is another number than the one that a program reads.
bool say_two_numbers(LyingBook& b) {
  const std::string note = "Answer on page";
  bool found = false;
  b.print([&](Page& page, int number) {
    if (number != b.puzzle.page) return;
    for (std::size_t i = 0; i < page.frame.items.size(); ++i)
      if (auto* run = std::get_if<TextRun>(&page.frame.items[i]); run && run->text.starts_with(note)) {
        TextRun unseen = *run;
        unseen.ink = white;
        run->text = note + " 9";
        page.frame.items.insert(page.frame.items.begin(), unseen);
        found = true;
        break;
      }
  });
  return found;
}

bool other_folio(LyingBook& b) {
  const std::string number = std::to_string(b.puzzle.page);
  bool found = false;
  b.print([&](Page& page, int on) {
    for (Item& item : page.frame.items)
      if (auto* run = std::get_if<TextRun>(&item); on == b.puzzle.page && run && run->text == number) {
        run->text = "8";
        found = true;
      }
  });
  return found;
}

Plant set(const std::string& key, const std::string& value) {
  return [=](LyingBook& b) {
    b.pdf.set(b.puzzle.page, key, value);
    return true;
  };
}

}  // namespace

std::vector<Lie> word_lies() {
  return {
      {"Start and Finish exchanged", "words", exchange_gates},
      {"Start moved by 100 points", "words", reword(false, "Start", [](TextRun& run) { run.at.x += 100; })},
      {"Start moved down by 30 points", "words",
       reword(false, "Start", [](TextRun& run) { run.at.y += 30; })},
      {"another title", "words", say_instead(false, "Maze 1", "Maze 3")},
      {"another level", "words", reword(false, " of 10", [](TextRun& run) { say(run, " of 10", " of 12"); })},
      {"a title in white", "words", reword(false, "Maze 1", [](TextRun& run) { run.ink = white; })},
      {"another page of the answer", "references",
       reword(false, "Answer on page ", [](TextRun& run) { run.text = "Answer on page 9"; })},
      {"the page of the answer in white", "references",
       reword(false, "Answer on page ", [](TextRun& run) { run.ink = white; })},
      {"the page of the answer is covered", "references or words", cover(false, "Answer on page ")},
      {"the page of the answer is seen and unseen", "references", say_two_numbers},
      {"the note of the answer is left out", "references",
       reword(false, "Answer on page ", [](TextRun& run) { run.text = " "; })},
      {"all words of a page are invisible", "words", hide_all_words},
      {"another page of the puzzle", "answer_references",
       reword(true, "Maze on page ", [](TextRun& run) { run.text = "Maze on page 7"; })},
      {"the page of the puzzle is covered", "answer_references or words", cover(true, "Maze on page ")},
      {"another page number", "pages", other_folio},
      {"a CropBox that cuts half of the page", "boxes", set("/CropBox", "[0 0 432 324]")},
      {"a TrimBox that cuts half of the page", "boxes", set("/TrimBox", "[0 0 216 648]")},
      {"a BleedBox inside the page", "boxes", set("/BleedBox", "[9 9 420 630]")},
      {"a MediaBox that begins elsewhere", "boxes", set("/MediaBox", "[20 0 452 648]")},
      {"a larger MediaBox", "boxes", set("/MediaBox", "[0 0 500 648]")},
      {"a UserUnit of two points", "boxes", set("/UserUnit", "2")},
      {"a page that is turned", "boxes", set("/Rotate", "180")},
  };
}

}  // namespace mazefolio::tests
