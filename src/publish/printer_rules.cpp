#include "publish/printer_rules.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text/suggest.h"
#include "spec/data_files.h"
#include "spec/read_printer.h"

namespace mazefolio::publish {

PrinterLimits printer_rules(const std::string& printer, bool black) {
  PrinterLimits out = published_limits(printer);
  out.black = black;
  if (printer.empty()) return out;
  const DataFiles files;
  const std::vector<std::string> names = files.names("configs/printers");
  const bool is_file = printer.find_first_of("/.") != std::string::npos;
  if (!is_file && std::find(names.begin(), names.end(), printer) == names.end())
    throw InputError(fmt::format("unknown printer '{}'", printer), suggestion(printer, names));
  const Printer file = read_printer(files, {printer}).value();
  out.source = file.source;
  out.verified = file.verified;
  out.outside = file.outside.pt;
  out.top = file.top.pt;
  out.bottom = file.bottom.pt;
  for (const GutterBand& band : file.gutters) out.gutters.push_back({band.pages, band.gutter.pt});
  out.min_pages = file.min_pages;
  out.max_pages = file.max_pages;
  out.multiple = file.multiple;
  return out;
}

}  // namespace mazefolio::publish
