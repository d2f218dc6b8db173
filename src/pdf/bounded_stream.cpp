#include "pdf/bounded_stream.h"

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace mazefolio::pdf {
namespace {

/// A few bytes of a packed stream may be a thousand times as many, and a million times if it is packed twice.
constexpr int most_packings = 2;

struct TooLarge {};  // no std::exception: qpdf would take it for damage, and go on

class Bounded final : public Pipeline {
 public:
  explicit Bounded(std::size_t limit) : Pipeline("bounded", nullptr), limit_(limit) {}
  void write(unsigned char const* data, std::size_t count) override {
    if (count > limit_ - bytes_.size()) throw TooLarge{};
    bytes_.append(reinterpret_cast<const char*>(data), count);
  }
  void finish() override {}
  std::string take() { return std::move(bytes_); }

 private:
  std::size_t limit_;
  std::string bytes_;
};

bool packed_too_often(QPDFObjectHandle stream) {
  QPDFObjectHandle filters = stream.getDict().getKey("/Filter");
  return filters.isArray() && filters.getArrayNItems() > most_packings;
}

}  // namespace

SharedBytes bounded_stream(QPDFObjectHandle stream, std::size_t limit) {
  if (!stream.isStream() || packed_too_often(stream)) return nullptr;
  Bounded bytes(limit);
  try {
    if (!stream.pipeStreamData(&bytes, 0, qpdf_dl_generalized, true)) return nullptr;
  } catch (const TooLarge&) {
    return nullptr;
  }
  return std::make_shared<const std::string>(bytes.take());
}

}  // namespace mazefolio::pdf
