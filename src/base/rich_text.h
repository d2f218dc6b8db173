#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Words in one cut. A line break stands where the author forces one.
struct RichRun {
  std::string text;
  bool bold = false, italic = false;
  friend bool operator==(const RichRun&, const RichRun&) = default;
};

/// A piece of a text with its own lines.
struct RichBlock {
  enum class Kind { paragraph, heading, item, picture, rule };
  Kind kind = Kind::paragraph;
  int level = 0;        ///< of a heading from 1; of an item how many lists it stands in
  bool quoted = false;  ///< in a block quote
  std::string mark{};   ///< before the first line of an item: a bullet or its number
  std::vector<RichRun> runs{};
  std::string picture{};  ///< the name of its file or icon
};

/// A text as its author wrote it, in order.
using RichText = std::vector<RichBlock>;

}  // namespace mazefolio::base
