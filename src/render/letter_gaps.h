#pragma once

#include "base/picture.h"

namespace mazefolio::render {

/// A line of letters in which two that face each other with a straight side of almost a stroke or more (LI,
/// MI, HE) are at least `least` pixels apart: a bridge between them in a shorter gap makes one letter of two.
/// Where no column between two letters is free of ink, they stay.
Picture with_open_gaps(const Picture& line, double stroke, double least);

}  // namespace mazefolio::render
