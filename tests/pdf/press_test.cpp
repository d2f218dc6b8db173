#include "pdf/press.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "render/pdf.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/pdf_tools.h"

using namespace mazefolio::tests;

namespace {

const PressOptions print_edition{};
const PressOptions screen_edition{.edition = Edition::screen, .language = "de"};

Image picture(const std::string& inside) {
  return {std::make_shared<std::string>("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>" +
                                        inside + "</svg>"),
          {150, 50, 250, 150}};
}
const Image solid = picture("<circle cx='5' cy='5' r='4' fill='#444'/>");
const Image translucent =
    picture("<g opacity='0.5'><circle cx='4' cy='5' r='4'/><circle cx='6' cy='5' r='4'/></g>");

RawPdf drawn(Edition edition, const Image& image = solid) {
  DocumentInfo info;
  info.title = "Title";
  info.epoch = 951827696;
  PdfWriter writer(std::move(info), edition);
  for (int i = 0; i < 3; ++i) {
    Page page{{{300, 200}, {}}, std::to_string(i + 1)};
    const std::string name = "place " + std::to_string(i), next = "place " + std::to_string((i + 1) % 3);
    page.frame.items = {
        Shape{circle_path({80, 80}, 30), Stroke{2, black, Cap::round, Join::round, {}}, gray(0.8)},
        TextRun{{20, 40}, "Print (0 0 0 rg) as it is", {"Andika", 12}, black}, image,
        Marker{name, {0, 0}, name, 0}, Link{{20, 28, 80, 42}, next}};
    writer.add(page);
  }
  return writer.finish();
}

std::string seen(const std::string& pdf) { return output_on(pdf, {"pdftoppm", "-r", "60"}); }

}  // namespace

TEST_CASE("a finished file is clean, has its pages, and looks as it was drawn") {
  for (const Edition edition : {Edition::print, Edition::screen})
    for (const Image& image : {solid, translucent}) {
      const RawPdf raw = drawn(edition, image);
      const std::string done = finish_pdf(raw, edition == Edition::screen ? screen_edition : print_edition);
      output_on(done, {"qpdf", "--check"});
      CHECK(page_count(done) == 3);
      CHECK(seen(done) == seen(raw.bytes));
    }
}

TEST_CASE("black and gray print with one ink") {
  const std::string before = opened(drawn(Edition::print).bytes);
  CHECK(count(before, "0 0 0 rg") > 3);  // these include the words of the text, which stay
  const std::string after = opened(finish_pdf(drawn(Edition::print), print_edition));
  CHECK(count(after, "0 0 0 rg") == count(after, "\\(0 0 0 rg\\)"));
  CHECK(count(after, " RG") == 0);
  CHECK(count(after, "0.8 g") == 3);
  CHECK(count(after, "/DeviceRGB") == 0);
}

TEST_CASE("ink stays as it was where the options say so") {
  PressOptions options;
  options.gray_ink = false;
  const std::string after = opened(finish_pdf(drawn(Edition::print), options));
  CHECK(count(after, "0.8 0.8 0.8 rg") == 3);
  CHECK(count(after, "/DeviceRGB") > 0);
}

TEST_CASE("a translucent form keeps its group, and the page around it prints with one ink") {
  const std::string after = opened(finish_pdf(drawn(Edition::print, translucent), print_edition));
  CHECK(count(after, "/S /Transparency") == count(after, "/Subtype /Form"));
  CHECK(count(after, "/S /Transparency") > 0);
  CHECK(count(after, "0.8 g") == 3);
}

TEST_CASE("dates stay only when they are to be kept") {
  PressOptions options;
  CHECK(count(finish_pdf(drawn(Edition::print), options), "/CreationDate") == 0);
  options.keep_dates = true;
  CHECK(count(finish_pdf(drawn(Edition::print), options), "/CreationDate") == 1);
}

TEST_CASE("the screen edition has its language and title, and keeps its links") {
  const std::string print = finish_pdf(drawn(Edition::print), print_edition);
  const std::string screen = finish_pdf(drawn(Edition::screen), screen_edition);
  for (const char* key :
       {"/Lang (de)", "/DisplayDocTitle true", "/Outlines ", "/PageLabels ", "/StructTreeRoot "}) {
    INFO(key);
    CHECK(count(print, key) == 0);
    CHECK(count(screen, key) > 0);
  }
  CHECK(count(screen, "/Subtype /Link") == 3);
  CHECK(count(output_on(screen, {"pdfinfo", "-dests"}), "\"place ") == 3);
}

TEST_CASE("a page with a bleed says where it is trimmed, counted from its lower left corner") {
  PressOptions options = print_edition;
  CHECK(count(opened(finish_pdf(drawn(Edition::print), options)), "/TrimBox") == 0);
  options.trims = {{0, 9, 291, 191}, {9, 9, 300, 191}, {0, 9, 291, 191}};
  const std::string boxes =
      output_on(finish_pdf(drawn(Edition::print), options), {"pdfinfo", "-box", "-l", "2"});
  const auto box_of = [&](const std::string& name) {
    std::string line = boxes.substr(boxes.find(name) + name.size());
    line = line.substr(0, line.find('\n'));
    line.erase(0, line.find_first_not_of(' '));
    return line;
  };
  CHECK(box_of("Page    1 TrimBox:") == "0.00     9.00   291.00   191.00");
  CHECK(box_of("Page    2 TrimBox:") == "9.00     9.00   300.00   191.00");
  CHECK(box_of("Page    2 BleedBox:") == "0.00     0.00   300.00   200.00");
}

TEST_CASE("a book that is bound on the right says so to viewers, in both editions") {
  for (PressOptions options : {print_edition, screen_edition}) {
    CHECK(count(finish_pdf(drawn(options.edition), options), "/R2L") == 0);
    options.right_to_left = true;
    CHECK(count(opened(finish_pdf(drawn(options.edition), options)), "/Direction /R2L") == 1);
  }
}

TEST_CASE("the same file gives the same bytes, with an identity of its own") {
  const std::string once = finish_pdf(drawn(Edition::screen), screen_edition);
  CHECK(once == finish_pdf(drawn(Edition::screen), screen_edition));
  CHECK(count(opened(once), "/ID [<") == 1);
  CHECK(once != finish_pdf(drawn(Edition::screen, translucent), screen_edition));
}

TEST_CASE("anything but a PDF is a WorldError") {
  CHECK_THROWS_AS(finish_pdf({"not a PDF"}, {}), WorldError);
  CHECK_THROWS_AS(finish_pdf({""}, {}), WorldError);
  CHECK_THROWS_AS(page_count("%PDF-1.5\n"), WorldError);
}
