#include <catch2/catch.hpp>
#include <filesystem>

#include "base/system/file.h"
#include "support/jpeg.h"
#include "support/namespaces.h"
#include "support/photograph.h"
#include "support/run_program.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

struct Folder {
  TemporaryFolder folder;
  std::string path(const std::string& name) const { return folder.path() / name; }
  std::string file(const std::string& name, const std::string& bytes) const {
    write_file(path(name), bytes);
    return path(name);
  }
};

std::string photograph() { return to_jpeg(Photograph{}.picture(), {85}); }

}  // namespace

TEST_CASE("the silhouette of a photograph is an SVG that is the same shape") {
  const Folder folder;
  const std::string jpeg = folder.file("photo.jpg", photograph()), svg = folder.path("found.svg");
  const Run run = run_mazefolio({"silhouette", jpeg, "-o", svg});
  REQUIRE(run.exit_code == 0);
  CHECK(run.out.empty());
  CHECK_THAT(run.err, Contains(svg + ": 1 piece, 20 % of 320 x 240 pixels; a photograph: threshold ") &&
                          Contains(", invert yes, smoothing 2\n"));
  CHECK_THAT(read_file(svg), Contains("viewBox=\"0 0 320 240\""));
  const Run again = run_mazefolio({"silhouette", svg, "-o", folder.path("again.svg")});
  CHECK_THAT(again.err, Contains(": 1 piece, 20 % of 1024 x 768 pixels; threshold 50, invert no"));
  folder.file("book.yaml",
              "title: A\nchapters:\n  - puzzles:\n      - {shape: {picture: photo.jpg}}\n"
              "      - {shape: found.svg}\n");
  CHECK(run_mazefolio({"check", folder.path("book.yaml")}).exit_code == 0);
}

TEST_CASE("the silhouette is the same from standard input and in every run") {
  const Folder folder;
  const std::string jpeg = folder.file("photo.jpg", photograph()), svg = folder.path("found.svg");
  REQUIRE(run_mazefolio({"silhouette", jpeg, "-o", svg, "--quiet"}).err.empty());
  const Run piped =
      run_program({"bash", "-c", std::string(MAZEFOLIO_PROGRAM) + " silhouette - -o - -q < " + jpeg});
  CHECK(piped.exit_code == 0);
  CHECK(piped.out == read_file(svg));
}

TEST_CASE("the options of a silhouette are those of the shape") {
  const Folder folder;
  const std::string jpeg = folder.file("photo.jpg", photograph()), svg = folder.path("found.svg");
  const Run run = run_mazefolio(
      {"silhouette", jpeg, "-o", svg, "--threshold", "40", "--smoothing", "3.5", "--invert", "no"});
  CHECK_THAT(run.err, Contains("with 1 hole") && Contains("threshold 40, invert no, smoothing 3.5"));
  const Run wrong = run_mazefolio(
      {"silhouette", jpeg, "-o", folder.path("x.svg"), "--threshold", "100", "--smoothing", "soft"});
  CHECK(wrong.exit_code == 2);
  CHECK_THAT(wrong.err, Contains("--threshold: error: 'threshold' must be auto or 1 to 99, not 100") &&
                            Contains("--smoothing: error: 'smoothing' must be auto or a number, not 'soft'"));
  CHECK_FALSE(std::filesystem::exists(folder.path("x.svg")));
}

TEST_CASE("a picture without a silhouette is reported by its name, and nothing is written") {
  const Folder folder;
  const std::string whole = photograph();
  const auto complaint = [&](const std::string& name, const std::string& bytes) {
    const std::string file = folder.file(name, bytes);
    const Run run = run_mazefolio({"silhouette", file, "-o", folder.path("x.svg")});
    CHECK(run.exit_code == 2);
    CHECK_THAT(run.err, Catch::StartsWith(file + ": error: "));
    CHECK_FALSE(std::filesystem::exists(folder.path("x.svg")));
    return run.err;
  };
  CHECK_THAT(complaint("cut.jpg", whole.substr(0, whole.size() / 2)), Contains("cut short"));
  CHECK_THAT(complaint("words.jpg", "not a picture"), Contains("neither SVG, PNG nor JPEG"));
  CHECK_THAT(complaint("all.txt", "###\n###\n"), Contains("the silhouette is blank: all of it is inside"));
}
