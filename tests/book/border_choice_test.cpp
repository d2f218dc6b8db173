#include "book/border_choice.h"

#include <catch2/catch.hpp>

#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

/// Of a book of one maze in this shape, with pictures around its pages and at its gates.
bool is_slim(const std::string& audience, const std::string& shape, double width_in, double height_in,
             const GridSize& size = {}) {
  PuzzleSpec entry = sample_entry("backtracker");
  entry.size = size;
  entry.start_icon = entry.finish_icon = "flag";
  entry.story = "Help the fish find the whale.";
  entry.shape.name = shape;
  entry.shape.options = Options(find_row(shapes(), shape)->options);
  BookSpec spec = sample_book({entry});
  spec.printer = "home";
  spec.audience = audience;
  spec.page.width = inches(width_in);
  spec.page.height = inches(height_in);
  HouseData house = load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
  Theme theme;
  theme.border.lines = BorderLines::panel;
  theme.border.pictures = {{"flag", {}}};
  house.icons["flag"] = std::make_shared<const std::string>("<svg/>");
  house.theme = std::make_shared<const Theme>(std::move(theme));
  FixedMeasurer measurer;
  const std::vector<EntryRequest> requests = entry_requests(spec, "", house.audience.levels);
  return wants_slim_border(spec, house, measurer, requests, 12);
}

}  // namespace

TEST_CASE("pictures stand around a page where outlines have cells enough beside them") {
  CHECK_FALSE(is_slim("preschool", "heart", 8.5, 11));
  CHECK_FALSE(is_slim("kids", "heart", 8, 10));
}

TEST_CASE("pictures stand in the corners alone where outlines have few cells beside them") {
  CHECK(is_slim("preschool", "heart", 8, 10));
}

TEST_CASE("mazes without an outline, or of a given size, leave the pictures around their pages") {
  CHECK_FALSE(is_slim("preschool", "rectangle", 8, 10));
  CHECK_FALSE(is_slim("preschool", "heart", 8, 10, {5, 5, {}}));
}
