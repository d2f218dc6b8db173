#include "base/option_rows.h"
#include "generate/drafts.h"

namespace mazefolio {

std::vector<GeneratorRow> draft_rows() { return {}; }

}  // namespace mazefolio
