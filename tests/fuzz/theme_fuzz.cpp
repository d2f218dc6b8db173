// A theme of the user's.
#include "book/book_vocabulary.h"
#include "fuzz/consume.h"
#include "fuzz/on_disk.h"
#include "spec/data_files.h"
#include "spec/read_theme.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  static const Vocabulary vocabulary = book_vocabulary(DataFiles()).value();
  static const FilesOnDisk folder{};
  const auto file = folder.with("theme.yaml", bytes);
  (void)read_theme(DataFiles(file.parent_path()), {"./theme.yaml"}, vocabulary).value();
}

}  // namespace mazefolio::tests
