#pragma once

#include <span>
#include <string>

#include "cover/cover_brief.h"

namespace mazefolio::cover {

/// A design: it paints the ground of the whole sheet, and the content of the front.
struct CoverDesign {
  std::string name;
  void (*draw)(const CoverBrief& brief, CoverLayers& layers) = nullptr;
};
/// In the order of spec/cover_designs.def.
std::span<const CoverDesign> designs();

// The function of each design, in its own file.
#define COVER_DESIGN(NAME, SUMMARY) void draw_##NAME(const CoverBrief& brief, CoverLayers& layers);
#include "spec/cover_designs.def"
#undef COVER_DESIGN

}  // namespace mazefolio::cover
