// An SVG picture, as the bounded process reads it; not drawn, which is librsvg's work alone.
#include "fuzz/consume.h"
#include "render/svg_handle.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) { (void)svg_size(read_svg(std::string(bytes)).get()); }

}  // namespace mazefolio::tests
