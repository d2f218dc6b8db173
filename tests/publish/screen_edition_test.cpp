#include <catch2/catch.hpp>
#include <filesystem>
#include <regex>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/pdf_tools.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

const std::string hedges =
    "title: Hedges\nauthor: Anna\nseed: 1\npage: 6x9in\nprinter: kdp\nfill: yes\nfront: [title, contents, "
    "instructions]\n"
    "chapters:\n  - title: First\n    text: Two of them.\n    puzzles:\n"
    "      - {count: 2, size: 8x8, goals: {from: top-left, to: bottom-right}}\n";

struct Editions {
  std::string first, screen;
  std::vector<std::string> findings;
};
Editions editions_of(const std::string& yaml, const std::string& edition) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", yaml);
  const DataFiles files(folder.path());
  Notices notices;
  ProduceRequest request;
  request.pdf = folder.path() / "book.pdf";
  request.jobs = 2;
  request.prove = true;
  set_edition(request, edition);
  const Produced made =
      produce(read_spec({folder.path() / "book.yaml"}, files, notices), files, request, notices);
  Editions out{read_file(request.pdf), {}, made.findings};
  if (request.screen_pdf) out.screen = read_file(*request.screen_pdf);
  return out;
}

/// What a reader of the structure hears, a line each, without the numbers of objects.
std::string heard(const std::string& pdf) {
  const std::string tree = output_on(pdf, {"pdfinfo", "-struct-text"});
  return std::regex_replace(tree, std::regex(" *Object [0-9 ]+\n"), "");
}

}  // namespace

TEST_CASE("the screen edition of a book reads like a book") {
  const Editions made = editions_of(hedges, "screen");
  CHECK(made.findings.empty());
  const std::string tree = heard(made.first);
  INFO(tree);
  std::size_t at = 0;
  for (const std::string part :
       {"H1 (block)\n    \"Hedges\"\n  P (block)\n    \"by Anna\"", "H1 (block)\n    \"Contents\"",
        "P (block)\n    Link (inline)\n      \"First", "H1 (block)\n    \"How to play\"",
        "P (block)\n    \"1 ", "H1 (block)\n    \"", "First\"", "P (block)\n    \"Two of them.\"",
        "H2 (block)\n    \"", "Figure\n", "P (block)\n    Link (inline)\n      \"Answer on page ",
        "H2 (block)\n    \"", "Figure\n", "P (block)\n    Link (inline)\n      \"Answer on page ",
        "H1 (block)\n    \"Answers\"", "P (block)\n    Link (inline)\n      \"1 ", "Figure\n",
        "P (block)\n    Link (inline)\n      \"2 ", "Figure\n"}) {
    INFO(part);
    at = tree.find(part, at);
    REQUIRE(at != std::string::npos);
    at += part.size();
  }
  CHECK(count(tree, "Link (inline)\n") == count(tree, "Link (inline)\n      \""));
  const std::string pdf = opened(made.first);
  CHECK(count(pdf, "/S /Figure") == count(pdf, "/Alt ("));
  CHECK(count(pdf, "/Alt (Maze 1, ") == 1);
  CHECK(count(pdf, "8 by 8 squares; start top left, finish bottom right)") == 2);
  CHECK(count(pdf, "/Alt (The way through Maze 2; start top left, finish bottom right)") == 1);
}

TEST_CASE("the screen edition is the same beside a printed one, which it leaves as it is") {
  const Editions both = editions_of(hedges, "both");
  CHECK(both.findings.empty());
  CHECK(both.first == editions_of(hedges, "print").first);
  CHECK(both.screen == editions_of(hedges, "screen").first);
}

TEST_CASE("a booklet of answers belongs to both editions, so their pages have the same numbers") {
  const Editions both = editions_of(hedges + "answers: {place: separate}\n", "both");
  CHECK(both.findings.empty());
  const auto pages = [](const std::string& pdf) { return count(opened(pdf), "/Type /Page\n"); };
  CHECK(pages(both.first) == pages(both.screen));
}

TEST_CASE("a book for a printer of PDF/X is one, and its screen edition is none") {
  std::string yaml = hedges;
  yaml.replace(yaml.find("printer: kdp"), 12, "printer: ingram");
  const Editions both = editions_of(yaml, "both");
  CHECK(both.findings.empty());
  CHECK(count(output_on(both.first, {"pdfinfo"}), "PDF/X-1:2001") > 0);
  CHECK(count(opened(both.screen), "GTS_") == 0);
  CHECK(count(opened(both.first), "/TrimBox [") == count(opened(both.first), "/Type /Page\n"));
}

TEST_CASE("a book whose printer is a screen is linked without being asked") {
  std::string yaml = hedges;
  yaml.replace(yaml.find("printer: kdp"), 12, "printer: screen");
  const std::string pdf = editions_of(yaml, "print").first;
  CHECK(count(output_on(pdf, {"pdfinfo"}), "Tagged:          yes") == 1);
  CHECK(count(opened(pdf), "/Outlines") > 0);
}
