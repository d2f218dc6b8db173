#include "spec/book_spec.h"

#include <utility>

namespace mazefolio::spec {

const Place& Choice::place_of(std::string_view option) const {
  for (const auto& [known, where] : option_places)
    if (known == option) return where;
  return place;
}

bool is_pinned(const PuzzleSpec& entry) { return entry.seed && entry.count == 1 && entry.part.of <= 1; }

bool same_entry(const PuzzleSpec& a, const PuzzleSpec& b) {
  return &a == &b || (a.part.of > 0 && b.part.of > 0 && a.part.entry == b.part.entry);
}

PageSize turned(PageSize page, Orientation orientation) {
  if ((orientation == Orientation::landscape) != (page.width > page.height))
    std::swap(page.width, page.height);
  return page;
}

}  // namespace mazefolio::spec
