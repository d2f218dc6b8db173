#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/sha256.h"
#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string examples = MAZEFOLIO_SOURCE_DIR "/examples/";

std::size_t entries(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

std::string built(const std::string& spec, std::vector<std::string> more,
                  const std::vector<std::string>& env = {}) {
  const fs::path pdf = scratch_folder() / "book.pdf";
  more.insert(more.begin(), {"build", spec, "-o", pdf.string()});
  const Run run = run_mazefolio(more, env);
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  return read_file(pdf);
}

}  // namespace

TEST_CASE("the bytes depend on nothing but the spec and the seed") {
  const std::string spec = examples + "rainy-day.yaml";
  const std::string one = built(spec, {"--jobs", "1"});
  CHECK(one == built(spec, {"--jobs", "2"}));
  CHECK(one == built(spec, {"--jobs", "16"}, {"LC_ALL=de_DE.UTF-8", "TZ=Asia/Tokyo"}));
  const std::string dated = built(spec, {"--jobs", "1"}, {"SOURCE_DATE_EPOCH=1700000000"});
  CHECK(dated == built(spec, {"--jobs", "2"}, {"SOURCE_DATE_EPOCH=1700000000"}));
  CHECK(one != built(spec, {"--set", "seed=another"}));
}

TEST_CASE("the manifest agrees with the file") {
  const fs::path folder = scratch_folder();
  const std::string pdf = folder / "b.pdf";
  const Run run = run_mazefolio(
      {"build", examples + "rainy-day.yaml", "-o", pdf, "--manifest", folder / "b.json", "--stats"});
  REQUIRE(run.exit_code == 0);
  const nlohmann::json manifest = nlohmann::json::parse(read_file(folder / "b.json"));
  CHECK(manifest.at("pdf") == "b.pdf");
  CHECK(manifest.at("pdf_sha256") == sha256(read_file(pdf)));
  CHECK(manifest.at("spec_sha256") == sha256(read_file(examples + "rainy-day.yaml")));
  CHECK(run_program({"qpdf", "--check", pdf}).exit_code == 0);
  CHECK(run_program({"qpdf", "--show-npages", pdf}).out ==
        std::to_string(manifest.at("pages").get<int>()) + "\n");
  for (const auto& puzzle : manifest.at("puzzles")) {
    const double score = puzzle.at("difficulty").at("score");
    const int level = static_cast<int>(puzzle.at("difficulty").at("level").get<double>());
    CHECK(level == std::clamp(static_cast<int>(std::floor((score - 4.5) / 0.75)) + 1, 1, 10));
    CHECK(puzzle.at("solution_cells") <= puzzle.at("walk_cells"));
  }
  for (const char* name : {"cells", "generate_s", "cells_per_s", "solve_s", "pages", "paint_s", "press_s",
                           "total_s", "peak_rss_kib", "pdf_bytes"})
    CHECK_THAT(run.out, Catch::Contains(std::string(name) + ": "));
}

TEST_CASE("page references on paper agree in both directions") {
  const fs::path folder = scratch_folder();
  const std::string pdf = folder / "b.pdf";
  REQUIRE(run_mazefolio({"build", examples + "rainy-day.yaml", "-o", pdf, "--manifest", folder / "b.json"})
              .exit_code == 0);
  const nlohmann::json manifest = nlohmann::json::parse(read_file(folder / "b.json"));
  const auto text_of = [&](int page) {
    const std::string n = std::to_string(page);
    return run_program({"pdftotext", "-layout", "-f", n, "-l", n, pdf, "-"}).out;
  };
  for (const auto& puzzle : manifest.at("puzzles")) {
    const int page = puzzle.at("page"), answer = puzzle.at("answer_page");
    CHECK_THAT(text_of(page), Catch::Contains("page " + std::to_string(answer)));
    CHECK_THAT(text_of(answer), Catch::Contains("page " + std::to_string(page)));
  }
}

TEST_CASE("all fonts are embedded") {
  const fs::path pdf = scratch_folder() / "b.pdf";
  REQUIRE(run_mazefolio({"build", examples + "rainy-day.yaml", "-o", pdf}).exit_code == 0);
  const std::string fonts = run_program({"pdffonts", pdf}).out;
  std::istringstream lines(fonts);
  std::string line;
  int rows = 0;
  for (int i = 0; std::getline(lines, line); ++i) {
    if (i < 2) continue;
    ++rows;
    CHECK_THAT(line, Catch::Contains(" yes yes yes"));
  }
  CHECK(rows > 0);
}

TEST_CASE("a wrong spec leaves no file, reports all errors and exits with 2") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml",
             "title: T\ncolour: red\nchapters:\n  - puzzles:\n      - {count: -1, algorithm: wilsen}\n");
  const std::size_t before = entries(folder);
  const Run run = run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf"});
  CHECK(run.exit_code == 2);
  CHECK(run.out.empty());
  CHECK_THAT(run.err, Catch::Contains("book.yaml:2:1: error: unknown key 'colour'"));
  CHECK_THAT(run.err, Catch::Contains("book.yaml:5:17: error: "));
  CHECK_THAT(run.err, Catch::Contains("unknown algorithm 'wilsen'; did you mean 'wilson'?"));
  CHECK(entries(folder) == before);
}

TEST_CASE("a maze is never printed with a level that it does not have") {
  const fs::path folder = scratch_folder();
  write_file(
      folder / "book.yaml",
      "title: T\nchapters:\n  - puzzles:\n      - {difficulty: 9, size: 8x8, algorithm: backtracker}\n");
  const Run run = run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("level 9 is out of reach") && Catch::Contains("have levels "));
  CHECK_FALSE(fs::exists(folder / "book.pdf"));
}

