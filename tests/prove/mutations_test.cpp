// Tests of the proof: a book is printed with one thing changed, against its original manifest. Each change is
// caught by the step that should catch it, and an unchanged book by none.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/draw_solution.h"
#include "maze/thick.h"
#include "prove/small_book.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

struct Kind {
  const char *name, *puzzle;
};
const std::vector<Kind> thin_kinds{
    {"square", "{size: 8x7, algorithm: wilson}"},
    {"hexagon", "{size: 8x7, grid: hexagon, algorithm: backtracker}"},
    {"polar", "{size: 9x9, grid: polar, algorithm: wilson}"},
    {"voronoi", "{size: 8x8, grid: voronoi, algorithm: kruskal}"},
    {"weave", "{size: 9x9, algorithm: kruskal, weave: 0.4}"},
    {"rounded", "{size: 7x9, algorithm: wilson, walls: rounded}"},
    {"toned", "{size: 12x12, algorithm: wilson, tone: dark.png}"},
    {"block", "{size: 7x6, algorithm: wilson, walls: block}"},
};
const std::string cave = "{size: 17x15, algorithm: cavern, walls: rounded}";

std::string two_of(const std::string& puzzle) { return "      - " + puzzle + "\n      - " + puzzle; }

bool contains(const std::set<std::string>& steps, const std::string& step) { return steps.count(step) > 0; }

Path wall_line(const Book& book, Wall w, double from, double to) {
  const Edge e = edge(*book.puzzles[0].puzzle.maze.topology, w);
  const PageTransform& t = book.puzzles[0].printed.puzzle.to_page;
  Path path;
  path.move_to(t(point_on(e, from)));
  for (int i = 1; i <= 8; ++i) path.line_to(t(point_on(e, from + (to - from) * i / 8)));
  return path;
}

/// Draws a line on the first puzzle's page.
SmallBook::ChangePage draw_over(const Book& book, Path path, double width, Ink ink) {
  const int on = book.puzzles[0].printed.page;
  return [=](Page& page, int number) {
    if (number == on)
      page.frame.items.push_back(Shape{path, Stroke{width, ink, Cap::butt, Join::round, {}}, std::nullopt});
  };
}

}  // namespace

TEST_CASE("a true book is proven, on every kind of grid") {
  std::string puzzles = two_of(cave);
  for (const Kind& kind : thin_kinds) puzzles += "\n" + two_of(kind.puzzle);
  for (const char* more : {"", "template: playful\nanswers: {place: separate}\nlanguage: ar\n",
                           "template: minimal\nanswers: {style: fill}\naudience: adult\npage: 6x9in\n"}) {
    const SmallBook book(puzzles, more);
    CHECK(finding_lines(book.prove()) == "");
  }
}

TEST_CASE("walls with the thickness of another picture are caught") {
  const SmallBook small(two_of("{size: 12x12, algorithm: wilson, tone: dark.png}"));
  const auto steps_of = [&](double weight, bool invert) {
    return failed_steps(small.prove([&](Book& b) {
      for (BookPuzzle& puzzle : b.puzzles) {
        puzzle.placed.style.tone->weight = weight;
        puzzle.placed.style.tone->invert = invert;
      }
    }));
  };
  CHECK(steps_of(0.8, false).empty());
  for (const auto& steps : {steps_of(0.8, true), steps_of(1.2, false)}) CHECK(contains(steps, "paper"));
  CHECK(contains(steps_of(1.2, false), "width"));
  CHECK(contains(steps_of(0.4, false), "strokes"));
}

TEST_CASE("walls that are removed, added, pierced or too thick are caught") {
  for (const Kind& kind : thin_kinds) {
    INFO(kind.name);
    const SmallBook small(two_of(kind.puzzle));
    const Book& book = small.book();
    const Maze& maze = book.puzzles[0].puzzle.maze;
    const PrintedInk& ink = book.puzzles[0].printed.puzzle;
    const Wall closed = some_wall(maze, false), open = some_wall(maze, true);
    const MazeStyle& style = book.puzzles[0].placed.style;
    const double thickest = style.tone ? style.tone->weight * ink.corridor_pt : ink.wall_pt;
    {
      const auto steps =
          failed_steps(small.prove([&](Book& b) { b.puzzles[0].puzzle.maze.open.set(index(closed)); }));
      CHECK(contains(steps, "graph"));
      CHECK(contains(steps, "walls"));
    }
    CHECK(contains(
        failed_steps(small.prove([&](Book& b) { b.puzzles[0].puzzle.maze.open.reset(index(open)); })),
        "graph"));
    {
      const auto steps = failed_steps(
          small.prove({}, draw_over(book, wall_line(book, closed, 0.25, 0.75), thickest + 1, white)));
      CHECK(contains(steps, "graph"));
      CHECK(contains(steps, "walls"));
    }
    // Bridges are narrower than the passages between walls.
    const double narrowed = kind.name == std::string("weave")
                                ? book.puzzles[0].placed.fit.pitch - 0.7 * ink.corridor_pt
                                : thickest + 0.3 * ink.corridor_pt;
    const auto thinned = [&](Book& b) { b.puzzles[0].placed.style.wall = points(narrowed); };
    CHECK(contains(failed_steps(small.prove(thinned)), "width"));
  }
}

