// Files that are broken, or made to be.
#include <catch2/catch.hpp>

#include "base/rng.h"
#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "base/system/tool.h"
#include "preflight/preflight.h"
#include "preflight/small_pdf.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

namespace {

PreflightReport report_on(const std::string& bytes) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.pdf", bytes);
  return preflight_pdf(folder.path() / "book.pdf", published_limits("kdp"), {false, 1});
}

bool unread(const PreflightReport& report) {
  for (const Fault& fault : report.faults)
    if (fault.rule->id == std::string("file.pages")) return true;
  return false;
}

}  // namespace

TEST_CASE("what is no PDF, is torn or needs a password is refused") {
  const std::string good = SmallPdf{}.bytes();
  CHECK_NOTHROW(report_on(good));
  for (const std::string& bad : {std::string(), std::string("Dear printer"), std::string("%PDF-1.4\n"),
                                 good.substr(0, good.size() / 2), good.substr(0, good.size() - 40)}) {
    INFO(bad.size());
    CHECK_THROWS_AS(report_on(bad), InputError);
  }
  const TemporaryFolder folder;
  const std::string open = folder.path() / "open.pdf", locked = folder.path() / "locked.pdf";
  write_file(open, good);
  run_tool({"qpdf", "--encrypt", "word", "word", "256", "--", open, locked}, 1000);
  CHECK_THROWS_WITH(preflight_pdf(locked, {}, {false, 1}), Catch::EndsWith("needs a password"));
  CHECK_THROWS_AS(preflight_pdf(folder.path() / "missing.pdf", {}, {false, 1}), WorldError);
}

TEST_CASE("forms that draw each other without end are not drawn to the end") {
  SmallPdf pdf;
  pdf.pages = 2;
  pdf.resources = "/XObject << /X 10 0 R /Y 11 0 R >>";
  pdf.objects = {SmallPdf::stream("/Subtype /Form /BBox [0 0 9 9]", "/Y Do /Y Do /X Do"),
                 SmallPdf::stream("/Subtype /Form /BBox [0 0 9 9]", "/X Do /X Do")};
  pdf.content = "/X Do";
  const Stopwatch watch;
  CHECK(unread(report_on(pdf.bytes())));
  CHECK(watch.seconds() < 20);
}

TEST_CASE("patterns that fill themselves come to an end") {
  SmallPdf pdf;
  pdf.resources = "/Pattern << /P 10 0 R >>";
  pdf.objects = {SmallPdf::stream("/PatternType 1 /PaintType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9",
                                  "/Pattern cs /P scn 0 0 9 9 re f")};
  pdf.content = "/Pattern cs /P scn 0 0 9 9 re f";
  CHECK_NOTHROW(report_on(pdf.bytes()));
}

TEST_CASE("numbers and nesting without sense are taken as they are") {
  SmallPdf pdf;
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "q ";
  for (const std::string& content :
       {deep, std::string("1e9 99999999999999999999999 m -5 . l S Q Q Q"),
        std::string("/Nothing Do /None gs sh Tj TJ"), std::string("BT 1 0 0 1 Tm (a) Tj [ [ [ TJ"),
        std::string("0 0 0 0 0 0 cm 1 w 5 5 m 6 6 l S BI ID"),
        std::string("/Pattern cs /None scn 0 0 9 9 re f scn SCN cs d0 B*")}) {
    pdf.content = content;
    CHECK_NOTHROW(report_on(pdf.bytes()));
  }
  pdf.keys_of[1] = "/MediaBox [0 0 0 0]";
  pdf.keys_of[2] = "/MediaBox [1e30 0 (a) 5] /Rotate 45 /UserUnit -5";
  CHECK_NOTHROW(report_on(pdf.bytes()));
}

TEST_CASE("damaged bytes never crash") {
  SmallPdf pdf;
  pdf.pages = 2;
  pdf.resources = "/ExtGState << /G << /ca 0.5 /Font [4 0 R 9] >> >> /XObject << /X 10 0 R >>";
  pdf.objects = {
      SmallPdf::stream("/Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 2 3]", "1 0 0 rg 0 0 9 9 re f")};
  pdf.content += " /G gs /X Do 1 0 0 1 k 5 5 m 6 7 8 9 1 2 c b";
  const std::string good = pdf.bytes();
  Rng rng(7);
  int read = 0;
  for (int round = 0; round < 400; ++round) {
    std::string bad = good;
    for (std::uint32_t i = 0, n = 1 + rng.below(4); i < n; ++i)
      bad[rng.below(static_cast<std::uint32_t>(bad.size()))] = static_cast<char>(rng.below(256));
    try {
      report_on(bad);
      ++read;
    } catch (const InputError&) {
    }
  }
  CHECK(read > 20);
}
