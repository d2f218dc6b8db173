#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text/printable.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/audit_book.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

using Json = nlohmann::ordered_json;

Json as_json(const Diagnostics& found) {
  Json list = Json::array();
  for (const Diagnostic& d : found.all())
    list.push_back({{"severity", d.severity == Severity::error ? "error" : "warning"},
                    {"file", printable(d.place.file)},
                    {"line", d.place.line},
                    {"column", d.place.column},
                    {"message", printable(d.message, true)},
                    {"hint", printable(d.hint, true)}});
  return list;
}

std::function<int()> declare(CLI::App& app) {
  struct Arguments {
    std::string book;
    std::vector<std::string> sets;
    bool json = false, strict = false, confine = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file; - is standard input")
      ->type_name("FILE")
      ->required();
  app.add_option("--set", a->sets, "set a field of the spec, as for build")->allow_extra_args(false);
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--json", a->json, "print the errors and warnings as a JSON list, for programs");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  return within_limits(app, [a]() -> int {
    Notices notices = a->json ? Notices{a->strict} : console_notices(a->strict);
    const Studio studio;
    try {
      const DataFiles files(NameFolder{std::filesystem::path(a->book).parent_path(), {}, a->confine});
      audit_book(read_spec_input(a->book, a->sets, files, notices), files, notices);
    } catch (const InputError& wrong) {
      if (!a->json) throw;
      print(as_json(wrong.found()).dump(1) + "\n");
      return ExitCode::input_wrong;
    }
    if (a->json) print(as_json(notices.kept).dump(1) + "\n");
    return ExitCode::done;
  });
}

}  // namespace

CommandRow check_command() {
  return {"check", "check a spec: list all errors, prove all mazes, judge all pages, write nothing",
          "  mazefolio check book.yaml\n"
          "  mazefolio check book.yaml --json",
          declare};
}

}  // namespace mazefolio::cli
