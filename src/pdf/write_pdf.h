#pragma once

#include <functional>
#include <string_view>

#include "base/namespaces.h"

class QPDF;

namespace mazefolio::pdf {

/// Told the bytes of a file as they come.
using ByteSink = std::function<void(std::string_view)>;

/// Writes what the press has made: the same objects give the same bytes. What is compressed stays as it is.
void write_pdf(QPDF& pdf, const ByteSink& to);

}  // namespace mazefolio::pdf
