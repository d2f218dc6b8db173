#include "prove/claims.h"

#include <catch2/catch.hpp>
#include <chrono>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "base/diagnostic.h"
#include "prove/small_book.h"
#include "support/graph_lists.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

using Json = nlohmann::json;

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string complaint(const std::string& manifest) {
  try {
    read_claims(manifest, "book.json");
  } catch (const InputError& wrong) {
    return to_text(wrong.found().all().at(0));
  }
  return "";
}

std::string to_string(Point p) {
  return " " + std::to_string(std::lround(p.x * 1000)) + "," + std::to_string(std::lround(p.y * 1000));
}

const std::string& good();

/// The manifest with changed lists of its graph.
std::string with_lists(const std::function<void(Json&)>& change) {
  Json manifest = Json::parse(good());
  Json lists = graph_lists(manifest["puzzles"][0]["graph"]);
  change(lists);
  manifest["puzzles"][0]["graph"] = packed_graph(lists);
  return manifest.dump();
}

const std::string& good() {
  static const std::string text = SmallBook("      - {size: 4x4, algorithm: unicursal}").manifest();
  return text;
}

}  // namespace

TEST_CASE("a manifest is read as it was written") {
  const BookClaim book = read_claims(good(), "book.json");
  REQUIRE(book.puzzles.size() == 1);
  const PuzzleClaim& p = book.puzzles[0];
  CHECK(p.graph.cells.size() == 16);
  CHECK(p.graph.corners.size() == 25);
  CHECK(p.graph.borders.size() == 40);
  CHECK(p.solution.front() == p.start);
  CHECK(p.answer.has_value());
  CHECK(book.page_size == Size{612, 792});
}

TEST_CASE("the graph of squares is the same as bits and as lists, in any order of its keys") {
  const auto graph_of = [](const std::string& text) {
    std::string out;
    const GraphClaim graph = read_claims(text, "book.json").puzzles.at(0).graph;
    for (const Border& b : graph.borders)
      out += std::to_string(static_cast<int>(b.kind)) + " " + std::to_string(b.a) + " " +
             std::to_string(b.b) + to_string(graph.corner(b, 0)) + to_string(graph.corner(b, 1));
    for (const Point cell : graph.cells) out += to_string(cell);
    return out;
  };
  CHECK(graph_of(good()) == graph_of(with_lists([](Json&) {})));
}

TEST_CASE("a list of very many objects is read in time that grows with its length") {
  std::string many = "\"x\":[{}";
  for (int i = 0; i < 500'000; ++i) many += ",{}";
  const auto begin = std::chrono::steady_clock::now();
  CHECK(complaint(replaced(good(), "\"perfect\":", many + "],\"perfect\":")).empty());
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}

TEST_CASE("broken and hostile manifests are reported with what is wrong") {
  CHECK_THAT(complaint("nonsense"), Catch::Contains("book.json: error: the manifest is not JSON"));
  CHECK_THAT(complaint("[]"), Catch::Contains("is not a mapping"));
  CHECK_THAT(complaint("{}"), Catch::Contains("has no 'pdf_sha256'"));
  CHECK_THAT(complaint(std::string(100'000, '[')), Catch::Contains("nested more than 64 levels deep"));
  CHECK_THAT(complaint(replaced(good(), "\"page\":1,\"a", "\"page\":1000000000,\"a")),
             Catch::Contains("'puzzles[0].page'"));
  CHECK_THAT(complaint(replaced(good(), "\"page\":1", "\"page\":1e400")), Catch::Contains("is not JSON"));
  CHECK_THAT(complaint(replaced(good(), "\"page\":1,\"a", "\"page\":\"1\",\"a")),
             Catch::Contains("is not a whole number"));
  CHECK_THAT(complaint(replaced(good(), "\"page_size_pt\": [612.0", "\"page_size_pt\": [1e9")),
             Catch::Contains("page_size_pt"));
  CHECK_THAT(complaint(replaced(good(), "\"wall_pt\":", "\"wall_pt\":-")), Catch::Contains("wall_pt"));
  CHECK_THAT(complaint(replaced(good(), "\"puzzles\": [", "\"puzzles\": [5,")),
             Catch::Contains("'puzzles[0]' is not a mapping"));
  CHECK_THAT(complaint(replaced(good(), "\"perfect\":",
                                "\"x\":" + std::string(70, '[') + std::string(70, ']') + ",\"perfect\":")),
             Catch::Contains("64 levels"));
  std::string far = "\"solution_pt\":[";
  for (int i = 0; i < 30; ++i) far += "[-19000,-19000],[19000,19000],";
  CHECK_THAT(complaint(replaced(good(), "\"solution_pt\":[", far)), Catch::Contains("is longer than"));
  std::string many = "\"marks_pt\":[[0,0,1,1]";
  for (int i = 0; i < 40000; ++i) many += ",[0,0,9,9]";
  CHECK_THAT(complaint(replaced(good(), "\"marks_pt\":[", many)), Catch::Contains("more than 40000"));
  CHECK_THAT(complaint(replaced(good(), "\"graph\":", "\"grapf\":")), Catch::Contains("has no 'graph'"));
}

TEST_CASE("broken and hostile graphs are reported with what is wrong") {
  const auto refused = [](const std::function<void(Json&)>& change, const std::string& what) {
    CHECK_THAT(complaint(with_lists(change)), Catch::Contains("'puzzles[0].graph." + what));
  };
  refused([](Json& l) { l["corners"][0][0] = 99999999999; }, "corners' has the number 99999999999");
  refused([](Json& l) { l["cells"] = Json::array(); }, "cells' is empty");
  refused([](Json& l) { l["passages"][0][0] = 77; }, "passages' has the number 77; the limit is 16");
  refused([](Json& l) { l["passages"][0][0] = -1; }, "passages' has the number -1");
  refused([](Json& l) { l["passages"][0][1] = l["passages"][0][0]; },
          "passages' has a border between a cell");
  refused([](Json& l) { l["rim"][0] = {0}; }, "rim' has a row that is not");
  refused([](Json& l) { l["walls"][0][3] = 25; }, "walls' has the number 25; the limit is 25");
  refused([](Json& l) { l["crossings"] = {{0, 0}}; }, "crossings' has a cell twice");
  refused([](Json& l) { l["widths"] = {{5, 5}}; }, "widths' has fewer rows");
  refused([](Json& l) { l["widths"] = Json(40, {5, 5}); }, "widths' has more rows");

  const auto replaced_in = [](const std::string& key, const Json& value) {
    Json manifest = Json::parse(good());
    manifest["puzzles"][0]["graph"][key] = value;
    return complaint(manifest.dump());
  };
  CHECK_THAT(replaced_in("form", 1), Catch::Contains("'puzzles[0].graph' was written by another version"));
  CHECK_THAT(replaced_in("form", nullptr), Catch::Contains("is not a whole number"));
  CHECK_THAT(replaced_in("squares", {5, 4}), Catch::Contains("'puzzles[0].graph.open' has 5 bytes, not 7"));
  CHECK_THAT(replaced_in("squares", {1000000, 1000000}), Catch::Contains("squares' has too many cells"));
  CHECK_THAT(replaced_in("open", "AAAA!A=="), Catch::Contains("open' is not base64"));
  CHECK_THAT(replaced_in("open", 7), Catch::Contains("open' is not text"));
}
