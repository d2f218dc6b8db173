#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <filesystem>
#include <memory>

#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/output_name.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/cover_files.h"
#include "publish/produce.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

struct CoverArguments {
  std::string book, output, front, manifest, interior;
  std::vector<std::string> sets;
  unsigned jobs = 0;
  bool guides = false, quiet = false, strict = false, confine = false, no_cache = false;
};

CoverRequest request_of(const CoverArguments& a) {
  CoverRequest request;
  if (a.book == "-" && a.output.empty())
    throw InputError("a spec from standard input does not name its book", "say with -o where the cover goes");
  if (!a.manifest.empty() && !a.interior.empty())
    throw InputError("--manifest and --interior exclude each other");
  request.pdf =
      !a.output.empty() ? output_name(a.output) : fs::path(fs::path(a.book).stem().string() + "-cover.pdf");
  if (!a.front.empty()) request.front = output_name(a.front);
  if (!a.manifest.empty()) request.manifest = a.manifest;
  if (!a.interior.empty()) request.interior = a.interior;
  request.guides = a.guides;
  request.jobs = a.jobs;
  request.progress = console_progress(a.quiet);
  return request;
}

// "cover.pdf: 12.7004 x 9.25 in for kdp, spine 0.4504 in (200 pages, white), trail in sunshine, 0.4 s"
std::string summary_of(const MadeCover& made) {
  const auto in = [](double pt) { return std::round(pt / 72 * 10000) / 10000; };
  return fmt::format("{}: {} x {} in for {}, spine {} in ({} pages{}), {} in {}, {:.1f} s",
                     made.files.front().path, in(made.sheet.width), in(made.sheet.height), made.printer,
                     in(made.spine), made.pages, made.paper.empty() ? "" : ", " + made.paper, made.design,
                     made.palette, made.seconds);
}

std::function<int()> declare_cover(CLI::App& app) {
  auto a = std::make_shared<CoverArguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file; - is standard input")
      ->type_name("FILE")
      ->required();
  app.add_option(
         "-o,--output", a->output,
         "the PDF to write, - is standard output; default: named after the spec, in the current folder")
      ->type_name("FILE");
  app.add_option("--front", a->front, "also write the front alone as PNG, 2560 pixels high")
      ->type_name("FILE");
  app.add_option("--manifest", a->manifest, "count the pages of the finished book by its manifest")
      ->type_name("FILE");
  app.add_option("--interior", a->interior, "count the pages of the finished book by its PDF")
      ->type_name("FILE");
  app.add_option("--set", a->sets, "set a field of the spec, such as cover.design=mosaic")
      ->allow_extra_args(false);
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--guides", a->guides, "a proof: with trim, folds, safe areas and the place of the bar code");
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--no-cache", a->no_cache, no_cache_help);
  app.add_flag("--quiet,-q", a->quiet, "print no progress bar, and no line about the finished cover");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  return within_limits(app, [a] {
    const CoverRequest request = request_of(*a);
    const DataFiles files(NameFolder{fs::path(a->book).parent_path(), {}, a->confine});
    const Studio studio(!a->no_cache);
    Notices notices = console_notices(a->strict);
    const BookSpec spec = read_spec_input(a->book, a->sets, files, notices);
    const MadeCover made = produce_cover(spec, files, request, notices);
    if (!a->quiet) say(summary_of(made));
    return ExitCode::done;
  });
}

}  // namespace

CommandRow cover_command() {
  return {"cover", "make the cover of a book: back, spine and front on one sheet",
          "  mazefolio cover book.yaml -o cover.pdf\n"
          "  mazefolio cover book.yaml -o proof.pdf --guides --front front.png\n"
          "  mazefolio cover book.yaml -o cover.pdf --set cover.design=mosaic --interior book.pdf",
          declare_cover};
}

}  // namespace mazefolio::cli
