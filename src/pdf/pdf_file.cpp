#include "pdf/pdf_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <new>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFSystemError.hh>

#include "base/diagnostic.h"
#include "pdf/plain_objects.h"
#include "pdf/read_catalog.h"
#include "pdf/resource_shelf.h"

namespace mazefolio::pdf {
namespace {

constexpr std::size_t head_bytes = 1024;  // "%PDF-" stands in these
constexpr Rect letter{0, 0, 612, 792};

/// Runs qpdf's work; whatever it throws is said of the file.
template <class Fn>
auto on_file(const std::string& path, Fn work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const InputError&) {
    throw;
  } catch (const QPDFSystemError& e) {
    throw WorldError(fmt::format("cannot read {}", e.what()));
  } catch (const QPDFExc& e) {
    if (e.getErrorCode() == qpdf_e_password) throw InputError(fmt::format("{} needs a password", path));
    throw InputError(fmt::format("{} is a broken PDF: {}", path, e.getMessageDetail()));
  } catch (const std::exception& e) {
    throw InputError(fmt::format("{} is a broken PDF: {}", path, e.what()));
  }
}

std::shared_ptr<const std::string> content_of(QPDFObjectHandle contents, ResourceShelf& shelf) {
  if (contents.isStream()) return shelf.bytes_of(contents);
  std::string all;
  if (!contents.isArray()) return std::make_shared<const std::string>(all);
  for (int i = 0; i < contents.getArrayNItems(); ++i) {
    if (!contents.getArrayItem(i).isStream()) continue;
    const SharedBytes part = shelf.bytes_of(contents.getArrayItem(i));
    if (!part) return nullptr;
    all.append(*part).append("\n");
  }
  return std::make_shared<const std::string>(std::move(all));
}

void read_annotations(QPDFObjectHandle list, PageFacts& out) {
  if (!list.isArray()) return;
  for (int i = 0; i < list.getArrayNItems(); ++i) {
    QPDFObjectHandle annotation = list.getArrayItem(i);
    if (!annotation.isDictionary()) continue;
    if (++out.annotations > 1) continue;
    if (QPDFObjectHandle kind = annotation.getKey("/Subtype"); kind.isName())
      out.annotation = kind.getName().substr(1);
    out.annotation_box = rectangle_of(annotation.getKey("/Rect")).value_or(Rect{});
  }
}

}  // namespace

struct PdfFile::Impl {
  std::string path;
  QPDF pdf;
  std::vector<QPDFObjectHandle> pages;
  ResourceShelf shelf;
  FileFacts facts;
};

PdfFile::PdfFile(const std::string& path) : impl_(std::make_unique<Impl>()) {
  impl_->path = path;
  if (!begins_as_pdf(path)) throw InputError(fmt::format("{} is no PDF", path));
  on_file(path, [&] {
    QPDF& pdf = impl_->pdf;
    pdf.setSuppressWarnings(true);
    pdf.setAttemptRecovery(false);  // a file that has lost a page must not be found good
    pdf.processFile(path.c_str());
    impl_->pages = pdf.getAllPages();
    impl_->facts = read_catalog(pdf);
    impl_->facts.pages = impl_->pages.size();
    impl_->facts.bytes = static_cast<std::size_t>(std::filesystem::file_size(path));
    if (impl_->pages.empty()) throw InputError(fmt::format("{} has no pages", path));
  });
}
PdfFile::~PdfFile() = default;

const FileFacts& PdfFile::facts() const { return impl_->facts; }

PageFacts PdfFile::page(std::size_t index) const {
  return on_file(impl_->path, [&] {
    QPDFPageObjectHelper page(impl_->pages.at(index));
    impl_->shelf.turn_page();
    PageFacts out;
    out.media = rectangle_of(page.getAttribute("/MediaBox", false)).value_or(letter);
    out.crop = rectangle_of(page.getAttribute("/CropBox", false));
    QPDFObjectHandle dict = page.getObjectHandle();
    out.bleed = rectangle_of(dict.getKey("/BleedBox"));
    out.trim = rectangle_of(dict.getKey("/TrimBox"));
    out.art = rectangle_of(dict.getKey("/ArtBox"));
    if (const double unit = number_or(dict.getKey("/UserUnit"), 1); unit > 0) out.user_unit = unit;
    const double turn = std::fmod(number_or(page.getAttribute("/Rotate", false), 0), 360);
    out.rotation = (static_cast<int>(std::lround(turn / 90)) * 90 + 360) % 360;
    read_annotations(dict.getKey("/Annots"), out);
    QPDFObjectHandle group = dict.getKey("/Group");
    out.transparency_group = group.isDictionary() && group.getKey("/S").isNameAndEquals("/Transparency");
    out.resources = impl_->shelf.resources(page.getAttribute("/Resources", false));
    out.content = content_of(dict.getKey("/Contents"), impl_->shelf);
    return out;
  });
}

bool begins_as_pdf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw WorldError(fmt::format("cannot read {}", path));
  std::string head(head_bytes, '\0');
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(std::max<std::streamsize>(in.gcount(), 0)));
  return head.find("%PDF-") != std::string::npos;
}

}  // namespace mazefolio::pdf
