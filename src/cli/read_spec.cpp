#include "cli/read_spec.h"

#include "book/vocabulary.h"
#include "cli/console.h"
#include "cli/load_pictures.h"
#include "spec/book_reader.h"
#include "spec/data_files.h"

namespace mazefolio {

void settle(const Diagnostics& found, Notices& notices) {
  if (found.has_errors() || (notices.strict && !found.all().empty())) throw InputError(found);
  if (!notices.keep) return report(found);
  for (const Diagnostic& d : found.all()) notices.kept.warning(d.place, d.message, d.hint);
}

BookSpec read_spec(const std::string& path, const std::vector<std::string>& sets, const DataFiles& files,
                   Notices& notices) {
  Diagnostics found;
  const Vocabulary vocabulary = book_vocabulary(files, found);
  BookSpec spec = read_book(path, sets, vocabulary, found);
  if (!found.has_errors()) load_pictures(spec, files, found);
  settle(found, notices);
  return spec;
}

}  // namespace mazefolio
