#include "book/manifest.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "draw/draw_solution.h"
#include "draw/outline.h"
#include "solve/difficulty.h"

namespace mazefolio {
namespace {

using Json = nlohmann::ordered_json;

double rounded(double v) { return std::round(v * 1000) / 1000; }
Json json(Point p) { return Json::array({rounded(p.x), rounded(p.y)}); }
Json json(const Rect& r) { return Json::array({rounded(r.x0), rounded(r.y0), rounded(r.x1), rounded(r.y1)}); }

Json json(const std::vector<Point>& points, const Transform& t) {
  Json list = Json::array();
  for (const Point p : points) list.push_back(json(t(p)));
  return list;
}

// A walk between goals may come through a cell more than once.
std::size_t solution_cells(const Puzzle& p) {
  CellPath cells = p.solution;
  std::sort(cells.begin(), cells.end());
  return static_cast<std::size_t>(std::unique(cells.begin(), cells.end()) - cells.begin());
}

std::vector<Point> crossing_centers(const AnyTopology& t) {
  std::vector<Point> centers;
  if (const auto* graph = std::get_if<PlanarGraph>(&t))
    for (const PlanarGraph::Crossing& c : graph->crossings()) centers.push_back(graph->center(c.over));
  return centers;
}

Json puzzle_json(const Puzzle& p, const Printed& where) {
  const AnyTopology& t = *p.maze.topology;
  Json outline = Json::array();
  for (const std::vector<Point>& ring : outline_rings(p.maze, where.rounding))
    outline.push_back(json(ring, where.to_page));

  Json j;
  j["number"] = p.number;
  j["title"] = p.title;
  j["id"] = to_text(p.id);
  j["page"] = where.page;
  if (where.answer_page > 0) j["answer_page"] = where.answer_page;
  j["grid"] = p.id.grid.name;
  j["shape"] = p.id.shape.name;
  j["size"] = {p.id.columns, p.id.rows};
  j["algorithm"] = p.id.algorithm.name;
  j["seed"] = p.id.seed;
  j["perfect"] = p.perfect;
  j["difficulty"] = {{"asked", p.asked.empty() ? Json() : Json(p.asked)},
                     {"level", std::floor(level_position(p.score) * 10) / 10},
                     {"score", rounded(p.score)}};
  j["cells"] = p.metrics.cells;
  j["solution_cells"] = solution_cells(p);
  if (p.dropped > 0) j["dropped_cells"] = p.dropped;
  j["dead_ends"] = p.metrics.dead_ends;
  j["junctions"] = p.metrics.junctions + p.metrics.crossings;
  j["canonical_hash"] = p.canonical_hash;
  j["corridor_pt"] = rounded(where.corridor_pt);
  j["wall_pt"] = rounded(where.wall_pt);
  j["bbox_pt"] = json(where.to_page(bounds(t)));
  j["outline_pt"] = std::move(outline);
  j["start_pt"] = json(where.to_page(center(t, p.maze.start.cell)));
  j["finish_pt"] = json(where.to_page(center(t, p.maze.finish.cell)));
  j["goals_pt"] = Json::array();
  for (const Gate& goal : p.maze.goals) j["goals_pt"].push_back(json(where.to_page(center(t, goal.cell))));
  j["solution_pt"] = json(solution_points(p.maze, p.solution), where.to_page);
  j["marks_pt"] = Json::array();
  for (const Rect& mark : where.marks) j["marks_pt"].push_back(json(mark));
  j["crossings_pt"] = json(crossing_centers(t), where.to_page);
  if (where.answer_page > 0)
    j["answer"] = {{"bbox_pt", json(where.to_answer(bounds(t)))},
                   {"scale", std::round(where.to_answer.scale / where.to_page.scale * 1e6) / 1e6}};
  return j;
}

// Names of files may be any bytes, JSON is UTF-8.
std::string text_of(const Json& j) { return j.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string manifest_json(const BookSpec& spec, const std::vector<Puzzle>& puzzles,
                          const std::vector<Printed>& printed, const ManifestFacts& facts) {
  Json j;
  j["mazefolio"] = MAZEFOLIO_VERSION;
  j["spec"] = std::filesystem::path(spec.file).filename().string();
  j["spec_sha256"] = spec.sha256;
  j["seed"] = spec.seed;
  j["pdf"] = facts.pdf;
  j["pdf_sha256"] = facts.pdf_sha256;
  if (!facts.answers_pdf.empty()) j["answers_pdf"] = facts.answers_pdf;
  j["pages"] = facts.pages;
  j["page_size_pt"] = {rounded(facts.page_size.width), rounded(facts.page_size.height)};
  j["fonts"] = Json::array();
  for (const FontUse& font : facts.fonts) j["fonts"].push_back({{"asked", font.asked}, {"used", font.used}});
  std::string text = "{";
  for (const auto& [key, value] : j.items()) text += text_of(key) + ": " + text_of(value) + ",\n ";
  text += "\"puzzles\": [";
  for (std::size_t i = 0; i < puzzles.size(); ++i)
    text += (i == 0 ? "\n  " : ",\n  ") + text_of(puzzle_json(puzzles[i], printed[i]));
  return text + "\n]}\n";
}

}  // namespace mazefolio
