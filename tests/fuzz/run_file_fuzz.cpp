// A run file with a spec and a table of rows beside it.
#include "batch/plan.h"
#include "fuzz/consume.h"
#include "fuzz/on_disk.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  static const FilesOnDisk folder{{"book.yaml", "title: A\nchapters:\n  - puzzles:\n      - {count: 1}\n"},
                                  {"rows.csv", "name,level\nAnna,3\nBen,4\n"}};
  (void)plan_run(folder.with("run.yaml", bytes), {}).value();
}

}  // namespace mazefolio::tests
