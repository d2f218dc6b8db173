#include "pdf/rewrite_stream.h"

#include <algorithm>
#include <memory>
#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <utility>

#include "base/system/parallel.h"
#include "pdf/deflate.h"

namespace mazefolio::pdf {
namespace {

std::string content_of(QPDFObjectHandle stream) {
  if (!stream.isStream()) return "";
  const auto data = stream.getStreamData(qpdf_dl_generalized);
  return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
}

class Rewritten final : public QPDFObjectHandle::StreamDataProvider {
 public:
  Rewritten(QPDFObjectHandle original, StreamChange change)
      : original_(std::move(original)), change_(std::move(change)) {}
  void provideStreamData(QPDFObjGen const&, Pipeline* to) override {
    const std::string out = change_(content_of(original_));
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

void rewrite_all(const std::vector<QPDFObjectHandle>& streams, unsigned jobs,
                 const std::function<std::string(std::size_t, std::string)>& change) {
  constexpr std::size_t at_once = 256;  // so that the decoded pages of a book are never all in memory
  std::vector<std::string> contents(at_once);
  for (std::size_t first = 0; first < streams.size(); first += at_once) {
    const std::size_t count = std::min(at_once, streams.size() - first);
    for (std::size_t i = 0; i < count; ++i) contents[i] = content_of(streams[first + i]);
    parallel_for(count, jobs,
                 [&](std::size_t i) { contents[i] = deflated(change(first + i, std::move(contents[i]))); });
    for (std::size_t i = 0; i < count; ++i)
      if (QPDFObjectHandle stream = streams[first + i]; stream.isStream())
        stream.replaceStreamData(contents[i], QPDFObjectHandle::newName("/FlateDecode"),
                                 QPDFObjectHandle::newNull());
  }
}

}  // namespace mazefolio::pdf
