#include "preflight/preflight.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <functional>
#include <set>

#include "base/system/file.h"
#include "base/system/tool.h"
#include "preflight/small_pdf.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

using Ids = std::set<std::string>;

PrinterLimits kdp() {
  PrinterLimits out = published_limits("kdp");
  out.outside = out.top = out.bottom = 18;
  out.gutters = {{150, 27}, {300, 36}};
  out.min_pages = 24;
  out.max_pages = 828;
  out.multiple = 2;
  return out;
}

struct Planted {
  SmallPdf pdf;
  PrinterLimits limits = kdp();
  PreflightOptions options{false, 1};
  std::string password;  ///< a word without which nobody may change the file
};

PreflightReport report_on(const Planted& planted) {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "book.pdf", locked = folder.path() / "locked.pdf";
  write_file(path, planted.pdf.bytes());
  if (planted.password.empty()) return preflight_pdf(path, planted.limits, planted.options);
  run_tool({"qpdf", "--allow-weak-crypto", "--encrypt", "", planted.password, "128", "--", path, locked},
           1000);
  return preflight_pdf(locked, planted.limits, planted.options);
}

Ids found_in(const Planted& planted) {
  Ids out;
  const PreflightReport report = report_on(planted);
  for (const Fault& fault : report.faults) {
    UNSCOPED_INFO(fault.rule->id << " page " << fault.page << ": " << fault.measured << "; "
                                 << fault.required);
    out.insert(fault.rule->id);
  }
  return out;
}

void draw(Planted& p, const std::string& content) { p.pdf.content_of[3] = p.pdf.content + " " + content; }

/// A file that keeps every rule of PDF/X-1a.
void make_pdfx(Planted& p) {
  p.pdf.version = "1.3";
  p.pdf.info =
      "/Title (Mazes) /CreationDate (D:20260101) /ModDate (D:20260101) /Trapped /False "
      "/GTS_PDFXVersion (PDF/X-1:2001) /GTS_PDFXConformance (PDF/X-1a:2001)";
  p.pdf.catalog = "/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (CGATS TR 001) >>]";
  p.pdf.trailer = "/ID [<00> <00>]";
  p.pdf.page_keys = "/TrimBox [0 0 432 648]";
}
void replace(std::string& text, const std::string& from, const std::string& to) {
  text.replace(text.find(from), from.size(), to);
}

