#include "publish/produce.h"

#include <fmt/format.h>

#include <list>
#include <optional>
#include <string_view>

#include "base/system/build_mark.h"
#include "base/system/cache_folder.h"
#include "base/system/parallel.h"
#include "base/system/stats.h"
#include "base/system/stopwatch.h"
#include "base/system/watch.h"
#include "book/manifest.h"
#include "book/screen_book.h"
#include "publish/book_files.h"
#include "publish/book_manifest.h"
#include "publish/notes_on_disk.h"
#include "publish/notices.h"
#include "publish/output.h"
#include "publish/paint.h"
#include "publish/press_check.h"
#include "publish/proof.h"
#include "render/fonts.h"
#include "render/kept_measurer.h"
#include "render/library_log.h"
#include "render/pango_measurer.h"
#include "render/read_picture.h"
#include "render/try_fonts.h"
#include "solve/difficulty.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
namespace {

namespace fs = std::filesystem;

/// The files of a book. All are opened before the work begins, so that a folder that cannot be written is
/// reported at once.
struct Outputs {
  std::list<Output> all;  ///< the PDF first
  Output *pdf = nullptr, *screen = nullptr, *key = nullptr, *manifest = nullptr;
};

Outputs open_outputs(const BookSpec& spec, const ProduceRequest& request) {
  const bool separate_key = spec.answers.place == AnswerPlace::separate;
  std::vector<fs::path> paths{request.pdf};
  if (request.screen_pdf) paths.push_back(*request.screen_pdf);
  if (separate_key) paths.push_back(key_path(request.pdf));
  if (request.manifest) paths.push_back(*request.manifest);
  if (is_device(request.pdf) && (request.screen_pdf || separate_key))
    throw InputError(fmt::format("one PDF only can be written to {}", request.pdf.string()),
                     "choose one edition, and answers in the book");
  refuse_overwriting(spec.file, paths);
  Outputs out;
  for (const fs::path& path : paths) out.all.emplace_back(path);
  auto next = out.all.begin();
  out.pdf = &*next++;
  if (request.screen_pdf) out.screen = &*next++;
  if (separate_key) out.key = &*next++;
  if (request.manifest) out.manifest = &*next++;
  return out;
}

struct Seconds {
  double paint = 0, press = 0, prove = 0, total = 0;
};

std::string stats_text(const Book& book, const Seconds& seconds, std::size_t pdf_bytes) {
  std::size_t cells = 0;
  for (const BookPuzzle& p : book.puzzles) cells += p.puzzle.metrics.cells;
  Stats stats;
  stats.add("cells", cells);
  stats.add("generate_s", book.generate_s);
  stats.add("cells_per_s", book.generate_s > 0 ? static_cast<double>(cells) / book.generate_s : 0.0);
  stats.add("solve_s", book.solve_s);
  stats.add("pages", book.plan.pages.size() + book.plan.key_pages.size());
  stats.add("paint_s", seconds.paint);
  stats.add("press_s", seconds.press);
  stats.add("prove_s", seconds.prove);
  stats.add("total_s", seconds.total);
  stats.add("peak_rss_kib", peak_rss_kib());
  stats.add("pdf_bytes", pdf_bytes);
  return stats.text();
}

/// What stands on the pages of the book, of its separate key, and of its screen edition.
struct BookInk {
  std::vector<PageInk> book, key, screen;
};

/// The book as the screen edition beside a printed one shows it. A separate key names pages of both, so there
/// they stay the same.
ReadyBook screen_edition(const ReadyBook& ready) {
  ReadyBook screen = ready;
  if (ready.book.spec->answers.place != AnswerPlace::separate)
    screen.book = for_screens(std::move(screen.book));
  return screen;
}

BookInk paint_outputs(const Book& book, const ReadyBook* screen, TextMeasurer& measurer,
                      const ProduceRequest& request, const Outputs& outputs, Seconds& seconds) {
  const auto paint_to = [&](Output& file, const auto& what, Edition edition, const PageRanges& pages) {
    Painted painted = paint(what, measurer, {edition, pages, request.jobs, request.progress});
    file.write(painted.pdf);
    seconds.paint += painted.paint_s;
    seconds.press += painted.press_s;
    return std::move(painted.ink);
  };
  const bool linked = request.screen_only || book.house.printer.links;
  const Edition edition = linked ? Edition::screen : Edition::print;
  BookInk ink{paint_to(*outputs.pdf, book, edition, request.pages), {}, {}};
  if (screen) ink.screen = paint_to(*outputs.screen, screen->book, Edition::screen, request.pages);
  if (outputs.key) ink.key = paint_to(*outputs.key, answer_key(book), edition, {});
  return ink;
}

ManifestFacts facts_of(const ReadyBook& ready, const ProduceRequest& request, const Outputs& outputs,
                       std::vector<PageInk> pages, std::vector<PageInk> key) {
  return manifest_facts(ready,
                        {request.pdf.filename().string(), outputs.pdf->written().sha256,
                         outputs.key ? key_path(request.pdf).filename().string() : ""},
                        std::move(pages), std::move(key), request.jobs);
}

/// Of this thread. The books of a run have most of their texts in common.
PangoMeasurer& measurer_for(const std::string& language) {
  thread_local KeptMeasurer kept;
  return kept.of(language);
}

/// What the proof finds in a PDF that is written but not committed, a line each.
std::vector<std::string> findings_in(const Output& file, const Outputs& outputs, const std::string& manifest,
                                     const ProduceRequest& request) {
  const Proof proof{file.readable(), outputs.key ? outputs.key->readable().string() : "", request.jobs,
                    file.written().path, key_path(request.pdf).string()};
  return finding_lines(read_back(read_claims(manifest, "manifest"), proof, request.progress), proof);
}

}  // namespace

