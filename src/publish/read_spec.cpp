#include "publish/read_spec.h"

#include "book/book_vocabulary.h"
#include "publish/load_pictures.h"
#include "spec/read_book.h"
#include "spec/context.h"
#include "spec/data_files.h"

namespace mazefolio::publish {

std::vector<Override> read_sets(std::span<const std::string> assignments, Diagnostics& found) {
  std::vector<Override> sets;
  Context context(found);
  for (const std::string& assignment : assignments)
    if (auto set = read_override(assignment, context)) sets.push_back(std::move(*set));
  return sets;
}

Result<BookSpec> read_bare_spec(const std::string& path, std::span<const Override> sets,
                                const DataFiles& files) {
  const Result<Vocabulary> vocabulary = book_vocabulary(files);
  if (!vocabulary) return vocabulary.found();
  return read_book(path, sets, vocabulary.value());
}

BookSpec read_spec(const std::string& path, std::span<const Override> sets, const DataFiles& files,
                   Notices& notices, Diagnostics found) {
  Result<BookSpec> read = read_bare_spec(path, sets, files);
  if (!read) found.add(read.found());
  if (found.has_errors()) throw InputError(found);
  BookSpec spec = std::move(read).value();
  load_pictures(spec, files, found);
  settle(found, notices);
  return spec;
}

}  // namespace mazefolio::publish
