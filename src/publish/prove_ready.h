#pragma once

#include <vector>

#include "prove/verdict.h"
#include "publish/paint.h"

namespace mazefolio::publish {

/// Paints a book that is ready and reads it back, without a file that anybody keeps. The phases of progress
/// are "pages" and "proven". Throws WorldError, Canceled, and what the functions of `progress` throw.
std::vector<Verdict> prove_ready(const ReadyBook& ready, unsigned jobs, const Progress& progress);

}  // namespace mazefolio::publish