Produced produce(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request,
                 Notices& notices) {
  const Stopwatch total;
  forget_library_warnings();
  Outputs outputs = open_outputs(spec, request);
  PangoMeasurer& measurer = measurer_for(spec.language);
  ReadyBook ready =
      make_ready_book(spec, files, measurer, request.jobs, request.progress, notices, request.cache);
  const Book& book = ready.book;
  if (request.screen_only) ready.book = for_screens(std::move(ready.book));
  std::optional<ReadyBook> screen;
  if (outputs.screen) screen = screen_edition(ready);
  Seconds seconds;
  BookInk ink = paint_outputs(book, screen ? &*screen : nullptr, measurer, request, outputs, seconds);
  std::string manifest, screen_manifest;
  if (screen && request.prove)
    screen_manifest = manifest_json(spec, screen->book.puzzles,
                                    facts_of(*screen, request, outputs, std::move(ink.screen), ink.key));
  if (outputs.manifest || request.prove)
    write_manifest(spec, book.puzzles,
                   facts_of(ready, request, outputs, std::move(ink.book), std::move(ink.key)),
                   [&](std::string_view part) {
                     if (outputs.manifest) outputs.manifest->write(part);
                     if (request.prove) manifest += part;
                   });
  for (Output& file : outputs.all) file.flush();
  throw_if_canceled();

  Produced produced;
  const bool whole = !request.screen_only && request.pages.empty();
  if (whole && !is_device(request.pdf))
    produced.findings =
        refused_by_printer(book, outputs.pdf->readable().string(), outputs.pdf->written().path);
  if (!produced.findings.empty()) return produced;
  const Stopwatch proving;
  if (request.prove) produced.findings = findings_in(*outputs.pdf, outputs, manifest, request);
  if (produced.findings.empty() && screen && request.prove)
    produced.findings = findings_in(*outputs.screen, outputs, screen_manifest, request);
  if (!produced.findings.empty()) return produced;
  seconds.prove = proving.seconds();
  if (!request.part) work_is_done();
  for (Output& file : outputs.all) {
    file.commit();
    produced.files.push_back(file.written());
  }
  produced.pages = static_cast<int>(book.plan.pages.size() + book.plan.key_pages.size());
  for (const BookPuzzle& p : book.puzzles)
    produced.mazes.push_back({p.puzzle.canonical_hash, p.title, p.number, p.printed.page,
                              p.shows_level ? level_of(p.puzzle.score) : 0});
  seconds.total = produced.seconds = total.seconds();
  produced.stats = stats_text(book, seconds, produced.files.front().bytes);
  return produced;
}

void set_edition(ProduceRequest& request, std::string_view edition) {
  request.screen_only = edition == "screen";
  if (edition == "both") request.screen_pdf = screen_path(request.pdf);
}

void fail_on_library_warnings(void (*say)(const std::string& words)) { keep_library_warnings(say); }

Studio::Studio(bool notes) : help_(std::make_unique<PictureHelp>()) {
  if (notes) notes_ = std::make_unique<NotesOnDisk>(cache_folder(), build_mark());
  use_notes(notes_.get());
  try_fonts();
  require_fonts();
  const PangoMeasurer measurer;
}
Studio::~Studio() { use_notes(nullptr); }

void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices) {
  PangoMeasurer measurer(spec.language);
  make_ready_book(spec, files, measurer, 0, {}, notices);
}

}  // namespace mazefolio::publish
