// A table of rows.
#include "fuzz/consume.h"
#include "spec/csv.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) { (void)parse_csv(bytes, "rows.csv").value(); }

}  // namespace mazefolio::tests
