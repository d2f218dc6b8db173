#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/options.h"
#include "base/system/file.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "publish/book_files.h"
#include "publish/produce.h"
#include "publish/read_spec.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

struct Arguments {
  std::string book, output, out_dir, edition = "print", manifest, pages;
  std::vector<std::string> sets;
  unsigned jobs = 0;
  bool stats = false, quiet = false, strict = false, prove = false;
};

// "1-4,7" to ranges.
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

ProduceRequest request_of(const Arguments& a) {
  ProduceRequest request;
  if (!a.output.empty() && !a.out_dir.empty()) throw InputError("give -o or --out-dir, not both");
  request.pdf = !a.output.empty() ? fs::path(a.output)
                                  : fs::path(a.out_dir) / (fs::path(a.book).stem().string() + ".pdf");
  if (!a.manifest.empty() && !a.pages.empty())
    throw InputError("a manifest tells of the whole book", "leave out --pages or --manifest");
  if (a.prove && !a.pages.empty())
    throw InputError("only a whole book can be proven", "leave out --pages or --prove");
  if (a.prove && is_device(request.pdf))
    throw InputError(fmt::format("{} keeps nothing that could be proven", request.pdf.string()),
                     "write a file, or leave out --prove");
  request.prove = a.prove;
  if (!a.manifest.empty())
    request.manifest = a.manifest;
  else if (!is_device(request.pdf) && a.pages.empty())
    request.manifest = manifest_path(request.pdf);
  set_edition(request, a.edition);
  request.pages = parse_pages(a.pages);
  request.jobs = a.jobs;
  request.progress = console_progress(a.quiet);
  return request;
}

}  // namespace

std::function<int()> declare_build(CLI::App& app) {
  auto a = std::make_shared<Arguments>();
  app.add_option("BOOK", a->book, "the spec, a YAML file")->type_name("FILE")->required();
  app.add_option("-o,--output", a->output, "the PDF to write; without it, the spec's name beside you")
      ->type_name("FILE");
  app.add_option("--out-dir", a->out_dir, "folder for the PDF and the manifest")->type_name("FOLDER");
  app.add_option("--edition", a->edition, "print (no links), screen (links, outline) or both")
      ->check(CLI::IsMember({"print", "screen", "both"}));
  app.add_option("--manifest", a->manifest, "the JSON manifest; without it, beside a whole PDF")
      ->type_name("FILE");
  app.add_option("--set", a->sets, "a field of the spec, such as audience=adult or chapters.0.title=Dawn")
      ->allow_extra_args(false);
  app.add_option("--pages", a->pages, "only these pages, such as 1-4,7");
  app.add_option("--jobs,-j", a->jobs, "threads; without it, all cores")->check(CLI::Range(0u, 1024u));
  app.add_flag("--prove", a->prove,
               "read the finished pages back and solve them from the ink; a lie fails the build");
  app.add_flag("--stats", a->stats, "print figures: cells, seconds, memory");
  app.add_flag("--quiet,-q", a->quiet, "no progress bar");
  app.add_flag("--strict", a->strict, "warnings are errors");
  return [a] {
    const ProduceRequest request = request_of(*a);
    const DataFiles files(fs::path(a->book).parent_path());
    Notices notices = console_notices(a->strict);
    Diagnostics found;
    const std::vector<Override> sets = read_sets(a->sets, found);
    const BookSpec spec = read_spec(a->book, sets, files, notices, std::move(found));
    make_folder(a->out_dir);
    return finish_build(produce(spec, files, request, notices), a->stats);
  };
}

}  // namespace mazefolio::cli
