#include "prove/lies/lie.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/system/file.h"
#include "publish/proof.h"
#include "publish/remake.h"
#include "support/temporary_folder.h"

namespace mazefolio::tests {
namespace {

double length_of(const GraphClaim& graph, const Border& b) {
  const Point d = graph.corner(b, b.count - 1) - graph.corner(b, 0);
  return std::sqrt(dot(d, d));
}

std::string stroke(const std::vector<Point>& line, double width, const std::string& ink) {
  std::string out = fmt::format("{} 0 J {} w ", ink, width);
  for (std::size_t i = 0; i < line.size(); ++i)
    out += fmt::format("{:.3f} {:.3f} {} ", line[i].x, line[i].y, i == 0 ? "m" : "l");
  return out + "S\n";
}

}  // namespace

LyingBook::LyingBook(const SmallBook& book)
    : pdf(book.print()),
      manifest(nlohmann::json::parse(book.manifest())),
      claims(book.claims()),
      puzzle(claims.puzzles[0]),
      book_(book) {}

void LyingBook::print(const SmallBook::ChangePage& change) { pdf = PdfEdit(book_.print(change)); }

std::set<std::string> LyingBook::failed() const {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "book.pdf";
  write_file(path, pdf.bytes());
  const BookClaim claimed = read_claims(manifest.dump(), "book.json");
  Remaker remaker(claimed);
  return failed_steps(prove_book(
      claimed, {path, "", 1, papers_of, [&](const PuzzleClaim& p) { return remaker.entry(p); }, {}}));
}

std::optional<std::uint32_t> LyingBook::border(BorderKind kind) const {
  const GraphClaim& graph = puzzle.graph;
  std::vector<std::uint8_t> lane(graph.cells.size());
  for (const auto& [over, under] : graph.crossings) lane[over] = lane[under] = 1;
  std::optional<std::uint32_t> best;
  double most = 0;
  const auto count = static_cast<std::uint32_t>(graph.borders.size());
  for (std::uint32_t k = 0; k < count; ++k) {
    const std::uint32_t i = (k + count / 2) % count;  // from the middle of the list
    const Border& b = graph.borders[i];
    if (b.kind != kind || lane[b.a] || (b.b != no_claimed_cell && lane[b.b])) continue;
    const Point p = midpoint(graph.corner(b, 0), graph.corner(b, b.count - 1));
    const bool marked = std::any_of(puzzle.ink.marks.begin(), puzzle.ink.marks.end(), [&](const Rect& mark) {
      const Rect near = inset(mark, -puzzle.ink.corridor_pt);
      return p.x > near.x0 && p.x < near.x1 && p.y > near.y0 && p.y < near.y1;
    });
    if (marked || length_of(graph, b) < most * 1.2) continue;
    most = length_of(graph, b);
    best = i;
  }
  return best;
}

std::string LyingBook::along(std::uint32_t border, double width, const std::string& ink) const {
  const Border& b = puzzle.graph.borders[border];
  std::vector<Point> line;
  for (std::uint32_t i = 0; i < b.count; ++i) line.push_back(puzzle.graph.corner(b, i));
  return stroke(line, width, ink);
}

std::string LyingBook::across(std::uint32_t border, double width, const std::string& ink) const {
  const Border& b = puzzle.graph.borders[border];
  const Point p = puzzle.graph.corner(b, 0), q = puzzle.graph.corner(b, b.count - 1), d = q - p;
  const Point side = Point{-d.y, d.x} * (puzzle.ink.corridor_pt / 2 / std::sqrt(dot(d, d))),
              m = midpoint(p, q);
  return stroke({m - side, m + side}, width, ink);
}

std::string LyingBook::solution(double width, const std::string& ink, bool answer) const {
  std::vector<Point> line = puzzle.solution;
  if (answer)
    for (Point& p : line) p = on_answer_page(p, puzzle);
  return stroke(line, width, ink);
}

std::string LyingBook::box(const Rect& r, const std::string& ink) {
  return fmt::format("{} {:.3f} {:.3f} {:.3f} {:.3f} re f\n", ink, r.x0, r.y0, r.width(), r.height());
}

Point LyingBook::middle() const {
  const Border& b = puzzle.graph.borders[*border(BorderKind::passage)];
  return midpoint(puzzle.graph.corner(b, 0), puzzle.graph.corner(b, b.count - 1));
}

std::optional<Rect> LyingBook::words(int page, const std::string& part) const {
  for (const WordsClaim& words : claims.printed[static_cast<std::size_t>(page - 1)].words)
    if (words.text.find(part) != std::string::npos) return words.box;
  return std::nullopt;
}

}  // namespace mazefolio::tests
