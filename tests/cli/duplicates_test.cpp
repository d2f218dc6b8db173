#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using Json = nlohmann::ordered_json;

namespace {

Json puzzle(int number, const std::string& hash, const std::string& gates = "v2:0") {
  return {{"number", number},
          {"title", "Maze " + std::to_string(number)},
          {"drawing", {{"text", "]} \" \\"}, {"more", {{"}{[", 1}}}}},
          {"page", 2 * number + 1},
          {"canonical_hash", hash},
          {"canonical_hash_with_gates", gates},
          {"solution_pt", {{1.5, 2.25}, {3, 4}}},
          {"answer", {{"number", 77}, {"canonical_hash", "not this one"}}}};
}

std::string manifest(const std::string& name, std::vector<Json> puzzles) {
  static const std::filesystem::path folder = scratch_folder();
  const std::string path = folder / name;
  write_file(
      path,
      Json{{"mazefolio", "1"}, {"fonts", {{{"asked", "x"}}}}, {"puzzles", puzzles}, {"after", {1}}}.dump(1));
  return path;
}

}  // namespace

TEST_CASE("equal mazes are listed with file, number, page and title") {
  const std::string a =
      manifest("a.json", {puzzle(1, "v2:aa"), puzzle(2, "v2:bb", "v2:1"), puzzle(3, "v2:cc")});
  const std::string b =
      manifest("b.json", {puzzle(1, "v2:dd"), puzzle(5, "v2:bb", "v2:2"), puzzle(6, "v2:aa")});
  const Run run = run_mazefolio({"duplicates", a, b});
  CHECK(run.exit_code == 3);
  CHECK(run.out == "2 mazes with the same walls and gates\n  " + a + ": number 1, page 3: Maze 1\n  " + b +
                       ": number 6, page 13: Maze 6\n2 mazes with the same walls\n  " + a +
                       ": number 2, page 5: Maze 2\n  " + b + ": number 5, page 11: Maze 5\n");
  CHECK(run.err.empty());
  const Json list = Json::parse(run_mazefolio({"duplicates", b, a, "--json"}).out);
  REQUIRE(list.size() == 2);
  CHECK(list[0]["canonical_hash"] == "v2:bb");
  CHECK(list[0]["same_gates"] == false);
  CHECK(list[0]["puzzles"][0] == Json{{"manifest", b}, {"number", 5}, {"page", 11}, {"title", "Maze 5"}});
  CHECK(list[1]["puzzles"].size() == 2);
}

TEST_CASE("duplicates inside one book are found, and no others") {
  const std::string once = manifest("once.json", {puzzle(1, "v2:aa"), puzzle(2, "v2:bb")});
  const Run none = run_mazefolio({"duplicates", once});
  CHECK(none.exit_code == 0);
  CHECK(none.out.empty());
  CHECK(run_mazefolio({"duplicates", once, "--json"}).out == "[]\n");
  CHECK(run_mazefolio({"duplicates", manifest("empty.json", {})}).exit_code == 0);
  const std::string twice =
      manifest("twice.json", {puzzle(1, "v2:aa"), puzzle(2, "v2:aa"), puzzle(3, "v2:aa")});
  const Run three = run_mazefolio({"duplicates", twice});
  CHECK(three.exit_code == 3);
  CHECK_THAT(three.out, Catch::StartsWith("3 mazes with the same walls and gates\n"));
}

TEST_CASE("a warning names manifests whose hashes cannot be compared") {
  const std::string now = manifest("now.json", {puzzle(1, "v2:aa")}),
                    old = manifest("old.json", {puzzle(1, "aa")});
  const Run run = run_mazefolio({"duplicates", now, old});
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err,
             Catch::Contains("warning: these manifests were made by different versions of mazefolio") &&
                 Catch::Contains(now) && Catch::Contains(old));
}

TEST_CASE("all errors of manifests are reported, with their places") {
  const std::filesystem::path folder = scratch_folder();
  write_file(folder / "cut.json", "{\"puzzles\": [\n {\"number\": 1,");
  write_file(folder / "other.json", "{\"pages\": 3}");
  const std::string bare = manifest("bare.json", {Json{{"number", 1}}});
  const Run run = run_mazefolio({"duplicates", folder / "cut.json", folder / "other.json", bare});
  CHECK(run.exit_code == 2);
  CHECK(run.out.empty());
  CHECK_THAT(run.err, Catch::Contains("cut.json:2:15: error: this is not JSON, or it ends too early") &&
                          Catch::Contains("other.json: error: this is not a manifest of mazefolio") &&
                          Catch::Contains("bare.json: error: puzzle 1 of the list has no 'canonical_hash'"));
  CHECK(run_mazefolio({"duplicates", folder / "missing.json"}).exit_code == 1);
  CHECK(run_mazefolio({"duplicates", folder}).exit_code == 1);
  CHECK(run_mazefolio({"duplicates"}).exit_code == 2);
}

TEST_CASE("a maze that is printed in two books is found in their manifests") {
  const std::filesystem::path folder = scratch_folder();
  const auto build = [&](const std::string& name, const std::string& algorithm, const std::string& seed) {
    write_file(folder / (name + ".yaml"), "title: T\nchapters:\n- puzzles:\n  - {algorithm: " + algorithm +
                                              ", size: 6x5, seed: " + seed + "}\n");
    const std::string manifest = folder / (name + ".json");
    REQUIRE(run_mazefolio(
                {"build", folder / (name + ".yaml"), "-o", folder / (name + ".pdf"), "--manifest", manifest})
                .exit_code == 0);
    return manifest;
  };
  const std::string one = build("one", "wilson", "11"), two = build("two", "wilson", "12"),
                    again = build("again", "wilson", "11");
  CHECK(run_mazefolio({"duplicates", one, two}).exit_code == 0);
  const Run found = run_mazefolio({"duplicates", one, two, again});
  CHECK(found.exit_code == 3);
  CHECK_THAT(found.out,
             Catch::StartsWith("2 mazes with the same walls and gates\n  " + one + ": number 1, page "));
}
