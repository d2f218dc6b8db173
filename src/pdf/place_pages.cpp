// A page becomes a form, which is stored once and drawn wherever it is placed.

#include "pdf/place_pages.h"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include "base/diagnostic.h"
#include "base/system/parallel.h"

namespace mazefolio::pdf {
namespace {

namespace fs = std::filesystem;

template <class Fn>
auto with_source(const fs::path& path, Fn work) {
  try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processFile(path.c_str());
    if (pdf.isEncrypted()) throw WorldError(fmt::format("{} is encrypted", path.string()));
    return work(pdf);
  } catch (const WorldError&) {
    throw;
  } catch (const std::exception& e) {  // of qpdf, or of the file
    throw WorldError(fmt::format("the pages of {} cannot be read: {}", path.string(), e.what()));
  }
}

// As it is shown: the trimmed page in points, turned.
Size shown_size(QPDFPageObjectHelper page) {
  const auto box = page.getTrimBox().getArrayAsRectangle();
  QPDFObjectHandle unit = page.getObjectHandle().getKey("/UserUnit");
  const double scale = unit.isNumber() ? unit.getNumericValue() : 1;
  const Size size{std::fabs(box.urx - box.llx) * scale, std::fabs(box.ury - box.lly) * scale};
  QPDFObjectHandle rotate = page.getAttribute("/Rotate", false);
  const bool turned = rotate.isInteger() && rotate.getIntValue() / 90 % 2 != 0;
  return turned ? Size{size.height, size.width} : size;
}

/// The pages of the source as forms of the sheets.
class Forms {
 public:
  Forms(QPDF& source, QPDF& sheets) : pages_(source.getAllPages()), sheets_(sheets) {}
  QPDFObjectHandle operator[](int page) {
    QPDFObjectHandle& form = forms_[page];
    if (!form.isInitialized())
      form = sheets_.copyForeignObject(
          QPDFPageObjectHelper(pages_.at(static_cast<std::size_t>(page))).getFormXObjectForPage());
    return form;
  }

 private:
  std::vector<QPDFObjectHandle> pages_;
  QPDF& sheets_;
  std::map<int, QPDFObjectHandle> forms_;
};

// Origin bottom left, y up.
QPDFObjectHandle::Rectangle upright(const Rect& r, double height) {
  return {r.x0, height - r.y1, r.x1, height - r.y0};
}

void place(QPDF& pdf, QPDFPageObjectHelper sheet, const std::vector<PlacedPage>& places, Forms& forms) {
  const auto paper = sheet.getMediaBox().getArrayAsRectangle();
  QPDFObjectHandle objects = QPDFObjectHandle::newDictionary();
  std::string content;
  for (std::size_t i = 0; i < places.size(); ++i) {
    QPDFObjectHandle form = forms[places[i].page];
    const std::string name = fmt::format("/Page{}", i + 1);
    objects.replaceKey(name, form);
    const auto window = upright(places[i].window, paper.ury);
    const auto matrix =
        sheet.getMatrixForFormXObjectPlacement(form, upright(places[i].box, paper.ury), false, true, true);
    content += fmt::format("q {:.3f} {:.3f} {:.3f} {:.3f} re W n {} cm {} Do Q\n", window.llx, window.lly,
                           window.urx - window.llx, window.ury - window.lly, matrix.unparse(), name);
  }
  QPDFObjectHandle page = sheet.getObjectHandle();
  QPDFObjectHandle resources = page.getKey("/Resources");
  resources = resources.isDictionary() ? resources.shallowCopy() : QPDFObjectHandle::newDictionary();
  if (QPDFObjectHandle own = resources.getKey("/XObject"); own.isDictionary())
    for (const auto& [name, object] : own.ditems()) objects.replaceKey(name, object);
  resources.replaceKey("/XObject", objects);
  page.replaceKey("/Resources", resources);
  page.addPageContents(pdf.newStream(content), true);
}

}  // namespace

PageSource page_source(const fs::path& path) {
  return with_source(path, [&](QPDF& pdf) {
    PageSource out;
    for (const QPDFObjectHandle& page : pdf.getAllPages()) {
      out.pages.push_back(shown_size(QPDFPageObjectHelper(page)));
      if (!(out.pages.back().width > 0 && out.pages.back().height > 0))
        throw WorldError(fmt::format("page {} of {} has no size", out.pages.size(), path.string()));
    }
    if (out.pages.empty()) throw WorldError(fmt::format("{} has no pages", path.string()));
    if (QPDFObjectHandle info = pdf.getTrailer().getKey("/Info"); info.isDictionary())
      if (QPDFObjectHandle title = info.getKey("/Title"); title.isString()) out.title = title.getUTF8Value();
    QPDFObjectHandle viewer = pdf.getRoot().getKey("/ViewerPreferences");
    out.right_bound = viewer.isDictionary() && viewer.getKey("/Direction").isNameAndEquals("/R2L");
    return out;
  });
}

void place_pages(const fs::path& source, const std::string& sheets,
                 const std::vector<std::vector<PlacedPage>>& places, const SheetOptions& options,
                 const ByteSink& to) {
  with_source(source, [&](QPDF& pages) {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("the sheets", sheets.data(), sheets.size());
    Forms forms(pages, pdf);
    std::size_t side = 0;
    for (const QPDFObjectHandle& sheet : pdf.getAllPages()) {
      throw_if_canceled();
      place(pdf, QPDFPageObjectHelper(sheet), places.at(side++), forms);
    }
    pdf.getTrailer().getKey("/Info").replaceKey("/Title", QPDFObjectHandle::newUnicodeString(options.title));
    pdf.getRoot().replaceKey(
        "/ViewerPreferences",
        QPDFObjectHandle::parse(
            fmt::format("<< /DisplayDocTitle true /PrintScaling /None /Duplex {} >>", options.duplex)));
    write_pdf(pdf, to);
    return 0;
  });
}

}  // namespace mazefolio::pdf
