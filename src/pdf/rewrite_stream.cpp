#include "pdf/rewrite_stream.h"

#include <memory>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <utility>

namespace mazefolio::pdf {
namespace {

class Rewritten final : public QPDFObjectHandle::StreamDataProvider {
 public:
  Rewritten(QPDFObjectHandle original, StreamChange change)
      : original_(std::move(original)), change_(std::move(change)) {}
  void provideStreamData(QPDFObjGen const&, Pipeline* to) override {
    const auto data = original_.getStreamData(qpdf_dl_generalized);
    const std::string out = change_({reinterpret_cast<const char*>(data->getBuffer()), data->getSize()});
    to->write(reinterpret_cast<const unsigned char*>(out.data()), out.size());
    to->finish();
  }

 private:
  QPDFObjectHandle original_;
  StreamChange change_;
};

}  // namespace

void rewrite(QPDFObjectHandle stream, StreamChange change) {
  const auto provider = std::make_shared<Rewritten>(stream.copyStream(), std::move(change));
  stream.replaceStreamData(provider, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
}

}  // namespace mazefolio::pdf
