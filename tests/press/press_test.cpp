#include "press/press.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "render/pdf.h"

using namespace mazefolio;

TEST_CASE("pages are counted") {
  PdfWriter writer({}, Edition::print);
  for (int i = 0; i < 3; ++i) writer.add({{{100, 200}, {}}, ""});
  CHECK(page_count(finish_pdf(writer.finish(), {})) == 3);
  CHECK_THROWS_AS(page_count("not a PDF"), WorldError);
}
