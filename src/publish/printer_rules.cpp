#include "publish/printer_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"

namespace mazefolio::publish {
namespace {

constexpr double mebibyte = 1024.0 * 1024;
constexpr int usual_ink = 240;     // percent; where printers say one, it is this
constexpr double flooded_ink = 3;  // more than this does not dry on any paper

Size size_of(Length width, Length height) { return {width.pt, height.pt}; }

}  // namespace

PrinterLimits limits_of(const Printer& printer, const std::string& paper, Inks ink) {
  PrinterLimits out;
  out.name = printer.name;
  out.source = printer.source;
  out.verified = printer.verified;
  out.press = !printer.papers.empty();
  out.black = ink == Inks::black;
  out.outside = printer.outside.pt;
  out.top = printer.top.pt;
  out.bottom = printer.bottom.pt;
  for (const GutterBand& band : printer.gutters) out.gutters.push_back({band.pages, band.gutter.pt});
  out.min_pages = printer.min_pages;
  out.max_pages = printer.max_pages;
  out.multiple = printer.multiple;
  out.blank_last = printer.blank_last;
  out.bleed = printer.bleed.outside.pt;
  out.bleed_at_spine = printer.bleed.inner.pt > 0;
  const PrinterPaper* chosen = find_paper(printer, paper, ink);
  for (const PrinterTrim& trim : printer.trims)
    out.trims.push_back(
        {size_of(trim.width, trim.height), page_limits(printer, {trim.width, trim.height, {}}, chosen).most});
  if (const auto& custom = printer.custom_trim) {
    out.least_trim = size_of(custom->width.low, custom->height.low);
    out.largest_trim = size_of(custom->width.high, custom->height.high);
  }
  if (!out.press) return out;
  out.line = printer.floors.line.pt;
  out.type = printer.floors.type.pt;
  out.gray = printer.floors.gray;
  out.dpi = printer.floors.dpi;
  out.ink_warning = printer.max_ink.value_or(usual_ink) / 100.0;
  out.ink_error = flooded_ink;
  out.file_bytes = printer.most_mib.value_or(0) * mebibyte;
  out.pdfx = printer.pdf != PdfKind::plain;
  return out;
}

PrinterLimits printer_rules(const std::string& printer, Inks ink) {
  if (printer.empty()) return {};
  const DataFiles files;
  const std::vector<std::string> names = files.names("configs/printers");
  const bool is_file = printer.find_first_of("/.") != std::string::npos;
  if (!is_file && std::ranges::find(names, printer) == names.end())
    throw InputError(fmt::format("unknown printer '{}'", printer), suggestion(printer, names));
  return limits_of(read_printer(files, {printer}).value(), "", ink);
}

}  // namespace mazefolio::publish
