#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/text/printable.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/listing_kit.h"
#include "publish/produce.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

struct ListingArguments {
  std::string book, folder;
  std::vector<std::string> sets;
  unsigned jobs = 0;
  bool quiet = false, strict = false, confine = false, no_cache = false;
};

fs::path folder_of(const ListingArguments& a) {
  if (!a.folder.empty()) return a.folder;
  if (a.book == "-")
    throw InputError("a spec from standard input does not name its book", "say with -o where the files go");
  return fs::path(a.book).stem().string() + "-listing";
}

std::function<int()> declare_listing(CLI::App& app) {
  auto a = std::make_shared<ListingArguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file; - is standard input")
      ->type_name("FILE")
      ->required();
  app.add_option("-o,--output", a->folder,
                 "the folder to write to; default: named after the spec, in the current folder")
      ->type_name("FOLDER");
  app.add_option("--set", a->sets, "set a field of the spec, such as listing.watermark=SAMPLE")
      ->allow_extra_args(false);
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--no-cache", a->no_cache, no_cache_help);
  app.add_flag("--quiet,-q", a->quiet, "print no progress bar, and no line about the finished files");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  return within_limits(app, [a] {
    const KitRequest request{folder_of(*a), a->jobs, console_progress(a->quiet)};
    const DataFiles files(NameFolder{fs::path(a->book).parent_path(), {}, a->confine});
    const Studio studio(!a->no_cache);
    Notices notices = console_notices(a->strict);
    const BookSpec spec = read_spec_input(a->book, a->sets, files, notices);
    const std::vector<OutputFile> made = listing_kit(spec, files, request, notices);
    if (!a->quiet) say(fmt::format("{}: {} files", printable(request.folder.string()), made.size()));
    return static_cast<int>(ExitCode::done);
  });
}

}  // namespace

CommandRow listing_command() {
  return {"listing", "write what a shop asks of a book: pictures, previews, archives, facts",
          "  mazefolio listing book.yaml -o shop\n"
          "  mazefolio listing book.yaml -o shop --set listing.watermark=SAMPLE",
          declare_listing};
}

}  // namespace mazefolio::cli
