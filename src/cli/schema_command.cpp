#include <CLI/CLI.hpp>
#include <memory>

#include "batch/run_file.h"
#include "book/book_vocabulary.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "spec/data_files.h"
#include "spec/read_book.h"

namespace mazefolio::cli {

namespace {

std::function<int()> declare(CLI::App& app) {
  auto of = std::make_shared<std::string>("book");
  app.add_option("OF", *of, "book, or run: the file that batch reads; without it, book")
      ->check(CLI::IsMember({"book", "run"}));
  return [of] {
    if (*of == "run") {
      print(run_schema());
      return ExitCode::done;
    }
    print(book_schema(book_vocabulary(DataFiles()).value()));
    return ExitCode::done;
  };
}

}  // namespace

CommandRow schema_command() {
  return {"schema", "print the JSON Schema of the book spec or the run file, for editors",
          "  mazefolio schema > book.schema.json\n"
          "  mazefolio schema run > run.schema.json",
          declare};
}

}  // namespace mazefolio::cli
