// Sheets for a class from a table of names.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

Run sheets(const fs::path& folder, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"worksheet", "-o", folder / "sheets.pdf"});
  return run_mazefolio(arguments);
}

fs::path folder_with(const std::string& table) {
  const fs::path folder = scratch_folder();
  write_file(folder / "names.csv", table);
  return folder;
}

std::string pdf_text(const fs::path& pdf) { return run_program({"pdftotext", "-raw", pdf, "-"}).out; }

}  // namespace

TEST_CASE("each pupil of a table gets a sheet a level, and the key has the names") {
  const fs::path folder = folder_with("name\nAnna\nBen\n");
  const Run run = sheets(folder, {"--names", folder / "names.csv", "--levels", "easy,3"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("5 pages, 4 mazes, levels 1 to 3") ||
                          Catch::Contains("5 pages, 4 mazes, levels 2 to 3"));
  const std::string text = pdf_text(folder / "sheets.pdf");
  CHECK(count(text, "Anna") == 4);  // on two sheets, and over two answers
  CHECK(count(text, "Ben") == 4);
  CHECK_FALSE(fs::exists(folder / "sheets-answers.pdf"));
}

TEST_CASE("the key of a class goes into a file of its own, or is left out") {
  const fs::path folder = folder_with("name,level\nAnna,easy\nBen,3\n");
  CHECK(sheets(folder, {"--names", folder / "names.csv", "--answers", "separate"}).exit_code == 0);
  CHECK(count(pdf_text(folder / "sheets.pdf"), "Anna") == 1);
  CHECK(count(pdf_text(folder / "sheets-answers.pdf"), "Anna") == 1);
  CHECK(sheets(folder, {"--names", folder / "names.csv", "--answers", "none"}).exit_code == 0);
  CHECK(count(pdf_text(folder / "sheets.pdf"), "Ben") == 1);
}

TEST_CASE("the sheets of a class may have their answers at the foot, and no key") {
  const fs::path folder = folder_with("name\nAnna\nBen\n");
  const Run run = sheets(folder, {"--names", folder / "names.csv", "--answers", "foot"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("2 pages, 2 mazes"));
  CHECK_FALSE(fs::exists(folder / "sheets-answers.pdf"));
}

TEST_CASE("all mistakes of a table are told at once, with their places") {
  const fs::path folder = folder_with("name,level\n" + std::string(120, 'x') + ",eazy\nBen,11\nCem,easy\n");
  const Run run = sheets(folder, {"--names", folder / "names.csv"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("names.csv:2:1: error: 'name_line'"));
  CHECK_THAT(run.err, Catch::Contains("names.csv:2:122: error: 'difficulty'"));
  CHECK_THAT(run.err, Catch::Contains("names.csv:3:5: error: 'difficulty'"));
  CHECK_FALSE(fs::exists(folder / "sheets.pdf"));
}

TEST_CASE("a class has the same bytes with any number of threads") {
  const fs::path folder = folder_with("Anna\nBen\nCem\n");
  REQUIRE(sheets(folder, {"--names", folder / "names.csv", "--jobs", "1"}).exit_code == 0);
  const std::string one = read_file(folder / "sheets.pdf");
  REQUIRE(sheets(folder, {"--names", folder / "names.csv", "--jobs", "4"}).exit_code == 0);
  CHECK(read_file(folder / "sheets.pdf") == one);
}

TEST_CASE("levels without names are sheets one after another") {
  const fs::path folder = scratch_folder();
  const Run run = sheets(folder, {"--levels", "easy,medium", "--answers", "none"});
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("2 pages, 2 mazes"));
}

TEST_CASE("a seed by chance is refused with the reason") {
  const Run run = sheets(scratch_folder(), {"--seed", "random"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("would make another book each time"));
}