struct PlantedFault {
  std::string rule;
  std::function<void(Planted&)> plant;
};
using P = Planted&;
const std::vector<PlantedFault> planted_faults{
    {"boxes.size", [](P p) { p.pdf.keys_of[3] = "/MediaBox [0 0 432 650]"; }},
    {"boxes.trim", [](P p) { p.pdf.keys_of[3] = "/TrimBox [0 0 440 648]"; }},
    {"boxes.bleed", [](P p) { p.pdf.keys_of[3] = "/BleedBox [0 0 440 648]"; }},
    {"boxes.bleed",
     [](P p) {
       for (int i = 1; i <= 24; ++i) p.pdf.keys_of[i] = "/MediaBox [-4 -9 441 657]";
       p.pdf.page_keys = "/TrimBox [0 0 432 648]";
     }},
    {"pages.min", [](P p) { p.pdf.pages = 22; }},
    {"pages.max",
     [](P p) {
       p.limits.max_pages = 20;
       p.limits.min_pages = 2;
     }},
    {"pages.multiple", [](P p) { p.pdf.pages = 25; }},
    {"pages.last-blank", [](P p) { p.limits.blank_last = true; }},
    {"blank.run",
     [](P p) {
       p.pdf.content_of = {{5, ""}, {6, "1 g 100 100 9 9 re f"}, {7, ""}};
     }},
    {"margin.inner",
     [](P p) {
       p.options.raster = true;
       draw(p, "20 300 50 50 re f");
     }},
    {"margin.outer",
     [](P p) {
       p.options.raster = true;
       draw(p, "380 300 50 50 re f");
     }},
    {"marks.beyond-trim", [](P p) { draw(p, "1 g 400 100 50 50 re f"); }},
    {"marks.beyond-trim", [](P p) { draw(p, "0 0 9 9 re W n 400 100 50 50 re f"); }},
    {"ink.color", [](P p) { draw(p, "1 0 0 rg 100 100 50 50 re f"); }},
    {"ink.color", [](P p) { draw(p, "0 0 0 RG 100 100 m 200 300 l S"); }},
    {"ink.total",
     [](P p) {
       p.limits.black = false;
       draw(p, "1 1 1 1 k 100 100 50 50 re f");
     }},
    {"transparency",
     [](P p) {
       p.pdf.resources = "/ExtGState << /G << /ca 0.5 >> >>";
       draw(p, "/G gs 100 100 50 50 re f");
     }},
    {"font.embedded", [](P p) { draw(p, "BT /F2 12 Tf 100 100 Td (Maze) Tj ET"); }},
    {"font.faux-bold", [](P p) { draw(p, "BT 2 Tr /F1 12 Tf 100 100 Td (Maze) Tj ET"); }},
    {"font.size", [](P p) { draw(p, "BT /F1 12 Tf .5 0 0 .5 100 100 Tm (Maze) Tj ET"); }},
    {"line.width", [](P p) { draw(p, ".3 w 100 100 m 200 100 l S"); }},
    {"line.width", [](P p) { draw(p, "q .1 0 0 .1 0 0 cm 5 w 1000 1000 m 2000 1000 l S Q"); }},
    {"line.width", [](P p) { draw(p, "100 100 200 .4 re f"); }},
    {"grey.floor", [](P p) { draw(p, ".95 g 100 100 50 50 re f"); }},
    {"image.dpi", [](P p) { draw(p, "q 72 0 0 72 100 100 cm BI /W 8 /H 8 /BPC 1 /CS /G ID 12345678 EI Q"); }},
    {"annotations",
     [](P p) { p.pdf.keys_of[3] = "/Annots [<< /Type /Annot /Subtype /Link /Rect [100 100 200 200] >>]"; }},
    {"outline",
     [](P p) {
       p.pdf.catalog = "/Outlines << /First 10 0 R /Last 10 0 R /Count 1 >>";
       p.pdf.objects = {"<< /Title (One) >>"};
     }},
    {"layers",
     [](P p) {
       p.pdf.catalog = "/OCProperties << /OCGs [10 0 R] /D << >> >>";
       p.pdf.objects = {"<< /Type /OCG /Name (Guides) >>"};
     }},
    {"javascript", [](P p) { p.pdf.catalog = "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"; }},
    {"attachments",
     [](P p) { p.pdf.catalog = "/Names << /EmbeddedFiles << /Names [(a) << /F (a) >>] >> >>"; }},
    {"encryption", [](P p) { p.password = "secret"; }},
    {"pdf.version", [](P p) { p.pdf.version = "2.0"; }},
    {"meta.title", [](P p) { p.pdf.info = "/Title (Microsoft Word - mazes.docx)"; }},
    {"text.placeholder", [](P p) { draw(p, "BT /F1 12 Tf 100 100 Td [(by [Your) -200 (Name])] TJ ET"); }},
    {"file.size", [](P p) { p.limits.file_bytes = 100; }},
    {"file.pages",
     [](P p) {
       p.pdf.resources = "/XObject << /X 10 0 R >>";
       p.pdf.objects = {SmallPdf::stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter /FlateDecode",
                                         "no flate")};
       draw(p, "/X Do");
     }},
    {"pdfx.version", [](P p) { p.limits.pdfx = true; }},
    {"pdfx.version",
     [](P p) {
       make_pdfx(p);
       replace(p.pdf.info, "/X-1a", "/X-9a");
     }},
    {"pdfx.intent",
     [](P p) {
       make_pdfx(p);
       p.pdf.catalog = "";
     }},
    {"pdfx.info",
     [](P p) {
       make_pdfx(p);
       replace(p.pdf.info, "/Trapped /False", "");
     }},
    {"pdfx.boxes",
     [](P p) {
       make_pdfx(p);
       p.pdf.page_keys = "";
     }},
    {"pdfx.id",
     [](P p) {
       make_pdfx(p);
       p.pdf.trailer = "";
     }},
    {"pdfx.pdf",
     [](P p) {
       make_pdfx(p);
       p.pdf.version = "1.5";
     }},
    {"pdfx.transparency",
     [](P p) {
       make_pdfx(p);
       p.pdf.keys_of[3] = "/Group << /S /Transparency >>";
     }},
    {"pdfx.color",
     [](P p) {
       make_pdfx(p);
       p.limits.black = false;
       draw(p, "1 0 0 rg 100 100 50 50 re f");
     }},
};

}  // namespace

