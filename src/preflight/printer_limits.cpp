#include "preflight/printer_limits.h"

#include <cmath>

namespace mazefolio::preflight {
namespace {

constexpr double inch = 72, mebibyte = 1024.0 * 1024, trim_slack = 1;

struct InchTrim {
  double width, height;
  int pages;
};
// White paper, black ink: KDP help GVBQ3CMEQW3W2VL6 and G201834180.
constexpr InchTrim kdp_trims[] = {
    {5, 8, 828},       {5.06, 7.81, 828}, {5.25, 8, 828},    {5.5, 8.5, 828},
    {6, 9, 828},       {6.14, 9.21, 828}, {6.69, 9.61, 828}, {7, 10, 828},
    {7.44, 9.69, 828}, {7.5, 9.25, 828},  {8, 10, 828},      {8.25, 6, 800},
    {8.25, 8.25, 800}, {8.5, 8.5, 590},   {8.5, 11, 590},    {8.27, 11.69, 780}};

void ask_as_kdp(PrinterLimits& to) {
  for (const InchTrim& t : kdp_trims) to.trims.push_back({{t.width * inch, t.height * inch}, t.pages});
  to.least_trim = {4 * inch, 6 * inch};
  to.largest_trim = {8.5 * inch, 11.69 * inch};
  to.beside_bleed = 0.375 * inch;
  to.line = 0.75;
  to.type = 7;
  to.gray = 0.1;
  to.file_bytes = 650 * mebibyte;
}

void ask_as_ingram(PrinterLimits& to) {
  to.blank_last = true;
  to.pdfx = true;
  to.beside_bleed = 0.5 * inch;
}

void ask_as_lulu(PrinterLimits& to) {
  to.bleed_at_spine = true;
  to.beside_bleed = 0.5 * inch;
}

struct PrinterRow {
  const char* name;
  void (*ask)(PrinterLimits&);
};
constexpr PrinterRow rows[] = {{"kdp", ask_as_kdp}, {"ingram", ask_as_ingram}, {"lulu", ask_as_lulu}};

}  // namespace

double PrinterLimits::inner(int pages) const {
  for (const GutterLimit& band : gutters)
    if (pages <= band.pages) return band.inner;
  return gutters.empty() ? 0 : gutters.back().inner;
}

const TrimLimit* PrinterLimits::trim(const Size& size) const {
  for (const TrimLimit& t : trims)
    if (std::abs(t.size.width - size.width) <= trim_slack &&
        std::abs(t.size.height - size.height) <= trim_slack)
      return &t;
  return nullptr;
}

PrinterLimits published_limits(const std::string& name) {
  PrinterLimits out;
  out.name = name;
  for (const PrinterRow& row : rows) {
    if (name.substr(0, name.find('-')) != row.name) continue;  // "kdp-bleed" is a profile of "kdp"
    out.press = true;
    out.bleed = 0.125 * inch;
    out.dpi = 300;
    out.ink_warning = 2.4;
    out.ink_error = 3;
    row.ask(out);
  }
  return out;
}

}  // namespace mazefolio::preflight
