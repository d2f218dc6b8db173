#include "cli/produce.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <list>

#include "base/file.h"
#include "base/options.h"
#include "base/parallel.h"
#include "base/sha256.h"
#include "base/stopwatch.h"
#include "book/book.h"
#include "book/manifest.h"
#include "cli/console.h"
#include "cli/load_pictures.h"
#include "cli/proof.h"
#include "cli/read_spec.h"
#include "cli/run.h"
#include "press/press.h"
#include "render/fonts.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"
#include "spec/data_files.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

// Print editions never ask the clock: a date comes from the environment or there is none.
std::optional<std::int64_t> source_date() {
  const char* text = std::getenv("SOURCE_DATE_EPOCH");
  if (!text || !*text) return std::nullopt;
  const auto epoch = parse_integer(text);
  if (!epoch || *epoch < 0 || *epoch > 253402300799)
    throw InputError(fmt::format("SOURCE_DATE_EPOCH must be seconds since 1970, not '{}'", text));
  return epoch;
}

// The spec's font before the template's, and the first installed one of them all.
void choose_font_for(Typeface& face, const std::optional<std::string>& own, const Place& place,
                     std::vector<FontUse>& uses, Diagnostics& found) {
  if (own) face.families.insert(face.families.begin(), *own);
  const std::string asked = face.families.front();
  const FontChoice choice = choose_font(face.families);
  face.families = {choice.used};
  for (const FontUse& use : uses)
    if (use.asked == asked) return;
  uses.push_back({asked, choice.used});
  if (!choose_font({asked}).installed)
    found.warning(place,
                  fmt::format("the font '{}' is not installed; '{}' is used instead", asked, choice.used));
}

std::vector<FontUse> choose_fonts(Look& look, const BookSpec& spec, Diagnostics& found) {
  std::vector<FontUse> uses;
  const Place display = spec.display_font ? spec.display_font_place : spec.look_place;
  const Place text = spec.text_font ? spec.text_font_place : spec.look_place;
  for (Typeface* face : {&look.display, &look.numeral})
    choose_font_for(*face, spec.display_font, display, uses, found);
  for (Typeface* face : {&look.text, &look.label}) choose_font_for(*face, spec.text_font, text, uses, found);
  return uses;
}

bool wanted_page(const std::vector<std::pair<int, int>>& ranges, int page) {
  if (ranges.empty()) return true;
  for (const auto& [low, high] : ranges)
    if (page >= low && page <= high) return true;
  return false;
}

// One book on its way to its files.
class Production {
 public:
  Production(const BookSpec& spec, const DataFiles& files, unsigned jobs, bool quiet, Notices& notices)
      : spec_(spec), quiet_(quiet), measurer_(spec.language) {
    Diagnostics found;
    House house = load_house(spec, files, found);
    house.icons = load_icons(spec, files, found);
    settle(found, notices);
    Diagnostics missing_fonts;
    fonts_ = choose_fonts(house.look, spec, missing_fonts);
    if (notices.strict && !missing_fonts.all().empty()) {
      report(missing_fonts);
      throw WorldError("a font is missing");  // the book is right, the machine is not
    }
    settle(missing_fonts, notices);

    std::size_t count = 0;
    for (const ChapterSpec& chapter : spec.chapters)
      for (const PuzzleSpec& entry : chapter.puzzles) count += static_cast<std::size_t>(entry.count);
    Progress progress("mazes", count, quiet);
    Diagnostics news;
    book_.emplace(make_book(
        spec, std::move(house), measurer_, jobs, [&] { progress.step(); }, news));
    settle(news, notices);
  }

  const Book& book() const { return *book_; }
  const std::vector<FontUse>& fonts() const { return fonts_; }
  double paint_s = 0, press_s = 0;

  /// The finished bytes of the book, or of its separate answer key.
  std::string paint(Edition edition, bool key, const std::vector<std::pair<int, int>>& ranges) {
    const Stopwatch painting;
    const std::optional<std::int64_t> epoch = source_date();
    const std::size_t pages = key ? book_->plan.key_pages.size() : book_->plan.pages.size();
    PdfWriter writer(
        {spec_.title, spec_.author, spec_.subtitle, spec_.language, "Mazefolio " MAZEFOLIO_VERSION, epoch},
        edition);
    Progress progress("pages", pages, quiet_);
    int written = 0;
    for (std::size_t i = 0; i < pages; ++i) {
      throw_if_cancelled();
      if (key || wanted_page(ranges, static_cast<int>(i) + 1)) {
        writer.add(make_page(*book_, measurer_, i, key));
        ++written;
      }
      progress.step();
    }
    if (written == 0) throw InputError(fmt::format("no page to print: the book has pages 1 to {}", pages));
    std::string pdf = writer.finish();
    paint_s += painting.seconds();

    const Stopwatch pressing;
    pdf = finish_pdf(std::move(pdf), {edition == Edition::screen, spec_.language, epoch.has_value(), true});
    press_s += pressing.seconds();
    return pdf;
  }

