#include "book/manifest.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/system/parallel.h"
#include "book/maze_lines.h"
#include "book/named_art.h"
#include "book/page_text.h"
#include "book/printed_graph.h"
#include "draw/crossing.h"
#include "maze/canonical_hash.h"
#include "maze/mark_shapes.h"
#include "puzzle/rule_rating.h"
#include "solve/figures.h"

namespace mazefolio::book {
namespace {

using Json = nlohmann::ordered_json;

Json json(Point p) { return Json::array({place(p.x), place(p.y)}); }
Json json(const Rect& r) { return Json::array({rounded(r.x0), rounded(r.y0), rounded(r.x1), rounded(r.y1)}); }

Json json(const std::vector<Point>& points, const PageTransform& t) {
  Json list = Json::array();
  for (const Point p : points) list.push_back(json(t(p)));
  return list;
}

std::vector<Point> crossing_centers(const AnyTopology& t) {
  std::vector<Point> centers;
  if (const auto* graph = std::get_if<PlanarGraph>(&t))
    for (const PlanarGraph::Crossing& c : graph->crossings()) centers.push_back(graph->center(c.over));
  return centers;
}

// How a maze is inked; of an answer the keys have the same meaning.
void add_ink(Json& j, const PrintedInk& ink) {
  j["corridor_pt"] = rounded(ink.corridor_pt);
  j["wall_pt"] = rounded(ink.wall_pt);
  j["rim_pt"] = rounded(ink.rim_pt);
  if (ink.border_pt > 0) j["border_pt"] = rounded(ink.border_pt);
  if (ink.rail_pt > 0) j["rail_pt"] = rounded(ink.rail_pt);
  j["rounding_pt"] = rounded(ink.rounding * std::fabs(ink.to_page.scale));
  j["wall_grey"] = rounded(ink.wall_gray);
  if (ink.colors != MazeColors{}) {
    j["wall_color"] = hex_of(ink.colors.walls);
    j["ground_color"] = hex_of(ink.colors.ground);
  }
  if (ink.details) {
    j["details_grey"] = ink.details->gray;
    j["details_pt"] = Json::array();
    for (const Ring& ring : ink.details->rings) {
      std::vector<Point> line;
      for (const RingPoint& p : ring) line.push_back(p.at);
      j["details_pt"].push_back(json(line, ink.to_page));
    }
  }
  j["marks_pt"] = Json::array();
  for (const Rect& mark : ink.marks) j["marks_pt"].push_back(json(mark));
  j["arrows_pt"] = Json::array();
  for (const std::vector<Point>& arrow : ink.arrows) j["arrows_pt"].push_back(json(arrow, {}));
  if (ink.open_arrow) j["open_arrow"] = *ink.open_arrow;
  j["slot_pt"] = json(ink.slot);
}

Json named_json(const NamedArt& art) {
  Json list = Json::array();
  for (const NamedBoxes& named : art) {
    Json boxes = Json::array();
    for (const Rect& box : named.boxes) boxes.push_back(json(box));
    list.push_back({{"picture", named.picture}, {"boxes_pt", std::move(boxes)}});
  }
  return list;
}

Json page_json(const PageInk& page, const std::string& kind, const ArtNames& names) {
  Json words = Json::array(), art = Json::array();
  for (const PlacedWords& line : page.words)
    words.push_back({{"text", line.text}, {"box_pt", json(line.box)}});
  for (const Rect& box : page.art) art.push_back(json(box));
  Json j;
  if (!kind.empty()) j["kind"] = kind;
  j["words"] = std::move(words);
  j["art_boxes_pt"] = std::move(art);
  const ArtNames::OfPage named = names.of(page);
  if (named.border) j["border"] = *named.border;
  if (!named.others.empty()) j["pictures"] = named_json(named.others);
  return j;
}

Json audit_json(const std::vector<PageAudit>& pages) {
  Json list = Json::array();
  for (const PageAudit& page : pages) {
    Json j{{"page", page.page}};
    for (const FigureRow& row : audit_figures())
      if (const std::optional<double> figure = page.*row.figure) j[row.name] = rounded(*figure);
    list.push_back(std::move(j));
  }
  return list;
}

bool has_color(const std::vector<PageInk>& pages) {
  return std::any_of(pages.begin(), pages.end(), [](const PageInk& page) { return page.color; });
}

Json art_json(const std::vector<PrintedArt>& art) {
  Json list = Json::array();
  for (const PrintedArt& picture : art) {
    Json j{{"gate", picture.gate}, {"icon", picture.icon}, {"box_pt", json(picture.box)}};
    if (picture.inside) j["inside"] = true;
    list.push_back(std::move(j));
  }
  return list;
}

Json answer_json(const Printed& where, const Rect& bounds) {
  Json j{
      {"bbox_pt", json(where.answer.to_page(bounds))},
      {"scale", std::round(std::fabs(where.answer.to_page.scale) / where.puzzle.to_page.scale * 1e6) / 1e6}};
  if (where.answer.to_page.scale < 0) j["turned"] = true;
  add_ink(j, where.answer);
  j["path"] = name_of(where.path);
  j["path_pt"] = rounded(where.path_pt);
  j["path_grey"] = rounded(where.path_gray);
  return j;
}

const char* name_of(Only only) {
  switch (only) {
    case Only::way:
      return "way";
    case Only::shortest:
      return "shortest";
    case Only::value:
      return "value";
    case Only::ends:
      break;
  }
  return "ends";
}

/// Where strings run, and their tiles: left, right, above and below are the middles of a tile's sides.
void add_strings(Json& j, const TanglePicture& tangle, const std::vector<CellMark>& tiles) {
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    Json of_tile{{"at_pt", json(tangle.tiles[i].middle)}, {"text", tiles[i].text}};
    for (const Point side : tangle.tiles[i].sides) of_tile["sides_pt"].push_back(json(side));
    j["marks"].push_back(std::move(of_tile));
  }
  for (const StringEnd& end : tangle.ends)
    j["ends_pt"].push_back(
        {{"name", end.name}, {"first", end.first}, {"at", json(end.ring)}, {"radius", rounded(end.radius)}});
  for (const std::vector<Cubic>& string : tangle.strings)
    j["strings_pt"].push_back(json(points_of(string), {}));
}

/// What is asked of the way beside the walls, and what is printed in the cells for it.
Json rule_json(const BookPuzzle& puzzle) {
  const Maze& maze = puzzle.puzzle.maze;
  const ChosenRule& rule = puzzle.puzzle.rule;
  Json j{{"kind", rule.row->name}, {"options", Json::object()}, {"only", name_of(rule.only())}};
  for (const auto& [name, value] : rule.options.all()) j["options"][name] = value;
  if (const std::string message = rule.message(); !message.empty()) j["message"] = message;
  if (rule.has_own_way()) {
    const Saying saying = rule.saying();
    j["says"] = {{"key", saying.key}};
    for (const auto& [name, value] : saying.values)
      if (!value.empty()) j["says"][name] = value;
    if (maze.marks->target > 0) j["says"]["sum"] = std::to_string(maze.marks->target);
    j["moves"] = puzzle.puzzle.moves;
  }
  const auto on_page = [&](Point p) { return json(puzzle.printed.puzzle.to_page(p)); };
  j["marks"] = Json::array();
  const TanglePicture* const tangle = puzzle.placed.fit.tangle.get();
  if (tangle) add_strings(j, *tangle, maze.marks->cells);
  for (const CellMark& mark : tangle ? std::vector<CellMark>{} : maze.marks->cells) {
    const auto [key, told] = told_mark(mark.text);
    j["marks"].push_back({{"at_pt", on_page(center(*maze.topology, mark.cell))}, {key, told}});
  }
  const PlacedMaze& placed = puzzle.placed;
  const double arrow_pt =
      length_of_arrows(maze, placed.fit.transform, printed_style(maze, placed.fit, placed.style));
  for (const PassageMark& mark : maze.marks->passages) {
    Json of_passage{{"passage_pt", on_page(middle_of(maze, mark))}};
    if (mark.to == no_cell)
      of_passage["door"] = mark.text;
    else
      of_passage.update(
          {{"arrow_to_pt", on_page(center(*maze.topology, mark.to))}, {"length_pt", rounded(arrow_pt)}});
    j["marks"].push_back(std::move(of_passage));
  }
  if (rule.has_own_way()) {
    std::map<Cell, std::uint32_t> number;
    std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { number.emplace(c, number.size()); }); },
               *maze.topology);
    j["way"] = Json::array();
    for (const Cell c : puzzle.puzzle.solution) j["way"].push_back(number.at(c));
  }
  if (!maze.marks->names.empty()) j["order"] = maze.marks->names;
  if (const std::string told = told_by_answer(puzzle.puzzle); !told.empty()) j["told"] = told;
  return j;
}

