#include "press/press.h"

#include <fmt/format.h>

#include <memory>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <set>

#include "base/diagnostic.h"
#include "press/grey_ink.h"

namespace mazefolio {
namespace {

class Append final : public Pipeline {
 public:
  explicit Append(std::string& to) : Pipeline("bytes", nullptr), to_(to) {}
  void write(unsigned char const* data, std::size_t count) override {
    to_.append(reinterpret_cast<const char*>(data), count);
  }
  void finish() override {}

 private:
  std::string& to_;
};

/// Does qpdf's work; what it throws names no file, so the message is ours.
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

/// Whether everything drawn with these resources covers what lies below it.
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

void rewrite(QPDFObjectHandle stream) {
  const auto data = stream.getStreamData(qpdf_dl_generalized);
  const std::string_view content(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
  if (const auto grey = grey_ink(content))
    stream.replaceStreamData(*grey, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

/// A group's colour space is RGB, and blending in it makes four inks of grey again. Where nothing blends it
/// is idle.
void use_grey_ink(QPDFObjectHandle page, std::set<QPDFObjGen>& done) {
  QPDFObjectHandle contents = page.getKey("/Contents");
  if (contents.isStream()) rewrite(contents);
  QPDFObjectHandle resources = page.getKey("/Resources");
  if (!is_opaque(resources)) return;
  page.removeKey("/Group");
  QPDFObjectHandle objects = resources.getKey("/XObject");
  if (!objects.isDictionary()) return;
  for (auto& entry : objects.ditems()) {
    QPDFObjectHandle form = entry.second;
    if (!form.isStream() || !form.getDict().getKey("/Subtype").isNameAndEquals("/Form")) continue;
    if (!done.insert(form.getObjGen()).second) continue;
    form.getDict().removeKey("/Group");
    rewrite(form);
  }
}

std::string write(QPDF& pdf) {
  std::string bytes;
  Append to(bytes);
  QPDFWriter writer(pdf);
  writer.setOutputPipeline(&to);
  writer.setDeterministicID(true);
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.setDecodeLevel(qpdf_dl_none);  // what is compressed stays as it is
  writer.setCompressStreams(true);
  writer.write();
  return bytes;
}

}  // namespace

std::string finish_pdf(std::string pdf_bytes, const PressOptions& options) {
  return with_pdf(pdf_bytes, [&](QPDF& pdf) {
    if (QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
        !options.keep_dates && info.isDictionary()) {
      info.removeKey("/CreationDate");
      info.removeKey("/ModDate");
    }
    if (QPDFObjectHandle root = pdf.getRoot(); options.screen) {
      if (!options.language.empty())
        root.replaceKey("/Lang", QPDFObjectHandle::newUnicodeString(options.language));
      root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<< /DisplayDocTitle true >>"));
    }
    if (options.grey_ink) {
      std::set<QPDFObjGen> done;
      for (const QPDFObjectHandle& page : pdf.getAllPages()) use_grey_ink(page, done);
    }
    return write(pdf);
  });
}

int page_count(const std::string& pdf_bytes) {
  return with_pdf(pdf_bytes, [](QPDF& pdf) { return static_cast<int>(pdf.getAllPages().size()); });
}

}  // namespace mazefolio
