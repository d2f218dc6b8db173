#pragma once

#include "pdf/pdf_facts.h"

class QPDFObjectHandle;

namespace mazefolio::pdf {

/// What a font dictionary says; `to_unicode` is left empty.
FontFacts read_font(QPDFObjectHandle font);

}  // namespace mazefolio::pdf
