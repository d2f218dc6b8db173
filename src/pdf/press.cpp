#include "pdf/press.h"

#include <fmt/format.h>

#include <map>
#include <memory>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "pdf/artifact_marks.h"
#include "pdf/four_inks.h"
#include "pdf/gray_ink.h"
#include "pdf/opacity.h"
#include "pdf/page_paths.h"
#include "pdf/pdfx.h"
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

std::vector<QPDFObjectHandle> forms_of(QPDFObjectHandle resources) {
  std::vector<QPDFObjectHandle> out;
  if (!resources.isDictionary()) return out;
  if (auto objects = resources.getKey("/XObject"); objects.isDictionary())
    for (auto& entry : objects.ditems())
      if (entry.second.isStream() && entry.second.getDict().getKey("/Subtype").isNameAndEquals("/Form"))
        out.push_back(entry.second);
  return out;
}

/// What becomes of the colors in a stream; nothing where they stay.
StreamChange ink_change(const PressOptions& options, const std::shared_ptr<const FourInks>& inks) {
  if (!inks && !options.gray_ink) return {};
  ColorInk colors;
  if (inks)
    colors = [inks](double red, double green, double blue, bool lines) {
      return inks->operands(red, green, blue) + (lines ? " K" : " k");
    };
  else if (options.gray_colors)
    colors = luminance_ink;
  return [colors](std::string_view content) {
    auto inked = gray_ink(content, colors);
    return inked ? std::move(*inked) : std::string(content);
  };
}

/// Groups ask for RGB blending, which makes four inks of gray again. The page can blend in the colors of the
/// device instead. A form is drawn with the opacity that its page has set, so it keeps its group unless
/// everything in it is opaque.
void use_ink(const std::vector<QPDFObjectHandle>& pages, const StreamChange& ink) {
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
        rewrite(form, ink);
      }
}

/// Pictures of pixels in four inks.
void use_four_inks(QPDF& pdf, const FourInks& inks) {
  for (QPDFObjectHandle object : pdf.getAllObjects()) {
    if (!object.isStream() || !object.getDict().getKey("/Subtype").isNameAndEquals("/Image") ||
        !object.getDict().getKey("/ColorSpace").isNameAndEquals("/DeviceRGB"))
      continue;
    const auto rgb = object.getStreamData(qpdf_dl_all);
    const std::string bytes(reinterpret_cast<const char*>(rgb->getBuffer()), rgb->getSize());
    object.replaceStreamData(inks.pixels(bytes), QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    object.getDict().replaceKey("/ColorSpace", QPDFObjectHandle::newName("/DeviceCMYK"));
  }
}

/// A small book is packed before other threads have started.
unsigned jobs_for(const RawPdf& raw, unsigned jobs) {
  constexpr std::size_t small = 100'000;
  std::size_t bytes = raw.bytes.size();
  for (const std::vector<std::string>& page : raw.paths)
    for (const std::string& path : page) bytes += path.size();
  return bytes < small ? 1 : jobs;
}

/// A stream is rewritten once: its paths, its ink, and the marks of a screen edition.
void rewrite_contents(const std::vector<QPDFObjectHandle>& pages, RawPdf& raw, const StreamChange& ink,
                      const PressOptions& options) {
  PagePaths& paths = raw.paths;
  const bool marks = options.edition == Edition::screen;
  if (!ink && !marks && paths.empty()) return;
  std::vector<QPDFObjectHandle> contents;
  for (QPDFObjectHandle page : pages) contents.push_back(page.getKey("/Contents"));
  rewrite_all(contents, jobs_for(raw, options.jobs), [&](std::size_t page, std::string content) {
    if (!paths.empty()) content = with_paths(content, std::exchange(paths.at(page), {}));
    if (marks) content = with_artifact_marks(content);
    return ink ? ink(content) : content;
  });
}

/// What lies beyond the trim is the bleed, to the edge of the page.
void set_trims(const std::vector<QPDFObjectHandle>& pages, const std::vector<Rect>& trims) {
  for (std::size_t i = 0; i < pages.size() && i < trims.size(); ++i) {
    QPDFObjectHandle page = pages[i];
    const QPDFObjectHandle::Rectangle media =
        QPDFPageObjectHelper(page).getAttribute("/MediaBox", false).getArrayAsRectangle();
    const Rect& trim = trims[i];
    page.replaceKey("/BleedBox", QPDFObjectHandle::newFromRectangle(media));
    page.replaceKey("/TrimBox",
                    QPDFObjectHandle::newFromRectangle({media.llx + trim.x0, media.ury - trim.y1,
                                                        media.llx + trim.x1, media.ury - trim.y0}));
  }
}

/// Cairo writes them for every page anew, though most pages use the same fonts.
void share_resources(const std::vector<QPDFObjectHandle>& pages) {
  std::map<std::string, QPDFObjectHandle> known;
  for (QPDFObjectHandle page : pages) {
    QPDFObjectHandle resources = page.getKey("/Resources");
    if (!resources.isIndirect()) continue;
    page.replaceKey("/Resources", known.try_emplace(resources.unparseResolved(), resources).first->second);
  }
}

}  // namespace

std::string finish_pdf(RawPdf raw, const PressOptions& options) {
  return with_pdf(raw.bytes, [&](QPDF& pdf) {
    if (QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
        !options.keep_dates && options.kind == PdfKind::plain && info.isDictionary()) {
      info.removeKey("/CreationDate");
      info.removeKey("/ModDate");
    }
    if (QPDFObjectHandle root = pdf.getRoot(); options.edition == Edition::screen) {
      if (!options.language.empty())
        root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(options.language));
      root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
      finish_structure(pdf, raw.spoken);
      add_xmp(pdf, options.language, {{"pdfuaid", "http://www.aiim.org/pdfua/ns/id/", {{"part", "1"}}}});
    }
    if (options.right_to_left) {
      QPDFObjectHandle root = pdf.getRoot();
      if (!root.hasKey("/ViewerPreferences"))
        root.replaceKey("/ViewerPreferences", QPDFObjectHandle::newDictionary());
      root.getKey("/ViewerPreferences").replaceKey("/Direction", QPDFObjectHandle::newName("/R2L"));
    }
    const auto inks = options.most_ink ? std::make_shared<const FourInks>(*options.most_ink) : nullptr;
    const StreamChange ink = ink_change(options, inks);
    rewrite_contents(pdf.getAllPages(), raw, ink, options);
    if (ink) use_ink(pdf.getAllPages(), ink);
    if (inks) use_four_inks(pdf, *inks);
    set_trims(pdf.getAllPages(), options.trims);
    make_kind(pdf, options.kind, options.language);
    share_resources(pdf.getAllPages());
    std::string bytes;
    write_pdf(pdf, [&](std::string_view part) { bytes += part; },
              {options.edition == Edition::screen, pdf_version_of(options.kind)});
    return bytes;
  });
}

int page_count(const std::string& pdf_bytes) {
  return with_pdf(pdf_bytes, [](QPDF& pdf) { return static_cast<int>(pdf.getAllPages().size()); });
}

}  // namespace mazefolio::pdf
