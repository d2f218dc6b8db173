// Misprints of mazes with rules: a true book of each kind is printed with one mark, sign or wall changed, or
// its manifest tells another thing, or both tell the same wrong one. Each is caught by the step that should.
#include <algorithm>
#include <catch2/catch.hpp>

#include "base/geometry/edges.h"
#include "draw/mark_art.h"
#include "prove/misprint.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

// Of the page. Letters of cells come first, in the order of the manifest's marks, and then those of doors.
SmallBook::ChangeBook print(std::size_t letter, const std::string& text) {
  return [=](Book& b) { fit_of(b).letters.at(letter).run.text = text; };
}
SmallBook::ChangeBook swap(std::size_t a, std::size_t b) {
  return [=](Book& book) {
    std::swap(fit_of(book).letters.at(a).run.text, fit_of(book).letters.at(b).run.text);
  };
}
SmallBook::ChangeBook leave_out(std::size_t letter) {
  return [=](Book& b) {
    fit_of(b).letters.erase(fit_of(b).letters.begin() + static_cast<std::ptrdiff_t>(letter));
  };
}
/// To the cell above, or below if there is none.
SmallBook::ChangeBook move(std::size_t letter) {
  return [=](Book& b) {
    MazeFit& fit = fit_of(b);
    PlacedLetter& moved = fit.letters.at(letter);
    moved.run.at.y += moved.box.y0 - fit.pitch < fit.maze_box.y0 ? fit.pitch : -fit.pitch;
  };
}
SmallBook::ChangeBook leave_out_sign(std::size_t sign) {
  return [=](Book& b) { fit_of(b).signs.erase(fit_of(b).signs.begin() + static_cast<std::ptrdiff_t>(sign)); };
}
/// Prints one a second time, elsewhere.
SmallBook::ChangeBook repeat_sign(std::size_t sign, Point by) {
  return [=](Book& b) {
    PlacedSign copy = fit_of(b).signs.at(sign);
    for (Shape& shape : copy.shapes)
      for (Point& p : shape.path.points) p = p + by;
    fit_of(b).signs.push_back(std::move(copy));
  };
}
SmallBook::ChangeBook turn_sign(std::size_t sign) {
  return [=](Book& b) {
    for (Shape& shape : fit_of(b).signs.at(sign).shapes) {
      const Point middle = box_of(shape.path.points).center();
      for (Point& p : shape.path.points) p = middle + (middle - p);
    }
  };
}
SmallBook::ChangeBook tell(const std::string& told) {
  return [=](Book& b) { b.puzzles[0].puzzle.told = told; };
}
SmallBook::ChangeBook wall(const SmallBook& book, bool open) {
  const Wall w = some_wall(book.book().puzzles[0].puzzle.maze, open);
  return [=](Book& b) {
    BitSet& all = b.puzzles[0].puzzle.maze.open;
    open ? all.reset(index(w)) : all.set(index(w));
  };
}
SmallBook::ChangeBook both(const SmallBook::ChangeBook& one, const SmallBook::ChangeBook& other) {
  return [=](Book& b) {
    one(b);
    other(b);
  };
}

// Of the manifest.
SmallBook::ChangeClaims claim(const std::function<void(RuleClaim&)>& change) {
  return [=](BookClaim& b) { change(rule_of_first(b)); };
}
SmallBook::ChangeClaims claim_mark(std::size_t mark, const std::string& text) {
  return claim([=](RuleClaim& rule) { rule.marks.at(mark).text = text; });
}
SmallBook::ChangeClaims claim_told(const std::string& told) {
  return claim([=](RuleClaim& rule) { rule.told = told; });
}
SmallBook::ChangeClaims claim_moves(int more) {
  return claim([=](RuleClaim& rule) { rule.moves += more; });
}
SmallBook::ChangeClaims claim_said(const std::string& name, const std::string& value) {
  return claim([=](RuleClaim& rule) { rule.says.at(name) = value; });
}
void turn(RuleClaim::PassageMark& arrow) { arrow.to = arrow.at + (arrow.at - arrow.to); }

/// What the manifest says of the first maze.
class Claimed {
 public:
  explicit Claimed(const SmallBook& book) : claims_(book.claims()) {}

