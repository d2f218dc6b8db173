#include "pdf/press.h"

#include <fmt/format.h>

#include <memory>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <set>
#include <vector>

#include "base/diagnostic.h"
#include "pdf/four_inks.h"
#include "pdf/gray_ink.h"
#include "pdf/write_pdf.h"

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

/// Rewrites a stream when it is written, so that the decoded pages of a book are never all in memory.
class GrayInk final : public QPDFObjectHandle::StreamDataProvider {
 public:
  GrayInk(QPDFObjectHandle original, ColorInk colors)
      : original_(std::move(original)), colors_(std::move(colors)) {}
  void provideStreamData(QPDFObjGen const&, Pipeline* to) override {
    const auto data = original_.getStreamData(qpdf_dl_generalized);
    const std::string_view content(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
    const auto gray = gray_ink(content, colors_);
    const std::string_view out = gray ? std::string_view(*gray) : content;
    to->write(reinterpret_cast<const unsigned char*>(out.data()), out.size());
    to->finish();
  }

 private:
  QPDFObjectHandle original_;
  ColorInk colors_;
};

void rewrite(QPDFObjectHandle stream, const ColorInk& colors) {
  const auto provider = std::make_shared<GrayInk>(stream.copyStream(), colors);
  stream.replaceStreamData(provider, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
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

/// Groups ask for RGB blending, which makes four inks of gray again. The page can blend in the colors of the
/// device instead. A form is drawn with the opacity that its page has set, so it keeps its group unless
/// everything in it is opaque.
void use_gray_ink(const std::vector<QPDFObjectHandle>& pages, const ColorInk& colors) {
  std::set<QPDFObjGen> done;
  for (QPDFObjectHandle page : pages) {
    page.removeKey("/Group");
    if (QPDFObjectHandle contents = page.getKey("/Contents"); contents.isStream()) rewrite(contents, colors);
    if (QPDFObjectHandle resources = page.getKey("/Resources"); !is_opaque(resources))
      for (const QPDFObjectHandle& form : forms_of(resources)) done.insert(form.getObjGen());
  }
  for (QPDFObjectHandle page : pages)
    for (QPDFObjectHandle form : forms_of(page.getKey("/Resources")))
      if (done.insert(form.getObjGen()).second) {
        form.getDict().removeKey("/Group");
        rewrite(form, colors);
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
    }
    if (options.right_to_left) {
      QPDFObjectHandle root = pdf.getRoot();
      if (!root.hasKey("/ViewerPreferences"))
        root.replaceKey("/ViewerPreferences", QPDFObjectHandle::newDictionary());
      root.getKey("/ViewerPreferences").replaceKey("/Direction", QPDFObjectHandle::newName("/R2L"));
    }
    if (options.most_ink) {
      const auto inks = std::make_shared<const FourInks>(*options.most_ink);
      use_gray_ink(pdf.getAllPages(), [inks](double red, double green, double blue, bool lines) {
        return inks->operands(red, green, blue) + (lines ? " K" : " k");
      });
      use_four_inks(pdf, *inks);
    } else if (options.gray_ink) {
      use_gray_ink(pdf.getAllPages(), options.gray_colors ? ColorInk(luminance_ink) : ColorInk());
    }
    set_trims(pdf.getAllPages(), options.trims);
    std::string bytes;
    write_pdf(pdf, [&](std::string_view part) { bytes += part; });
    return bytes;
  });
}

int page_count(const std::string& pdf_bytes) {
  return with_pdf(pdf_bytes, [](QPDF& pdf) { return static_cast<int>(pdf.getAllPages().size()); });
}

}  // namespace mazefolio::pdf
