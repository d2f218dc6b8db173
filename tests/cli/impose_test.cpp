// Sheets of finished PDFs, as they are printed at home.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

fs::path built(const std::string& more) {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", "title: Book\nseed: 3\n" + more + "chapters: [{puzzles: [{count: 6}]}]\n");
  REQUIRE(run_mazefolio(
              {"build", folder / "book.yaml", "-o", folder / "book.pdf", "--manifest", folder / "book.json"})
              .exit_code == 0);
  return folder / "book.pdf";
}

Run impose(const fs::path& book, std::vector<std::string> more) {
  std::vector<std::string> arguments{"impose", book, "-o", book.parent_path() / "sheets.pdf"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run_mazefolio(arguments);
}

std::string info(const fs::path& pdf) { return run_program({"pdfinfo", pdf}).out; }

}  // namespace

TEST_CASE("a book becomes a booklet on letter paper, with the way to print it") {
  const fs::path book = built("page: digest\naudience: kids\nprinter: home\n");
  const Run run = impose(book, {"--booklet"});
  INFO(run.err);
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("at 100 %; print on both sides, flipped on the short edge"));
  const fs::path sheets = book.parent_path() / "sheets.pdf";
  CHECK_THAT(info(sheets),
             Catch::Contains("792 x 612 pts (letter)") && Catch::Contains("Title:           Book"));
  CHECK(run_program({"qpdf", "--check", sheets}).exit_code == 0);
}

TEST_CASE("every way makes sheets of a book, and one way is to be chosen") {
  const fs::path book = built("page: digest\naudience: kids\nprinter: home\n");
  for (const std::vector<std::string>& way : {std::vector<std::string>{"--2up", "--holes"},
                                              {"--4up"},
                                              {"--cut-stack"},
                                              {"--poster", "a2", "--page", "3"}}) {
    const Run run = impose(book, way);
    INFO(run.err);
    CHECK(run.exit_code == 0);
  }
  CHECK(impose(book, {}).exit_code == 2);
  CHECK_THAT(impose(book, {"--2up", "--booklet"}).err, Catch::Contains("exclude each other"));
}

TEST_CASE("corridors that become too narrow for their readers are told with their width") {
  const fs::path book = built("page: letter\naudience: kids\n");
  const Run kids = impose(book, {"--booklet", "--audience", "kids"});
  CHECK(kids.exit_code == 0);
  CHECK_THAT(kids.err, Catch::Contains("printed at 65 % of their size: the narrowest corridor is") &&
                           Catch::Contains("less than the 8 mm that its readers need"));
  CHECK_THAT(impose(book, {"--booklet"}).err, !Catch::Contains("warning"));
}

TEST_CASE("what cannot be put on sheets is an error, and no file is left") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.pdf", "not a PDF");
  CHECK(impose(folder / "book.pdf", {"--booklet"}).exit_code == 1);
  const fs::path book = built("page: digest\naudience: kids\nprinter: home\n");
  CHECK_THAT(impose(book, {"--poster", "a2", "--page", "99"}).err, Catch::Contains("there is no page 99"));
  CHECK_THAT(impose(book, {"--booklet", "--sheet", "lettr"}).err, Catch::Contains("did you mean 'letter'"));
  CHECK(impose(book, {"--booklet", "--paper", "1in"}).exit_code == 2);
  CHECK(run_mazefolio({"impose", book, "--booklet", "-o", book}).exit_code == 2);
  CHECK_FALSE(fs::exists(book.parent_path() / "sheets.pdf"));
}
