#include "prove/lies/pdf_edit.h"

#include <fmt/format.h>

#include <cmath>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <sstream>

namespace mazefolio::tests {

struct PdfEdit::State {
  std::string original;
  QPDF pdf;

  QPDFPageObjectHelper page(int number) {
    return QPDFPageDocumentHelper(pdf).getAllPages().at(static_cast<std::size_t>(number - 1));
  }
  /// What the page draws, with the forms that Cairo puts it into.
  std::vector<QPDFObjectHandle> streams(int number) {
    std::vector<QPDFObjectHandle> out = page(number).getPageContents();
    for (const auto& [name, form] : page(number).getFormXObjects()) out.push_back(form);
    return out;
  }
};

namespace {

std::string text_of(QPDFObjectHandle stream) {
  const auto data = stream.getStreamData(qpdf_dl_generalized);
  return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
}

void set_text(QPDFObjectHandle stream, const std::string& text) {
  stream.replaceStreamData(text, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

/// The points of a unit at a place of a content stream: what a matrix behind the last q says, or one.
double unit_at(const std::string& text, std::size_t at) {
  const std::size_t matrix = text.rfind(" cm ", at), saved = text.rfind("q ", at);
  if (matrix == std::string::npos || saved == std::string::npos || matrix < saved) return 1;
  std::istringstream numbers(text.substr(saved + 2, matrix - saved - 2));
  double a = 1, b = 0, c = 0, d = 1;
  numbers >> a >> b >> c >> d;
  return std::sqrt(std::fabs(a * d - b * c));
}

}  // namespace

PdfEdit::PdfEdit(const std::string& bytes) : state_(std::make_unique<State>()) {
  state_->original = bytes;
  state_->pdf.processMemoryFile("book", state_->original.data(), state_->original.size());
}
PdfEdit::~PdfEdit() = default;
PdfEdit::PdfEdit(PdfEdit&&) noexcept = default;
PdfEdit& PdfEdit::operator=(PdfEdit&&) noexcept = default;

void PdfEdit::draw_over(int page, const std::string& operators) {
  QPDFPageObjectHelper at = state_->page(page);
  const double height = at.getMediaBox().getArrayAsRectangle().ury;
  begin_with(page, "q");
  at.addPageContents(QPDFObjectHandle::newStream(
                         &state_->pdf, fmt::format("Q q 1 0 0 -1 0 {} cm\n{}\nQ\n", height, operators)),
                     false);
}

void PdfEdit::begin_with(int page, const std::string& operators) {
  state_->page(page).addPageContents(QPDFObjectHandle::newStream(&state_->pdf, operators + "\n"), true);
}

bool PdfEdit::replace(int page, const std::string& from, const std::string& to) {
  bool found = false;
  for (const QPDFObjectHandle& stream : state_->streams(page)) {
    std::string text = text_of(stream);
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
      found = true;
    }
    set_text(stream, text);
  }
  return found;
}

bool PdfEdit::scale_lines(int page, double width, double factor) {
  bool found = false;
  for (const QPDFObjectHandle& stream : state_->streams(page)) {
    const std::string text = text_of(stream);
    std::string out;
    std::size_t copied = 0;
    for (std::size_t at = text.find(" w"); at != std::string::npos; at = text.find(" w", at + 1)) {
      if (at + 2 < text.size() && text[at + 2] > ' ') continue;
      std::size_t begin = at;
      while (begin > 0 &&
             (std::isdigit(static_cast<unsigned char>(text[begin - 1])) || text[begin - 1] == '.'))
        --begin;
      const double unit = unit_at(text, begin);
      if (begin == at || std::fabs(std::stod(text.substr(begin, at - begin)) * unit - width) > 0.01) continue;
      out += text.substr(copied, begin - copied) + fmt::format("{:.6f}", width * factor / unit);
      copied = at;
      found = true;
    }
    set_text(stream, out + text.substr(copied));
  }
  return found;
}

void PdfEdit::set(int page, const std::string& key, const std::string& object) {
  state_->page(page).getObjectHandle().replaceKey(key, QPDFObjectHandle::parse(object));
}

std::string PdfEdit::bytes() const {
  QPDFWriter writer(state_->pdf);
  writer.setOutputMemory();
  writer.write();
  const auto buffer = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

}  // namespace mazefolio::tests
