#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::spec {

/// What the author says of the book to shops. Nothing of it is printed in the book.
struct ListingSpec {
  std::string description{};
  std::vector<std::string> keywords{};
  std::string license{};    ///< of single mazes; empty: what the copyright page says
  std::string watermark{};  ///< across previews; empty: the author, or the title
};

}  // namespace mazefolio::spec
