#pragma once

#include <functional>
#include <string_view>

#include "base/namespaces.h"

class QPDF;

namespace mazefolio::pdf {

/// Receives the bytes of a file in order.
using ByteSink = std::function<void(std::string_view)>;

struct WriteOptions {
  bool linear = false;       ///< the first page can be shown before the rest has come
  const char* version = "";  ///< of PDF; empty: the file's own
};

/// Writes the finished file: equal objects give equal bytes. Compressed streams are copied as they are.
void write_pdf(QPDF& pdf, const ByteSink& to, const WriteOptions& options = {});

}  // namespace mazefolio::pdf
