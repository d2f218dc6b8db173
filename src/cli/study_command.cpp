#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>

#include "base/system/file.h"
#include "base/text/amounts.h"
#include "base/text/utf8.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"
#include "spec/file_kinds.h"
#include "spec/values.h"
#include "study/booklets.h"
#include "study/plots.h"
#include "study/report_text.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

/// A field of configs/study.yaml that an argument sets.
struct Setting {
  const char *argument, *field, *help, *type;
};
constexpr Setting settings[] = {
    {"--page", "page", "the paper, such as letter or a4", "PAPER"},
    {"--audience", "audience", "who takes part; see: mazefolio list audiences", "AUDIENCE"},
    {"--template", "template", "the template; see: mazefolio list templates", "TEMPLATE"},
    {"--language", "language", "the language of the booklets: en, de, fr, ...", "TEXT"},
    {"--seed", "seed", "any text; another seed gives other mazes in another order", "TEXT"},
};

struct StudyArguments {
  std::map<std::string, std::string> values;
  std::string output, table;
  int people = 10;
  unsigned jobs = 0;
  bool quiet = false, strict = false;
};

SpecRequest request_of(const StudyArguments& a, const DataFiles& files) {
  SpecRequest request{files.find("configs/study.yaml").string()};
  for (const Setting& s : settings) {
    const std::string& value = a.values.at(s.argument);
    if (value.empty()) continue;
    if (first_bad_utf8(value)) throw InputError(fmt::format("{} is not UTF-8 text", s.argument));
    if (std::string_view(s.field) == "seed") check_seed(value).value();
    request.set_text(s.field, value, s.argument);
  }
  return request;
}

int print_booklets(const StudyArguments& a) {
  const DataFiles files;
  Notices notices = console_notices(a.strict);
  const BookSpec spec = read_spec(request_of(a, files), files, notices);
  const PrintedStudy made =
      print_study(spec, {a.output, a.people, a.jobs, console_progress(a.quiet)}, files, notices);
  if (!a.quiet)
    say(fmt::format(
        "{}: {} with {} ({} different) of levels {:.1f} to {:.1f}, {} each, all proven; see {} and {}; {}",
        a.output, counted(static_cast<std::size_t>(a.people), "booklet"), counted(made.printed, "maze"),
        made.mazes, made.low, made.high, counted(static_cast<std::size_t>(made.pages), "page"), read_me_file,
        times_file, about_duration(made.seconds)));
  return ExitCode::done;
}

int read_table(const StudyArguments& a) {
  const Input input = read_input(a.table, file_kind(FileKind::rows).most_bytes);
  const Analysis analysis = analyze(read_times(input.bytes, input.name).value());
  if (!a.output.empty()) {
    make_folder(a.output);
    write_file(fs::path(a.output) / "times-by-level.svg", plot_of_levels(analysis));
    write_file(fs::path(a.output) / "times-by-place.svg", plot_of_places(analysis));
  }
  print(report_text(analysis));
  return ExitCode::done;
}

std::function<int()> declare_study(CLI::App& app) {
  auto a = std::make_shared<StudyArguments>();
  app.add_option("-o,--output", a->output, "the folder for the booklets; with --read, for the plots")
      ->type_name("FOLDER");
  CLI::Option* people = app.add_option("--people", a->people, "how many take part: a booklet for each")
                            ->check(CLI::Range(1, 500));
  CLI::Option* read = app.add_option("--read", a->table,
                                     "read the table with the times, and print how they follow the levels")
                          ->type_name("FILE");
  read->excludes(people);
  for (const Setting& s : settings)
    app.add_option(s.argument, a->values[s.argument], s.help)->type_name(s.type)->excludes(read);
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--quiet,-q", a->quiet, "print no progress bar, and no line about the finished booklets");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  app.footer(
      "A booklet has 24 mazes over levels, grids and kinds, all printed in one size and without their "
      "levels; two "
      "of each kind stand in it twice. The order differs from booklet to booklet. Each has its answers in a "
      "file "
      "of its own. The readers write the time of one clock into boxes before and after each maze. Type them "
      "into "
      "times.csv as 12:35, in the columns before and after.");
  return within_limits(app, [a]() -> int {
    if (!a->table.empty()) return read_table(*a);
    if (a->output.empty())
      throw InputError("no folder is given", "use -o for the booklets, or --read for a table of times");
    return print_booklets(*a);
  });
}

}  // namespace

CommandRow study_command() {
  return {"study", "print booklets to hold the levels against people, and read their times",
          "  mazefolio study -o study --people 10\n"
          "  mazefolio study -o study --people 24 --language de --page a4 --audience kids\n"
          "  mazefolio study --read study/times.csv -o study/plots",
          declare_study};
}

}  // namespace mazefolio::cli
