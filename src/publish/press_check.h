#pragma once

#include <string>
#include <vector>

#include "book/book.h"

namespace mazefolio::publish {

/// Holds the finished PDF of a whole book against what its printer asks, without looking at its pixels: what
/// the printer would refuse, a line each, with `name` for the file. Empty for printers that are no printing
/// houses.
std::vector<std::string> refused_by_printer(const Book& book, const std::string& pdf,
                                            const std::string& name);

}  // namespace mazefolio::publish
