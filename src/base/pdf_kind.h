#pragma once

#include "base/namespaces.h"

namespace mazefolio::base {

/// What finished PDFs have to be: any, or one of the kinds for printers, PDF/X-1a:2001 and PDF/X-4.
enum class PdfKind { plain, x_1a, x_4 };

}  // namespace mazefolio::base
