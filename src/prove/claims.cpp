// A manifest is untrusted: every number has bounds, every id is looked up before use, and the lists together
// cannot be longer than the file. It may be large, too. It is parsed twice, first without its puzzles and
// then a puzzle at a time.
#include "prove/claims.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "base/options.h"
#include "base/text/json_tree.h"
#include "prove/claimed_graph.h"

namespace mazefolio::prove {
namespace {

using Json = nlohmann::json;

constexpr double longest_path_pt = 500'000;
constexpr std::size_t most_marks = 40'000;

/// A value of the file with its path, for messages.
class Value {
 public:
  Value(const Json& json, std::string where, const std::string& file)
      : json_(json), where_(std::move(where)), file_(file) {}

  Value operator[](const std::string& key) const {
    if (!has(key)) fail(fmt::format("has no '{}'", key));
    return {json_.at(key), where_.empty() ? key : where_ + "." + key, file_};
  }
  bool has(const std::string& key) const {
    if (!json_.is_object()) fail("is not a mapping");
    return json_.contains(key);
  }
  double real(double low, double high) const {
    if (!json_.is_number()) fail("is not a number");
    const double v = json_.get<double>();
    if (!(v >= low && v <= high)) fail(fmt::format("is {}, not from {} to {}", v, low, high));
    return v;
  }
  double pt() const { return real(-largest_pt, largest_pt); }
  double size_pt() const { return real(0, largest_pt); }
  int whole(int low, int high) const {
    if (!json_.is_number_integer()) fail("is not a whole number");
    return static_cast<int>(real(low, high));
  }
  bool flag() const {
    if (!json_.is_boolean()) fail("is not true or false");
    return json_.get<bool>();
  }
  Color color() const {
    const std::optional<Color> color = color_of_hex(text());
    if (!color) fail("is not a color such as #1f3a5f");
    return *color;
  }
  std::string text() const {
    if (!json_.is_string()) fail("is not text");
    return json_.get<std::string>();
  }
  Point point() const {
    const std::vector<Value> xy = items(2);
    return {xy[0].pt(), xy[1].pt()};
  }
  Rect rect() const {
    const std::vector<Value> v = items(4);
    return {v[0].pt(), v[1].pt(), v[2].pt(), v[3].pt()};
  }
  /// The items of a list, whose length must be `size` if given.
  std::vector<Value> items(std::optional<std::size_t> size = {}) const {
    if (!json_.is_array()) fail("is not a list");
    if (size && json_.size() != *size) fail(fmt::format("has {} items, not {}", json_.size(), *size));
    std::vector<Value> out;
    out.reserve(json_.size());
    for (const Json& item : json_) out.emplace_back(item, fmt::format("{}[{}]", where_, out.size()), file_);
    return out;
  }
  /// The items of a list whose length is limited.
  std::vector<Value> few_items() const {
    if (json_.is_array() && json_.size() > most_marks)
      fail(fmt::format("has more than {} items", most_marks));
    return items();
  }
  std::vector<Point> points() const {
    std::vector<Point> out;
    for (const Value& item : items()) out.push_back(item.point());
    return out;
  }
  [[noreturn]] void fail(const std::string& what) const { refuse_claim(file_, where_, what); }
  const Json& json() const { return json_; }
  const std::string& where() const { return where_; }
  const std::string& file() const { return file_; }

