#include "prove/lies/lie.h"
#include "support/graph_lists.h"

namespace mazefolio::tests {
namespace {

using Json = nlohmann::json;
using Plant = std::function<bool(LyingBook&)>;

/// Changes the entry of the first puzzle.
Plant entry(std::function<void(Json&)> change) {
  return [=](LyingBook& b) {
    change(b.entry());
    return true;
  };
}

Plant set(const std::string& key, const Json& value) {
  return entry([=](Json& j) { j[Json::json_pointer("/" + key)] = value; });
}

Plant scale(const std::string& key, double factor) {
  return entry([=](Json& j) {
    Json& value = j[Json::json_pointer("/" + key)];
    value = value.get<double>() * factor;
  });
}

Plant add_to(const std::string& key, int more) {
  return entry([=](Json& j) {
    Json& value = j[Json::json_pointer("/" + key)];
    value = value.get<int>() + more;
  });
}

/// Another thickness of a line that this maze has.
Plant scale_wall(const std::string& key, double factor) {
  return [=](LyingBook& b) { return b.border(BorderKind::wall) && scale(key, factor)(b); };
}

bool leave_out_answer(LyingBook& b) {
  b.entry().erase("answer");
  b.entry().erase("answer_page");
  return true;
}

bool leave_out_maze(LyingBook& b) {
  b.manifest["puzzles"].erase(b.manifest["puzzles"].begin());
  return true;
}

bool exchange_gates(LyingBook& b) {
  Json& j = b.entry();
  std::swap(j["start_pt"], j["finish_pt"]);
  std::reverse(j["solution_pt"].begin(), j["solution_pt"].end());
  return true;
}

bool cut_solution(LyingBook& b) {
  Json& way = b.entry()["solution_pt"];
  if (way.size() < 8) return false;
  way.erase(way.begin() + 3, way.end() - 3);
  return true;
}

bool detour(LyingBook& b) {  // there and back again
  Json& way = b.entry()["solution_pt"];
  const Json there = way[2], here = way[1];
  way.insert(way.begin() + 2, {there, here});
  return true;
}

/// A wall that ink and manifest leave out alike.
bool loop_in_both(LyingBook& b) {
  const auto wall = b.border(BorderKind::wall);
  if (!wall) return false;
  Json graph = graph_lists(b.entry()["graph"]);
  const std::size_t passages = graph["passages"].size();
  b.pdf.draw_over(b.puzzle.page, b.along(*wall, b.puzzle.ink.wall_pt + 1, "1 g 1 G"));
  const std::size_t index = *wall - passages;
  graph["passages"].push_back(graph["walls"][index]);
  graph["walls"].erase(graph["walls"].begin() + static_cast<std::ptrdiff_t>(index));
  b.entry()["graph"] = packed_graph(graph);
  return true;
}

/// A passage that ink and manifest close alike.
bool closed_in_both(LyingBook& b) {
  const auto passage = b.border(BorderKind::passage);
  if (!passage) return false;
  Json graph = graph_lists(b.entry()["graph"]);
  b.pdf.draw_over(b.puzzle.page, b.along(*passage, b.puzzle.ink.wall_pt, "0 g 0 G 1 J"));
  graph["walls"].push_back(graph["passages"][*passage]);
  graph["passages"].erase(graph["passages"].begin() + static_cast<std::ptrdiff_t>(*passage));
  b.entry()["graph"] = packed_graph(graph);
  return true;
}

bool title_in_both(LyingBook& b) {
  b.entry()["title"] = "Maze 21";
  b.entry()["printed_title"] = "Maze 21";
  return true;
}

bool words_elsewhere(LyingBook& b) {
  Json& box = b.manifest["printed"][static_cast<std::size_t>(b.puzzle.page - 1)]["words"][0]["box_pt"];
  for (const std::size_t i : {1u, 3u}) box[i] = box[i].get<double>() + 40;
  return true;
}

bool words_more(LyingBook& b) {
  Json& words = b.manifest["printed"][static_cast<std::size_t>(b.puzzle.page - 1)]["words"];
  words.push_back({{"text", "Easy"}, {"box_pt", {300, 5, 330, 20}}});
  return true;
}

bool art_less(LyingBook& b) {
  bool found = false;
  for (Json& page : b.manifest["printed"]) {
    found = found || !page["art_boxes_pt"].empty();
    page["art_boxes_pt"] = Json::array();
  }
  return found;
}

bool art_on_floor(LyingBook& b) {
  if (!b.entry().contains("art_boxes_pt")) return false;
  for (Json& art : b.entry()["art_boxes_pt"]) {
    if (art.contains("inside")) continue;
    art["box_pt"] = b.entry()["bbox_pt"];
    return true;
  }
  return false;
}

bool other_id(LyingBook& b) {
  if (b.manifest["puzzles"][1]["id"] == b.entry()["id"]) return false;
  b.entry()["id"] = b.manifest["puzzles"][1]["id"];
  return true;
}

bool other_seed(LyingBook& b) {
  std::string id = b.entry()["id"];
  char& digit = id[id.find('#') + 1];
  digit = digit == '1' ? '2' : '1';
  b.entry()["id"] = id;
  return true;
}

}  // namespace

std::vector<Lie> manifest_lies() {
  return {
      {"another level in the manifest", "heading or identity", scale("difficulty/level", 0.4)},
      {"another decimal of the level", "identity", entry([](Json& j) {
         double level = j["difficulty"]["level"];
         j["difficulty"]["level"] = level - static_cast<int>(level) > 0.45 ? level - 0.1 : level + 0.1;
       })},
      {"another score", "identity", scale("difficulty/score", 1.01)},
      {"another effort", "identity", scale("difficulty/effort/forward/total", 0.9)},
      {"another seed in the id", "identity", other_seed},
      {"the id of another maze", "identity", other_id},
      {"an id that is none", "identity", set("id", "square:5x5/nothing#1")},
      {"another size", "identity", set("size", {7, 8})},
      {"another grid", "identity", set("grid", "sphere")},
      {"another shape", "identity", set("shape", "heart")},
      {"another algorithm", "identity", set("algorithm", "eller")},
      {"another seed", "identity", set("seed", "1")},
      {"another hash", "identity", set("canonical_hash", "v2:00000000000000000000000000000000")},
      {"another hash with gates", "identity", set("canonical_hash_with_gates", "v2:0")},
      {"a cell more", "counts", add_to("cells", 1)},
      {"a dead end less", "identity", add_to("dead_ends", -1)},
      {"a junction more", "identity", add_to("junctions", 1)},
      {"a longer solution", "identity", add_to("solution_cells", 2)},
      {"a longer walk", "identity", add_to("walk_cells", 2)},
      {"a figure left out", "identity", entry([](Json& j) { j.erase("metrics"); })},
      {"a figure more", "identity", set("dropped_cells", 3)},
      {"perfect or not", "counts", entry([](Json& j) { j["perfect"] = !j["perfect"].get<bool>(); })},
      {"another title in the manifest", "heading", set("title", "Maze 21")},
      {"another title and another printed title", "heading", title_in_both},
      {"another printed level", "heading",
       entry([](Json& j) { j["printed_level"] = "easy \u00B7 9 of 10"; })},
      {"words that stand elsewhere", "words", words_elsewhere},
      {"words that are not printed", "words", words_more},
      {"art that is not claimed", "claims", art_less},
      {"a picture that stands on the floor", "marks", art_on_floor},
      {"a maze left out", "claims", leave_out_maze},
      {"an answer left out", "claims", leave_out_answer},
      {"start and finish exchanged in the manifest", "identity", exchange_gates},
      {"a solution that jumps", "solvable", cut_solution},
      {"a solution with a detour", "identity", detour},
      {"thinner walls in the manifest", "strokes", scale_wall("wall_pt", 0.5)},
      {"thicker walls in the manifest", "strokes", scale_wall("wall_pt", 2)},
      {"a thicker rim in the manifest", "strokes",
       [](LyingBook& b) { return !b.puzzle.rock && scale("rim_pt", 2)(b); }},
      {"wider corridors in the manifest", "width", scale("corridor_pt", 1.5)},
      {"a thicker answer in the manifest", "answer_strokes",
       [](LyingBook& b) {
         return b.puzzle.answer->path == PathStyle::line && scale("answer/path_pt", 1.6)(b);
       }},
      {"another size of the answer", "answer", scale("answer/scale", 0.9)},
      {"a loop in ink and manifest", "identity", loop_in_both},
      {"a loop round a post that is called perfect", "counts",
       [](LyingBook& b) { return b.puzzle.perfect && loop_in_both(b); }},
      {"a passage closed in ink and manifest", "identity", closed_in_both},
  };
}

}  // namespace mazefolio::tests
