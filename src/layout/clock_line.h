#pragma once

#include <string>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// Height of the line with two boxes for the time of a clock, and of the air below it.
double clock_line_height(const Setting& setting);

/// Two boxes to write minutes and seconds into, each after its word: at the start edge and at the end edge.
void add_clock_line(const Setting& setting, const Rect& line, const std::string& before,
                    const std::string& after, std::vector<Item>& items);

}  // namespace mazefolio::layout
