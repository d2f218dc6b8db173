#include <catch2/catch.hpp>

#include "publish/icon_listing.h"
#include "spec/data_files.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::size_t ink_of(const Picture& picture) {
  std::size_t ink = 0;
  for (const std::uint32_t pixel : picture.pixels) ink += (pixel & 255) >= 128;
  return ink;
}

}  // namespace

TEST_CASE("every icon that is listed has outlines") {
  const DataFiles files;
  IconFinder finder(files);
  Diagnostics warnings;
  const std::vector<ListedIcon> icons = listed_icons(finder, warnings);
  CHECK(warnings.all().empty());
  REQUIRE(icons.size() > 1000);
  for (const ListedIcon& icon : icons) {
    INFO(icon.name);
    CHECK(finder.name("icon", icon.name).value() == icon.name);
    const IconEntry* const entry = finder.pictographs()->find(icon.name);
    if (!icon.character.empty()) CHECK(finder.glyph(*entry).outline.points.size() >= 3);
  }
}

TEST_CASE("every tenth icon has a body that holds its holes and its lines, always the same") {
  const DataFiles files;
  IconFinder finder(files);
  Diagnostics warnings;
  const std::vector<ListedIcon> icons = listed_icons(finder, warnings);
  for (std::size_t i = 0; i < icons.size(); i += 10) {
    INFO(icons[i].name);
    const Picture body = finder.silhouette(icons[i].name, false).value();
    const Picture open = finder.silhouette(icons[i].name, true).value();
    CHECK(ink_of(body) > 2000);
    CHECK(ink_of(open) > 2000);
    CHECK(ink_of(body) >= ink_of(open));
    CHECK(std::max(body.width, body.height) > 700);
    CHECK(finder.silhouette(icons[i].name, false).value().pixels == body.pixels);
  }
}
