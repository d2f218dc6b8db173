// ISO 15930-1 (PDF/X-1a:2001) and ISO 15930-7 (PDF/X-4), as far as the structure of a file shows it.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "pdf/gray_profile.h"
#include "pdf/press.h"
#include "render/pdf.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/pdf_tools.h"

using namespace mazefolio::tests;

namespace {

constexpr int pages = 2;

std::string printed(PdfKind kind, const std::string& art = "<circle cx='5' cy='5' r='4' fill='#444'/>") {
  DocumentInfo info;
  info.title = "Hedges & gates";
  info.author = "Anna";
  PdfWriter writer(std::move(info), Edition::print);
  for (int i = 0; i < pages; ++i) {
    const auto svg = std::make_shared<std::string>(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>" + art + "</svg>");
    writer.add(
        {{{300, 200},
          {Shape{circle_path({80, 80}, 30), Stroke{2, black, Cap::round, Join::round, {}}, gray(0.8)},
           TextRun{{20, 40}, "Answer on page 2", {"Andika", 12}, black}, Image{svg, {150, 50, 250, 150}}}},
         std::to_string(i + 1)});
  }
  PressOptions options;
  options.kind = kind;
  options.language = "en";
  options.trims = {{9, 9, 300, 191}, {0, 9, 291, 191}};
  return finish_pdf(writer.finish(), options);
}

/// How often a text stands in the file whose streams are open.
struct Rule {
  const char* says;
  const char* text;
  int times;
};

void check(const std::vector<Rule>& rules, const std::string& opened_pdf) {
  for (const Rule& rule : rules) {
    INFO(rule.says << ": " << rule.text);
    CHECK(count(opened_pdf, rule.text) == static_cast<std::size_t>(rule.times));
  }
}

/// What both parts ask for.
const std::vector<Rule> of_both{
    {"each page has a trim", "/TrimBox [", pages},
    {"each page has a bleed", "/BleedBox [", pages},
    {"each page has its size", "/MediaBox [", pages},
    {"a trim excludes an art box", "/ArtBox", 0},
    {"nothing is cropped", "/CropBox", 0},
    {"one output intent", "/OutputIntents [", 1},
    {"the intent is one of PDF/X", "/S /GTS_PDFX\n", 1},
    {"the intent names its condition", "/OutputConditionIdentifier (", 1},
    {"the file says whether it is trapped", "/Trapped /False", 1},
    {"the file has a title", "/Title (Hedges & gates)", 1},
    {"it says when it was made", "/CreationDate (D:2000", 1},
    {"it says when it was changed", "/ModDate (D:2000", 1},
    {"the file has an identity", "/ID [", 1},
    {"nothing is encrypted", "/Encrypt", 0},
    {"no annotation", "/Annot", 0},
    {"no form to fill in", "/AcroForm", 0},
    {"no action", "/OpenAction", 0},
    {"no action of a page", "/AA ", 0},
    {"no script", "/JavaScript", 0},
    {"no file within the file", "/EmbeddedFile", 0},
    {"no program within a page", "/Subtype /PS", 0},
    {"no picture in the place of another", "/Alternates", 0},
    {"no picture elsewhere", "/OPI", 0},
    {"no curve of the printer's", "/TR", 0},
    {"no compression of LZW", "/LZWDecode", 0},
    {"no color of screens", "/DeviceRGB", 0},
    {"no fill of screens", " rg\n", 0},
    {"no line of screens", " RG\n", 0},
};

const std::vector<Rule> of_x_1a{
    {"the version of the part", "/GTS_PDFXVersion (PDF/X-1:2001)", 1},
    {"the conformance", "/GTS_PDFXConformance (PDF/X-1a:2001)", 1},
    {"offset presses of the web", "/OutputConditionIdentifier (CGATS TR 001)", 1},
    {"who registered them", "/RegistryName (http://www.color.org)", 1},
    {"no opacity of fills", "/ca ", 0},
    {"no opacity of lines", "/CA ", 0},
    {"no soft mask", "/SMask", 0},
    {"no mode of blending", "/BM ", 0},
    {"no group", "/Group", 0},
    {"no group of transparency", "/Transparency", 0},
    {"no layer", "/OCProperties", 0},
    {"no structure", "/StructTreeRoot", 0},
    {"no marks", "/MarkInfo", 0},
    {"no metadata", "/Metadata", 0},
    {"no language", "/Lang", 0},
};

const std::vector<Rule> of_x_4{
    {"the version of the part", "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>", 1},
    {"the same in the other place", "/GTS_PDFXVersion (PDF/X-4)", 1},
    {"no conformance", "/GTS_PDFXConformance", 0},
    {"the profile of the condition", "/DestOutputProfile", 1},
    {"which has one ink", "/N 1\n", 1},
    {"metadata", "/Subtype /XML", 1},
    {"their title", "<rdf:li xml:lang=\"x-default\">Hedges &amp; gates</rdf:li>", 1},
    {"their trapping", "<pdf:Trapped>False</pdf:Trapped>", 1},
    {"when it was made", "<xmp:CreateDate>2000-01-01T00:00:00Z</xmp:CreateDate>", 1},
    {"when it was changed", "<xmp:ModifyDate>2000-01-01T00:00:00Z</xmp:ModifyDate>", 1},
    {"when the metadata were", "<xmp:MetadataDate>2000-01-01T00:00:00Z</xmp:MetadataDate>", 1},
    {"the identity of the document", "<xmpMM:DocumentID>uuid:", 1},
    {"its version", "<xmpMM:VersionID>1</xmpMM:VersionID>", 1},
    {"its rendition", "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>", 1},
};

}  // namespace

TEST_CASE("a file of PDF/X-1a keeps its rules") {
  const std::string pdf = printed(PdfKind::x_1a);
  CHECK(pdf.starts_with("%PDF-1.3\n"));
  CHECK(count(pdf, "/ObjStm") + count(pdf, "/XRef") == 0);
  const std::string open = opened(pdf);
  check(of_both, open);
  check(of_x_1a, open);
}

TEST_CASE("a file of PDF/X-4 keeps its rules") {
  const std::string pdf = printed(PdfKind::x_4);
  CHECK(pdf.starts_with("%PDF-1.6\n"));
  const std::string open = opened(pdf);
  check(of_both, open);
  check(of_x_4, open);
}

TEST_CASE("boxes of a file for printers lie one in the other, and fonts in the file") {
  for (const PdfKind kind : {PdfKind::x_1a, PdfKind::x_4}) {
    const std::string pdf = printed(kind), boxes = output_on(pdf, {"pdfinfo", "-box", "-l", "2"});
    CHECK(count(boxes, "MediaBox:      0.00     0.00   300.00   200.00") == pages);
    CHECK(count(boxes, "BleedBox:      0.00     0.00   300.00   200.00") == pages);
    CHECK(count(boxes, "Page    1 TrimBox:       9.00     9.00   300.00   191.00") == 1);
    CHECK(count(boxes, "Page    2 TrimBox:       0.00     9.00   291.00   191.00") == 1);
    const std::string fonts = output_on(pdf, {"pdffonts"});
    CHECK(count(fonts, "yes yes yes") == count(fonts, "\n") - 2);
  }
}

TEST_CASE("other programs open files for printers and see what they are") {
  for (const PdfKind kind : {PdfKind::x_1a, PdfKind::x_4}) {
    const std::string pdf = printed(kind), plain = printed(PdfKind::plain);
    const bool first = kind == PdfKind::x_1a;
    CHECK(count(output_on(pdf, {"pdfinfo"}), first ? "PDF/X-1:2001" : "PDF/X-4") > 0);
    output_on(pdf, {"qpdf", "--check"});
    const std::string said =
        output_on(pdf, {"gs", "-dNOPAUSE", "-dBATCH", "-dPDFSTOPONERROR", "-sDEVICE=nullpage"});
    CHECK(count(said, "Page ") == pages);
    CHECK(count(said, "rror") + count(said, "arning") + count(said, "not ") == 0);
    const std::vector<std::string> seen{"pdftoppm", "-r", "60"};
    CHECK(output_on(pdf, seen) == output_on(plain, seen));
  }
}

TEST_CASE("a plain file says nothing of printers") {
  const std::string open = opened(printed(PdfKind::plain));
  for (const char* text : {"GTS_", "/OutputIntents", "/Trapped", "/CreationDate", "/Metadata"}) {
    INFO(text);
    CHECK(count(open, text) == 0);
  }
}

TEST_CASE("what is transparent is refused by PDF/X-1a, with its page") {
  const std::string art = "<g opacity='0.5'><circle cx='4' cy='5' r='4'/><circle cx='6' cy='5' r='4'/></g>";
  CHECK_THROWS_WITH(printed(PdfKind::x_1a, art), Catch::Contains("page 1") && Catch::Contains("PDF/X-1a"));
}

TEST_CASE("files for printers are the same every time") {
  for (const PdfKind kind : {PdfKind::x_1a, PdfKind::x_4}) CHECK(printed(kind) == printed(kind));
}

TEST_CASE("the profile of one black ink has its size in its head and its tags within") {
  const std::string profile = gray_profile();
  const auto number = [&](std::size_t at) {
    std::size_t out = 0;
    for (std::size_t i = at; i < at + 4; ++i) out = out << 8 | static_cast<unsigned char>(profile[i]);
    return out;
  };
  CHECK(number(0) == profile.size());
  CHECK(profile.substr(12, 12) == "prtrGRAYXYZ ");
  CHECK(profile.substr(36, 4) == "acsp");
  REQUIRE(number(128) == 4);
  for (std::size_t tag = 0; tag < 4; ++tag) {
    const std::size_t at = number(132 + 12 * tag + 4), size = number(132 + 12 * tag + 8);
    CHECK(at % 4 == 0);
    CHECK(at + size <= profile.size());
  }
}