  const RuleClaim& rule() const { return *claims_.puzzles[0].rule; }
  const std::string& text(std::size_t mark) const { return rule().marks.at(mark).text; }
  /// The marks on the line of the solution, or beside it.
  std::vector<std::size_t> marks(bool on_way) const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < rule().marks.size(); ++i)
      if (is_passed(rule().marks[i].at) == on_way) out.push_back(i);
    return out;
  }
  /// An arrow that the solution follows.
  std::size_t followed() const {
    const auto& all = rule().passages;
    return static_cast<std::size_t>(
        std::ranges::find_if(all, [&](const RuleClaim::PassageMark& a) { return is_passed(a.at); }) -
        all.begin());
  }

 private:
  bool is_passed(Point p) const {
    const std::vector<Point>& line = claims_.puzzles[0].solution;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
      if (squared_distance(Segment{line[i], line[i + 1]}, p) < 0.01) return true;
    return false;
  }
  BookClaim claims_;
};

using Misprints = std::vector<Misprint>;

Misprints of_word(const SmallBook& book) {
  const std::vector<std::size_t> way = Claimed(book).marks(true);
  return {{"another letter", "rule", print(way[0], "Q")},
          {"two letters exchanged", "rule", swap(way[0], way[1])},
          {"another letter, as the manifest has it", "rule", print(way[1], "Q"), claim_mark(way[1], "Q")},
          {"another message", "rule", {}, claim([](RuleClaim& rule) { rule.message = "OWL AND BOX"; })}};
}

Misprints of_sequence(const SmallBook& book) {
  const Claimed claimed(book);
  const std::size_t on = claimed.marks(true)[2];
  const std::string other = claimed.text(on) == "A" ? "B" : "A";
  return {{"a letter left out", "rule", leave_out(on)},
          {"a letter in the next cell", "rule", move(on)},
          {"another letter, as the manifest has it", "rule", print(on, other), claim_mark(on, other)},
          {"a move too few", "rule", {}, claim_moves(-1)}};
}

Misprints of_multiples(const SmallBook& book) {
  const Claimed claimed(book);
  const std::size_t on = claimed.marks(true)[2], off = claimed.marks(false)[2];
  return {{"another number beside the way", "rule", print(off, "70")},
          {"another number, as the manifest has it", "rule", print(on, "15"), claim_mark(on, "15")},
          {"two numbers exchanged", "rule", swap(on, off)},
          {"multiples of another number", "rule", {}, claim_said("n", "11")}};
}

Misprints of_count_by(const SmallBook& book) {
  const Claimed claimed(book);
  const std::size_t on = claimed.marks(true)[2];
  return {{"a number left out", "rule", leave_out(on)},
          {"another number, as the manifest has it", "rule", print(on, "1"), claim_mark(on, "1")},
          {"counting by another number", "rule", {}, claim_said("n", "4")},
          {"a way without its last cell", "rule", {}, claim([](RuleClaim& rule) { rule.way.pop_back(); })}};
}

Misprints of_jump(const SmallBook& book) {
  const Claimed claimed(book);
  const std::size_t start = claimed.marks(true)[0], off = claimed.marks(false)[0];
  const std::string other = claimed.text(start) == "1" ? "2" : "1";
  std::size_t unlike = 0;
  while (claimed.text(unlike) == claimed.text(start)) ++unlike;
  return {{"another number", "rule", print(off, claimed.text(off) == "1" ? "2" : "1")},
          {"another number at the start, as the manifest has it", "rule", print(start, other),
           claim_mark(start, other)},
          {"two numbers exchanged", "rule", swap(start, unlike)},
          {"a move too many", "rule", {}, claim_moves(1)}};
}

