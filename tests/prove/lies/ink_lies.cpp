#include <fmt/format.h>

#include "prove/lies/lie.h"

namespace mazefolio::tests {
namespace {

const char *const white_ink = "1 1 1 rg 1 1 1 RG", *const black_ink = "0 g 0 G";

using Plant = std::function<bool(LyingBook&)>;

std::string gray_ink(double level) { return fmt::format("{0} g {0} G", level); }

/// The whole solution, drawn on the page of its puzzle.
Plant solution(double width, const std::string& ink) {
  return [=](LyingBook& b) {
    b.pdf.draw_over(b.puzzle.page, b.solution(width, ink));
    return true;
  };
}

/// A line along a border of this kind, by the thickness of walls.
Plant along(BorderKind kind, double thickness, const std::string& ink) {
  return [=](LyingBook& b) {
    const auto border = b.border(kind);
    if (border) b.pdf.draw_over(b.puzzle.page, b.along(*border, thickness * b.puzzle.ink.wall_pt, ink));
    return border.has_value();
  };
}

/// A line across a border of this kind, by the thickness of walls.
Plant across(BorderKind kind, double thickness, const std::string& ink) {
  return [=](LyingBook& b) {
    const auto border = b.border(kind);
    if (border) b.pdf.draw_over(b.puzzle.page, b.across(*border, thickness * b.puzzle.ink.wall_pt, ink));
    return border.has_value();
  };
}

/// A square in the middle of a passage, by the width of corridors.
Plant spot(double size, const std::string& ink) {
  return [=](LyingBook& b) {
    const Point p = b.middle();
    const double half = size * b.puzzle.ink.corridor_pt / 2;
    b.pdf.draw_over(b.puzzle.page, LyingBook::box({p.x - half, p.y - half, p.x + half, p.y + half}, ink));
    return true;
  };
}

Plant cover(std::vector<Rect> InkClaim::*boxes) {
  return [=](LyingBook& b) {
    const std::vector<Rect>& all = b.puzzle.ink.*boxes;
    if (all.empty()) return false;
    b.pdf.draw_over(b.puzzle.page, LyingBook::box(all.front(), white_ink));
    return true;
  };
}

bool cover_arrow(LyingBook& b) {
  const auto& arrows = b.puzzle.ink.arrows;
  if (arrows.empty()) return false;
  Rect box{1e9, 1e9, -1e9, -1e9};
  for (const Point p : arrows.front()) box = enclosing(box, {p.x, p.y, p.x, p.y});
  b.pdf.draw_over(b.puzzle.page, LyingBook::box(box, white_ink));
  return true;
}

bool fill_open_arrow(LyingBook& b) {
  const InkClaim& ink = b.puzzle.ink;
  if (!ink.open_arrow) return false;
  const std::vector<Point>& arrow = ink.arrows.at(*ink.open_arrow);
  const Point head = midpoint(arrow[0], midpoint(arrow[1], arrow[6]));
  b.pdf.draw_over(b.puzzle.page,
                  LyingBook::box({head.x - 0.7, head.y - 0.7, head.x + 0.7, head.y + 0.7}, black_ink));
  return true;
}

enum class Line { wall, rim, path, answer_wall, answer_rim };

/// Lines of one kind, drawn by another thickness.
Plant scaled(Line line, double factor) {
  return [=](LyingBook& b) {
    const InkClaim &own = b.puzzle.ink, &answer = b.puzzle.answer->ink;
    const bool in_answer = line == Line::path || line == Line::answer_wall || line == Line::answer_rim;
    const bool wall = line == Line::wall || line == Line::answer_wall;
    if (!wall && line != Line::path && b.puzzle.rock)
      return false;  // of rock the frame, which no floor touches
    if (line == Line::path && b.puzzle.answer->path != PathStyle::line) return false;
    const double width = line == Line::path          ? b.puzzle.answer->path_pt
                         : line == Line::wall        ? own.wall_pt
                         : line == Line::rim         ? own.rim_pt
                         : line == Line::answer_wall ? answer.wall_pt
                                                     : answer.rim_pt;
    return b.pdf.scale_lines(in_answer ? b.puzzle.answer->page : b.puzzle.page, width, factor);
  };
}

bool dark_blue_walls(LyingBook& b) { return b.pdf.replace(b.puzzle.page, "0 G\n", "0 0 0.5 RG\n"); }

bool way_on_answer(LyingBook& b, double width, const std::string& ink) {
  // From the start straight to the finish, through all walls.
  const Point from = on_answer_page(b.puzzle.start, b.puzzle), to = on_answer_page(b.puzzle.finish, b.puzzle);
  b.pdf.draw_over(b.puzzle.answer->page,
                  fmt::format("{} {} w {} {} m {} {} l S\n", ink, width, from.x, from.y, to.x, to.y));
  return true;
}

bool gap_in_answer(LyingBook& b) {
  const double half = b.puzzle.answer->ink.corridor_pt * 0.4;
  const Point p = on_answer_page(b.puzzle.solution[b.puzzle.solution.size() / 2], b.puzzle);
  b.pdf.draw_over(b.puzzle.answer->page,
                  LyingBook::box({p.x - half, p.y - half, p.x + half, p.y + half}, white_ink));
  return b.puzzle.graph.crossings.empty();
}

bool wall_on_answer(LyingBook& b) {
  const auto border = b.border(BorderKind::passage);
  const Border& passage = b.puzzle.graph.borders[*border];
  const Point p = on_answer_page(b.puzzle.graph.corner(passage, 0), b.puzzle),
              q = on_answer_page(b.puzzle.graph.corner(passage, passage.count - 1), b.puzzle);
  b.pdf.draw_over(b.puzzle.answer->page,
                  fmt::format("{} {} w {} {} m {} {} l S\n", gray_ink(b.puzzle.answer->ink.wall_gray),
                              b.puzzle.answer->ink.wall_pt, p.x, p.y, q.x, q.y));
  return true;
}

bool other_answer(LyingBook& b) {  // another maze at the place of the answer
  if (b.manifest["puzzles"][1]["canonical_hash"] == b.entry()["canonical_hash"]) return false;
  b.entry()["answer_page"] = b.manifest["puzzles"][1]["answer_page"];
  b.entry()["answer"]["bbox_pt"] = b.manifest["puzzles"][1]["answer"]["bbox_pt"];
  return true;
}

bool shifted_maze(LyingBook& b) {
  b.pdf.begin_with(b.puzzle.page, "1 0 0 1 4 0 cm");
  return true;
}

bool stray_line(LyingBook& b) {
  const Rect& slot = b.puzzle.ink.slot;  // the note of the answer stands in the middle
  b.pdf.draw_over(b.puzzle.page,
                  fmt::format("0.9 G 1 w {0} {1} m {2} {1} l S\n", slot.x0 + 1, slot.y1 - 3, slot.x0 + 15));
  return true;
}

bool ink_in_margin(LyingBook& b) {
  b.pdf.draw_over(b.puzzle.page, LyingBook::box({4, 300, 9, 310}, gray_ink(0.9)));
  return true;
}

}  // namespace

std::vector<Lie> ink_lies() {
  using enum BorderKind;
  return {
      {"the solution in 20 percent gray on the puzzle", "paper", solution(6, gray_ink(0.8))},
      {"the solution in 7 percent gray on the puzzle", "paper", solution(6, gray_ink(0.93))},
      {"the solution in 3 percent gray on the puzzle", "paper", solution(6, gray_ink(0.97))},
      {"the solution as a thin line of 50 percent", "paper", solution(1, gray_ink(0.5))},
      {"the solution in yellow on the puzzle", "paper", solution(6, "1 1 0 rg 1 1 0 RG")},
      {"the solution in palest blue on the puzzle", "color or paper",
       solution(6, "0.9 0.9 1 rg 0.9 0.9 1 RG")},
      {"the solution in black on the puzzle", "paper", solution(2, black_ink)},
      {"a pale spot in a passage", "paper", spot(0.4, gray_ink(0.95))},
      {"a gray spot in a passage", "paper", spot(0.3, gray_ink(0.5))},
      {"a black spot in a passage", "paper", spot(0.3, black_ink)},
      {"a passage that is closed in black", "graph", along(passage, 1, black_ink)},
      {"a passage that is closed in 60 percent gray", "paper", along(passage, 1.2, gray_ink(0.4))},
      {"a passage that is closed in 30 percent gray", "paper", along(passage, 1.2, gray_ink(0.7))},
      {"a passage that is closed in 5 percent gray", "paper", along(passage, 1.2, gray_ink(0.95))},
      {"a passage with a bar along its middle", "paper", across(passage, 1, black_ink)},
      {"a wall that is opened", "graph", along(wall, 3, white_ink)},
      {"a wall with a slit", "graph", across(wall, 1, white_ink)},
      {"a rim that is opened", "graph", along(rim, 4, white_ink)},
      {"a rim with a slit", "graph", across(rim, 1, white_ink)},
      {"a gate that is closed", "graph", along(gate, 1.5, black_ink)},
      {"a wall without ink", "walls", along(wall, 3, white_ink)},
      {"a mark that is covered", "marks or words", cover(&InkClaim::marks)},
      {"an arrow that is covered", "marks", cover_arrow},
      {"an open arrow that is filled", "marks", fill_open_arrow},
      {"walls half as thick", "strokes", scaled(Line::wall, 0.5)},
      {"walls a third as thick", "strokes", scaled(Line::wall, 0.33)},
      {"walls as hairlines", "registration or strokes", scaled(Line::wall, 0.05)},
      {"walls half as thick again", "strokes",
       [](LyingBook& b) { return !b.puzzle.rock && scaled(Line::wall, 1.6)(b); }},
      {"a rim half as thick", "strokes", scaled(Line::rim, 0.5)},
      {"a rim a third as thick", "strokes", scaled(Line::rim, 0.33)},
      {"dark blue walls in a black book", "color", dark_blue_walls},
      {"a maze off its place", "registration or graph", shifted_maze},
      {"a pale line that nobody claims", "claims", stray_line},
      {"pale ink in the margin", "margins", ink_in_margin},
      {"an answer's line as a hairline", "answer_strokes", scaled(Line::path, 0.08)},
      {"an answer's line half as thick", "answer_strokes", scaled(Line::path, 0.5)},
      {"an answer's walls half as thick", "answer_strokes", scaled(Line::answer_wall, 0.5)},
      {"an answer's rim half as thick", "answer_strokes", scaled(Line::answer_rim, 0.5)},
      {"a second way on the answer", "answer_paper or answer",
       [](LyingBook& b) { return way_on_answer(b, 1.5, black_ink); }},
      {"a second way in 10 percent gray on the answer", "answer_paper",
       [](LyingBook& b) { return way_on_answer(b, 3, gray_ink(0.9)); }},
      {"a gap in the answer's line", "answer", gap_in_answer},
      {"a wall more on the answer", "answer", wall_on_answer},
      {"the answer of another maze", "answer", other_answer},
  };
}

}  // namespace mazefolio::tests
