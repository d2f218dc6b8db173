#pragma once

#include <string>

#include "base/pdf_kind.h"

class QPDF;

namespace mazefolio::pdf {

/// The version of PDF that a kind is written in; empty: any.
const char* pdf_version_of(PdfKind kind);

/// Makes the file of this kind, plain or PDF/X: its boxes, dates, output intent and claims. Its pages must
/// print with one ink. Throws WorldError where PDF/X-1a excludes what they hold.
void make_kind(QPDF& pdf, PdfKind kind, const std::string& language);

}  // namespace mazefolio::pdf
