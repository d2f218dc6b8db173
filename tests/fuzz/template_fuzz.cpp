// A template that a spec names.
#include "book/read_look.h"
#include "fuzz/consume.h"
#include "fuzz/on_disk.h"
#include "spec/data_files.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  static const FilesOnDisk folder{};
  const auto file = folder.with("look.yaml", bytes);
  (void)read_look(DataFiles(file.parent_path()), {"./look.yaml"}).value();
}

}  // namespace mazefolio::tests