TEST_CASE("a good file is found good") {
  Planted good;
  good.options.raster = true;
  CHECK(found_in(good) == Ids{});
  make_pdfx(good);
  CHECK(found_in(good) == Ids{});
}

TEST_CASE("every planted fault is found by its rule and by no other") {
  Ids planted;
  for (const PlantedFault& fault : planted_faults) {
    Planted file;
    fault.plant(file);
    INFO("planted: " << fault.rule);
    CHECK(found_in(file) == Ids{fault.rule});
    planted.insert(fault.rule);
  }
  Ids rules;
  for (const PreflightRule& rule : preflight_rules()) rules.insert(rule.id);
  rules.erase("file.damage");  // of xref tables that qpdf forgives
  CHECK(planted == rules);
}

TEST_CASE("a finding names the page, the place, what is measured and what is asked") {
  Planted file;
  draw(file, ".3 w 100 100 m 200 100 l S .2 w 100 200 m 200 200 l S");
  const PreflightReport report = report_on(file);
  REQUIRE(report.faults.size() == 1);
  CHECK(report.faults[0].page == 3);
  CHECK(report.faults[0].count == 2);
  CHECK(report.faults[0].measured == "a line of 0.20 pt");
  CHECK(report.faults[0].required == "0.75 pt or more");
  CHECK(report.faults[0].place->y0 == Approx(648 - 200 - 0.1));
  CHECK_THAT(report_lines(report).at(0),
             Catch::EndsWith(
                 "book.pdf: page 3: error: line.width: a line of 0.20 pt at 99.9, 447.9 pt, the worst of "
                 "2; kdp asks for 0.75 pt or more"));
  CHECK_THAT(report_json(report), Catch::Contains("\"rule\": \"line.width\""));
  CHECK_THAT(report_summary(report), Catch::EndsWith("24 pages of 6 x 9 in, for kdp: 1 error, 0 warnings"));
}

TEST_CASE("what is drawn by forms is found where it is seen") {
  Planted file;
  file.pdf.resources = "/XObject << /X 10 0 R >>";
  file.pdf.objects = {
      SmallPdf::stream("/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [2 0 0 2 0 0]",
                       "1 0 0 rg 10 10 20 20 re f")};
  draw(file, "q 1 0 0 1 50 50 cm /X Do Q");
  const PreflightReport report = report_on(file);
  REQUIRE(report.faults.size() == 1);
  CHECK(*report.faults[0].place == Rect{70, 648 - 110, 110, 648 - 70});
}

TEST_CASE("a group lets through what is below, whatever is set inside of it") {
  Planted file;
  file.pdf.resources = "/XObject << /X 10 0 R >> /ExtGState << /G << /ca 0.5 >> /H << /ca 1 >> >>";
  file.pdf.objects = {
      SmallPdf::stream("/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Group << /S /Transparency >>",
                       "/H gs 10 10 50 50 re f")};
  draw(file, "/G gs /X Do");
  CHECK(found_in(file) == Ids{"transparency"});
}

TEST_CASE("without a printer only what is wrong for all is said") {
  Planted file;
  file.limits = published_limits("");
  file.pdf.pages = 3;
  draw(file, "1 0 0 rg .1 w 100 100 m 200 100 l S 100 100 50 50 re f");
  CHECK(found_in(file) == Ids{});
}

TEST_CASE("the bleed of a printer is recognized by the sizes that it lists") {
  Planted file;
  file.pdf.page_keys = "";
  for (int i = 1; i <= 24; ++i) file.pdf.keys_of[i] = "/MediaBox [0 0 441 666]";
  CHECK(found_in(file) == Ids{});
  draw(file, "BT /F1 12 Tf 30 300 Td (Maze) Tj ET");
  CHECK(found_in(file) == Ids{});
  draw(file, "BT /F1 12 Tf 20 300 Td (Maze) Tj ET");
  CHECK(found_in(file) == Ids{"margin.inner"});
}

TEST_CASE("pages that are turned are measured as they are shown") {
  Planted file;
  file.options.raster = true;
  for (int i = 1; i <= 24; ++i) file.pdf.keys_of[i] = "/MediaBox [0 0 648 432] /Rotate 90";
  file.pdf.content = "300 100 50 50 re f";
  CHECK(found_in(file) == Ids{});
  draw(file, "300 5 50 50 re f");  // the lower edge is the left one of the page that is shown
  CHECK(found_in(file) == Ids{"margin.inner"});
}
