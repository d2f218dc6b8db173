#include "render/pdf.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

const Font body{"Andika", 12};
const Shape dot{rectangle_path({5, 5, 6, 6}), std::nullopt, black};

Page page_of(std::vector<Item> items, std::string label = "") {
  return {{{300, 200}, std::move(items)}, std::move(label)};
}

std::string pdf_of(const std::vector<Page>& pages, Edition edition, DocumentInfo info = {}) {
  PdfWriter writer(std::move(info), edition);
  for (const Page& page : pages) writer.add(page);
  return writer.finish().bytes;
}

/// A small book: two pages in front, a link forward, a marker inside a group.
std::vector<Page> small_book() {
  std::vector<Item> line{TextRun{{20, 40}, "Contents", body, black}, Link{{20, 28, 80, 42}, "maze-1"}};
  set_part(line, {Role::paragraph});
  return {page_of(std::move(line)), page_of({TextRun{{20, 40}, "Preface", body, black}}, "ii"),
          page_of({Group{{0.5, {50, 20}}, {Marker{"maze-1", {10, 20}, "Maze 'one'", 0}, dot}}}, "1"),
          page_of({Marker{"answer-1", {0, 30}, "Answer", 1}, dot})};
}

std::string output(std::vector<std::string> command, const std::string& pdf) {
  const auto file = scratch_folder() / "file.pdf";
  write_file(file, pdf);
  command.push_back(file);
  if (command.front() == "pdftotext") command.emplace_back("-");
  const Run run = run_program(command);
  INFO(command.front() << ": " << run.err);
  REQUIRE(run.exit_code == 0);
  CHECK(run.err == "");
  return run.out;
}

}  // namespace

TEST_CASE("each page has its own size") {
  Page small = page_of({});
  small.frame.size = {100, 50.5};
  const std::string pdf = pdf_of({page_of({}), small}, Edition::print);
  const std::string info = output({"pdfinfo", "-l", "2"}, pdf);
  CHECK(count(info, "Page    1 size:  300 x 200 pts") == 1);
  CHECK(count(info, "Page    2 size:  100 x 50.5 pts") == 1);
}

TEST_CASE("links, places, outline and labels are for the screen only") {
  const std::string print = pdf_of(small_book(), Edition::print),
                    screen = pdf_of(small_book(), Edition::screen);
  for (const char* key : {"/Annot", "/Dests", "/Outlines", "/PageLabels", "/StructTreeRoot"}) {
    INFO(key);
    CHECK(count(print, key) == 0);
    CHECK(count(screen, key) > 0);
  }
  CHECK(count(screen, "/Subtype /Link") == 1);
}

TEST_CASE("a place inside a group lies where the group puts it") {
  const std::string places = output({"pdfinfo", "-dests"}, pdf_of(small_book(), Edition::screen));
  CHECK(count(places, "3 [ XYZ   55  170 null      ] \"maze-1\"") == 1);  // 50 + 10 / 2, 200 - (20 + 20 / 2)
}

TEST_CASE("pages without a folio continue the count") {
  const std::string screen = pdf_of(small_book(), Edition::screen);
  const std::size_t at = screen.find("/Nums [\n   0 << /P (i) >>");
  REQUIRE(at != std::string::npos);
  CHECK(screen.substr(at).find("1 << /P (ii) >>\n   2 << /S /D /St 1 >>\n  ]") < 60);  // page 4 is then "2"
}

TEST_CASE("both editions are clean PDF, empty pages too") {
  for (const Edition edition : {Edition::print, Edition::screen}) {
    output({"qpdf", "--check"}, pdf_of(small_book(), edition));
    output({"qpdf", "--check"}, pdf_of({page_of({})}, edition));
  }
}

TEST_CASE("screen readers find the text and its links in one document") {
  const std::string tree = output({"pdfinfo", "-struct-text"}, pdf_of(small_book(), Edition::screen));
  CHECK(tree.find("Document\n  P (block)\n    Link (inline)\n      Object") == 0);
  CHECK(count(tree, "\n      \"Contents\"\n") == 1);
}

