#pragma once

#include <string>

#include "study/analysis.h"

namespace mazefolio::study {

/// The figures as text: a table by kind, what stands out, and what to look at.
std::string report_text(const Analysis& analysis);

}  // namespace mazefolio::study
