#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/text/printable.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/named_audience.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/audit_book.h"
#include "publish/audit_pdf.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_files.h"

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

void check_pdf(const std::string& pdf, const std::string& audience, Notices& notices) {
  const AuditedPdf audited = audit_pdf(pdf, named_audience(audience));
  say(fmt::format("{}: {}", printable(pdf), audited.summary));
  settle(audited.findings, notices);
}

std::function<int()> declare(CLI::App& app) {
  struct Arguments {
    std::string book, audience;
    std::vector<std::string> sets;
    bool json = false, strict = false, confine = false;
  };
  auto a = std::make_shared<Arguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file; - is standard input; or a finished PDF")
      ->type_name("FILE")
      ->required();
  app.add_option("--set", a->sets, "set a field of the spec, as for build")->allow_extra_args(false);
  app.add_option("--audience", a->audience,
                 "who reads a PDF, to judge its type; see: mazefolio list audiences")
      ->type_name("AUDIENCE");
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--json", a->json, "print the errors and warnings as a JSON list, for programs");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  return within_limits(app, [a]() -> int {
    Notices notices = a->json ? Notices{a->strict} : console_notices(a->strict);
    const Studio studio;
    try {
      if (a->book.ends_with(".pdf")) {
        check_pdf(a->book, a->audience, notices);
        if (a->json) print(as_json(notices.kept).dump(1) + "\n");
        return ExitCode::done;
      }
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
          "  mazefolio check book.pdf --audience kids\n"
          "  mazefolio check book.yaml --json",
          declare};
}

}  // namespace mazefolio::cli
