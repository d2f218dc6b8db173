#include "preview/state_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "book/book.h"
#include "solve/difficulty.h"

namespace mazefolio::preview {
namespace {

using Json = nlohmann::ordered_json;

Json messages_json(const Diagnostics& found, const std::string& file) {
  Json all = Json::array();
  for (const Diagnostic& d : found.all())
    all.push_back({{"severity", d.severity == Severity::error ? "error" : "warning"},
                   {"line", d.place.file == file ? d.place.line : 0},
                   {"column", d.place.file == file ? d.place.column : 0},
                   {"file", d.place.file},
                   {"message", d.message},
                   {"hint", d.hint}});
  return all;
}

Json maze_json(const BookPuzzle& p, const PuzzleSpec& entry, Size page) {
  const Rect& slot = p.printed.puzzle.slot;
  Json maze{
      {"number", p.number},
      {"title", p.title},
      {"page", p.printed.page},
      {"answer_page", p.printed.answer_page},
      {"line", entry.place.line},
      {"column", entry.place.column},
      {"count", entry.count},
      {"id", p.puzzle.id ? to_text(*p.puzzle.id) : ""},
      {"cells", p.puzzle.metrics.cells},
      {"moves", p.puzzle.moves},
      {"attempt", p.puzzle.attempt},
      {"dead_ends", p.puzzle.metrics.dead_ends},
      {"box", {slot.x0 / page.width, slot.y0 / page.height, slot.x1 / page.width, slot.y1 / page.height}}};
  if (p.shows_level) maze.update({{"level", level_of(p.puzzle.score)}, {"score", p.puzzle.score}});
  return maze;
}

Json papers_json(const std::vector<Paper>& papers) {
  Json all = Json::array();
  for (const Paper& p : papers)
    all.push_back(
        {{"name", p.name}, {"summary", p.summary}, {"width_pt", p.width.pt}, {"height_pt", p.height.pt}});
  return all;
}

Json book_json(const MadeBook& made) {
  const Book& book = made.ready.book;
  const Size page = book.geometry.page;
  Json j{{"title", made.spec.title},
         {"pages", book.plan.pages.size()},
         {"key_pages", book.plan.key_pages.size()},
         {"width_pt", page.width},
         {"height_pt", page.height},
         {"template", made.spec.look},
         {"theme", made.spec.theme_name},
         {"audience", made.spec.audience},
         {"page", {made.spec.page.width.pt, made.spec.page.height.pt}},
         {"mazes", Json::array()}};
  for (const BookPuzzle& p : book.puzzles)
    j["mazes"].push_back(maze_json(p, made.spec.chapters[p.chapter].puzzles[p.entry], page));
  return j;
}

}  // namespace

std::string state_json(const Shown& shown, std::uint64_t known) {
  Json j{{"version", shown.version},
         {"file", shown.file},
         {"text", shown.text},
         {"sha256", shown.sha256},
         {"busy", shown.busy},
         {"done", shown.done},
         {"total", shown.total},
         {"seconds", shown.seconds},
         {"made", shown.made},
         {"stale", shown.stale},
         {"messages", messages_json(shown.found, shown.file)}};
  if (shown.book && shown.made != known) j["book"] = book_json(*shown.book);
  j["choices"] = {{"template", shown.templates},
                  {"theme", shown.themes},
                  {"audience", shown.audiences},
                  {"page", papers_json(shown.papers)}};
  return j.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mazefolio::preview
