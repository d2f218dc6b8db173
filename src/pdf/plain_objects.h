#pragma once

#include <optional>

#include "pdf/pdf_facts.h"

class QPDFObjectHandle;

namespace mazefolio::pdf {

// Objects of qpdf to plain values, whatever their type really is.

double number_or(QPDFObjectHandle object, double otherwise);
std::optional<Rect> rectangle_of(QPDFObjectHandle object);
PdfMatrix matrix_of(QPDFObjectHandle object);
/// A color space, by its name or as it is written out.
InkSpace ink_space_of(QPDFObjectHandle object, int depth = 0);

}  // namespace mazefolio::pdf
