// Covers: their size, their bar code as a scanner reads it, and what cannot be had.
#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>

#include "base/system/file.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string book = "title: Mazes\nauthor: Ann\nprinter: kdp\nfill: yes\npage: 6x9in\n";
const std::string chapters = "chapters: [{puzzles: [{count: 6, size: 8x8}]}]\n";

struct Made {
  fs::path folder, pdf;
  Run run;
};

Made cover(const std::string& more, std::vector<std::string> arguments = {}) {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", book + more + chapters);
  arguments.insert(arguments.begin(), {"cover", folder / "book.yaml", "-o", folder / "cover.pdf"});
  const Run run = run_mazefolio(arguments);
  return {folder, folder / "cover.pdf", run};
}

/// Of a book with this many pages, as its manifest tells.
Made cover_of_pages(int pages, const std::string& more = {}) {
  const fs::path manifest = scratch_folder() / "book.json";
  write_file(manifest, "{\"pages\": " + std::to_string(pages) + ", \"puzzles\": []}");
  return cover(more, {"--manifest", manifest});
}

std::string box(const fs::path& pdf, const std::string& name) {
  const std::string info = run_program({"pdfinfo", "-box", pdf}).out;
  const std::size_t at = info.find(name);
  return info.substr(at, info.find('\n', at) - at);
}

}  // namespace

TEST_CASE("the sheet of a cover is that of its printer, paper and pages") {
  const Made made = cover_of_pages(200);
  INFO(made.run.err);
  CHECK(made.run.exit_code == 0);
  CHECK_THAT(made.run.err, Catch::Contains("12.7004 x 9.25 in for kdp, spine 0.4504 in (200 pages, white)"));
  CHECK_THAT(box(made.pdf, "Page size"), Catch::Contains("914.429 x 666 pts"));
  CHECK_THAT(box(made.pdf, "TrimBox"), Catch::Contains("9.00") && Catch::Contains("905.43"));
  CHECK_THAT(cover_of_pages(200, "paper: cream\n").run.err, Catch::Contains("12.75 x 9.25 in"));
}

TEST_CASE("the bar code of a cover is read back from its pixels") {
  const Made made = cover("imprint: {isbn: 978-3-16-148410-0}\n");
  REQUIRE(made.run.exit_code == 0);
  run_program({"pdftoppm", "-r", "300", "-png", "-singlefile", made.pdf, made.folder / "cover"});
  const Run read = run_program({"zbarimg", "-q", "--raw", made.folder / "cover.png"});
  CHECK(read.out == "9783161484100\n");
}

TEST_CASE("the spine of a cover has words from 80 pages on") {
  const auto titles = [](int pages) {
    const std::string text = run_program({"pdftotext", "-raw", cover_of_pages(pages).pdf, "-"}).out;
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find("Ann", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  CHECK(titles(80) == titles(78) + 1);
}

TEST_CASE("a printer with four inks gets no more of them than it takes") {
  const Made made = cover("", {"--set", "printer=ingram", "--set", "cover.spine=6mm", "--set", "page=6x9in"});
  INFO(made.run.err);
  REQUIRE(made.run.exit_code == 0);
  const std::string content = run_program({"qpdf", "--qdf", "--object-streams=disable", made.pdf, "-"}).out;
  CHECK(content.find(" rg") == std::string::npos);
  const std::regex four(R"(([0-9.]+) ([0-9.]+) ([0-9.]+) ([0-9.]+) [kK]\b)");
  double most = 0;
  for (std::sregex_iterator i(content.begin(), content.end(), four), end; i != end; ++i) {
    double all = 0;
    for (std::size_t part = 1; part <= 4; ++part) all += std::stod((*i)[part]);
    most = std::max(most, all);
  }
  CHECK(most > 1);
  CHECK(most <= 2.4);
}

TEST_CASE("a proof has guides, and the front alone is a picture") {
  const Made made = cover("");
  const Made proof = cover("", {"--guides", "--front", made.folder / "front.png"});
  CHECK(proof.run.exit_code == 0);
  CHECK(read_file(proof.pdf) != read_file(made.pdf));
  CHECK_THAT(run_program({"file", made.folder / "front.png"}).out, Catch::Contains("1707 x 2560"));
}

TEST_CASE("equal specs give equal covers") {
  const std::string dress = "theme: space\n";
  CHECK(read_file(cover(dress).pdf) == read_file(cover(dress).pdf));
}

TEST_CASE("a cover that cannot be had is an error with its place") {
  const auto error = [](const std::string& more, std::vector<std::string> arguments = {}) {
    const Made made = cover(more, std::move(arguments));
    CHECK(made.run.exit_code == 2);
    CHECK_FALSE(fs::exists(made.pdf));
    return made.run.err;
  };
  CHECK_THAT(error("paper: vellum\n"), Catch::Contains("book.yaml:6:8: error: 'kdp' has no paper 'vellum'"));
  CHECK_THAT(error("cover: {isbn: 978-3-16-148410-1}\n"),
             Catch::Contains("book.yaml:6:15: error: the last digit"));
  CHECK_THAT(error("cover: {design: tral}\n"), Catch::Contains("did you mean 'trail'?"));
  CHECK_THAT(error("cover: {design: photo}\n"),
             Catch::Contains("book.yaml:6:17: error: this design needs a picture"));
  CHECK_THAT(error("cover: {design: trail, front: a.png}\n"),
             Catch::Contains("book.yaml:6:31: error: the design 'trail' shows no picture of yours"));
  CHECK_THAT(error("cover: {back: {text: \"" + std::string(4000, 'm') + "\"}}\n"),
             Catch::Contains("book.yaml:6:22: error: the text is too long"));
  CHECK_THAT(error("", {"--set", "printer=ingram", "--set", "page=6x9in"}),
             Catch::Contains("cover: {spine: 12.3mm}"));
  CHECK_THAT(cover_of_pages(0).run.err, Catch::Contains("book.json: error: this is not a manifest"));
}

TEST_CASE("a picture with too few pixels is refused") {
  const fs::path folder = scratch_folder();
  write_file(folder / "book.yaml", book + "cover: {front: small.png}\n" + chapters);
  REQUIRE(
      run_mazefolio({"maze", "--size", "8x12", "--format", "png", "-o", folder / "small.png"}).exit_code ==
      0);
  const Run run = run_mazefolio({"cover", folder / "book.yaml", "-o", folder / "cover.pdf"});
  CHECK(run.exit_code == 2);
  CHECK_THAT(run.err, Catch::Contains("book.yaml:6:16: error: 'small.png' has ") &&
                          Catch::Contains("dots an inch on the cover; 'kdp' asks for 300; a picture of"));
}
