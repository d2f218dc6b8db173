#include "pdf/write_pdf.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include "pdf/deflate.h"

namespace mazefolio::pdf {
namespace {

class ToSink final : public Pipeline {
 public:
  explicit ToSink(const ByteSink& to) : Pipeline("bytes", nullptr), to_(to) {}
  void write(unsigned char const* data, std::size_t count) override {
    to_({reinterpret_cast<const char*>(data), count});
  }
  void finish() override {}

 private:
  const ByteSink& to_;
};

}  // namespace

void write_pdf(QPDF& pdf, const ByteSink& to, const WriteOptions& options) {
  choose_compression();
  ToSink bytes(to);
  QPDFWriter writer(pdf);
  writer.setOutputPipeline(&bytes);
  writer.setDeterministicID(true);
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.setDecodeLevel(qpdf_dl_none);
  writer.setCompressStreams(true);
  writer.setLinearization(options.linear);
  if (*options.version) writer.forcePDFVersion(options.version);
  writer.write();
}

}  // namespace mazefolio::pdf
