#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "base/options.h"
#include "base/system/file.h"
#include "base/text/printable.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/output_name.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "cli/show.h"
#include "cli/watch_book.h"
#include "publish/book_files.h"
#include "publish/page_pictures.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "puzzle/puzzle_cache.h"
#include "spec/data_files.h"
#include "spec/house_trees.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_cells_kept = 20'000'000;  // of mazes, from one building to the next

struct BuildArguments {
  std::string book, output, out_dir, edition = "print", manifest, pages, format = "pdf";
  std::vector<std::string> sets;
  double dpi = default_dpi;
  unsigned jobs = 0;
  bool stats = false, quiet = false, strict = false, prove = false, confine = false, no_cache = false;
  bool watch = false, open = false;
};

// Ranges from "1-4,7".
std::vector<std::pair<int, int>> parse_pages(const std::string& text) {
  std::vector<std::pair<int, int>> ranges;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string part = text.substr(begin, end - begin);
    const std::size_t dash = part.find('-');
    const auto low = parse_integer(part.substr(0, dash));
    const auto high = dash == std::string::npos ? low : parse_integer(part.substr(dash + 1));
    if (!low || !high || *low < 1 || *high < *low || *high > 1'000'000)
      throw InputError(fmt::format("--pages cannot read '{}'", part), "pages are written like 1-4,7");
    ranges.emplace_back(static_cast<int>(*low), static_cast<int>(*high));
    begin = end + 1;
  }
  return ranges;
}

fs::path output_of(const BuildArguments& a) {
  if (!a.output.empty() && !a.out_dir.empty()) throw InputError("-o and --out-dir exclude each other");
  if (a.book == "-" && a.output.empty())
    throw InputError("a spec from standard input does not name its book", "say with -o where it goes");
  return !a.output.empty() ? output_name(a.output)
                           : fs::path(a.out_dir) / (fs::path(a.book).stem().string() + "." + a.format);
}

// Reports options that contradict each other, before anything is read.
void check_watch(const BuildArguments& a, const CLI::App& app) {
  if ((a.watch || a.open) && is_device(output_of(a)))
    throw InputError("what is watched or opened is a file", "name it with -o");
  if (!a.watch) return;
  if (a.book == "-") throw InputError("a spec from standard input does not change", "name a file");
  for (const char* option : {"--max-memory", "--max-seconds"})
    if (app.count(option) > 0) throw InputError(fmt::format("--watch and {} exclude each other", option));
}

PagePicturesRequest pictures_of(const BuildArguments& a) {
  if (a.prove || !a.manifest.empty() || a.edition != "print")
    throw InputError("pictures of pages are not proven, and have no manifest and no edition",
                     "leave out --prove, --manifest and --edition, or --format");
  return {output_of(a), a.format == "png" ? PictureFormat::png : PictureFormat::svg,
          a.dpi,        parse_pages(a.pages),
          a.jobs,       console_progress(a.quiet)};
}

ProduceRequest request_of(const BuildArguments& a) {
  ProduceRequest request;
  request.pdf = output_of(a);
  if (!a.manifest.empty() && !a.pages.empty())
    throw InputError("a manifest describes the whole book", "leave out --pages or --manifest");
  if (a.prove && !a.pages.empty())
    throw InputError("only a whole book can be proven", "leave out --pages or --prove");
  if (a.prove && is_device(request.pdf))
    throw InputError(fmt::format("{} is a device, and cannot be read back", request.pdf.string()),
                     "write to a file, or leave out --prove");
  request.prove = a.prove;
  if (!a.manifest.empty())
    request.manifest = output_name(a.manifest);
  else if (!is_device(request.pdf) && a.pages.empty())
    request.manifest = manifest_path(request.pdf);
  set_edition(request, a.edition);
  request.pages = parse_pages(a.pages);
  request.jobs = a.jobs;
  request.progress = console_progress(a.quiet);
  return request;
}

/// What is made of the spec: a book, or pictures of its pages.
struct BuildWork {
  std::optional<PagePicturesRequest> pictures;
  ProduceRequest book;
};

BuildWork work_of(const BuildArguments& a, PuzzleCache* cache) {
  BuildWork work;
  if (a.format == "pdf")
    work.book = request_of(a);
  else
    work.pictures = pictures_of(a);
  (work.pictures ? work.pictures->cache : work.book.cache) = cache;
  return work;
}

