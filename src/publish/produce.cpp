#include "publish/produce.h"

#include <fmt/format.h>

#include <algorithm>
#include <list>

#include "base/sha256.h"
#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/stats.h"
#include "base/system/stopwatch.h"
#include "book/manifest.h"
#include "publish/book_files.h"
#include "publish/paint.h"
#include "publish/proof.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "render/read_picture.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
namespace {

namespace fs = std::filesystem;

// Two outputs of one name, or the spec under one: the user means something else, and would lose a file.
void refuse_overwriting(const BookSpec& spec, const std::vector<fs::path>& outputs) {
  std::vector<fs::path> seen{fs::weakly_canonical(fs::absolute(spec.file))};
  for (const fs::path& output : outputs) {
    if (is_device(output)) continue;
    const fs::path whole = fs::weakly_canonical(fs::absolute(output));
    if (whole == seen.front())
      throw InputError(fmt::format("{} would be written over the spec", output.string()),
                       "name the outputs otherwise");
    if (std::find(seen.begin(), seen.end(), whole) != seen.end())
      throw InputError(fmt::format("{} would be written twice", output.string()),
                       "name the outputs otherwise");
    seen.push_back(whole);
  }
}

/// A file on its way to its place, and what a journal says of it.
class Output {
 public:
  explicit Output(const fs::path& path) : file_(path), facts_{path.string(), "", 0, 0} {}
  void write(std::string_view bytes) {
    file_.write(bytes);
    facts_.sha256 = sha256(bytes);
    facts_.bytes = bytes.size();
  }
  void flush() { file_.flush(); }
  void commit() { file_.commit(); }
  fs::path readable() const { return file_.readable(); }
  const OutputFile& facts() const { return facts_; }

 private:
  StagedFile file_;
  OutputFile facts_;
};

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

}  // namespace

Produced produce(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request,
                 Notices& notices) {
  const Stopwatch total;
  const bool separate = spec.answers.place == AnswerPlace::separate;
  std::vector<fs::path> outputs{request.pdf};
  if (request.screen_pdf) outputs.push_back(*request.screen_pdf);
  if (separate) outputs.push_back(key_path(request.pdf));
  if (request.manifest) outputs.push_back(*request.manifest);
  refuse_overwriting(spec, outputs);
  // Every output is opened before the work begins: a folder that cannot be written is told at once.
  std::list<Output> staged;
  for (const fs::path& output : outputs) staged.emplace_back(output);
  auto next = staged.begin();
  Output& pdf = *next++;
  Output* screen = request.screen_pdf ? &*next++ : nullptr;
  Output* key = separate ? &*next++ : nullptr;
  Output* manifest = request.manifest ? &*next++ : nullptr;

  PangoMeasurer measurer(spec.language);
  const ReadyBook ready = make_ready_book(spec, files, measurer, request.jobs, request.progress, notices);
  const Book& book = ready.book;
  Seconds seconds;
  const auto print_to = [&](Output& file, const auto& what, Edition edition, const PageRanges& pages) {
    const Painted painted = paint(what, measurer, {edition, pages, request.progress});
    file.write(painted.pdf);
    seconds.paint += painted.paint_s;
    seconds.press += painted.press_s;
  };
  const Edition main = request.screen_only ? Edition::screen : Edition::print;
  print_to(pdf, book, main, request.pages);
  if (screen) print_to(*screen, book, Edition::screen, request.pages);
  if (key) print_to(*key, answer_key(book), main, {});
  std::string facts;
  if (manifest || request.prove)
    facts = manifest_json(
        spec, book.puzzles,
        {request.pdf.filename().string(), pdf.facts().sha256,
         separate ? key_path(request.pdf).filename().string() : "", static_cast<int>(book.plan.pages.size()),
         static_cast<int>(book.plan.key_pages.size()), book.geometry, ready.fonts, request.jobs});
  if (manifest) manifest->write(facts);
  for (Output& file : staged) file.flush();
  throw_if_canceled();
  Produced produced;
  const Stopwatch proving;
  if (request.prove) {
    const BookClaim claim = read_claims(facts, "manifest");
    for (const Output* file : {&pdf, screen}) {
      if (!file) continue;
      const Proof proof{file->readable(), key ? key->readable().string() : "", request.jobs,
                        file->facts().path, key_path(request.pdf).string()};
      produced.findings = finding_lines(read_back(claim, proof, request.progress), proof);
      if (!produced.findings.empty()) return produced;
    }
  }
  seconds.prove = proving.seconds();
  for (Output& file : staged) {
    file.commit();
    produced.files.push_back(file.facts());
  }
  produced.pages = static_cast<int>(book.plan.pages.size() + book.plan.key_pages.size());
  for (const BookPuzzle& p : book.puzzles)
    produced.mazes.push_back({p.puzzle.canonical_hash, p.title, p.number, p.printed.page});
  seconds.total = total.seconds();
  produced.stats = stats_text(book, seconds, produced.files.front().bytes);
  return produced;
}

void set_edition(ProduceRequest& request, std::string_view edition) {
  request.screen_only = edition == "screen";
  if (edition == "both") request.screen_pdf = screen_path(request.pdf);
}

Studio::Studio() : help_(std::make_unique<PictureHelp>()) {
  choose_font({"serif"});
  const PangoMeasurer measurer;
}
Studio::~Studio() = default;

void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices) {
  PangoMeasurer measurer(spec.language);
  make_ready_book(spec, files, measurer, 0, {}, notices);
}

}  // namespace mazefolio::publish
