#include "publish/cover_files.h"

#include <fmt/format.h>

#include <list>

#include "base/options.h"
#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "base/system/watch.h"
#include "cover/make_cover.h"
#include "pdf/page_boxes.h"
#include "pdf/press.h"
#include "publish/cover_brief_of.h"
#include "publish/notices.h"
#include "publish/output.h"
#include "publish/paint.h"
#include "publish/read_hashes.h"
#include "publish/source_date.h"
#include "render/library_log.h"
#include "render/pango_measurer.h"
#include "render/pdf.h"
#include "render/png.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"

namespace mazefolio::publish {
namespace {

constexpr double front_pixels = 2560;  ///< down the front, as shops of e-books ask
constexpr int usual_most_ink = 300;
constexpr const char* usual_printer = "kdp";

/// Whose cover it is: printers that say nothing of covers have one like that of the usual printer.
Printer cover_printer(const BookSpec& spec, const HouseData& house, const DataFiles& files,
                      Notices& notices) {
  if (house.printer.cover) return house.printer;
  if (is_bound(house.printer)) {
    Diagnostics found;
    found.error(spec.printer_place,
                fmt::format("'{}' publishes no numbers of covers: they are made on its own template",
                            house.printer.name),
                "write cover: rules into a printer file of your own, or make this cover for another printer");
    throw InputError(std::move(found));
  }
  Printer usual = read_printer(files, {usual_printer, {}, spec.confine}).value();
  if (notices.on_remark && !spec.printer_place.file.empty())
    notices.on_remark(spec.printer_place,
                      fmt::format("'{}' says nothing of covers: this one is made for '{}'",
                                  house.printer.name, usual.name));
  return usual;
}

int pages_of(const BookSpec& spec, const Book& book, const CoverRequest& request, Notices& notices) {
  const int own = static_cast<int>(book.plan.pages.size());
  int pages = own;
  std::string file;
  if (request.manifest) {
    file = request.manifest->string();
    pages = read_page_count(*request.manifest);
  } else if (request.interior) {
    file = request.interior->string();
    pages = static_cast<int>(page_boxes(file).size());
  }
  if (pages < 1) throw InputError(fmt::format("'{}' has no pages: a cover needs a book", file));
  if (pages != own) {
    Diagnostics found;
    found.warning({spec.file, 0, 0},
                  fmt::format("'{}' has {} pages, but the spec makes {}: the spine is that of {}", file,
                              pages, own, pages),
                  "build the book again, or leave the file out");
    settle(found, notices);
  }
  return pages;
}

/// The paper that the spec names, or the first of the printer.
Length spine_of(const BookSpec& spec, const Printer& printer, const CoverRules& rules,
                const PrinterPaper* paper, int pages) {
  if (spec.cover.spine) return *spec.cover.spine;
  if (paper && paper->caliper) return spine_width(rules, *paper->caliper, pages);
  Diagnostics found;
  const Place& place = spec.cover.spine_place.file.empty() ? spec.printer_place : spec.cover.spine_place;
  found.error(
      place,
      fmt::format(
          "'{}' does not publish how thick its paper{} is, so that the spine of {} pages is not known",
          printer.name, paper ? fmt::format(" '{}'", paper->name) : "", bound_pages(pages)),
      "ask its calculator, and write what it says: cover: {spine: 12.3mm}");
  throw InputError(std::move(found));
}

}  // namespace

MadeCover produce_cover(const BookSpec& spec, const DataFiles& files, const CoverRequest& request,
                        Notices& notices) {
  const Stopwatch total;
  forget_library_warnings();
  std::list<Output> outputs;
  std::vector<std::filesystem::path> paths{request.pdf};
  if (request.front) paths.push_back(*request.front);
  refuse_overwriting(spec.file, paths);
  for (const auto& path : paths) outputs.emplace_back(path);

  PangoMeasurer measurer(spec.language);
  const ReadyBook ready = make_ready_book(spec, files, measurer, request.jobs, request.progress, notices);
  const HouseData& house = ready.book.house;
  const Printer printer = cover_printer(spec, house, files, notices);
  const CoverRules& rules = *printer.cover;
  const PrinterPaper* paper = find_paper(printer, house.printer.cover ? spec.paper : "", spec.ink);
  MadeCover made;
  made.printer = printer.name;
  made.paper = paper ? paper->name : "";
  made.pages = pages_of(spec, ready.book, request, notices);
  const Length spine = spine_of(spec, printer, rules, paper, made.pages);
  made.spine = spine.pt;
  made.design = design_of(spec, house);
  made.palette = palette_of(spec, house);

  const CoverBrief brief = cover_brief(ready.book, {rules, spine, made.pages, made.palette}, measurer);
  made.sheet = brief.place.sheet;
  const CoverLayers layers = make_cover(brief, made.design).value();
  const auto epoch = source_date();
  PdfWriter writer({brief.say.title, brief.say.author, brief.say.subtitle, spec.language,
                    "Mazefolio " MAZEFOLIO_VERSION, epoch},
                   Edition::print, PictureInk::color);
  writer.add({sheet_of(brief.place, layers, request.guides), ""});
  PressOptions press{Edition::print, spec.language, epoch.has_value()};
  press.trims = {brief.place.trim};
  if (printer.pdf == PdfKind::x_1a) press.most_ink = printer.max_ink.value_or(usual_most_ink);
  outputs.front().write(finish_pdf(writer.finish(), press));
  if (request.front) {
    const Frame front = front_of(brief.place, layers);
    outputs.back().write(to_png(front, 72 * front_pixels / front.size.height, PictureInk::color));
  }
  for (Output& file : outputs) file.flush();
  work_is_done();
  for (Output& file : outputs) {
    file.commit();
    made.files.push_back(file.written());
  }
  made.seconds = total.seconds();
  return made;
}

}  // namespace mazefolio::publish
