// What `check` says of a finished PDF.
#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

std::filesystem::path built(const std::string& more, int mazes = 4, const std::string& edition = "print") {
  const std::filesystem::path folder = scratch_folder();
  write_file(folder / "book.yaml", "title: Book\nseed: 3\n" + more +
                                       "chapters: [{puzzles: [{count: " + std::to_string(mazes) + "}]}]\n");
  REQUIRE(run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf", "--edition", edition})
              .exit_code == 0);
  return folder / "book.pdf";
}

}  // namespace

TEST_CASE("a good book is found good from its pixels and words") {
  const Run run =
      run_mazefolio({"check", built("page: 6x9in\naudience: kids\n"), "--audience", "kids", "--strict"});
  INFO(run.err);
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("4 with one maze") && Catch::Contains("type of 12.0 pt and more"));
}

TEST_CASE("small mazes and small type are seen in any PDF") {
  const std::filesystem::path pdf =
      built("page: letter\naudience: adult\nmargins: {inner: 50mm, outer: 50mm, top: 40mm, bottom: 40mm}\n");
  const Run run = run_mazefolio({"check", pdf, "--audience", "large-print"});
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("a good page gives it 56 %"));
  CHECK_THAT(run.err, Catch::Contains("'large-print' readers need 16 pt"));
  CHECK(run_mazefolio({"check", pdf, "--audience", "large-print", "--strict"}).exit_code == 2);
}

TEST_CASE("readers of a PDF that do not exist are refused") {
  const Run run = run_mazefolio({"check", "any.pdf", "--audience", "child"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("unknown audience 'child'; did you mean 'kids'?"));
}

TEST_CASE("a book that was made for a printer passes its preflight") {
  const std::filesystem::path pdf = built("page: 6x9in\nprinter: kdp\n", 20);
  const Run run = run_mazefolio({"check", pdf, "--printer", "kdp", "--strict"});
  INFO(run.err);
  CHECK(run.exit_code == 0);
  CHECK_THAT(run.err, Catch::Contains("of 6 x 9 in, for kdp: nothing found"));
}

TEST_CASE("what a printer refuses is named, and the exit code is 3") {
  const std::filesystem::path pdf = built("page: 6x9in\n", 20, "screen");
  const Run run = run_mazefolio({"check", pdf, "--printer", "kdp"});
  CHECK(run.exit_code == 3);
  CHECK_THAT(run.err, Catch::Contains("error: outline: an outline of bookmarks; kdp asks for no bookmarks"));
  const Run json = run_mazefolio({"check", pdf, "--printer", "kdp", "--no-raster", "--json"});
  CHECK(json.exit_code == 3);
  CHECK_THAT(json.out, Catch::Contains("\"rule\": \"outline\""));
  CHECK(run_mazefolio({"check", pdf}).exit_code == 0);
}

TEST_CASE("a file is a PDF by how it begins, and one that is broken is refused") {
  const std::filesystem::path pdf = built("page: 6x9in\n"), other = pdf.parent_path() / "book.bin",
                              torn = pdf.parent_path() / "torn.pdf";
  const std::string bytes = read_file(pdf);
  write_file(other, bytes);
  CHECK(run_mazefolio({"check", other}).exit_code == 0);
  write_file(torn, bytes.substr(0, bytes.size() / 2));
  CHECK(run_mazefolio({"check", torn}).exit_code == 2);
  write_file(torn, "");
  CHECK(run_mazefolio({"check", torn}).exit_code == 2);
  CHECK(run_mazefolio({"check", pdf, "--printer", "kpd"}).exit_code == 2);
}
