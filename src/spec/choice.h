#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/options.h"

namespace mazefolio::spec {

/// A row of a table by name, with its options.
struct Choice {
  std::string name;
  Options options;
  Place place;
  std::vector<std::pair<std::string, Place>> option_places = {};  ///< of the values that the book sets

  /// The place of an option's value; `place` where the book leaves the option out.
  const Place& place_of(std::string_view option) const;
};

}  // namespace mazefolio::spec
