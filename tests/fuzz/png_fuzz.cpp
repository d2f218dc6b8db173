// What is looked at before a PNG is decoded.
#include "fuzz/consume.h"
#include "render/read_png.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  if (is_png(bytes)) check_png(bytes);
}

}  // namespace mazefolio::tests
