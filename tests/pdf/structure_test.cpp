#include "pdf/structure.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "pdf/press.h"
#include "render/pdf.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/pdf_tools.h"

using namespace mazefolio::tests;

namespace {

Item run(double y, const std::string& text) { return TextRun{{20, y}, text, {"Andika", 12}, black}; }

void add(std::vector<Item>& items, Part part, std::vector<Item> more) {
  set_part(more, std::move(part));
  items.insert(items.end(), more.begin(), more.end());
}

/// A folio, a title in two lines, a paragraph that leads to `target`, and a picture.
Page page_that_leads(int number, const std::string& target) {
  Page page{{{300, 200}, {}}, std::to_string(number)};
  std::vector<Item>& items = page.frame.items;
  items.push_back(Marker{"place " + std::to_string(number), {0, 0}, "Place", 0});
  add(items, {Role::artifact},
      {run(190, std::to_string(number)), Shape{circle_path({20, 190}, 9), {}, gray(0.9)}});
  add(items, {Role::figure, "A hedge & a <gate>", 9},
      {Shape{circle_path({150, 100}, 30), {}, black}, run(100, "Start")});
  add(items, {Role::heading}, {run(20, "The long"), run(34, "title")});
  add(items, {Role::paragraph, "", 3}, {run(60, "Answer on page 2"), Link{{20, 50, 120, 64}, target}});
  return page;
}

std::string finished(const std::vector<Page>& pages, SpokenTexts* spoken = nullptr) {
  DocumentInfo info;
  info.title = "Title";
  PdfWriter writer(std::move(info), Edition::screen);
  for (const Page& page : pages) writer.add(page);
  PressOptions options;
  options.edition = Edition::screen;
  options.language = "en";
  RawPdf raw = writer.finish();
  if (spoken) raw.spoken = *spoken;
  return finish_pdf(raw, options);
}

}  // namespace

TEST_CASE("a screen edition is read in order, with its links among the words") {
  const std::string pdf = finished({page_that_leads(1, "place 2"), page_that_leads(2, "place 1")});
  output_on(pdf, {"qpdf", "--check"});
  std::string tree = output_on(pdf, {"pdfinfo", "-struct-text"});
  for (std::size_t at = tree.find("Object "); at != std::string::npos; at = tree.find("Object ", at))
    tree.erase(at, tree.find('\n', at) - at);
  const std::string page =
      "  H1 (block)\n    \"The long title\"\n"
      "  P (block)\n    Link (inline)\n      \n      \"Answer on page 2\"\n"
      "  Figure\n    \"Start\"\n";
  CHECK(tree == "Document\n" + page + page);
}

TEST_CASE("figures and links say what they are, and nothing else is marked as content") {
  const std::string pdf = opened(finished({page_that_leads(1, "place 1")}));
  CHECK(count(pdf, "/Alt (A hedge & a <gate>)") == 1);
  CHECK(count(pdf, "/Contents (Answer on page 2)") == 1);
  CHECK(count(pdf, "/Tabs /S") == 1);
  CHECK(count(pdf, "/Artifact BMC") == 1);
  CHECK(count(pdf, "NonStruct") == 0);
  CHECK(count(pdf, "/S /Link") == 1);
  CHECK(count(pdf, "<pdfuaid:part>1</pdfuaid:part>") == 1);
  CHECK(count(pdf, "<rdf:li xml:lang=\"x-default\">Title</rdf:li>") == 1);
}

TEST_CASE("a link that leads nowhere is text") {
  const std::string pdf = opened(finished({page_that_leads(1, "elsewhere")}));
  CHECK(count(pdf, "/Annot") == 0);
  CHECK(count(pdf, "/S /Link") == 0);
  CHECK(count(pdf, "/S /Span") == 1);
  CHECK(count(output_on(pdf, {"pdfinfo", "-struct-text"}), "Answer on page 2") == 1);
}

TEST_CASE("a screen edition shows its first page before the rest has come") {
  const std::string pdf = finished({page_that_leads(1, "place 1"), page_that_leads(2, "place 1")});
  output_on(pdf, {"qpdf", "--check-linearization"});
  CHECK(count(output_on(pdf, {"pdfinfo"}), "Optimized:       yes") == 1);
}

TEST_CASE("texts that belong to other figures are an InternalError") {
  SpokenTexts none;
  CHECK_THROWS_AS(finished({page_that_leads(1, "place 1")}, &none), InternalError);
}
