#include "spec/book_spec.h"

namespace mazefolio::spec {

const Place& Choice::place_of(std::string_view option) const {
  for (const auto& [known, where] : option_places)
    if (known == option) return where;
  return place;
}

}  // namespace mazefolio::spec
