#pragma once

#include <optional>
#include <string>
#include <vector>

#include "layout/frame.h"

namespace mazefolio::layout {

/// The transform of what lies in a group of another transform.
constexpr Transform within(const Transform& outer, const Transform& inner) {
  return {outer.scale * inner.scale, outer(inner.shift)};
}

/// An item of a frame, and where it lies. The frame must outlive it.
struct PlacedItem {
  const Item* item = nullptr;
  Transform place;
};

/// A part of a page.
struct ReadPart {
  Part part;
  std::vector<PlacedItem> items;
  std::optional<Link> link;  ///< that it is, as it lies on the page
  std::string words;         ///< of its text, line by line
};

/// A page as it is read.
struct Reading {
  std::vector<PlacedItem> artifacts;
  std::vector<ReadPart> parts;  ///< in reading order
  std::vector<Marker> markers;  ///< as they lie on the page
};
Reading reading_of(const Frame& frame);

/// The words go on in the next run of their part, behind a blank.
bool goes_on(const ReadPart& part, std::size_t item);

}  // namespace mazefolio::layout