 private:
  const BookSpec& spec_;
  bool quiet_;
  PangoMeasurer measurer_;
  std::vector<FontUse> fonts_;
  std::optional<Book> book_;
};

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

fs::path sibling(const fs::path& pdf, const char* ending) {
  return pdf.parent_path() / (pdf.stem().string() + ending);
}
fs::path key_path(const fs::path& pdf) { return sibling(pdf, "-answers.pdf"); }

std::string stats_text(const Production& production, double prove_s, double total_s, std::size_t pdf_bytes) {
  const Book& book = production.book();
  std::size_t cells = 0;
  for (const Puzzle& p : book.puzzles) cells += p.metrics.cells;
  Stats stats;
  stats.add("cells", cells);
  stats.add("generate_s", book.generate_s);
  stats.add("cells_per_s", book.generate_s > 0 ? static_cast<double>(cells) / book.generate_s : 0.0);
  stats.add("solve_s", book.solve_s);
  stats.add("pages", book.plan.pages.size() + book.plan.key_pages.size());
  stats.add("paint_s", production.paint_s);
  stats.add("press_s", production.press_s);
  stats.add("prove_s", prove_s);
  stats.add("total_s", total_s);
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

  Production production(spec, files, request.jobs, request.quiet, notices);
  const Book& book = production.book();
  pdf.write(production.paint(request.screen_only ? Edition::screen : Edition::print, false, request.pages));
  if (screen) screen->write(production.paint(Edition::screen, false, request.pages));
  if (key) key->write(production.paint(request.screen_only ? Edition::screen : Edition::print, true, {}));
  std::string facts;
  if (manifest || request.prove)
    facts = manifest_json(
        spec, book.puzzles, book.printed,
        {request.pdf.filename().string(), pdf.facts().sha256,
         separate ? key_path(request.pdf).filename().string() : "", static_cast<int>(book.plan.pages.size()),
         static_cast<int>(book.plan.key_pages.size()), book.geometry, production.fonts(), request.jobs});
  if (manifest) manifest->write(facts);
  for (Output& file : staged) file.flush();
  throw_if_cancelled();
  Produced produced;
  const Stopwatch proving;
  if (request.prove) {
    const BookClaim claim = read_claims(facts, "manifest");
    for (const Output* file : {&pdf, screen}) {
      if (!file) continue;
      const Proof proof{file->readable(),   key ? key->readable().string() : "", request.jobs, request.quiet,
                        file->facts().path, key_path(request.pdf).string()};
      produced.lies = lies_of(prove(claim, proof), proof);
      if (!produced.lies.empty()) return produced;
    }
  }
  const double prove_s = proving.seconds();
  for (Output& file : staged) {
    file.commit();
    produced.files.push_back(file.facts());
  }
  produced.pages = static_cast<int>(book.plan.pages.size() + book.plan.key_pages.size());
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    const Puzzle& p = book.puzzles[i];
    produced.mazes.push_back({p.canonical_hash, p.title, p.number, book.printed[i].page});
  }
  produced.stats = stats_text(production, prove_s, total.seconds(), produced.files.front().bytes);
  return produced;
}

void set_edition(ProduceRequest& request, std::string_view edition) {
  request.screen_only = edition == "screen";
  if (edition == "both") request.screen_pdf = sibling(request.pdf, "-screen.pdf");
}

fs::path manifest_path(const fs::path& pdf) { return sibling(pdf, ".json"); }

void ready_to_paint() {
  choose_font({"serif"});
  const PangoMeasurer measurer;
}

int tell(const Produced& produced, bool stats) {
  for (const std::string& lie : produced.lies) say(lie);
  if (!produced.lies.empty()) return ExitCode::fell_short;
  if (stats) print(produced.stats);
  return ExitCode::done;
}

void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices) {
  const Production production(spec, files, 0, true, notices);
}

}  // namespace mazefolio