Misprints of_keys(const SmallBook& book) {
  const Claimed claimed(book);
  const std::size_t door = claimed.rule().marks.size();  // letters: keys, and then doors
  return {{"two keys exchanged", "rule", swap(0, 1)},
          {"the letter of a key left out", "rule", leave_out(0)},
          {"the letter of a door left out", "rule", leave_out(door)},
          {"a door left out, but for its letter", "marks", leave_out_sign(door)},
          {"a door left out, as the manifest has it", "rule", both(leave_out(door), leave_out_sign(door)),
           claim([](RuleClaim& rule) { rule.passages.erase(rule.passages.begin()); })},
          {"two doors exchanged, as the manifest has it", "rule", swap(door, door + 1),
           claim([](RuleClaim& rule) { std::swap(rule.passages[0].door, rule.passages[1].door); })},
          {"another order", "rule", {}, claim([](RuleClaim& rule) { std::ranges::reverse(rule.order); })}};
}

Misprints of_turns(const SmallBook& book) {
  return {{"another rule", "rule", {}, claim_said("key", "no_right")},
          {"a wall left out", "graph", wall(book, false)},
          {"two moves too few", "rule", {}, claim_moves(-2)}};
}

Misprints of_tilt(const SmallBook& book) {
  return {{"a wall left out", "graph", wall(book, false)},
          {"a wall too many", "graph", wall(book, true)},
          {"other slides above the answer", "answer_references", tell("\u2192")},
          {"other slides, as the manifest has them", "rule", tell("\u2192"), claim_told("\u2192")},
          {"a way without its last cell", "rule", {}, claim([](RuleClaim& rule) { rule.way.pop_back(); })}};
}

Misprints of_arrows(const SmallBook& book) {
  const std::size_t followed = Claimed(book).followed();
  const auto turned = claim([=](RuleClaim& rule) { turn(rule.passages.at(followed)); });
  return {{"an arrow turned", "marks", turn_sign(0)},
          {"an arrow left out", "marks", leave_out_sign(0)},
          {"an arrow turned in the manifest", "marks", {}, turned},
          {"an arrow turned, as the manifest has it", "rule", turn_sign(followed), turned}};
}

Misprints of_minotaur(const SmallBook&) {
  return {{"the Minotaur in the next cell", "rule", move(0)},
          {"the Minotaur without his disc", "marks", leave_out_sign(0)},
          {"the Minotaur left out", "rule", both(leave_out(0), leave_out_sign(0))}};
}

/// Of portals and of floors: there is a ring around each letter.
Misprints of_rings(const SmallBook& book) {
  const Claimed claimed(book);
  std::size_t other = 1;
  while (claimed.text(other) == claimed.text(0)) ++other;
  return {{"the letter of a ring changed", "rule", print(0, claimed.text(other))},
          {"the letter of a ring changed, as the manifest has it", "rule", print(0, claimed.text(other)),
           claim_mark(0, claimed.text(other))},
          {"two rings exchanged", "rule", swap(0, other)},
          {"two rings exchanged, as the manifest has it", "rule", swap(0, other),
           claim([=](RuleClaim& rule) { std::swap(rule.marks[0].text, rule.marks[other].text); })},
          {"a letter without its ring", "marks", leave_out_sign(0)},
          {"a ring with its letter left out", "rule", both(leave_out(0), leave_out_sign(0))},
          {"a ring with its letter left out, as the manifest has it", "rule",
           both(leave_out(0), leave_out_sign(0)),
           claim([](RuleClaim& rule) { rule.marks.erase(rule.marks.begin()); })}};
}

Misprints of_dice(const SmallBook& book) {
  const BookClaim claims = book.claims();
  const PuzzleClaim& puzzle = claims.puzzles[0];
  const auto& marks = puzzle.rule->marks;
  std::vector<std::string> numbers;  // by letter
  std::size_t block = 0, sign = 0;   // the first mark that is a block, and its sign
  while (marks[block].text != printed_block) sign += marks[block++].text == "6";
  for (const RuleClaim::Mark& mark : marks)
    if (mark.text != printed_block) numbers.push_back(mark.text);
  std::size_t unlike = 1;
  while (numbers[unlike] == numbers[0]) ++unlike;
  const auto is_at = [](Point a, Point b) { return dot(a - b, a - b) < 1; };
  const auto is_free = [&](Point cell) {
    return !is_at(cell, puzzle.start) && !is_at(cell, puzzle.finish) &&
           std::ranges::none_of(marks, [&](const auto& mark) { return is_at(cell, mark.at); });
  };
  const Point free = *std::ranges::find_if(puzzle.graph.cells, is_free);
  const std::string other = numbers[0] == "1" ? "2" : "1";
  return {{"another number", "rule", print(0, other)},
          {"two numbers exchanged", "rule", swap(0, unlike)},
          {"a number left out", "rule", leave_out(0)},
          {"a block left out", "marks", leave_out_sign(sign)},
          {"a block too many", "marks", repeat_sign(sign, free - marks[block].at)},
          {"a block that is none in the manifest", "marks", {}, claim_mark(block, "1")},
          {"a die that lies otherwise at the start", "rule", {}, claim_said("left", "4")},
          {"a roll too many", "rule", {}, claim_moves(1)}};
}

