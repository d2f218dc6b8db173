#pragma once

#include <cstdint>
#include <string>

#include "preview/made_book.h"

namespace mazefolio::preview {

/// What a page in a browser shows of a session.
struct Shown {
  std::uint64_t version = 0;
  std::string file, text, sha256;        ///< of the spec
  bool busy = false;                     ///< the book is being made
  std::size_t done = 0, total = 0;       ///< mazes of it; 0 while they are not counted
  double seconds = 0;                    ///< that this took last
  std::uint64_t made = 0;                ///< the version in which `book` was made
  std::shared_ptr<const MadeBook> book;  ///< the last that could be made, or null
  bool stale = false;                    ///< it is older than the spec
  Diagnostics found;
  std::vector<std::string> templates, themes, audiences;  ///< that may be chosen
  std::vector<Paper> papers;                              ///< the same
};

/// As JSON; docs/preview.md has its fields. The book is left out where it was made in the version `known`.
std::string state_json(const Shown& shown, std::uint64_t known = 0);

}  // namespace mazefolio::preview
