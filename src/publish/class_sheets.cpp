#include "publish/class_sheets.h"

#include <mutex>
#include <optional>
#include <utility>

#include "base/system/parallel.h"
#include "base/system/stopwatch.h"
#include "base/system/watch.h"
#include "book/class_key.h"
#include "pdf/join_pdfs.h"
#include "publish/book_files.h"
#include "publish/class_key_pdf.h"
#include "publish/notices.h"
#include "publish/output.h"
#include "publish/paint.h"
#include "render/library_log.h"
#include "render/pango_measurer.h"
#include "solve/difficulty.h"

namespace mazefolio::publish {
namespace {

struct Sheet {
  std::string pdf;
  HouseData house;
  PupilAnswers answers;
  Notices notices;
};

Sheet sheet_of(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request, bool strict) {
  Sheet sheet;
  sheet.notices.strict = strict;
  PangoMeasurer measurer(spec.language);
  Book book = make_ready_book(spec, files, measurer, 1, {}, sheet.notices).book;
  sheet.pdf = paint(book, measurer, {Edition::print, {}, 1, request.progress}).pdf;
  sheet.house = book.house;
  sheet.answers = answers_of(std::move(book));
  return sheet;
}

}  // namespace

Produced produce_class(const std::vector<BookSpec>& sheets, AnswerPlace answers, const DataFiles& files,
                       const ProduceRequest& request, Notices& notices) {
  const Stopwatch watch;
  forget_library_warnings();
  Output pdf(request.pdf);
  std::optional<Output> key_file;
  if (answers == AnswerPlace::separate) key_file.emplace(key_path(request.pdf));

  std::vector<Sheet> made(sheets.size());
  parallel_for(sheets.size(), request.jobs,
               [&](std::size_t i) { made[i] = sheet_of(sheets[i], files, request, notices.strict); });
  Produced produced;
  std::vector<std::string> pdfs;
  std::vector<PupilAnswers> pupils;
  for (Sheet& sheet : made) {
    if (&sheet == &made.front()) settle(sheet.notices.kept, notices);  // all sheets have the same
    pdfs.push_back(std::move(sheet.pdf));
    for (const BookPuzzle& p : sheet.answers.puzzles)
      produced.mazes.push_back({p.puzzle.canonical_hash, p.title, p.number, p.printed.page,
                                p.shows_level ? level_of(p.puzzle.score) : 0});
    pupils.push_back(std::move(sheet.answers));
  }
  const BookSpec& first = sheets.front();
  if (has_key(answers)) {
    std::string key = class_key_pdf(first, std::move(made.front().house), pupils);
    if (key_file)
      key_file->write(key);
    else
      pdfs.push_back(std::move(key));
  }
  produced.pages = join_sheets(pdfs, first.title, [&](std::string_view bytes) { pdf.write(bytes); });
  pdf.flush();
  if (key_file) key_file->flush();
  throw_if_canceled();
  work_is_done();
  pdf.commit();
  produced.files.push_back(pdf.written());
  if (key_file) {
    key_file->commit();
    produced.files.push_back(key_file->written());
  }
  produced.seconds = watch.seconds();
  return produced;
}

}  // namespace mazefolio::publish
