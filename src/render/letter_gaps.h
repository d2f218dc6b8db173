#pragma once

#include "base/picture.h"

namespace mazefolio::render {

/// A line of letters that are at least `least` pixels apart, and `facing` pixels where two face each other
/// with a straight side of almost a stroke or more (LI, MI, HE): a bridge between them in a shorter gap makes
/// one letter of two. Where no column between two letters is free of ink, they stay.
Picture with_open_gaps(const Picture& line, double stroke, double facing, double least);

}  // namespace mazefolio::render
