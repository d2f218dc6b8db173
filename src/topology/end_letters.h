#pragma once

#include <span>
#include <vector>

#include "base/picture.h"

namespace mazefolio::topology {

/// Whether each of these boxes is around a letter, not around a dot or an accent.
std::vector<bool> are_letters(std::span<const Rect> boxes);

/// Whether two boxes stand in one line of text.
bool are_in_line(const Rect& a, const Rect& b);

/// The boxes of the two letters with most letters between them on the way over bridges, that which is read
/// first before the other; none where bridges do not join all letters.
std::vector<Rect> end_letters(const Letters& letters);

}  // namespace mazefolio::topology
