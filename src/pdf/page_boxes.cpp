#include "pdf/page_boxes.h"

#include <fmt/format.h>

#include <algorithm>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "base/diagnostic.h"

namespace mazefolio::pdf {
namespace {

constexpr const char* names[] = {"MediaBox", "CropBox", "BleedBox", "TrimBox"};

double number_of(QPDFObjectHandle value, double otherwise) {
  return value.isNumber() ? value.getNumericValue() : otherwise;
}

}  // namespace

std::vector<PageBoxes> page_boxes(const std::string& path) {
  try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processFile(path.c_str());
    std::vector<PageBoxes> out;
    for (const QPDFObjectHandle& object : pdf.getAllPages()) {
      QPDFPageObjectHelper page(object);
      PageBoxes boxes;
      for (const std::string name : names) {
        QPDFObjectHandle box = page.getAttribute("/" + name, false);  // media and crop box may be inherited
        if (!box.isRectangle()) continue;
        const auto r = box.getArrayAsRectangle();
        boxes.boxes.push_back({name, Rect{std::min(r.llx, r.urx), std::min(r.lly, r.ury),
                                          std::max(r.llx, r.urx), std::max(r.lly, r.ury)}});
      }
      boxes.user_unit = number_of(page.getObjectHandle().getKey("/UserUnit"), 1);
      boxes.rotation = static_cast<int>(number_of(page.getAttribute("/Rotate", false), 0));
      out.push_back(std::move(boxes));
    }
    return out;
  } catch (const std::exception& e) {  // of qpdf, or of the file
    throw WorldError(fmt::format("the pages of {} cannot be read: {}", path, e.what()));
  }
}

}  // namespace mazefolio::pdf
