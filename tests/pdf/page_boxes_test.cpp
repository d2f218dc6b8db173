#include "pdf/page_boxes.h"

#include <catch2/catch.hpp>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

TEST_CASE("boxes, units and rotation of pages are read, inherited ones too") {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "boxes.pdf";
  write_file(path,
             "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
             "2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 200 100]>>endobj\n"
             "3 0 obj<</Type/Page/Parent 2 0 R/UserUnit 2/TrimBox[90 10 10 50]>>endobj\n"
             "4 0 obj<</Type/Page/Parent 2 0 R/Rotate 90>>endobj\ntrailer<</Root 1 0 R>>\n");
  const auto pages = page_boxes(path);
  REQUIRE(pages.size() == 2);
  REQUIRE(pages[0].boxes.size() == 2);
  CHECK(pages[0].boxes[0] == std::pair<std::string, Rect>("MediaBox", {0, 0, 200, 100}));
  CHECK(pages[0].boxes[1] == std::pair<std::string, Rect>("TrimBox", {10, 10, 90, 50}));
  CHECK(pages[0].user_unit == 2);
  CHECK(pages[1].boxes.size() == 1);
  CHECK(pages[1].user_unit == 1);
  CHECK(pages[1].rotation == 90);
  write_file(path, "no PDF");
  CHECK_THROWS_AS(page_boxes(path), WorldError);
}
