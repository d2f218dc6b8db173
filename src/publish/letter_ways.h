#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/picture.h"

namespace mazefolio::publish {

/// The family of letters whose author names none. Bold ones are as heavy as can be had, so that their strokes
/// hold two cells where there are few; a family that lacks one of them is passed over.
std::string family_of_letters(const std::string& text, bool bold);

/// The ways in which letters can be set for a maze, the plainest first: in lines, and turned by a quarter.
/// Each has several forms, the best first, for fields in which its strokes are narrower: with wider bridges,
/// and a little bolder. Throws InputError as `lettering` does.
std::vector<std::shared_ptr<const Picture>> letter_ways(const std::string& text, const std::string& family,
                                                        bool bold);

}  // namespace mazefolio::publish
