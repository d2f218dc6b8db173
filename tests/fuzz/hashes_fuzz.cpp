// A manifest, as `duplicates` reads it.
#include "fuzz/consume.h"
#include "fuzz/on_disk.h"
#include "publish/read_hashes.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  static const FilesOnDisk folder{};
  (void)read_hashes(folder.with("book.json", bytes));
}

}  // namespace mazefolio::tests