TEST_CASE("rock that is dug or falls in a cave is caught") {
  const SmallBook small(two_of(cave));
  const Maze& maze = small.book().puzzles[0].puzzle.maze;
  const Lattice& floor = std::get<Lattice>(*maze.topology);
  const auto with_rock = [&](auto change) {
    return [&, change](Book& b) {
      Maze& changed = b.puzzles[0].puzzle.maze;
      BitSet rock(floor.cell_limit());
      for_each_cell(floor.without_rock(), [&](Cell c) {
        if (floor.is_rock(c)) rock.set(index(c));
      });
      change(rock);
      const Lattice dug = floor.without_rock().with_rock(rock);
      for_each_doorway(dug, [&](Wall w, Cell, Cell) { changed.open.set(index(w)); });
      changed.topology = std::make_shared<const AnyTopology>(dug);
    };
  };
  const CellPath& way = small.book().puzzles[0].puzzle.solution;
  Cell beside = no_cell;
  floor.for_each_side(way[way.size() / 2], [&](Cell n, Wall) {
    if (floor.is_rock(n)) beside = n;
  });
  REQUIRE(beside != no_cell);
  CHECK(contains(failed_steps(small.prove(with_rock([&](BitSet& rock) { rock.reset(index(beside)); }))),
                 "graph"));
  const auto steps =
      failed_steps(small.prove(with_rock([&](BitSet& rock) { rock.set(index(way[way.size() / 2])); })));
  CHECK(contains(steps, "graph"));
  CHECK(contains(steps, "solvable"));
}

TEST_CASE("wrong answers are caught") {
  const auto in_one_ink = [](HouseData& house) { house.look.answer_wall_gray = 0; };
  for (const Kind& kind : thin_kinds)
    for (const std::string style : {"line", "dashed", "fill", "one ink"}) {
      if (style == "dashed" && kind.name != std::string("voronoi") && kind.name != std::string("square"))
        continue;
      if (style == "fill" && kind.name != std::string("hexagon")) continue;
      if (style == "one ink" && kind.name != std::string("square") && kind.name != std::string("polar"))
        continue;
      INFO(kind.name << " " << style);
      const bool one_ink = style == "one ink";
      const SmallBook small(two_of(kind.puzzle), "answers: {style: " + (one_ink ? "line" : style) + "}\n",
                            one_ink ? in_one_ink : SmallBook::ChangeHouse());
      const Book& book = small.book();
      if (one_ink) CHECK(finding_lines(small.prove()) == "");
      const auto swapped = failed_steps(small.prove([](Book& b) {
        std::swap(b.puzzles[0].puzzle.maze, b.puzzles[1].puzzle.maze);
        std::swap(b.puzzles[0].puzzle.strokes, b.puzzles[1].puzzle.strokes);
        std::swap(b.puzzles[0].answer.fit.gates, b.puzzles[1].answer.fit.gates);
      }));
      CHECK(contains(swapped, "answer"));
      if (style == "fill") continue;
      const double pen = answer_pen(book.puzzles[0].answer.fit, book.puzzles[0].answer.style).width;
      const auto with_way = [&](auto change) {
        return [&, change](Page& page, int number) {
          if (number != book.puzzles[0].printed.answer_page) return;
          for (Item& item : page.frame.items)
            if (auto* shape = std::get_if<Shape>(&item))
              if (shape->stroke && shape->stroke->width == pen && shape->stroke->ink == black) change(*shape);
        };
      };
      const auto shifted = failed_steps(small.prove({}, with_way([&](Shape& way) {
                                                      for (Point& p : way.path.points)
                                                        p.x += book.puzzles[0].answer.fit.pitch / 2;
                                                    })));
      CHECK(contains(shifted, "answer"));
      if (style == "dashed") continue;
      // Even where the manifest claims it: where corridors are unequal, it gives the narrowest.
      const bool unequal = kind.name == std::string("voronoi") || kind.name == std::string("polar");
      const double corridor = book.puzzles[0].printed.answer.corridor_pt * (unequal ? 1.5 : 1);
      const auto broad = failed_steps(
          small.prove({}, with_way([&](Shape& way) { way.stroke->width = corridor; }), 0, [&](BookClaim& b) {
            for (PuzzleClaim& p : b.puzzles) p.answer->path_pt = corridor;
          }));
      CHECK(contains(broad, "answer"));
    }
}