Json puzzle_json(const BookPuzzle& puzzle) {
  const Puzzle& p = puzzle.puzzle;
  const Printed& where = puzzle.printed;
  const AnyTopology& t = *p.maze.topology;
  const PageTransform& to_page = where.puzzle.to_page;
  Json j;
  j["number"] = puzzle.number;
  j["title"] = puzzle.title;
  j["id"] = to_text(*p.id);
  j["page"] = where.page;
  if (where.answer_page > 0) j["answer_page"] = where.answer_page;
  if (!where.title.empty()) j["printed_title"] = where.title;
  if (!where.level.empty()) j["printed_level"] = where.level;
  if (where.level_style == LevelStyle::stars || where.level_style == LevelStyle::pips) {
    j["printed_signs"] = where.level_style == LevelStyle::stars ? "stars" : "pips";
    j["signs"] = where.signs;
  }
  j["grid"] = p.id->grid.name;
  j["shape"] = p.id->shape.name;
  j["size"] = {p.id->columns, p.id->rows};
  j["algorithm"] = p.id->algorithm.name;
  j["seed"] = p.id->seed;
  j["perfect"] = p.perfect;
  if (p.maze.marks) j["rule"] = rule_json(puzzle);
  const Explanation e = explain_by_rule(p.maze, p.rule);
  j["difficulty"] = {{"asked", puzzle.asked.empty() ? Json() : Json(puzzle.asked)}};
  const Measures m = measures(p.maze, p.solution);
  j["difficulty"].update(figures_json<Json>(figures_of(e.rating, m.cells)));
  j["difficulty"]["effort"] = effort_json<Json>(e);
  j["metrics"] = figures_json<Json>(figures_of(m));
  j["cells"] = p.metrics.cells;
  j["solution_cells"] = cells_of(p.solution).size();
  j["walk_cells"] = p.solution.size();
  if (p.fit.dropped > 0) j["dropped_cells"] = p.fit.dropped;
  if (p.fit.merged > 0) j["merged_cells"] = p.fit.merged;
  if (p.fit.likeness) j["likeness"] = rounded(*p.fit.likeness);
  if (p.fit.bridges > 0) j["bridges"] = rounded(p.fit.bridges);
  j["dead_ends"] = p.metrics.dead_ends;
  j["junctions"] = p.metrics.junctions + p.metrics.crossings;
  j["canonical_hash"] = p.canonical_hash;
  j["canonical_hash_with_gates"] = canonical_hash_with_gates(p.maze);
  add_ink(j, where.puzzle);
  for (const RockTextureRow& row : rock_textures())
    if (where.puzzle.rock == row.value) j["rock"] = row.name;
  j["bbox_pt"] = json(to_page(bounds(t)));
  j["start_pt"] = json(to_page(center(t, p.maze.start.cell)));
  j["finish_pt"] = json(to_page(center(t, p.maze.finish.cell)));
  j["goals_pt"] = Json::array();
  for (const Gate& goal : p.maze.goals) j["goals_pt"].push_back(json(to_page(center(t, goal.cell))));
  j["crossings_pt"] = json(crossing_centers(t), to_page);
  if (!j["crossings_pt"].empty()) {
    j["mouth_grey"] = mouth_gray;
    j["rail_inset"] = (1 - crossing_width) / 2;
  }
  if (!where.art.empty()) j["art_boxes_pt"] = art_json(where.art);
  if (where.answer_page > 0) j["answer"] = answer_json(where, bounds(t));
  return j;
}

