#include "cli/read_spec.h"

#include "book/vocabulary.h"
#include "cli/console.h"
#include "spec/book_reader.h"
#include "spec/data_files.h"

namespace mazefolio {

BookSpec read_spec(const std::string& path, const std::vector<std::string>& sets, const DataFiles& files, bool strict) {
  Diagnostics found;
  const Vocabulary vocabulary = book_vocabulary(files, found);
  BookSpec spec = read_book(path, sets, vocabulary, found);
  settle(found, strict);
  return spec;
}

void settle(const Diagnostics& found, bool strict) {
  if (found.has_errors() || (strict && !found.all().empty())) throw InputError(found);
  report(found);
}

}  // namespace mazefolio
