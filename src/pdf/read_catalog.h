#pragma once

#include "pdf/pdf_facts.h"

class QPDF;

namespace mazefolio::pdf {

/// What the trailer and the catalog of an open file say; sizes are left to the caller.
FileFacts read_catalog(QPDF& pdf);

}  // namespace mazefolio::pdf
