#include "book/named_art.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "book/manifest.h"
#include "layout/setting.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Pages with a border of two pictures, and one of these in the middle.
class Bordered {
 public:
  HouseData house;
  PageGeometry geometry{{400, 600}, points(40), points(20), points(20), points(20)};

  Bordered() {
    Theme theme;
    theme.name = "pirates";
    for (const char* name : {"flag", "./pirates/ship.svg"}) {
      theme.border.pictures.push_back({name, {}});
      house.icons[name] = std::make_shared<const std::string>(name);
    }
    house.theme = std::make_shared<const Theme>(std::move(theme));
    geometry.border = points(border_band(border_of(house), geometry.page));
  }

  PageInk page(int number, bool bordered) {
    Setting setting;
    setting.geometry = geometry;
    setting.border = border_of(house);
    Frame frame{geometry.page, {}};
    if (bordered) frame.items = page_border(setting, is_recto(number));
    frame.items.emplace_back(Image{house.icons["flag"], {100, 100, 120, 120}});
    frame.items.emplace_back(Image{std::make_shared<const std::string>("the author's"), {0, 0, 9, 9}});
    FixedMeasurer measurer;
    return ink_of(frame, measurer, number);
  }

  nlohmann::json manifest() {
    BookSpec spec;
    spec.theme = house.theme;
    ManifestFacts facts{"a.pdf", "", "", 3, 0, geometry, {}};
    facts.printed = {page(1, true), page(2, true), page(3, false)};
    facts.house = &house;
    return nlohmann::json::parse(manifest_json(spec, {}, facts));
  }
};

}  // namespace

TEST_CASE("the manifest names the theme") {
  CHECK(Bordered().manifest().at("theme") == "pirates");
  CHECK_FALSE(nlohmann::json::parse(manifest_json({}, {}, {})).contains("theme"));
}

TEST_CASE("a border is told once for rectos and once for versos") {
  const auto manifest = Bordered().manifest();
  const auto& borders = manifest.at("borders");
  REQUIRE(borders.size() == 2);
  std::size_t boxes = 0;
  for (const auto& row : borders[0]) boxes += row.at("boxes_pt").size();
  REQUIRE(borders[0].size() == 2);
  CHECK(borders[0][0].at("picture") == "flag");
  CHECK(borders[0][1].at("picture") == "./pirates/ship.svg");
  const auto& pages = manifest.at("printed");
  CHECK(pages[0].at("border") == 0);
  CHECK(pages[1].at("border") == 1);
  CHECK_FALSE(pages[2].contains("border"));
  CHECK(pages[0].at("art_boxes_pt").size() == boxes + 2);
  CHECK(pages[0].at("art_boxes_pt")[0] == borders[0][0].at("boxes_pt")[0]);
}

TEST_CASE("other pictures have their names on their pages, and those of the author have none") {
  const auto manifest = Bordered().manifest();
  const auto flag = nlohmann::json::parse(R"([{"picture": "flag", "boxes_pt": [[100, 100, 120, 120]]}])");
  for (const auto& page : manifest.at("printed")) CHECK(page.at("pictures") == flag);
}

TEST_CASE("where the margins are equal there is one border") {
  Bordered book;
  book.geometry.inner = book.geometry.outer;
  CHECK(book.manifest().at("borders").size() == 1);
}