TEST_CASE("a solution that is filled elsewhere, or not at all, is caught") {
  const SmallBook small(two_of(thin_kinds[0].puzzle), "answers: {style: fill}\n");
  const auto cut = failed_steps(small.prove(
      [](Book& b) { b.puzzles[0].puzzle.strokes[0].erase(b.puzzles[0].puzzle.strokes[0].begin() + 2); }));
  CHECK(contains(cut, "answer"));
}

TEST_CASE("wrong references, moved marks and lost pages are caught") {
  const SmallBook small(two_of("{size: 8x7, algorithm: wilson}"));
  const Book& book = small.book();
  const auto retold = [&](const std::string& from, const std::string& to) {
    return failed_steps(small.prove({}, [&](Page& page, int) {
      for (Item& item : page.frame.items)
        if (auto* run = std::get_if<TextRun>(&item); run && run->text == from) run->text = to;
    }));
  };
  const int answer = book.puzzles[0].printed.answer_page, puzzle = book.puzzles[0].printed.page;
  const auto n = [](int i) { return std::to_string(i); };
  CHECK(contains(retold("Answer on page " + n(answer), "Answer on page " + n(answer + 1)), "references"));
  CHECK(contains(retold("Maze on page " + n(puzzle), "Maze on page " + n(puzzle + 1)), "answer_references"));

  const auto moved = failed_steps(small.prove({}, [&](Page& page, int number) {
    for (Item& item : page.frame.items)
      if (auto* shape = std::get_if<Shape>(&item);
          number == puzzle && shape && shape->path.points.size() == 7)
        for (Point& p : shape->path.points)
          p = p + Point{book.puzzles[0].placed.fit.pitch, book.puzzles[0].placed.fit.pitch};
  }));
  CHECK(contains(moved, "marks"));

  CHECK(contains(failed_steps(small.prove({}, {}, puzzle)), "pages"));
  const auto without_answers = small.prove({}, {}, answer);
  CHECK(contains(failed_steps(without_answers), "pages"));
  for (std::size_t i = 1; i < without_answers.size(); ++i) CHECK_FALSE(without_answers[i].held());
  const auto inked = failed_steps(small.prove({}, [](Page& page, int) {
    page.frame.items.push_back(Shape{rectangle_path({3, 3, 9, 9}), std::nullopt, black});
  }));
  CHECK(contains(inked, "margins"));
}

TEST_CASE("pages without mazes are read as well") {
  const SmallBook small(two_of("{size: 8x7, algorithm: wilson}"), "front: [title, contents]\n");
  const Book& book = small.book();
  std::set<int> with_mazes;
  for (const BookPuzzle& p : book.puzzles) with_mazes.insert({p.printed.page, p.printed.answer_page});
  int other = 0;
  for (int page = 1; page <= small.claims().pages; ++page)
    if (with_mazes.count(page) == 0) other = page;
  REQUIRE(other > 0);
  const auto inked = failed_steps(small.prove({}, [&](Page& page, int number) {
    if (number == other)
      page.frame.items.push_back(Shape{rectangle_path({300, 3, 306, 9}), std::nullopt, black});
  }));
  CHECK(contains(inked, "margins"));
  bool changed = false;
  const auto misnumbered = failed_steps(small.prove({}, [&](Page& page, int number) {
    for (Item& item : page.frame.items)
      if (auto* run = std::get_if<TextRun>(&item);
          run && with_mazes.count(number) == 0 && run->text.rfind("–", 0) == 0) {
        run->text = "–9–";
        changed = true;
      }
  }));
  REQUIRE(changed);
  CHECK(contains(misnumbered, "pages"));
}

TEST_CASE("a maze off its place is reported as such") {
  const SmallBook small(two_of("{size: 8x7, algorithm: wilson}"));
  const auto moved =
      failed_steps(small.prove([](Book& b) { b.puzzles[0].placed.fit.transform.shift.x += 3; }));
  CHECK(contains(moved, "registration"));
}
