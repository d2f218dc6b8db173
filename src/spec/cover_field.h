#pragma once

#include <span>
#include <string>

#include "spec/book_spec.h"
#include "spec/field_table.h"

namespace mazefolio::spec {

/// A design of covers. What draws it is a function of its name in cover/designs.
struct CoverDesignName {
  std::string name, summary;
};
std::span<const CoverDesignName> cover_designs();

/// The names of designs and of palettes, for fields.
Choices<std::string> design_choices();
Choices<std::string> palette_choices();

/// What the cover says, and how it looks.
Field<BookSpec> cover_field();

}  // namespace mazefolio::spec