// Names of files may be any bytes, JSON is UTF-8.
std::string text_of(const Json& j) { return j.dump(-1, ' ', false, Json::error_handler_t::replace); }

using Write = std::function<void(std::string_view)>;

void write_pages(std::string_view key, const std::vector<PageInk>& pages,
                 const std::vector<std::string>& kinds, const ArtNames& names, const Write& write) {
  write(fmt::format("\"{}\": [", key));
  for (const PageInk& page : pages) {
    const auto index = static_cast<std::size_t>(page.page) - 1;
    if (&page != &pages.front()) write(",");
    write(text_of(page_json(page, index < kinds.size() ? kinds[index] : "", names)));
  }
  write("],\n ");
}

/// Entries are made in parallel, a few at a time, while those before are written in their order.
void write_entries(const std::vector<BookPuzzle>& puzzles, unsigned jobs, const Write& write) {
  constexpr std::size_t at_once = 64;
  const char* before = "\n  ";
  std::vector<std::string> made;
  for (std::size_t first = 0; first < puzzles.size() || !made.empty(); first += at_once) {
    const std::vector<std::string> ready = std::exchange(made, {});
    if (first < puzzles.size()) made.resize(std::min(at_once, puzzles.size() - first));
    parallel_for(made.size() + (ready.empty() ? 0 : 1), jobs, [&](std::size_t i) {
      if (i < made.size()) {
        made[i] = manifest_entry(puzzles[first + i]);
        return;
      }
      for (const std::string& entry : ready) {
        write(std::exchange(before, ",\n  "));
        write(entry);
      }
    });
  }
}

}  // namespace

