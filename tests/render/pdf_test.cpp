#include <catch2/catch.hpp>

#include "render/dump.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"
#include "render/png.h"
#include "render/svg.h"

using namespace mazefolio;

TEST_CASE("pages of different sizes become one PDF") {
  PdfWriter pdf({"Title", "", "", "en", "mazefolio", {}}, Edition::screen);
  Page a{{{300, 400}, {}}, "1"};
  a.frame.items.push_back(TextRun{{20, 40}, "日本語 العربية Ελληνικά", {"Andika", 12}, black});
  a.frame.items.push_back(Shape{circle_path({100, 100}, 30), Stroke{}, grey(0.8)});
  pdf.add(a);
  pdf.add(Page{{{200, 100}, {}}, "2"});
  const std::string bytes = pdf.finish();
  CHECK(bytes.substr(0, 5) == "%PDF-");
  CHECK(bytes.find("/Count 2") != std::string::npos);
}
