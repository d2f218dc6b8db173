#include "pdf/place_pages.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "pdf/press.h"
#include "render/pdf.h"
#include "support/count.h"
#include "support/namespaces.h"
#include "support/pdf_tools.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;
namespace fs = std::filesystem;

namespace {

std::string pages_of(Size size, const std::vector<std::string>& names) {
  PdfWriter writer({"Small book", "", "", "en", "Mazefolio", {}}, Edition::print);
  for (const std::string& name : names) {
    Page page{{size, {}}, ""};
    if (!name.empty())
      page.frame.items = {
          TextRun{{20, 40}, name, {"Lato", 20}, black},
          Shape{rectangle_path({10, 10, size.width - 10, size.height - 10}), std::nullopt, {}}};
    writer.add(page);
  }
  return finish_pdf(writer.finish(), {});
}

fs::path file_of(const TemporaryFolder& folder, const std::string& bytes) {
  const fs::path path = folder.path() / "source.pdf";
  write_file(path, bytes);
  return path;
}

std::string placed(const fs::path& source, const std::string& sheets,
                   const std::vector<std::vector<PlacedPage>>& places) {
  std::string out;
  place_pages(source, sheets, places, {"Sheets", "/DuplexFlipShortEdge"},
              [&](std::string_view bytes) { out += bytes; });
  return out;
}

std::string refusal(const fs::path& source) {
  try {
    page_source(source);
  } catch (const WorldError& e) {
    return e.what();
  }
  return "";
}

constexpr Rect left{0, 0, 200, 300}, right{200, 0, 400, 300};

}  // namespace

TEST_CASE("pages stand on the sheet where they are placed, with their words and the sheet's own") {
  const TemporaryFolder folder;
  const fs::path source = file_of(folder, pages_of({200, 300}, {"first", "second", "third"}));
  const std::string made = placed(source, pages_of({400, 300}, {"sheet", ""}),
                                  {{{2, left, left}, {0, right, right}}, {{1, right, right}}});
  output_on(made, {"qpdf", "--check"});
  CHECK(page_count(made) == 2);
  CHECK_THAT(output_on(made, {"pdfinfo"}),
             Catch::Contains("Title:           Sheets") && Catch::Contains("Page size:       400 x 300 pts"));
  CHECK_THAT(output_on(made, {"pdftotext", "-l", "1", "-x", "0", "-y", "0", "-W", "200", "-H", "300"}, {"-"}),
             Catch::Contains("third") && Catch::Contains("sheet") && !Catch::Contains("first"));
  CHECK_THAT(
      output_on(made, {"pdftotext", "-l", "1", "-x", "200", "-y", "0", "-W", "200", "-H", "300"}, {"-"}),
      Catch::Contains("first") && !Catch::Contains("third"));
  CHECK_THAT(output_on(made, {"pdftotext", "-f", "2"}, {"-"}), Catch::Contains("second"));
  CHECK(count(opened(made), "/Duplex /DuplexFlipShortEdge") == 1);
}

TEST_CASE("a page as large as its box has the pixels that it had; turned pages are shown turned") {
  const TemporaryFolder folder;
  const fs::path source = file_of(folder, pages_of({200, 300}, {"first"}));
  const std::string same =
      placed(source, pages_of({200, 300}, {""}), {{{0, {0, 0, 200, 300}, {0, 0, 200, 300}}}});
  CHECK(output_on(same, {"pdftoppm", "-r", "72", "-gray"}) ==
        output_on(read_file(source), {"pdftoppm", "-r", "72", "-gray"}));

  const fs::path turned = folder.path() / "turned.pdf";
  REQUIRE(run_program({"qpdf", "--rotate=+90", source, turned}).exit_code == 0);
  CHECK(page_source(turned).pages.at(0) == Size{300, 200});
  const std::string upright =
      placed(turned, pages_of({300, 200}, {""}), {{{0, {0, 0, 300, 200}, {0, 0, 300, 200}}}});
  CHECK(output_on(upright, {"pdftoppm", "-r", "72", "-gray"}) ==
        output_on(read_file(turned), {"pdftoppm", "-r", "72", "-gray"}));
}

TEST_CASE("only what lies in the window is drawn, and a page is stored once however often it is placed") {
  const TemporaryFolder folder;
  const fs::path source = file_of(folder, pages_of({200, 300}, {"first"}));
  std::vector<std::vector<PlacedPage>> places(20, {{0, left, right}});
  const std::string made = placed(source, pages_of({400, 300}, std::vector<std::string>(20)), places);
  const std::string pixels = output_on(made, {"pdftoppm", "-r", "20", "-gray", "-l", "1"});
  const std::string body = pixels.substr(pixels.size() - 100);
  CHECK(body == std::string(100, '\xff'));
  CHECK(count(opened(made), "/Subtype /Form") == 1);
}

TEST_CASE("the same pages on the same sheets give the same bytes") {
  const TemporaryFolder folder;
  const fs::path source = file_of(folder, pages_of({200, 300}, {"first"}));
  const std::string sheets = pages_of({400, 300}, {"sheet"});
  CHECK(placed(source, sheets, {{{0, left, left}}}) == placed(source, sheets, {{{0, left, left}}}));
}

TEST_CASE("what is no PDF, encrypted or without pages is refused with its path") {
  const TemporaryFolder folder;
  CHECK_THAT(refusal(file_of(folder, "not a PDF")), Catch::Contains("source.pdf"));
  CHECK_THAT(refusal(folder.path() / "missing.pdf"), Catch::Contains("missing.pdf"));
  const fs::path source = file_of(folder, pages_of({200, 300}, {"first"}));
  const fs::path secret = folder.path() / "secret.pdf";
  REQUIRE(run_program({"qpdf", "--encrypt", "", "owner", "256", "--", source, secret}).exit_code == 0);
  CHECK_THAT(refusal(secret), Catch::Contains("encrypted"));
  const fs::path empty = folder.path() / "empty.pdf";
  REQUIRE(run_program({"qpdf", "--empty", empty}).exit_code == 0);
  CHECK_THAT(refusal(empty), Catch::Contains("has no pages"));
}
