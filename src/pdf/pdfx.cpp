#include "pdf/pdfx.h"

#include <fmt/format.h>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/sha256.h"
#include "pdf/gray_profile.h"
#include "pdf/opacity.h"
#include "pdf/xmp.h"

namespace mazefolio::pdf {
namespace {

using Object = QPDFObjectHandle;

struct Kind {
  PdfKind kind;
  const char *version, *conformance, *pdf_version;
};
constexpr Kind kinds[] = {{PdfKind::x_1a, "PDF/X-1:2001", "PDF/X-1a:2001", "1.3"},
                          {PdfKind::x_4, "PDF/X-4", nullptr, "1.6"}};

const Kind* find(PdfKind kind) {
  for (const Kind& row : kinds)
    if (row.kind == kind) return &row;
  return nullptr;
}

/// The file has a date and a title because the standard asks for them: the renderer's date is not that of the
/// clock.
void fill_info(QPDF& pdf, const Kind& kind) {
  Object info = pdf.getTrailer().getKey("/Info");
  const std::string created = info.getKey("/CreationDate").getUTF8Value();
  if (created.compare(0, 2, "D:") != 0)  // Cairo 1.16 leaves it out
    info.replaceKey("/CreationDate", Object::newString("D:" + created));
  if (!info.hasKey("/ModDate")) info.replaceKey("/ModDate", info.getKey("/CreationDate"));
  if (!info.hasKey("/Title")) info.replaceKey("/Title", Object::newUnicodeString("Untitled"));
  info.replaceKey("/Trapped", Object::newName("/False"));
  info.replaceKey("/GTS_PDFXVersion", Object::newString(kind.version));
  if (kind.conformance) info.replaceKey("/GTS_PDFXConformance", Object::newString(kind.conformance));
}

Object text(const char* words) { return Object::newString(words); }

/// Offset presses of the web, the condition that printers of books ask for. In PDF/X-4 the file has to hold a
/// profile: that of one black ink.
void add_intent(QPDF& pdf, PdfKind kind) {
  Object intent = Object::parse("<< /Type /OutputIntent /S /GTS_PDFX >>");
  if (kind == PdfKind::x_1a) {
    intent.replaceKey("/OutputConditionIdentifier", text("CGATS TR 001"));
    intent.replaceKey("/OutputCondition", text("SWOP (Publication) Printing"));
    intent.replaceKey("/RegistryName", text("http://www.color.org"));
    intent.replaceKey("/Info", text("SWOP (Publication) Printing, CGATS TR 001"));
  } else {
    Object profile = pdf.newStream(gray_profile());
    profile.getDict().replaceKey("/N", Object::newInteger(1));
    intent.replaceKey("/OutputConditionIdentifier", text("Custom"));
    intent.replaceKey("/Info", text("One black ink"));
    intent.replaceKey("/DestOutputProfile", profile);
  }
  Object intents = Object::newArray();
  intents.appendItem(pdf.makeIndirectObject(intent));
  pdf.getRoot().replaceKey("/OutputIntents", intents);
}

void set_boxes(Object page) {
  const Object media = QPDFPageObjectHelper(page).getAttribute("/MediaBox", true);
  page.replaceKey("/MediaBox", media);
  page.removeKey("/CropBox");
  for (const char* box : {"/BleedBox", "/TrimBox"})
    if (!page.hasKey(box)) page.replaceKey(box, Object(media).shallowCopy());
}

/// Keys that PDF 1.3 does not have, where they say that all is opaque.
void drop_opacity(Object resources, int depth = 0) {
  constexpr int deepest = 20;
  if (!resources.isDictionary() || depth > deepest) return;
  if (Object states = resources.getKey("/ExtGState"); states.isDictionary())
    for (auto& entry : states.ditems())
      for (const char* key : {"/CA", "/ca", "/SMask", "/BM", "/AIS"}) entry.second.removeKey(key);
  if (Object forms = resources.getKey("/XObject"); forms.isDictionary())
    for (auto& entry : forms.ditems())
      if (entry.second.isStream()) {
        entry.second.getDict().removeKey("/Group");
        drop_opacity(entry.second.getDict().getKey("/Resources"), depth + 1);
      }
}

void add_claims(QPDF& pdf, const Kind& kind, const std::string& language) {
  const Object info = pdf.getTrailer().getKey("/Info");
  const std::string hash = sha256(Object(info).unparseResolved() + std::to_string(pdf.getAllPages().size()));
  const std::string id = fmt::format("uuid:{}-{}-{}-{}-{}", hash.substr(0, 8), hash.substr(8, 4),
                                     hash.substr(12, 4), hash.substr(16, 4), hash.substr(20, 12));
  add_xmp(pdf, language,
          {{"pdfxid", "http://www.npes.org/pdfx/ns/id/", {{"GTS_PDFXVersion", kind.version}}},
           {"xmpMM",
            "http://ns.adobe.com/xap/1.0/mm/",
            {{"DocumentID", id}, {"VersionID", "1"}, {"RenditionClass", "default"}}}});
}

}  // namespace

const char* pdf_version_of(PdfKind kind) {
  const Kind* row = find(kind);
  return row ? row->pdf_version : "";
}

void make_kind(QPDF& pdf, PdfKind kind, const std::string& language) {
  const Kind* row = find(kind);
  if (!row) return;
  int number = 0;
  for (Object page : pdf.getAllPages()) {
    ++number;
    page.removeKey("/Group");
    set_boxes(page);
    if (kind != PdfKind::x_1a) continue;
    Object resources = page.getKey("/Resources");
    if (!is_opaque(resources))
      throw WorldError(
          fmt::format("page {} holds something transparent, which {} excludes", number, row->conformance));
    drop_opacity(resources);
  }
  fill_info(pdf, *row);
  add_intent(pdf, kind);
  if (kind == PdfKind::x_4) add_claims(pdf, *row, language);
}

}  // namespace mazefolio::pdf
