// What `check` says of a finished PDF.
#include <catch2/catch.hpp>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

std::filesystem::path built(const std::string& more) {
  const std::filesystem::path folder = scratch_folder();
  write_file(folder / "book.yaml", "title: Book\nseed: 3\n" + more + "chapters: [{puzzles: [{count: 4}]}]\n");
  REQUIRE(run_mazefolio({"build", folder / "book.yaml", "-o", folder / "book.pdf"}).exit_code == 0);
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
