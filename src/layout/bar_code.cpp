// Sizes are those of EAN-13 at 100 percent: modules of 0.33 mm, bars of 22.85 mm, quiet zones of 11 and 7
// modules.
#include "layout/bar_code.h"

#include <fmt/format.h>
#include <zint.h>

#include <memory>

#include "base/diagnostic.h"
#include "base/geometry/length.h"

namespace mazefolio::layout {
namespace {

constexpr double module = millimeters(0.33).pt, bar_height = millimeters(22.85).pt, guard = 5 * module;
constexpr int quiet_left = 11, quiet_right = 7, modules = 95, half = 42;
constexpr double digit_pt = 8.4, isbn_pt = 8, line_height = 9;

bool is_guard(int i) { return i < 3 || i >= modules - 3 || (i >= 45 && i < 50); }

TextRun words(double x, double y, std::string text, const std::string& family, double size) {
  return {{x, y}, std::move(text), {family, size, false, false}, black, Align::center, 0};
}

}  // namespace

std::string isbn_digits(const std::string& isbn) {
  std::string digits;
  for (const char c : isbn)
    if ((c >= '0' && c <= '9') || c == 'X' || c == 'x') digits += c;
  if (digits.size() != 10) return digits;
  digits = "978" + digits.substr(0, 9);
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) sum += (digits[i] - '0') * (i % 2 == 0 ? 1 : 3);
  return digits + static_cast<char>('0' + (10 - sum % 10) % 10);
}

std::vector<bool> ean_modules(const std::string& digits) {
  const std::unique_ptr<zint_symbol, void (*)(zint_symbol*)> symbol(ZBarcode_Create(), ZBarcode_Delete);
  if (!symbol) throw InternalError("no memory for a bar code");
  symbol->symbology = BARCODE_EANX;
  const int failed = ZBarcode_Encode(symbol.get(), reinterpret_cast<const unsigned char*>(digits.data()),
                                     static_cast<int>(digits.size()));
  if (failed >= ZINT_ERROR || symbol->width != modules)
    throw InternalError(fmt::format("no bar code of '{}': {}", digits, symbol->errtxt));
  std::vector<bool> out;
  for (int i = 0; i < modules; ++i) out.push_back((symbol->encoded_data[0][i >> 3] >> (i & 7)) & 1);
  return out;
}

BarCode bar_code(const std::string& isbn, const std::string& family) {
  const std::string digits = isbn_digits(isbn);
  const std::vector<bool> dark = ean_modules(digits);
  BarCode out;
  out.size = {(quiet_left + modules + quiet_right) * module,
              line_height + bar_height + guard + digit_pt * 0.3};
  const double left = quiet_left * module, top = line_height;
  Path bars;
  for (int i = 0; i < modules;) {
    int end = i;
    while (end < modules && dark[static_cast<std::size_t>(end)] && is_guard(end) == is_guard(i)) ++end;
    if (end > i) {
      const Path bar = rectangle_path(
          {left + i * module, top, left + end * module, top + bar_height + (is_guard(i) ? guard : 0)});
      bars.verbs.insert(bars.verbs.end(), bar.verbs.begin(), bar.verbs.end());
      bars.points.insert(bars.points.end(), bar.points.begin(), bar.points.end());
    }
    i = std::max(end, i + 1);
  }
  out.items.emplace_back(Shape{std::move(bars), std::nullopt, black});
  const double baseline = top + bar_height + guard + digit_pt * 0.12;
  const double digit = half * module / 6;  // between digits
  out.items.emplace_back(words(left - 6.5 * module, baseline, digits.substr(0, 1), family, digit_pt));
  for (std::size_t i = 0; i < 12; ++i) {
    const double from = left + (i < 6 ? 3 : 50) * module;
    out.items.emplace_back(words(from + (static_cast<double>(i % 6) + 0.5) * digit, baseline,
                                 digits.substr(i + 1, 1), family, digit_pt));
  }
  const bool grouped = isbn.size() > 13;
  const std::string shown = "ISBN " + (grouped ? isbn : digits.substr(0, 3) + "-" + digits.substr(3));
  out.items.emplace_back(words(left + modules * module / 2, top - 2.4, shown, family, isbn_pt));
  return out;
}

}  // namespace mazefolio::layout
