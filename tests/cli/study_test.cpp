// Booklets for a study, as a teacher prints them, and the table that comes back.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

Run study(const fs::path& folder, std::vector<std::string> more = {}) {
  more.insert(more.begin(), {"study", "-o", folder, "--quiet"});
  return run_mazefolio(more);
}

/// The lines of a file below its first.
std::vector<std::string> lines_of(const fs::path& file) {
  std::vector<std::string> lines;
  std::istringstream text(read_file(file));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  lines.erase(lines.begin());
  return lines;
}

Run read_table(const fs::path& folder, const std::string& table) {
  write_file(folder / "typed.csv", table);
  return run_mazefolio({"study", "--read", folder / "typed.csv"});
}

}  // namespace

TEST_CASE("a study has booklets with the same mazes in other orders, a table, and a page to read first") {
  const fs::path folder = scratch_folder() / "study";
  const Run run = study(folder, {"--people", "2"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK(fs::exists(folder / "read-me.txt"));

  std::vector<std::multiset<std::string>> mazes;
  std::vector<std::vector<std::string>> orders;
  for (const char* name : {"booklet-01", "booklet-02"}) {
    CHECK(fs::exists(folder / (std::string(name) + "-answers.pdf")));
    const auto json = nlohmann::json::parse(read_file(folder / (std::string(name) + ".json")));
    std::vector<std::string>& ids = orders.emplace_back();
    std::set<double> widths;
    for (const auto& puzzle : json.at("puzzles")) {
      ids.push_back(puzzle.at("id"));
      const auto& box = puzzle.at("bbox_pt");
      widths.insert(box[2].get<double>() - box[0].get<double>());
      CHECK_FALSE(puzzle.contains("printed_level"));
      CHECK_FALSE(puzzle.contains("printed_signs"));
    }
    CHECK(ids.size() == 32);
    CHECK(*widths.begin() > 0.9 * *widths.rbegin());  // all mazes are printed in one size
    mazes.emplace_back(ids.begin(), ids.end());
    const std::string text =
        run_program({"pdftotext", "-raw", folder / (std::string(name) + ".pdf"), "-"}).out;
    CHECK(count(text, "Clock before") == 32);
    CHECK(count(text, "of 10") == 0);
  }
  CHECK(mazes[0] == mazes[1]);
  CHECK(std::set<std::string>(mazes[0].begin(), mazes[0].end()).size() == 24);
  CHECK(orders[0] != orders[1]);

  const std::vector<std::string> rows = lines_of(folder / "times.csv");
  REQUIRE(rows.size() == 64);
  for (const std::string& row : rows) CHECK(row.ends_with(",,"));
  CHECK(rows[0].starts_with("1,1,"));
  CHECK(count(rows[32], orders[1][0]) == 1);

  const Run again = study(folder, {"--people", "2"});  // times may have been typed
  CHECK(again.exit_code == 2);
  CHECK_THAT(again.err, Catch::Contains("times.csv exists"));
}

TEST_CASE("a booklet in another language has its words, and is proven like any") {
  const fs::path folder = scratch_folder() / "study";
  const Run run = study(folder, {"--language", "ar", "--page", "a4", "--audience", "kids", "--people", "1"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK(run_mazefolio({"prove", folder / "booklet-01.pdf"}).exit_code == 0);
}

TEST_CASE("the example's times are reported with plots, twice the same") {
  const fs::path folder = scratch_folder();
  const std::string table = MAZEFOLIO_SOURCE_DIR "/examples/study-times.csv";
  const Run run = run_mazefolio({"study", "--read", table, "-o", folder});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK_THAT(run.out, Catch::Contains("10 booklets, 24 mazes"));
  CHECK_THAT(run.out, Catch::Contains("s would be expected"));
  for (const char* plot : {"times-by-level.svg", "times-by-place.svg"})
    CHECK(read_file(folder / plot).find("<svg") != std::string::npos);
  CHECK(run_mazefolio({"study", "--read", table}).out == run.out);
}

TEST_CASE("a wrong table is refused with all of its faults") {
  const Run run = read_table(scratch_folder(),
                             "booklet,position,maze,kind,level,cells,before,after\n"
                             "1,1,m,k,2,9,0:10,soon\n1,x,m,k,2,9,0:10,0:20\n");
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("typed.csv:2:18: error: 'after' must be a time"));
  CHECK_THAT(run.err, Catch::Contains("typed.csv:3:3: error: 'position' must be a whole number"));
}

TEST_CASE("a study needs a folder or a table, and not the arguments of both") {
  CHECK(run_mazefolio({"study"}).exit_code == 2);
  CHECK(run_mazefolio({"study", "--read", "x.csv", "--people", "3"}).exit_code == 2);
}
