#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <optional>

#include "base/text/printable.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/named_audience.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "preflight/preflight.h"
#include "publish/audit_book.h"
#include "publish/audit_pdf.h"
#include "publish/found_json.h"
#include "publish/printer_rules.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/house_files.h"

namespace mazefolio::cli {
namespace {

struct CheckArguments {
  std::string book, audience, printer, ink = "black";
  std::vector<std::string> sets;
  unsigned jobs = 0;
  bool json = false, strict = false, confine = false, no_cache = false, no_raster = false;
};

/// Whether a file is to be read as a PDF; one that is missing is reported by who opens it.
bool is_pdf(const std::string& path) {
  if (path == "-") return false;
  return path.ends_with(".pdf") || (std::filesystem::is_regular_file(path) && looks_like_pdf(path));
}

int check_pdf(const CheckArguments& a) {
  const std::optional<Audience> readers = named_audience(a.audience);
  const PrinterLimits limits = printer_rules(a.printer, a.ink == "black" ? Inks::black : Inks::color);
  const PreflightReport report = preflight_pdf(a.book, limits, {!a.no_raster, a.jobs});
  if (a.json) print(report_json(report));
  for (const std::string& line : report_lines(report))
    if (!a.json) say(line);
  say(report_summary(report));
  if (readers) {
    const AuditedPdf audited = audit_pdf(a.book, readers);
    say(fmt::format("{}: {}", printable(a.book), audited.summary));
    Notices notices = console_notices(a.strict);
    settle(audited.findings, notices);
  }
  const bool short_of = report.has(Severity::error) || (a.strict && report.has(Severity::warning));
  return short_of ? ExitCode::fell_short : ExitCode::done;
}

std::function<int()> declare_check(CLI::App& app) {
  auto a = std::make_shared<CheckArguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file; - is standard input; or any PDF, for a preflight")
      ->type_name("FILE")
      ->required();
  app.add_option("--set", a->sets, "set a field of the spec, as for build")->allow_extra_args(false);
  app.add_option("--audience", a->audience,
                 "who reads a PDF, to judge its type; see: mazefolio list audiences")
      ->type_name("AUDIENCE");
  app.add_option("--printer", a->printer,
                 "who prints a PDF, whose numbers it is held against; see: mazefolio list printers")
      ->type_name("PRINTER");
  app.add_option("--ink", a->ink, "what a PDF is printed with; default: black")
      ->check(CLI::IsMember({"black", "color"}));
  app.add_flag("--no-raster", a->no_raster, "do not look at the pixels of a PDF, which measure its margins");
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--no-cache", a->no_cache, no_cache_help);
  app.add_flag("--json", a->json, "print what is found as JSON, for programs");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  return within_limits(app, [a]() -> int {
    Notices notices = a->json ? Notices{a->strict} : console_notices(a->strict);
    const Studio studio(!a->no_cache);
    try {
      if (is_pdf(a->book)) return check_pdf(*a);
      const DataFiles files(NameFolder{std::filesystem::path(a->book).parent_path(), {}, a->confine});
      audit_book(read_spec_input(a->book, a->sets, files, notices), files, notices);
    } catch (const InputError& wrong) {
      if (!a->json) throw;
      print(found_json(wrong.found()));
      return ExitCode::input_wrong;
    }
    if (a->json) print(found_json(notices.kept));
    return ExitCode::done;
  });
}

}  // namespace

CommandRow check_command() {
  return {"check",
          "check a spec: list all errors, prove all mazes, judge all pages; or any PDF, for a printer",
          "  mazefolio check book.yaml\n"
          "  mazefolio check book.pdf --printer kdp\n"
          "  mazefolio check book.pdf --audience kids\n"
          "  mazefolio check book.yaml --json",
          declare_check};
}

}  // namespace mazefolio::cli
