// Files are opened one after another, and only their page trees and dictionaries are kept. The bytes of pages
// and fonts are copied from file to file when the result is written.

#include "pdf/join_pdfs.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <qpdf/ClosedFileInputSource.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFSystemError.hh>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/sha256.h"
#include "base/system/parallel.h"

namespace mazefolio::pdf {
namespace {

namespace fs = std::filesystem;

/// Runs qpdf's work on one PDF that `open` gives it; `name` stands for it in errors.
template <class Open, class Fn>
auto with_pdf(const std::string& name, Open open, Fn work) {
  try {
    QPDF pdf;
    pdf.setSuppressWarnings(true);
    pdf.setAttemptRecovery(false);  // a file that lost a page must be an error
    open(pdf);
    const auto result = work(pdf);
    if (pdf.anyWarnings()) throw QPDFExc(pdf.getWarnings().front());
    return result;
  } catch (const QPDFExc& e) {
    throw WorldError(fmt::format("{} is no whole PDF: {}", name, e.getMessageDetail()));
  } catch (const QPDFSystemError& e) {
    throw WorldError(fmt::format("cannot read {}", e.what()));
  }
}

/// The file is closed afterwards, although its bytes are read once more later.
template <class Fn>
auto with_part(const fs::path& path, Fn work) {
  const auto input = std::make_shared<ClosedFileInputSource>(path.c_str());
  return with_pdf(
      path.string(),
      [&](QPDF& pdf) {
        input->stayOpen(true);
        pdf.processInputSource(input);
      },
      [&](QPDF& pdf) {
        const auto result = work(pdf);
        input->stayOpen(false);
        return result;
      });
}

/// The bytes are read once more later.
template <class Fn>
auto with_part(const std::string& bytes, Fn work) {
  return with_pdf(
      "a part", [&](QPDF& pdf) { pdf.processMemoryFile("a part", bytes.data(), bytes.size()); }, work);
}

/// Replaces equal objects by one. The objects that an object refers to are replaced first, so that equal
/// objects have equal texts.
class Sharing {
 public:
  QPDFObjectHandle shared(QPDFObjectHandle object) {
    if (object.isIndirect())
      if (const auto known = known_.find(object.getObjGen()); known != known_.end()) return known->second;
    if (object.isIndirect()) known_.emplace(object.getObjGen(), object);  // stops at a cycle
    share_parts(object);
    if (!object.isIndirect()) return object;
    const auto [first, is_new] = firsts_.try_emplace(sha256(text_of(object)), object);
    if (!is_new) copies_.push_back(object);
    return known_[object.getObjGen()] = first->second;
  }

  /// Call it when no object that is still to be shared refers to the earlier ones.
  void free_copies() {
    for (QPDFObjectHandle& copy : copies_)
      copy.getOwningQPDF()->replaceObject(copy.getObjGen(), QPDFObjectHandle::newNull());
    copies_.clear();
    known_.clear();
  }

 private:
  void share_parts(QPDFObjectHandle object) {
    if (object.isStream()) return share_parts(object.getDict());
    if (object.isDictionary())
      for (const std::string& key : object.getKeys()) object.replaceKey(key, shared(object.getKey(key)));
    if (object.isArray())
      for (int i = 0; i < object.getArrayNItems(); ++i)
        object.setArrayItem(i, shared(object.getArrayItem(i)));
  }

  static std::string text_of(QPDFObjectHandle object) {
    if (!object.isStream()) return object.unparseResolved();
    const auto data = object.getRawStreamData();
    return object.getDict().unparseResolved() + '\n' +
           std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
  }

  std::map<QPDFObjGen, QPDFObjectHandle> known_;
  std::map<std::string, QPDFObjectHandle> firsts_;
  std::vector<QPDFObjectHandle> copies_;
};

class Joiner {
 public:
  explicit Joiner(bool both_sides) : both_sides_(both_sides) {
    whole_.emptyPDF();
    whole_.setSuppressWarnings(true);
  }

