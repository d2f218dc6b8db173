#include "pdf/read_font.h"

#include <algorithm>
#include <cmath>
#include <qpdf/QPDFObjectHandle.hh>

#include "pdf/plain_objects.h"

namespace mazefolio::pdf {
namespace {

constexpr int most_codes = 256, most_cids = 65'536, most_widths = 200'000;

bool has_program(QPDFObjectHandle font) {
  QPDFObjectHandle descriptor = font.getKey("/FontDescriptor");
  if (!descriptor.isDictionary()) return false;
  for (const char* key : {"/FontFile", "/FontFile2", "/FontFile3"})
    if (descriptor.getKey(key).isStream()) return true;
  return false;
}

void read_simple_widths(QPDFObjectHandle font, double scale, FontFacts& out) {
  out.first = std::clamp(static_cast<int>(number_or(font.getKey("/FirstChar"), 0)), 0, most_codes);
  QPDFObjectHandle widths = font.getKey("/Widths");
  if (!widths.isArray()) return;
  for (int i = 0, n = std::min(widths.getArrayNItems(), most_codes); i < n; ++i)
    out.widths.push_back(number_or(widths.getArrayItem(i), 0) * scale);
}

/// "12 [500 600] 30 40 700": the widths from 12 on, and one for all from 30 to 40.
void read_cid_widths(QPDFObjectHandle descendant, FontFacts& out) {
  out.other_width = number_or(descendant.getKey("/DW"), 1000);
  QPDFObjectHandle w = descendant.getKey("/W");
  if (!w.isArray()) return;
  const int n = w.getArrayNItems();
  const auto cid_at = [&](int i) {
    return static_cast<int>(std::clamp(number_or(w.getArrayItem(i), 0), 0.0, double{most_cids}));
  };
  int left = most_widths;  // a few bytes may name all of them, again and again
  for (int i = 0; i + 1 < n && left > 0;) {
    QPDFObjectHandle second = w.getArrayItem(i + 1);
    if (second.isArray()) {
      for (int k = 0; k < second.getArrayNItems() && cid_at(i) + k < most_cids; ++k, --left)
        out.cid_widths[cid_at(i) + k] = number_or(second.getArrayItem(k), 0);
      i += 2;
    } else {
      if (i + 2 >= n) return;
      const double width = number_or(w.getArrayItem(i + 2), 0);
      for (int cid = cid_at(i); cid <= std::min(cid_at(i + 1), most_cids - 1); ++cid, --left)
        out.cid_widths[cid] = width;
      i += 3;
    }
  }
}

}  // namespace

FontFacts read_font(QPDFObjectHandle font) {
  FontFacts out;
  if (!font.isDictionary()) return out;
  if (QPDFObjectHandle name = font.getKey("/BaseFont"); name.isName()) out.name = name.getName().substr(1);
  QPDFObjectHandle kind = font.getKey("/Subtype");
  out.type3 = kind.isNameAndEquals("/Type3");
  out.composite = kind.isNameAndEquals("/Type0");
  double scale = 1;
  if (out.type3) {
    const PdfMatrix m = matrix_of(font.getKey("/FontMatrix"));
    out.em = std::abs(m.d) * 1000;
    scale = std::abs(m.a) * 1000;
    out.embedded = true;
    if (out.name.empty()) out.name = "Type 3";
  }
  if (!out.composite) {
    if (!out.type3) out.embedded = has_program(font);
    read_simple_widths(font, scale, out);
    return out;
  }
  QPDFObjectHandle all = font.getKey("/DescendantFonts");
  if (!all.isArray() || all.getArrayNItems() < 1 || !all.getArrayItem(0).isDictionary()) return out;
  QPDFObjectHandle descendant = all.getArrayItem(0);
  out.embedded = has_program(descendant);
  read_cid_widths(descendant, out);
  return out;
}

}  // namespace mazefolio::pdf
