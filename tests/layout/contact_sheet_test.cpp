#include "layout/contact_sheet.h"

#include <catch2/catch.hpp>

#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

SheetGroup group_of(const std::string& title, int pictures) {
  SheetGroup group{title, {}};
  for (int i = 0; i < pictures; ++i)
    group.pictures.push_back(
        {Shape{rectangle_path({0, 0, 10, 20}), {}, black}, {10, 20}, "picture of " + title});
  return group;
}

struct Seen {
  int pictures = 0;
  std::vector<std::string> titles;
};

Seen seen(const std::vector<Page>& pages) {
  Seen out;
  for (const Page& page : pages)
    for (const Item& item : page.frame.items) {
      if (const auto* const group = std::get_if<Group>(&item)) {
        ++out.pictures;
        const Rect box = group->transform(Rect{0, 0, 10, 20});
        CHECK(box.x0 >= 36);
        CHECK(box.x1 <= page.frame.size.width - 36);
        CHECK(box.y1 <= page.frame.size.height - 50);
      }
      if (const auto* const marker = std::get_if<Marker>(&item)) out.titles.push_back(marker->title);
    }
  return out;
}

}  // namespace

TEST_CASE("a contact sheet shows every picture once, inside its pages, below the heads of the groups") {
  FixedMeasurer measurer;
  const auto pages = contact_sheet({612, 792}, {},
                                   {group_of("one", 3), group_of("none", 0), group_of("two", 200)}, measurer);
  const Seen all = seen(pages);
  CHECK(all.pictures == 203);
  CHECK(all.titles == std::vector<std::string>{"one", "two"});
  CHECK(pages.size() >= 4);
  for (std::size_t i = 0; i < pages.size(); ++i) CHECK(pages[i].label == std::to_string(i + 1));
  CHECK(contact_sheet({612, 792}, {}, {}, measurer).empty());
}
