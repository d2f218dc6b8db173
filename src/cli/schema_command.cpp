#include <CLI/CLI.hpp>
#include <memory>
#include <span>
#include <vector>

#include "base/options.h"
#include "batch/run_file.h"
#include "book/book_vocabulary.h"
#include "book/read_look.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/run.h"
#include "publish/maze_json.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "spec/read_printer.h"
#include "spec/read_theme.h"

namespace mazefolio::cli {
namespace {

/// A kind of file that has a JSON Schema; adding one is adding a row.
struct SchemaRow {
  std::string name;
  std::string summary;
  std::string (*text)();
};

std::string schema_of_books() { return book_schema(book_vocabulary(DataFiles()).value()); }

std::span<const SchemaRow> schemas() {
  static const std::vector<SchemaRow> table{
      {"book", "the spec of a book", schema_of_books},
      {"template", "the file of a template", look_schema},
      {"run", "the file that batch reads", run_schema},
      {"theme", "the file of a theme", theme_schema},
      {"printer", "the file of a printer", printer_schema},
      {"maze", "what maze --format json writes", maze_schema},
  };
  return table;
}

std::string help_of_schemas() {
  std::string out;
  for (const SchemaRow& row : schemas()) out += (out.empty() ? "" : "; ") + row.name + ": " + row.summary;
  return out + "; default: " + schemas().front().name;
}

std::function<int()> declare_schema(CLI::App& app) {
  auto of = std::make_shared<std::string>(schemas().front().name);
  app.add_option("OF", *of, help_of_schemas())->check(CLI::IsMember(names_of(schemas())));
  return [of] {
    print(find_row(schemas(), *of)->text());
    return ExitCode::done;
  };
}

}  // namespace

CommandRow schema_command() {
  return {
      "schema",
      "print the JSON Schema of the book spec, a template, the run file or the JSON of a maze, for editors",
      "  mazefolio schema > book.schema.json\n"
      "  mazefolio schema template > template.schema.json\n"
      "  mazefolio schema printer > printer.schema.json\n"
      "  mazefolio schema run > run.schema.json\n"
      "  mazefolio schema maze > maze.schema.json",
      declare_schema};
}

}  // namespace mazefolio::cli
