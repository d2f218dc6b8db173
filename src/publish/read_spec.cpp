#include "publish/read_spec.h"

#include "book/book_vocabulary.h"
#include "publish/load_pictures.h"
#include "spec/book_reader.h"
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

BookSpec read_bare_spec(const std::string& path, std::span<const Override> sets, const DataFiles& files,
                        Diagnostics& found) {
  const Vocabulary vocabulary = book_vocabulary(files, found);
  return read_book(path, sets, vocabulary, found);
}

BookSpec read_bare_text(std::string_view bytes, const std::string& path, std::span<const Override> sets,
                        const DataFiles& files, Diagnostics& found) {
  const Vocabulary vocabulary = book_vocabulary(files, found);
  return read_book_text(bytes, path, sets, vocabulary, found);
}

BookSpec read_spec(const std::string& path, std::span<const Override> sets, const DataFiles& files,
                   Notices& notices, Diagnostics found) {
  BookSpec spec = read_bare_spec(path, sets, files, found);
  if (!found.has_errors()) load_pictures(spec, files, found);
  settle(found, notices);
  return spec;
}

}  // namespace mazefolio::publish
