// A spec, with everything that it may name in the house, and no file beside it.
#include "book/book_vocabulary.h"
#include "fuzz/consume.h"
#include "spec/data_files.h"
#include "spec/read_book.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  static const Vocabulary vocabulary = book_vocabulary(DataFiles()).value();
  const NameFolder nowhere{"/nonexistent", {}, true};
  (void)read_book_text(bytes, "book.yaml", nowhere, {}, vocabulary).value();
}

}  // namespace mazefolio::tests
