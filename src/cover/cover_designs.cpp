#include "cover/cover_designs.h"

namespace mazefolio::cover {

std::span<const CoverDesign> designs() {
  static const CoverDesign table[] = {
#define COVER_DESIGN(NAME, SUMMARY) {#NAME, draw_##NAME},
#include "spec/cover_designs.def"
#undef COVER_DESIGN
  };
  return table;
}

}  // namespace mazefolio::cover
