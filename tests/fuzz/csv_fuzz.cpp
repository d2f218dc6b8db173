// A table of rows.
#include "batch/csv.h"
#include "fuzz/consume.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) { (void)parse_csv(bytes, "rows.csv").value(); }

}  // namespace mazefolio::tests
