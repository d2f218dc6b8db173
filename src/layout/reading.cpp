#include "layout/reading.h"

#include <algorithm>
#include <map>

namespace mazefolio::layout {
namespace {

class Reader {
 public:
  void read(const std::vector<Item>& items, const Transform& place,
            const std::shared_ptr<const Part>& outer) {
    for (const Item& item : items) {
      const std::shared_ptr<const Part>& part = outer ? outer : item.part;
      if (const auto* group = std::get_if<Group>(&item))
        read(group->items, within(place, group->transform), part);
      else
        read(item, place, part);
    }
  }
  Reading reading;

 private:
  void read(const Item& item, const Transform& place, const std::shared_ptr<const Part>& part) {
    if (const auto* marker = std::get_if<Marker>(&item)) {
      reading.markers.push_back(*marker);
      reading.markers.back().at = place(marker->at);
      return;
    }
    const bool read_alone = std::holds_alternative<TextRun>(item) || std::holds_alternative<Link>(item);
    if (part ? part->role == Role::artifact : !read_alone) {
      reading.artifacts.push_back({&item, place});
      return;
    }
    ReadPart& into = part ? part_of(part) : reading.parts.emplace_back();
    if (const auto* link = std::get_if<Link>(&item)) {
      into.link = Link{place(link->area), link->target};
      return;
    }
    into.items.push_back({&item, place});
    if (const auto* run = std::get_if<TextRun>(&item))
      into.words += (into.words.empty() ? "" : " ") + run->text;
  }

  ReadPart& part_of(const std::shared_ptr<const Part>& part) {
    const auto [known, added] = known_.try_emplace(part.get(), reading.parts.size());
    if (added) reading.parts.push_back({*part, {}, {}, {}});
    return reading.parts[known->second];
  }

  std::map<const Part*, std::size_t> known_;
};

}  // namespace

Reading reading_of(const Frame& frame) {
  Reader reader;
  reader.read(frame.items, Transform{}, nullptr);
  Reading reading = std::move(reader.reading);
  std::ranges::stable_sort(reading.parts, {}, [](const ReadPart& read) { return read.part.turn; });
  return reading;
}

bool goes_on(const ReadPart& read, std::size_t item) {
  return read.part.role != Role::figure &&
         std::any_of(read.items.begin() + static_cast<std::ptrdiff_t>(item) + 1, read.items.end(),
                     [](const PlacedItem& later) { return std::holds_alternative<TextRun>(*later.item); });
}

}  // namespace mazefolio::layout
