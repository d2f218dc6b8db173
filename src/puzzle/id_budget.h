#pragma once

#include <string_view>

#include "base/result.h"
#include "puzzle/request.h"

namespace mazefolio::puzzle {

/// What the text of an id asks for. An error names what cannot be read or does not exist, or says that the
/// maze is too much work: ids come from strangers. The steps are expected ones and no bound.
Result<PuzzleRequest> request_of_id(std::string_view text);

}  // namespace mazefolio::puzzle