/// Prints another shape in the place of one.
SmallBook::ChangeBook print_shape(std::size_t sign, const std::string& name) {
  return [=](Book& b) {
    const PlacedSign& old = fit_of(b).signs.at(sign);
    const Rect box = old.boxes.at(0);
    fit_of(b).signs.at(sign).shapes = {
        mark_art(*shape_named(name), box.center(), box.width() * 0.45, b.puzzles[0].placed.style)};
  };
}

Misprints of_shapes(const SmallBook& book) {
  const Claimed claimed(book);
  Misprints out;
  for (const MarkShape& shape : mark_shapes()) {  // each instead of another one
    const std::size_t other = claimed.text(0) == shape.name ? 1 : 0;
    out.push_back({shape.name.c_str(), "marks", print_shape(other, shape.name)});
  }
  const std::size_t on = claimed.marks(true)[2];
  const std::string another = claimed.text(on) == "ring" ? "ball" : "ring";
  out.push_back({"a shape left out", "marks", leave_out_sign(0)});
  out.push_back({"another shape in the manifest", "marks", {}, claim_mark(on, another)});
  out.push_back(
      {"another shape, as the manifest has it", "rule", print_shape(on, another), claim_mark(on, another)});
  out.push_back(
      {"another order of shapes", "rule", {}, claim_said("letters", "ball star triangle square ring heart")});
  return out;
}

struct Kind {
  const char* puzzle;
  Misprints (*misprints)(const SmallBook&);
};

constexpr Kind kinds[] = {
    {"{rule: {word: OWL AND FOX}, size: 9x9, algorithm: kruskal}", of_word},
    {"{rule: {sequence: ABC}, size: 7x7}", of_sequence},
    {"{rule: {sequence: [star, ball, triangle, square, ring, heart]}, size: 8x8}", of_shapes},
    {"{rule: {sequence: multiples, of: 7}, size: 7x7}", of_multiples},
    {"{rule: {sequence: count_by, of: 3}, size: 7x7}", of_count_by},
    {"{rule: jump, size: 6x6}", of_jump},
    {"{rule: {keys: 3}, size: 9x9}", of_keys},
    {"{rule: {turns: no-left}, size: 7x7}", of_turns},
    {"{rule: tilt, size: 7x7}", of_tilt},
    {"{rule: arrows, size: 9x9}", of_arrows},
    {"{rule: minotaur, size: 6x6}", of_minotaur},
    {"{rule: {portals: 3}, size: 9x9}", of_rings},
    {"{rule: {floors: 2}, size: 6x6}", of_rings},
    {"{rule: dice, size: 6x6}", of_dice},
};

}  // namespace

TEST_CASE("misprints of mazes with rules are caught, each by the step that should") {
  int planted = 0, caught = 0;
  for (const Kind& kind : kinds) {
    const SmallBook book(std::string("      - ") + kind.puzzle, "audience: adult\n");
    CAPTURE(kind.puzzle);
    CHECK(finding_lines(book.prove()) == "");
    for (const Misprint& misprint : kind.misprints(book)) {
      ++planted;
      const auto verdicts = book.prove(misprint.on_page, {}, 0, misprint.in_manifest);
      INFO(misprint.what << ": should be caught by " << misprint.step << "\n" << finding_lines(verdicts));
      const bool found = failed_steps(verdicts).contains(misprint.step);
      CHECK(found);
      caught += found;
    }
  }
  CHECK(planted >= 60);
  CHECK(caught == planted);
}
