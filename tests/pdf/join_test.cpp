#include "pdf/join_pdfs.h"

#include <sys/resource.h>

#include <catch2/catch.hpp>

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

/// A sheet with this many pages and a name on each; its width identifies it.
fs::path sheet(const TemporaryFolder& folder, const std::string& name, double width, int pages = 1,
               Edition edition = Edition::print) {
  PdfWriter writer({"Mondays", "", "", "en", "Mazefolio", {}}, edition);
  for (int i = 0; i < pages; ++i) {
    Page page{{{width, 400}, {}}, ""};
    page.frame.items = {TextRun{{20, 40}, name, {"Andika", 12}, black},
                        TextRun{{20, 80}, "The quick brown fox", {"Lato", 14}, black},
                        Marker{"place " + std::to_string(i), {0, 0}, "place", 0},
                        Link{{20, 28, 80, 42}, "place 0"}};
    writer.add(page);
  }
  const fs::path path = folder.path() / (name + ".pdf");
  write_file(path, finish_pdf(writer.finish(), {.edition = edition, .language = "en"}));
  return path;
}

struct Joined {
  std::string pdf;
  int pages = 0;
};
Joined joined(const std::vector<fs::path>& pdfs) {
  Joined out;
  out.pages = join_pdfs(pdfs, "A class", [&](std::string_view bytes) { out.pdf += bytes; });
  return out;
}

std::string words(const std::string& pdf) { return output_on(pdf, {"pdftotext", "-layout"}, {"-"}); }

}  // namespace

TEST_CASE("sheets that are read from right to left stay so") {
  const TemporaryFolder folder;
  const fs::path plain = sheet(folder, "Zoe", 300);
  CHECK(count(opened(joined({plain, plain}).pdf), "/R2L") == 0);
  write_file(plain, finish_pdf({read_file(plain)}, {Edition::print, "ar", false, true, true}));
  CHECK(count(opened(joined({plain, plain}).pdf), "/Direction /R2L") == 1);
}

TEST_CASE("sheets follow one another, each unchanged") {
  const TemporaryFolder folder;
  const std::vector<fs::path> sheets{sheet(folder, "Zoe", 300, 2), sheet(folder, "Anna", 500, 2),
                                     sheet(folder, "Mia", 200, 4)};
  const Joined all = joined(sheets);
  output_on(all.pdf, {"qpdf", "--check"});
  CHECK(all.pages == 8);
  CHECK(page_count(all.pdf) == 8);
  const std::string text = words(all.pdf);
  CHECK(text.find("Zoe") < text.find("Anna"));
  CHECK(text.find("Anna") < text.find("Mia"));
  const std::string sizes = output_on(all.pdf, {"pdfinfo", "-f", "1", "-l", "8"});
  CHECK(sizes.find("Page    2 size:  300 x 400") < sizes.find("Page    3 size:  500 x 400"));
  CHECK(sizes.find("Page    8 size:  200 x 400") != std::string::npos);
  CHECK(sizes.find("Title:           A class") != std::string::npos);
  std::string apart;
  for (const fs::path& path : sheets) apart += output_on(read_file(path), {"pdftoppm", "-r", "50"});
  CHECK(output_on(all.pdf, {"pdftoppm", "-r", "50"}) == apart);
}

TEST_CASE("the same sheets give the same bytes") {
  const TemporaryFolder folder;
  const std::vector<fs::path> sheets{sheet(folder, "Anna", 300), sheet(folder, "Zoe", 300)};
  const std::string first = joined(sheets).pdf;
  CHECK(first == joined(sheets).pdf);
  CHECK(first != joined({sheets[1], sheets[0]}).pdf);
  CHECK(first.find("/CreationDate") == std::string::npos);
}

TEST_CASE("a font that all sheets use is in the file once") {
  const TemporaryFolder folder;
  std::vector<fs::path> sheets;
  for (const std::string name : {"Anna", "Zoe", "Annana"}) sheets.push_back(sheet(folder, name, 300));
  const std::string all = opened(joined(sheets).pdf);
  CHECK(count(opened(joined({sheets[0]}).pdf), "/FontFile") == 2);
  CHECK(count(all, "/FontFile") == 3);  // of the words of all, of two names with the same letters, of Zoe
  CHECK(count(all, "/Type /FontDescriptor") == 3);
}

TEST_CASE("on both sides of the paper each sheet begins a new leaf") {
  const TemporaryFolder folder;
  const fs::path one = sheet(folder, "Anna", 300), three = sheet(folder, "Bo", 500, 3);
  const Joined all = joined({one, three, one});
  CHECK(all.pages == 8);
  const std::string sizes = output_on(all.pdf, {"pdfinfo", "-f", "1", "-l", "8"});
  CHECK(sizes.find("Page    2 size:  300 x 400") != std::string::npos);
  CHECK(sizes.find("Page    6 size:  500 x 400") != std::string::npos);
  CHECK(output_on(all.pdf, {"pdftotext", "-f", "2", "-l", "2"}, {"-"}) == "\f");
  CHECK(opened(all.pdf).find("/Duplex /DuplexFlipLongEdge") != std::string::npos);
  CHECK(opened(joined({one, one}).pdf).find("/Duplex /Simplex") != std::string::npos);
}

TEST_CASE("links of the sheets are left out with everything that they refer to") {
  const TemporaryFolder folder;
  const Joined all = joined({sheet(folder, "Anna", 300, 2, Edition::screen)});
  CHECK(all.pages == 2);
  const std::string text = opened(all.pdf);
  CHECK(count(text, "/Annots") == 0);
  CHECK(count(text, "/Type /Page\n") == 2);
}

TEST_CASE("a sheet that is missing or broken is reported with its path") {
  const TemporaryFolder folder;
  const fs::path good = sheet(folder, "Anna", 300), torn = folder.path() / "torn.pdf",
                 missing = folder.path() / "missing.pdf", text = folder.path() / "text.pdf";
  const std::string bytes = read_file(good);
  write_file(torn, std::string_view(bytes).substr(0, bytes.size() / 2));
  write_file(text, "Dear pupils");
  for (const fs::path& bad : {torn, missing, text, folder.path()}) {
    try {
      joined({good, bad});
      FAIL(bad.string());
    } catch (const WorldError& wrong) {
      CHECK(std::string(wrong.what()).find(bad.string()) != std::string::npos);
      UNSCOPED_INFO(wrong.what());
    }
  }
}

TEST_CASE("a sheet that goes away while it is joined is an error, not a broken page") {
  const TemporaryFolder folder;
  const std::vector<fs::path> sheets{sheet(folder, "Anna", 300), sheet(folder, "Zoe", 300)};
  CHECK_THROWS_AS(join_pdfs(sheets, "A class", [&](std::string_view) { fs::remove(sheets[1]); }), WorldError);
}

TEST_CASE("there may be more sheets than files may be open") {
  const TemporaryFolder folder;
  const std::vector<fs::path> sheets(100, sheet(folder, "Anna", 300));
  rlimit usual{};
  REQUIRE(::getrlimit(RLIMIT_NOFILE, &usual) == 0);
  const rlimit few{40, usual.rlim_max};
  REQUIRE(::setrlimit(RLIMIT_NOFILE, &few) == 0);
  CHECK(joined(sheets).pages == 100);
  ::setrlimit(RLIMIT_NOFILE, &usual);
}
