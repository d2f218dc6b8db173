#include <CLI/CLI.hpp>

#include "book/vocabulary.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "spec/book_reader.h"
#include "spec/data_files.h"

namespace mazefolio {

std::function<int()> declare_schema(CLI::App&) {
  return [] {
    Diagnostics found;
    const Vocabulary vocabulary = book_vocabulary(DataFiles(), found);
    if (found.has_errors()) throw InputError(found);
    print(book_schema(vocabulary));
    return ExitCode::done;
  };
}

}  // namespace mazefolio