 private:
  const Json& json_;
  std::string where_;
  const std::string& file_;
};

constexpr int graph_form = 2;

GraphClaim read_graph(const Value& v) {
  if (!v.has("form") || v["form"].whole(0, 1'000'000) != graph_form)
    v.fail("was written by another version of Mazefolio: build the book again");
  PackedGraph packed;
  packed.file = v.file();
  packed.where = v.where();
  const bool squares = v.has("squares");
  if (!squares || v.has("widths")) packed.unit_pt = v["unit_pt"].real(1e-6, 1);
  for (const char* list : {"corners", "cells", "passages", "walls", "rim", "gates", "crossings", "widths"})
    if (v.has(list)) packed.lists[list] = v[list].text();
  if (!squares) return claimed_graph(packed);
  const std::vector<Value> size = v["squares"].items(2);
  const auto side = [&](std::size_t i) { return static_cast<std::uint32_t>(size[i].whole(1, 1'000'000)); };
  packed.squares = {side(0), side(1), v["corner_pt"].point(), v["pitch_pt"].point(), v["open"].text()};
  return claimed_graph(packed);
}

/// Darker art would be taken for walls.
constexpr double least_details_gray = 0.75;

InkClaim read_ink(const Value& v) {
  InkClaim ink;
  ink.corridor_pt = v["corridor_pt"].real(0.1, largest_pt);
  ink.wall_pt = v["wall_pt"].real(0.05, largest_pt);
  ink.rim_pt = v["rim_pt"].real(0.05, largest_pt);
  if (v.has("border_pt")) ink.border_pt = v["border_pt"].real(0.05, largest_pt);
  if (v.has("rail_pt")) ink.rail_pt = v["rail_pt"].real(0.02, largest_pt);
  ink.rounding_pt = v["rounding_pt"].size_pt();
  ink.wall_gray = v["wall_grey"].real(0, 1);
  if (v.has("wall_color")) {
    ink.colors = {v["wall_color"].color(), v["ground_color"].color()};
    if (ink.colors->walls == ink.colors->ground) v["wall_color"].fail("is that of the ground");
  }
  if (v.has("details_pt")) {
    ink.details_gray = v["details_grey"].real(least_details_gray, 1);
    for (const Value& ring : v["details_pt"].items()) ink.details.push_back(ring.points());
    for (const auto& ring : ink.details)
      if (ring.empty()) v["details_pt"].fail("has an empty line");
  }
  for (const Value& mark : v["marks_pt"].few_items()) ink.marks.push_back(mark.rect());
  for (const Value& arrow : v["arrows_pt"].few_items()) ink.arrows.push_back(arrow.points());
  if (v.has("open_arrow")) ink.open_arrow = static_cast<std::size_t>(v["open_arrow"].whole(0, 1));
  ink.slot = v["slot_pt"].rect();
  ink.bbox = v["bbox_pt"].rect();
  return ink;
}

AnswerClaim read_answer(const Value& v, int page) {
  AnswerClaim answer;
  answer.page = page;
  answer.ink = read_ink(v);
  answer.scale = v["scale"].real(1e-4, 100);
  const PathStyleRow* path = find_row(path_styles(), v["path"].text());
  if (!path) v["path"].fail(fmt::format("is none of {}", fmt::join(names_of(path_styles()), ", ")));
  answer.path = path->value;
  answer.path_pt = v["path_pt"].size_pt();
  answer.path_gray = v["path_grey"].real(0, 1);
  if (v.has("turned")) answer.turned = v["turned"].flag();
  return answer;
}

/// What is said of where a maze stands, and of its book; the rest is about the maze itself.
bool is_about_paper(const std::string& key) {
  static const std::set<std::string> keys{
      "number",        "title",         "page",          "answer_page", "asked", "answer",    "graph",
      "printed_title", "printed_level", "printed_signs", "signs",       "rock",  "open_arrow"};
  return keys.contains(key) || key.ends_with("_pt") || key.ends_with("_grey") || key.ends_with("_color");
}

void add_facts(const Json& json, const std::string& path, std::string& facts) {
  const auto text = [](const Json& of) { return of.dump(-1, ' ', false, Json::error_handler_t::replace); };
  for (const auto& [key, value] : json.items()) {
    if (is_about_paper(key)) continue;
    const std::string name = path.empty() ? key : path + "." + key;
    const bool lists_objects = value.is_array() && !value.empty() && value.front().is_object();
    if ((value.is_object() || lists_objects) && path.size() < 64)
      add_facts(value, name, facts);
    else
      facts += text(name) + ": " + text(value) + "\n";
  }
}

RuleClaim::PrintedTile read_tile(const Value& v) {
  const std::vector<Value> sides = v["sides_pt"].items(4);
  return {v["at_pt"].point(),
          v["text"].text(),
          {sides[0].point(), sides[1].point(), sides[2].point(), sides[3].point()}};
}

RuleClaim read_rule(const Value& v) {
  RuleClaim rule;
  rule.kind = v["kind"].text();
  if (v.has("only")) rule.shortest = v["only"].text() == "shortest";
  if (v.has("message")) rule.message = v["message"].text();
  if (v.has("says"))
    for (const auto& [name, value] : v["says"].json().items()) rule.says[name] = v["says"][name].text();
  if (v.has("told")) rule.told = v["told"].text();
  if (v.has("moves")) rule.moves = v["moves"].whole(1, 1 << 20);
  for (const Value& mark : v["marks"].few_items()) {
    if (mark.has("door"))
      rule.passages.push_back({mark["passage_pt"].point(), mark["door"].text(), {}});
    else if (mark.has("arrow_to_pt"))
      rule.passages.push_back(
          {mark["passage_pt"].point(), "", mark["arrow_to_pt"].point(), mark["length_pt"].size_pt()});
    else if (mark.has("sides_pt"))
      rule.tiles.push_back(read_tile(mark));
    else if (mark.has("shape"))
      rule.marks.push_back({mark["at_pt"].point(), mark["shape"].text(), true});
    else
      rule.marks.push_back({mark["at_pt"].point(), mark["text"].text()});
  }
  if (v.has("ends_pt"))
    for (const Value& end : v["ends_pt"].few_items())
      rule.ends.push_back(
          {end["name"].text(), end["first"].flag(), end["at"].point(), end["radius"].size_pt()});
  if (v.has("strings_pt"))
    for (const Value& string : v["strings_pt"].few_items()) {
      rule.strings.push_back(string.points());
      if (rule.strings.back().size() < 2) string.fail("is no line");
    }
  if (v.has("way"))
    for (const Value& cell : v["way"].items())
      rule.way.push_back(static_cast<std::uint32_t>(cell.whole(0, 1 << 28)));
  if (v.has("order"))
    for (const Value& name : v["order"].few_items()) rule.order.push_back(name.text());
  return rule;
}

PageClaim read_page(const Value& v) {
  PageClaim page;
  for (const Value& words : v["words"].items())
    page.words.push_back({words["text"].text(), words["box_pt"].rect()});
  for (const Value& box : v["art_boxes_pt"].items()) page.art.push_back(box.rect());
  return page;
}

std::vector<PageClaim> read_pages(const Value& v, int pages) {
  std::vector<PageClaim> out;
  for (const Value& page : v.items(static_cast<std::size_t>(pages))) out.push_back(read_page(page));
  return out;
}

PuzzleClaim read_puzzle(const Value& v, const BookClaim& book) {
  PuzzleClaim p;
  p.number = v["number"].whole(0, 1'000'000);
  p.page = v["page"].whole(1, book.pages);
  p.id = v["id"].text();
  p.title = v["title"].text();
  if (v.has("printed_title")) p.printed_title = v["printed_title"].text();
  if (v.has("printed_level")) p.printed_level = v["printed_level"].text();
  if (v.has("printed_signs")) {
    p.printed_signs = v["printed_signs"].text();
    if (p.printed_signs != "stars" && p.printed_signs != "pips")
      v["printed_signs"].fail("is neither stars nor pips");
    p.signs = static_cast<std::size_t>(v["signs"].whole(1, 10));
    if (p.signs != 3 && p.signs != 5) v["signs"].fail("is neither 3 nor 5");
  }
  p.level = v["difficulty"]["level"].real(0, 11);
  p.cells = static_cast<std::size_t>(v["cells"].whole(1, 1'000'000'000));
  p.rock = v.has("rock");
  add_facts(v.json(), "", p.facts);
  p.perfect = v["perfect"].flag();
  if (v.has("rule")) p.rule = read_rule(v["rule"]);
  p.ink = read_ink(v);
  if (v.has("art_boxes_pt"))
    for (const Value& art : v["art_boxes_pt"].few_items())
      p.art.push_back({art["icon"].text(), art["box_pt"].rect(), art.has("inside") && art["inside"].flag()});
  if (v.has("mouth_grey")) p.mouth_gray = v["mouth_grey"].real(0, 1);
  if (v.has("rail_inset")) p.rail_inset = v["rail_inset"].real(0, 0.5);
  p.start = v["start_pt"].point();
  p.finish = v["finish_pt"].point();
  for (const Value& goal : v["goals_pt"].few_items()) p.goals.push_back(goal.point());
  p.solution = v["solution_pt"].points();
  if (p.solution.empty()) v["solution_pt"].fail("is empty");
  double length = 0;
  for (std::size_t i = 1; i < p.solution.size(); ++i)
    length += std::hypot(p.solution[i].x - p.solution[i - 1].x, p.solution[i].y - p.solution[i - 1].y);
  if (length > longest_path_pt) v["solution_pt"].fail(fmt::format("is longer than {} pt", longest_path_pt));
  if (v.has("answer_page")) {
    const int last = book.answers_pdf.empty() ? book.pages : book.answers_pages;
    p.answer = read_answer(v["answer"], v["answer_page"].whole(1, last));
  }
  p.graph = read_graph(v["graph"]);
  return p;
}

using Event = JsonEvent;

constexpr int depth_of_puzzle = 2;  // {"puzzles": [{

template <class Keep>
Json parse(const std::string& text, const std::string& file, JsonBudget& budget, Keep keep) {
  JsonTree<Json, Keep> tree(budget, std::move(keep));
  if (!tree.parse(text)) refuse_claim(file, "", "is not JSON");
  return tree.take();
}

SidesClaim read_sides(const Value& v) {
  return {v["inner"].size_pt(), v["outer"].size_pt(), v["top"].size_pt(), v["bottom"].size_pt()};
}

/// A manifest with an empty list of puzzles.
Json parse_without_puzzles(const std::string& text, const std::string& file) {
  JsonBudget budget(file);
  bool in_puzzles = false;
  return parse(text, file, budget, [&](int depth, Event event, const Json& json) {
    if (event == Event::key && depth == 1) in_puzzles = json == "puzzles";
    return !in_puzzles || depth < depth_of_puzzle;
  });
}

/// Calls fn(Value) for each puzzle of a manifest. Only one is in memory.
template <class Fn>
void for_each_puzzle(const std::string& text, const std::string& file, Fn fn) {
  JsonBudget budget(file);
  bool in_puzzles = false;
  std::size_t count = 0;
  (void)parse(text, file, budget, [&](int depth, Event event, const Json& json) {
    if (event == Event::key && depth == 1) in_puzzles = json == "puzzles";
    if (depth == 0 || !in_puzzles) return depth == 0;
    if (depth != depth_of_puzzle || event == Event::open) {
      if (depth == depth_of_puzzle) budget.release(budget.kept());
      return true;
    }
    fn(Value(json, fmt::format("puzzles[{}]", count++), file));
    return false;
  });
}

}  // namespace

BookClaim read_claims(const std::string& text, const std::string& file) {
  const Json json = parse_without_puzzles(text, file);
  const Value v(json, "", file);
  BookClaim book;
  book.pdf_sha256 = v["pdf_sha256"].text();
  book.pages = v["pages"].whole(1, 100'000);
  if (v.has("answers_pdf")) {
    book.answers_pdf = v["answers_pdf"].text();
    book.answers_pages = v["answers_pages"].whole(1, 100'000);
  }
  const std::vector<Value> size = v["page_size_pt"].items(2);
  book.page_size = {size[0].real(3, largest_pt), size[1].real(3, largest_pt)};
  book.margins = read_sides(v["margins_pt"]);
  if (v.has("bleed_pt")) book.bleed = read_sides(v["bleed_pt"]);
  if (v.has("one_sided")) book.one_sided = v["one_sided"].flag();
  if (v.has("binding")) {
    book.bound_right = v["binding"].text() == "right";
    if (!book.bound_right && v["binding"].text() != "left") v["binding"].fail("is neither left nor right");
  }
  const Value ink = v["ink"];
  book.color = ink.text() == "color";
  if (!book.color && ink.text() != "black") ink.fail("is neither black nor color");
  book.printed = read_pages(v["printed"], book.pages);
  if (!book.answers_pdf.empty()) book.answers_printed = read_pages(v["answers_printed"], book.answers_pages);
  const Value puzzles = v["puzzles"];
  puzzles.items(0);
  for_each_puzzle(text, file,
                  [&](const Value& puzzle) { book.puzzles.push_back(read_puzzle(puzzle, book)); });
  if (book.puzzles.empty()) puzzles.fail("is empty");
  return book;
}

PuzzleClaim read_puzzle_claim(const std::string& text, const BookClaim& book) {
  const std::string file = "puzzle";
  JsonBudget budget(file);
  const Json json = parse(text, file, budget, [](int, Event, const Json&) { return true; });
  return read_puzzle(Value(json, "", file), book);
}

}  // namespace mazefolio::prove