struct Built {
  int exit_code;
  fs::path file;  ///< the book, or the first of the pages
};

Built build(const BuildArguments& a, const BuildWork& work, const FileListener& listener) {
  HouseTrees house;
  DataFiles files(NameFolder{fs::path(a.book).parent_path(), {}, a.confine});
  files.share(house);
  files.on_use(listener);
  Notices notices = console_notices(a.strict);
  const BookSpec spec = read_spec_input(a.book, a.sets, files, notices);
  make_folder(a.out_dir);
  if (!work.pictures)
    return {report_build(produce(spec, files, work.book, notices), a.stats, a.quiet), work.book.pdf};
  const std::vector<OutputFile> made = page_pictures(spec, files, *work.pictures, notices);
  if (!a.quiet)
    say(fmt::format("{}: {} {}", printable(work.pictures->file.string()), made.size(),
                    made.size() == 1 ? "page" : "pages"));
  return {ExitCode::done, made.front().path};
}

std::function<int()> declare_build(CLI::App& app) {
  auto a = std::make_shared<BuildArguments>();
  app.add_option("BOOK", a->book, "the spec: a YAML file; - is standard input")
      ->type_name("FILE")
      ->required();
  app.add_option(
         "-o,--output", a->output,
         "the PDF to write, - is standard output; default: named after the spec, in the current folder")
      ->type_name("FILE");
  app.add_option("--out-dir", a->out_dir, "the folder for the PDF and the manifest")->type_name("FOLDER");
  app.add_option("--edition", a->edition, "print (no links), screen (links, outline) or both")
      ->check(CLI::IsMember({"print", "screen", "both"}));
  app.add_option("--manifest", a->manifest,
                 "the JSON manifest to write; default: beside the PDF, unless --pages is used")
      ->type_name("FILE");
  app.add_option("--set", a->sets, "set a field of the spec, such as audience=adult or chapters.0.title=Dawn")
      ->allow_extra_args(false);
  app.add_option("--pages", a->pages, "write only these pages, such as 1-4,7");
  app.add_option("--format", a->format, "pdf; png or svg: a picture of each page, in a file of its own")
      ->check(CLI::IsMember({"pdf", "png", "svg"}))
      ->capture_default_str();
  app.add_option("--dpi", a->dpi, "dots an inch of PNG")
      ->check(CLI::Range(10.0, 2400.0))
      ->capture_default_str();
  app.add_option("--jobs,-j", a->jobs, "number of threads; default: all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--prove", a->prove,
               "solve the mazes again from the finished pages; write nothing if one is not as it should be");
  app.add_flag("--confine", a->confine, confine_help);
  app.add_flag("--no-cache", a->no_cache, no_cache_help);
  app.add_flag("--stats", a->stats, "print statistics: cells, seconds, memory");
  app.add_flag("--quiet,-q", a->quiet, "print no progress bar, and no line about the finished book");
  app.add_flag("--strict", a->strict, "treat warnings as errors");
  app.add_flag("--watch", a->watch, "build again whenever the spec, or a file that it names, changes");
  app.add_flag("--open", a->open, "open the finished book in your viewer");
  return within_limits(app, [a, &app]() -> int {
    check_watch(*a, app);
    PuzzleCache cache(a->watch ? most_cells_kept : 0);
    const BuildWork work = work_of(*a, a->watch ? &cache : nullptr);
    const Studio studio(!a->no_cache);
    bool opens = a->open;
    const auto build_and_open = [&](const FileListener& listener) -> int {
      const Built built = build(*a, work, listener);
      if (built.exit_code == ExitCode::done && std::exchange(opens, false)) show_file(built.file);
      return built.exit_code;
    };
    return a->watch ? watch_book(a->book, a->quiet, build_and_open) : build_and_open({});
  });
}

}  // namespace

CommandRow build_command() {
  return {"build", "build a book: the PDF, its answers and its manifest",
          "  mazefolio build book.yaml -o book.pdf\n"
          "  mazefolio build book.yaml --out-dir out --edition both --jobs 4\n"
          "  mazefolio build book.yaml -o draft.pdf --pages 1-4,7 --set audience=large-print\n"
          "  mazefolio build book.yaml -o book.pdf --watch --open\n"
          "  mazefolio build book.yaml --format png --dpi 300 --pages 5 -o page.png",
          declare_build};
}

}  // namespace mazefolio::cli
