#include "pdf/press.h"

#include <fmt/format.h>

#include <qpdf/QPDF.hh>
#include <set>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "pdf/artifact_marks.h"
#include "pdf/gray_ink.h"
#include "pdf/rewrite_stream.h"
#include "pdf/structure.h"
#include "pdf/write_pdf.h"
#include "pdf/xmp.h"

namespace mazefolio::pdf {
namespace {

/// Runs qpdf's work. Its exceptions name no file, so the message is our own.
template <class Fn>
auto with_pdf(const std::string& bytes, Fn work) {
  try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.processMemoryFile("the PDF", bytes.data(), bytes.size());
    return work(pdf);
  } catch (const QPDFExc& e) {
    throw WorldError(fmt::format("the PDF cannot be finished: {}", e.what()));
  }
}

bool is_opaque_state(QPDFObjectHandle state) {
  for (const char* key : {"/CA", "/ca"})
    if (state.hasKey(key) && !(state.getKey(key).isNumber() && state.getKey(key).getNumericValue() == 1))
      return false;
  if (state.hasKey("/SMask") && !state.getKey("/SMask").isNameAndEquals("/None")) return false;
  return !state.hasKey("/BM") || state.getKey("/BM").isNameAndEquals("/Normal");
}

constexpr int deepest_form = 20;

/// Whether everything drawn with these resources is opaque.
bool is_opaque(QPDFObjectHandle resources, int depth = 0) {
  if (!resources.isDictionary()) return true;
  if (depth > deepest_form) return false;
  if (auto states = resources.getKey("/ExtGState"); states.isDictionary())
    for (const auto& entry : states.ditems())
      if (!is_opaque_state(entry.second)) return false;
  if (auto objects = resources.getKey("/XObject"); objects.isDictionary())
    for (auto& entry : objects.ditems()) {
      if (!entry.second.isStream()) continue;
      QPDFObjectHandle dict = entry.second.getDict();
      if (dict.hasKey("/SMask") || dict.hasKey("/Mask")) return false;
      if (!is_opaque(dict.getKey("/Resources"), depth + 1)) return false;
    }
  return true;
}

std::vector<QPDFObjectHandle> forms_of(QPDFObjectHandle resources) {
  std::vector<QPDFObjectHandle> out;
  if (!resources.isDictionary()) return out;
  if (auto objects = resources.getKey("/XObject"); objects.isDictionary())
    for (auto& entry : objects.ditems())
      if (entry.second.isStream() && entry.second.getDict().getKey("/Subtype").isNameAndEquals("/Form"))
        out.push_back(entry.second);
  return out;
}

std::string with_gray_ink(std::string_view content) {
  auto gray = gray_ink(content);
  return gray ? std::move(*gray) : std::string(content);
}

/// Groups ask for RGB blending, which makes four inks of gray again. The page can blend in the colors of the
/// device instead. A form is drawn with the opacity that its page has set, so it keeps its group unless
/// everything in it is opaque.
void use_gray_ink(const std::vector<QPDFObjectHandle>& pages) {
  std::set<QPDFObjGen> done;
  for (QPDFObjectHandle page : pages) {
    page.removeKey("/Group");
    if (QPDFObjectHandle resources = page.getKey("/Resources"); !is_opaque(resources))
      for (const QPDFObjectHandle& form : forms_of(resources)) done.insert(form.getObjGen());
  }
  for (QPDFObjectHandle page : pages)
    for (QPDFObjectHandle form : forms_of(page.getKey("/Resources")))
      if (done.insert(form.getObjGen()).second) {
        form.getDict().removeKey("/Group");
        rewrite(form, with_gray_ink);
      }
}

/// A stream is rewritten once: its ink, and the marks of a screen edition.
void rewrite_contents(const std::vector<QPDFObjectHandle>& pages, const PressOptions& options) {
  const bool gray = options.gray_ink, marks = options.edition == Edition::screen;
  if (!gray && !marks) return;
  for (QPDFObjectHandle page : pages)
    if (QPDFObjectHandle contents = page.getKey("/Contents"); contents.isStream())
      rewrite(contents, [gray, marks](std::string_view content) {
        if (!marks) return with_gray_ink(content);
        const std::string marked = with_artifact_marks(content);
        return gray ? with_gray_ink(marked) : marked;
      });
}

}  // namespace

std::string finish_pdf(std::string pdf_bytes, const PressOptions& options) {
  return with_pdf(pdf_bytes, [&](QPDF& pdf) {
    if (QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
        !options.keep_dates && info.isDictionary()) {
      info.removeKey("/CreationDate");
      info.removeKey("/ModDate");
    }
    if (QPDFObjectHandle root = pdf.getRoot(); options.edition == Edition::screen) {
      if (!options.language.empty())
        root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(options.language));
      root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
      finish_structure(pdf, options.spoken);
      add_xmp(pdf, options.language, {{"pdfuaid", "http://www.aiim.org/pdfua/ns/id/", {{"part", "1"}}}});
    }
    if (options.right_to_left) {
      QPDFObjectHandle root = pdf.getRoot();
      if (!root.hasKey("/ViewerPreferences"))
        root.replaceKey("/ViewerPreferences", QPDFObjectHandle::newDictionary());
      root.getKey("/ViewerPreferences").replaceKey("/Direction", QPDFObjectHandle::newName("/R2L"));
    }
    rewrite_contents(pdf.getAllPages(), options);
    if (options.gray_ink) use_gray_ink(pdf.getAllPages());
    std::string bytes;
    write_pdf(
        pdf, [&](std::string_view part) { bytes += part; }, options.edition == Edition::screen);
    return bytes;
  });
}

int page_count(const std::string& pdf_bytes) {
  return with_pdf(pdf_bytes, [](QPDF& pdf) { return static_cast<int>(pdf.getAllPages().size()); });
}

}  // namespace mazefolio::pdf