std::string manifest_entry(const BookPuzzle& puzzle) {
  std::string text = text_of(puzzle_json(puzzle));
  text.pop_back();  // the brace
  return fmt::format(R"({},{},"graph":{}}})", text, maze_lines_json(puzzle),
                     printed_graph_json(puzzle.puzzle.maze, puzzle.printed.puzzle.to_page,
                                        puzzle.printed.puzzle.wall_widths));
}

void write_manifest(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles, const ManifestFacts& facts,
                    const std::function<void(std::string_view)>& write) {
  Json j;
  j["mazefolio"] = MAZEFOLIO_VERSION;
  j["spec"] = std::filesystem::path(spec.file).filename().string();
  j["spec_sha256"] = spec.sha256;
  j["seed"] = spec.seed;
  j.update({{"pdf", facts.pdf}, {"pdf_sha256", facts.pdf_sha256}});
  if (!facts.answers_pdf.empty())
    j.update({{"answers_pdf", facts.answers_pdf}, {"answers_pages", facts.answers_pages}});
  const PageGeometry& g = facts.geometry;
  j["pages"] = facts.pages;
  j["page_size_pt"] = {rounded(g.page.width), rounded(g.page.height)};
  j["margins_pt"] = {{"inner", rounded(g.inner.pt)},
                     {"outer", rounded(g.outer.pt)},
                     {"top", rounded(g.top.pt)},
                     {"bottom", rounded(g.bottom.pt)}};
  if (g.bound_right) j["binding"] = "right";
  if (g.one_sided) j["one_sided"] = true;
  if (trim_size(g).width < g.page.width || trim_size(g).height < g.page.height)
    j["bleed_pt"] = {{"inner", rounded(g.bleed.inner.pt)},
                     {"outer", rounded(g.bleed.outer.pt)},
                     {"top", rounded(g.bleed.top.pt)},
                     {"bottom", rounded(g.bleed.bottom.pt)}};
  j["fonts"] = Json::array();
  for (const FontUse& font : facts.fonts) j["fonts"].push_back({{"asked", font.asked}, {"used", font.used}});
  j["ink"] = has_color(facts.printed) || has_color(facts.answers_printed) ? "color" : "black";
  const bool separate = !facts.answers_pdf.empty();
  if (spec.theme) j["theme"] = spec.theme->name;
  const ArtNames names = facts.house ? ArtNames(*facts.house, g) : ArtNames();
  for (const NamedArt& border : names.borders()) j["borders"].push_back(named_json(border));
  write("{");
  const auto write_fields = [&write](const Json& fields) {
    for (const auto& [key, value] : fields.items()) write(text_of(key) + ": " + text_of(value) + ",\n ");
  };
  write_fields(j);
  write_pages("printed", facts.printed, facts.kinds, names, write);
  if (separate) write_pages("answers_printed", facts.answers_printed, {}, names, write);
  Json audit{{"audit", audit_json(facts.audit)}};
  if (separate) audit["answers_audit"] = audit_json(facts.answers_audit);
  write_fields(audit);
  write("\"puzzles\": [");
  write_entries(puzzles, facts.jobs, write);
  write("\n]}\n");
}

std::string manifest_json(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles,
                          const ManifestFacts& facts) {
  std::string text;
  write_manifest(spec, puzzles, facts, [&text](std::string_view part) { text += part; });
  return text;
}

}  // namespace mazefolio::book
