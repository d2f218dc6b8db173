#pragma once

#include "base/namespaces.h"
#include "base/raw_pdf.h"

class QPDF;

namespace mazefolio::pdf {

/// Finishes the structure that the renderer wrote: figures and links say these texts, artifacts and empty
/// elements leave it, links that lead nowhere become text. The marks in the contents of pages still are
/// the renderer's (with_artifact_marks).
void finish_structure(QPDF& pdf, const SpokenTexts& spoken);

}  // namespace mazefolio::pdf
