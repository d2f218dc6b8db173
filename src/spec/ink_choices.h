#pragma once

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// What the field 'ink' of a book, or of a printer's paper, may say.
inline const Choices<Inks> ink_choices{{"black", Inks::black}, {"color", Inks::color}};

}  // namespace mazefolio::spec
