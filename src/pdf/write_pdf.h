#pragma once

#include <functional>
#include <string_view>

#include "base/namespaces.h"

class QPDF;

namespace mazefolio::pdf {

/// Receives the bytes of a file in order.
using ByteSink = std::function<void(std::string_view)>;

/// Writes the finished file: equal objects give equal bytes. Compressed streams are copied as they are. A
/// linear file shows its first page before the rest has come.
void write_pdf(QPDF& pdf, const ByteSink& to, bool linear = false);

}  // namespace mazefolio::pdf