TEST_CASE("words that go on are parted, and stand where they stood") {
  const auto left_of = [&](Align align, const std::string& text, Edition edition,
                           const std::string& language) {
    std::vector<Item> items{TextRun{{150, 100}, text, body, black, align},
                            TextRun{{150, 120}, text, body, black, align}};
    set_part(items, {Role::paragraph});
    DocumentInfo info;
    info.language = language;
    const std::string box = output({"pdftotext", "-bbox"}, pdf_of({page_of(items)}, edition, info));
    return std::stod(box.substr(box.find("xMin=\"") + 6));
  };
  for (const Align align : {Align::left, Align::center, Align::right})
    for (const auto& [text, language] : {std::pair("Hedge", "en"), std::pair("متاهة", "ar")})
      CHECK(left_of(align, text, Edition::screen, language) ==
            Approx(left_of(align, text, Edition::print, language)).margin(0.01));
}

TEST_CASE("every script gets an embedded font that has its letters") {
  const std::string pdf =
      pdf_of({page_of({TextRun{{20, 40}, "日本語", body, black}, TextRun{{20, 80}, "العربية", body, black},
                       TextRun{{20, 120}, "Ελληνικά", body, black}})},
             Edition::print);
  const std::string text = output({"pdftotext"}, pdf);
  CHECK(count(text, "日本語") == 1);
  CHECK(count(text, "Ελληνικά") == 1);
  CHECK(count(text, "ربية") == 1);
  const std::string fonts = output({"pdffonts"}, pdf);
  CHECK(count(fonts, "\n") >= 2 + 3);
  CHECK(count(fonts, "yes yes yes") == count(fonts, "\n") - 2);  // embedded, subset, with a map to Unicode
}

TEST_CASE("the same pages give the same bytes") {
  for (const Edition edition : {Edition::print, Edition::screen})
    CHECK(pdf_of(small_book(), edition) == pdf_of(small_book(), edition));
}

TEST_CASE("the file only has the metadata that is given") {
  DocumentInfo info;
  info.title = "Rätsel";
  info.epoch = 951827696;  // a leap day
  const std::string said = output({"pdfinfo", "-isodates"}, pdf_of({page_of({})}, Edition::print, info));
  CHECK(count(said, "Title:           Rätsel\n") == 1);
  CHECK(count(said, "CreationDate:    2000-02-29T12:34:56Z\n") == 1);
  CHECK(count(said, "Author") + count(said, "Subject") + count(said, "Creator:") == 0);
}

TEST_CASE("text stands left of, around or right of its point") {
  const auto left_of = [&](Align align) {
    TextRun run{{150, 100}, "Hedge", body, black};
    run.align = align;
    const std::string box = output({"pdftotext", "-bbox"}, pdf_of({page_of({run})}, Edition::print));
    const std::size_t at = box.find("xMin=\"");
    REQUIRE(at != std::string::npos);
    return std::stod(box.substr(at + 6));
  };
  const double left = left_of(Align::left), middle = left_of(Align::center), right = left_of(Align::right);
  CHECK(left == Approx(150).margin(0.01));
  CHECK(right < 150 - 20);
  CHECK(middle == Approx((left + right) / 2).margin(0.01));
}

TEST_CASE("a picture stays vectors, and a broken one is a WorldError") {
  const Image good{
      std::make_shared<std::string>(
          "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><path d='M0 0L4 2'/></svg>"),
      {0, 0, 50, 50}};
  CHECK(count(pdf_of({page_of({good})}, Edition::print), "/Subtype /Image") == 0);
  const Image broken{std::make_shared<std::string>("<svg><g></svg>"), {0, 0, 50, 50}};
  CHECK_THROWS_WITH(pdf_of({page_of({broken})}, Edition::print), Catch::Contains("SVG"));
  const Image no_size{std::make_shared<std::string>("<svg xmlns='http://www.w3.org/2000/svg'/>"),
                      {0, 0, 50, 50}};
  CHECK_THROWS_AS(pdf_of({page_of({no_size})}, Edition::print), WorldError);
}

TEST_CASE("a page of the screen edition may begin with a picture") {
  const auto svg = std::make_shared<const std::string>(
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>");
  const std::string pdf = pdf_of({page_of({Image{svg, {10, 10, 60, 60}}})}, Edition::screen);
  CHECK(count(output({"pdfinfo"}, pdf), "Pages:           1") == 1);
}

TEST_CASE("a place that is marked twice is an InternalError") {
  const Page page = page_of({Marker{"here", {}, "", 0}});
  CHECK_THROWS_AS(pdf_of({page, page}, Edition::screen), InternalError);
}