TEST_CASE("a size too large for the audience names the largest that fits") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml",
             "title: T\naudience: preschool\nchapters:\n  - puzzles:\n      - {size: 40x50}\n");
  const Run run = run_mazefolio({"check", folder / "book.yaml"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("book.yaml:5:16: error: 40x50 cells do not fit") &&
                          Catch::Contains("the largest size that fits is "));
}

TEST_CASE("a failure of the world exits with 1 and leaves no part of a file") {
  const std::string spec = examples + "first-book.yaml";
  CHECK(run_mazefolio({"build", spec, "-o", "/nowhere/book.pdf"}).exit_code == 1);
  CHECK(run_mazefolio({"build", "/nowhere/book.yaml", "-o", "/tmp/x.pdf"}).exit_code == 1);
  CHECK(
      run_program({"sh", "-c", std::string(MAZEFOLIO_PROGRAM) + " maze --size 9x9 > /dev/full"}).exit_code ==
      1);

  // A file size limit stands in for a full disk.
  const fs::path folder = scratch_folder();
  const Run run = run_program(
      {"sh", "-c",
       "ulimit -f 8; exec " MAZEFOLIO_PROGRAM " build " + spec + " -o " + (folder / "b.pdf").string()});
  CHECK(run.exit_code == 1);
  CHECK_THAT(run.err, Catch::Contains("b.pdf"));
  CHECK(entries(folder) == 0);
}

TEST_CASE("Ctrl-C during a build leaves nothing behind") {
  const fs::path folder = scratch_folder();
  write_file(folder / "long.yaml",
             "title: T\naudience: expert\nchapters:\n  - puzzles:\n      - {count: 900, difficulty: 3..7, "
             "algorithm: wilson}\n");
  const Run run = run_program({MAZEFOLIO_PROGRAM, "build", folder / "long.yaml", "-o", folder / "b.pdf"}, {},
                              SIGINT, 150);
  CHECK(run.exit_code == 130);
  CHECK(entries(folder) == 1);
}

TEST_CASE("a missing font is a warning, and an error under --strict") {
  const std::string spec = examples + "first-book.yaml";
  const fs::path folder = scratch_folder();
  const Run run = run_mazefolio({"build", spec, "-o", folder / "b.pdf", "--manifest", folder / "b.json",
                                 "--set", "fonts.text=No Such Font"});
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("warning: the font 'No Such Font' is not installed"));
  CHECK_THAT(read_file(folder / "b.json"), Catch::Contains("No Such Font"));
  const Run strict =
      run_mazefolio({"build", spec, "-o", folder / "c.pdf", "--strict", "--set", "fonts.text=No Such Font"});
  CHECK(strict.exit_code == 1);
  CHECK_FALSE(fs::exists(folder / "c.pdf"));
}

TEST_CASE("with --pages, no manifest is written") {
  const fs::path folder = scratch_folder();
  const std::string spec = examples + "first-book.yaml";
  const Run run = run_mazefolio({"build", spec, "-o", folder / "b.pdf", "--pages", "1-2,5"});
  CHECK(run.exit_code == 0);
  CHECK(run_program({"qpdf", "--show-npages", folder / "b.pdf"}).out == "3\n");
  CHECK(entries(folder) == 1);
  CHECK(
      run_mazefolio({"build", spec, "-o", folder / "c.pdf", "--pages", "1", "--manifest", folder / "c.json"})
          .exit_code == 2);
  CHECK(run_mazefolio({"build", spec, "-o", folder / "c.pdf", "--pages", "900"}).exit_code == 2);
  CHECK(entries(folder) == 1);
}

TEST_CASE("check --json lists warnings, too") {
  const Run run =
      run_mazefolio({"check", examples + "first-book.yaml", "--json", "--set", "fonts.text=No Such Font"});
  CHECK(run.exit_code == 0);
  CHECK(run.err.empty());
  const nlohmann::json list = nlohmann::json::parse(run.out);
  REQUIRE(list.size() == 1);
  CHECK(list[0].at("severity") == "warning");
}

TEST_CASE("answers are as large as the same number of pages allows") {
  const fs::path folder = scratch_folder();
  const auto answers_on_first_page = [&](int count) {
    write_file(folder / "b.yaml", "title: T\nchapters:\n  - puzzles:\n      - {difficulty: 1, count: " +
                                      std::to_string(count) + "}\n");
    REQUIRE(run_mazefolio({"build", folder / "b.yaml", "-o", folder / "b.pdf"}).exit_code == 0);
    const nlohmann::json manifest = nlohmann::json::parse(read_file(folder / "b.json"));
    return std::count_if(manifest.at("puzzles").begin(), manifest.at("puzzles").end(), [&](const auto& p) {
      return p.at("answer_page") == manifest.at("puzzles")[0].at("answer_page");
    });
  };
  CHECK(answers_on_first_page(18) == 9);
  CHECK(answers_on_first_page(10) < 9);  // none stands alone on the last page
  CHECK(answers_on_first_page(4) == 4);
}

TEST_CASE("a build that succeeds says one line, unless it is quiet") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml",
             "title: T\nfront: none\nanswers: none\nchapters: [{puzzles: [{count: 3, difficulty: 2..4}]}]\n");
  const std::string pdf = folder / "b.pdf";
  const Run run = run_mazefolio({"build", folder / "book.yaml", "-o", pdf});
  CHECK(run.exit_code == 0);
  CHECK(run.out.empty());
  CHECK_THAT(run.err,
             Catch::StartsWith(pdf + ": 3 pages, 3 mazes, levels 2 to 4, ") && Catch::EndsWith(" s\n"));
  CHECK(run_mazefolio({"build", folder / "book.yaml", "-o", pdf, "--quiet"}).err.empty());
}
