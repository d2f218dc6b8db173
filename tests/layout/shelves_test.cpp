#include "layout/shelves.h"

#include <catch2/catch.hpp>

#include "layout/looks_for_test.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Rect box_of(const ShelfItem& item, const ShelfPlace& place) {
  return {place.at.x, place.at.y, place.at.x + item.size.width, place.at.y + item.size.height};
}

std::vector<ShelfItem> mixed(std::size_t count) {
  std::vector<ShelfItem> items;
  for (std::size_t i = 0; i < count; ++i) {
    const double k = static_cast<double>(i % 5);
    if (i % 11 == 0) items.push_back({{500, 20}, true});
    items.push_back({{90 + 35 * k, 160 - 20 * k}, false});
  }
  return items;
}

}  // namespace

TEST_CASE("boxes stand on their pages in order, apart from each other") {
  for (const bool right_to_left : {false, true})
    for (const std::size_t count : {1u, 2u, 7u, 40u}) {
      const std::vector<ShelfItem> items = mixed(count);
      const Shelves shelves = on_shelves(items, {{500, 650}, {15, 10}, 9, right_to_left, true});
      REQUIRE(shelves.places.size() == items.size());
      std::vector<std::size_t> counts(shelves.counts.size());
      for (std::size_t i = 0; i < items.size(); ++i) {
        const Rect box = box_of(items[i], shelves.places[i]);
        CHECK(within(box, {0, 0, 500, 650}));
        if (!items[i].head) ++counts[shelves.places[i].page];
        for (std::size_t j = 0; j < i; ++j) {
          CHECK(shelves.places[j].page <= shelves.places[i].page);
          if (shelves.places[j].page == shelves.places[i].page)
            CHECK(apart(box, box_of(items[j], shelves.places[j])));
        }
      }
      CHECK(counts == shelves.counts);
      for (const std::size_t on_page : counts) CHECK((on_page >= 1 && on_page <= 9));
    }
}

TEST_CASE("a head never ends a page") {
  const std::vector<ShelfItem> items = mixed(60);
  const Shelves shelves = on_shelves(items, {{500, 650}, {15, 10}, 9, false, true});
  for (std::size_t i = 0; i + 1 < items.size(); ++i)
    if (items[i].head) {
      CHECK(shelves.places[i].page == shelves.places[i + 1].page);
      CHECK(shelves.places[i].at.y < shelves.places[i + 1].at.y);
    }
}

TEST_CASE("equal boxes stand in columns, and the last shelf begins like the others") {
  const std::vector<ShelfItem> items(8, {{150, 200}, false});
  const Shelves shelves = on_shelves(items, {{500, 650}, {15, 10}, 9, false, true});
  for (std::size_t i = 3; i < items.size(); ++i)
    CHECK(shelves.places[i].at.x == Approx(shelves.places[i % 3].at.x));
  CHECK(shelves.places[2].at.x + 150 == Approx(500));
}

TEST_CASE("boxes of nearly one width stand in columns, each in the middle of its own") {
  std::vector<ShelfItem> items;
  for (std::size_t i = 0; i < 8; ++i) items.push_back({{140.0 + static_cast<double>(i), 200}, false});
  const Shelves shelves = on_shelves(items, {{500, 650}, {15, 10}, 9, false, true});
  const auto middle = [&](std::size_t i) { return shelves.places[i].at.x + items[i].size.width / 2; };
  for (std::size_t i = 3; i < items.size(); ++i) CHECK(middle(i) == Approx(middle(i % 3)));
}

TEST_CASE("a shelf that begins a new page is counted there") {
  // Three stand on the first shelf, and the second is too high for the page.
  const std::vector<ShelfItem> items(12, {{150, 400}, false});
  const Shelves shelves = on_shelves(items, {{500, 650}, {15, 10}, 4, false, true});
  CHECK(shelves.counts == std::vector<std::size_t>{3, 3, 3, 3});
}