  void add(QPDF& pdf) {
    if (pages_ == 0) {
      whole_.getTrailer().replaceKey("/Info", own_info(pdf));
      bound_right_ = is_bound_right(pdf);
    }
    const std::vector<QPDFObjectHandle> pages = pdf.getAllPages();
    for (QPDFObjectHandle page : pages) {
      page.removeKey("/Annots");  // links lead to pages of one book
      add_page(page);
    }
    sharing_.free_copies();
    if (both_sides_ && pages.size() % 2 != 0) add_page(empty_page(pages.back()));
  }

  int finish(const std::string& title, const ByteSink& to) {
    if (QPDFObjectHandle info = whole_.getTrailer().getKey("/Info"); info.isDictionary())
      info.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(title));
    whole_.getRoot().replaceKey("/ViewerPreferences", QPDFObjectHandle::parse(fmt::format(
                                                          "<< /DisplayDocTitle true /Duplex {}{} >>",
                                                          duplex(), bound_right_ ? " /Direction /R2L" : "")));
    write_pdf(whole_, to);
    // A stream that cannot be read any more is a warning to qpdf, which then writes something else.
    if (whole_.anyWarnings())
      throw WorldError(fmt::format("PDFs cannot be joined: {}", whole_.getWarnings().front().what()));
    return pages_;
  }

 private:
  void add_page(const QPDFObjectHandle& page) {
    whole_.addPage(page, false);
    ++pages_;
    QPDFObjectHandle added = whole_.getAllPages().back();
    for (const std::string& key : added.getKeys())
      if (key != "/Parent" && key != "/Contents") added.replaceKey(key, sharing_.shared(added.getKey(key)));
  }

  QPDFObjectHandle own_info(QPDF& pdf) {
    QPDFObjectHandle info = QPDFObjectHandle::newDictionary();
    if (QPDFObjectHandle theirs = pdf.getTrailer().getKey("/Info"); theirs.isDictionary())
      for (auto& [key, value] : theirs.getDictAsMap())
        if (value.isString()) info.replaceKey(key, QPDFObjectHandle::newString(value.getStringValue()));
    return whole_.makeIndirectObject(info);
  }

  QPDFObjectHandle empty_page(QPDFObjectHandle like) {
    QPDFObjectHandle page = QPDFObjectHandle::parse("<< /Type /Page /Resources << >> >>");
    page.replaceKey("/MediaBox", like.getKey("/MediaBox").unsafeShallowCopy());
    return whole_.makeIndirectObject(page);
  }

  // Preset of the viewer's print dialog.
  std::string duplex() {
    if (!both_sides_) return "/Simplex";
    QPDFObjectHandle first = whole_.getAllPages().front();
    const auto box = first.getKey("/MediaBox").getArrayAsRectangle();
    return box.urx - box.llx > box.ury - box.lly ? "/DuplexFlipShortEdge" : "/DuplexFlipLongEdge";
  }

  static bool is_bound_right(QPDF& pdf) {
    QPDFObjectHandle viewer = pdf.getRoot().getKey("/ViewerPreferences");
    return viewer.isDictionary() && viewer.getKey("/Direction").isNameAndEquals("/R2L");
  }

  const bool both_sides_;
  bool bound_right_ = false;  ///< as its first part
  QPDF whole_;
  Sharing sharing_;
  int pages_ = 0;
};

template <class Part>
int joined(const std::vector<Part>& pdfs, bool both_sides, const std::string& title, const ByteSink& to) {
  Joiner joiner(both_sides);
  for (const Part& part : pdfs) {
    throw_if_canceled();
    with_part(part, [&](QPDF& pdf) { return joiner.add(pdf), 0; });
  }
  return joiner.finish(title, to);
}

}  // namespace

int join_pdfs(const std::vector<fs::path>& pdfs, const std::string& title, const ByteSink& to) {
  const bool several = std::any_of(pdfs.begin(), pdfs.end(), [](const fs::path& path) {
    return with_part(path, [](QPDF& pdf) { return pdf.getAllPages().size() > 1; });
  });
  return joined(pdfs, several, title, to);
}

int join_sheets(const std::vector<std::string>& pdfs, const std::string& title, const ByteSink& to) {
  return joined(pdfs, false, title, to);
}

}  // namespace mazefolio::pdf
