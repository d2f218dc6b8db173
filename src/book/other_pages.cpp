#include "book/other_pages.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "book/maze_rooms.h"
#include "book/page_text.h"
#include "book/printer_checks.h"

namespace mazefolio::book {
namespace {

/// A page, as a spec says it.
struct NamedPage {
  std::string text;
  PageSize page;
};

/// What a printer without a list of trims has at least.
std::vector<NamedPage> usual_pages() {
  return {{"page: letter", {inches(8.5), inches(11), {}}},
          {"page: a4", {millimeters(210), millimeters(297), {}}}};
}

std::vector<NamedPage> pages_of(const Printer& printer) {
  if (printer.trims.empty()) return usual_pages();
  std::vector<NamedPage> out;
  for (const PrinterTrim& trim : printer.trims)
    out.push_back({"page: " + page_value(trim.width, trim.height), {trim.width, trim.height, {}}});
  return out;
}

double area(const PageSize& page) { return page.width.pt * page.height.pt; }

/// A book on another page, and its rooms.
struct Elsewhere {
  Elsewhere(BookSpec other, const HouseData& house, TextMeasurer& measurer,
            const std::vector<EntryRequest>& requests, int pages)
      : spec(std::move(other)),
        setting(setting_of(house, page_geometry(spec, house, pages), measurer)),
        rooms(spec, house, setting, requests) {}
  const BookSpec spec;
  const Setting setting;
  MazeRooms rooms;
};

std::vector<NamedPage> roomier_pages(const BookSpec& spec, const Printer& printer) {
  std::vector<NamedPage> out = pages_of(printer);
  std::erase_if(out, [&](const NamedPage& other) { return area(other.page) <= area(spec.page); });
  std::stable_sort(out.begin(), out.end(),
                   [](const NamedPage& a, const NamedPage& b) { return area(a.page) < area(b.page); });
  if (spec.page.width < spec.page.height)
    out.insert(out.begin(), {"orientation: landscape", turned(spec.page, Orientation::landscape)});
  return out;
}

}  // namespace

std::vector<OtherPage> other_pages(const BookSpec& spec, const HouseData& house, TextMeasurer& measurer,
                                   const std::vector<EntryRequest>& requests, int pages) {
  std::vector<OtherPage> out;
  for (const NamedPage& other : roomier_pages(spec, house.printer)) {
    const auto as = std::make_shared<BookSpec>(spec);
    as->page = other.page;
    if (check_printer(*as, house.printer).has_errors()) continue;
    const auto measured = std::make_shared<std::unique_ptr<Elsewhere>>();
    out.push_back(
        {other.text, [=, &house, &measurer, &requests](const PuzzleSpec& entry, const Audience& audience) {
           if (!*measured) *measured = std::make_unique<Elsewhere>(*as, house, measurer, requests, pages);
           return (*measured)->rooms.room(entry, audience);
         }});
  }
  return out;
}

}  // namespace mazefolio::book
