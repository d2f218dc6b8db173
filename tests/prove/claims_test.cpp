#include "prove/claims.h"

#include <catch2/catch.hpp>
#include <chrono>

#include "base/diagnostic.h"
#include "prove/small_book.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

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

std::string to_string(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y) + " "; }

// A list of the graph with its key.
std::string list_of(const std::string& text, const std::string& key) {
  const std::size_t at = text.find("\"" + key + "\":["), graph = text.find("\"graph\":");
  const std::size_t begin = at < graph ? text.find("\"" + key + "\":[", graph) : at;
  const bool rows = text[text.find('[', begin) + 1] == '[';
  const std::size_t end = text.find(rows ? "]]" : "]", begin) + (rows ? 2 : 1);
  return text.substr(begin, end - begin);
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

TEST_CASE("a manifest says the same in any order of its keys") {
  const auto text = [](const BookClaim& book) {
    const PuzzleClaim& p = book.puzzles.at(0);
    std::string out = p.facts;
    for (const Border& b : p.graph.borders)
      out += std::to_string(static_cast<int>(b.kind)) + std::to_string(b.a) + to_string(p.graph.corner(b, 0));
    return out;
  };
  const std::string walls = list_of(good(), "walls"), cells = list_of(good(), "cells");
  std::string other = replaced(replaced(good(), walls + ",", ""), cells + ",", "");
  other = replaced(other, "\"corners\":", walls + "," + cells + ",\"corners\":");
  CHECK(text(read_claims(other, "book.json")) == text(read_claims(good(), "book.json")));
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
  CHECK_THAT(complaint(replaced(good(), "\"corners\":[", "\"corners\":[99999999999,")),
             Catch::Contains("corners"));
  CHECK_THAT(complaint(replaced(good(), "\"corners\":[", "\"corners\":[18446744073709551615,7,")),
             Catch::Contains("corners"));
  CHECK_THAT(complaint(replaced(good(), "\"passages\":[[0", "\"passages\":[[77")),
             Catch::Contains("passages"));
  CHECK_THAT(complaint(replaced(good(), "\"passages\":[[", "\"passages\":[[0,0,1,2],[")),
             Catch::Contains("itself"));
  CHECK_THAT(complaint(replaced(good(), "\"passages\":[[", "\"passages\":[[0],[")),
             Catch::Contains("passages"));
  CHECK_THAT(complaint(replaced(good(), "\"crossings\":[]", "\"crossings\":[[0,0]]")),
             Catch::Contains("twice"));
  CHECK_THAT(complaint(replaced(good(), "\"corners\":[", "\"corners\":[1,")), Catch::Contains("in turn"));
  CHECK_THAT(complaint(replaced(good(), "\"corners\":[", "\"corners\":[[1,2],")), Catch::Contains("in turn"));
  CHECK_THAT(complaint(replaced(good(), "\"rim\":[", "\"rim\":[7,")), Catch::Contains("rim"));
  CHECK_THAT(complaint(replaced(good(), "\"rim\":[", "\"rim\":[],\"rim\":[")), Catch::Contains("twice"));
  CHECK_THAT(complaint(replaced(good(), "\"rim\":[", "\"rim\":{},\"rin\":[")), Catch::Contains("rim"));
  CHECK_THAT(complaint(replaced(good(), "\"rim\":[", "\"rin\":[")), Catch::Contains("has no 'rim'"));
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
